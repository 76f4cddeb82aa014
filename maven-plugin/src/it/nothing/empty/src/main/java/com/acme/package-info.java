/** A package without classes. */
package com.acme;
