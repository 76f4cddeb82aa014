package com.acme.orders.transaction;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Runs work when the current transaction is committed, or at once where there is none. What must not be lost when the
 * process dies in between belongs into the outbox instead.
 */
@Component
public class AfterCommit {

    public void run(Runnable work) { // FINE: FRB_EXTERNAL_CALL_IN_TRANSACTION -- the direct run is the branch without a transaction
        if (!TransactionSynchronizationManager.isActualTransactionActive()) {
            work.run();
            return;
        }
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                work.run();
            }
        });
    }
}
