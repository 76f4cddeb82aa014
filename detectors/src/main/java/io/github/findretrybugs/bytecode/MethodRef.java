package io.github.findretrybugs.bytecode;

import java.util.Comparator;
import org.objectweb.asm.Type;

/**
 * A method's name as bytecode has it.
 *
 * @param owner internal name of the class, as the call or the declaration names it
 * @param name the method's name
 * @param descriptor the method's descriptor
 */
public record MethodRef(String owner, String name, String descriptor) implements Comparable<MethodRef> {

    private static final Comparator<MethodRef> ORDER = Comparator.comparing(MethodRef::owner)
            .thenComparing(MethodRef::name)
            .thenComparing(MethodRef::descriptor);

    /** Name and descriptor, which is what overriding methods share. */
    public String signature() {
        return name + descriptor;
    }

    /** The same method looked for in another class. */
    public MethodRef in(String otherOwner) {
        return owner.equals(otherOwner) ? this : new MethodRef(otherOwner, name, descriptor);
    }

    /** How many parameters it takes, without a receiver. */
    public int parameterCount() {
        return Type.getArgumentCount(descriptor);
    }

    /** The descriptor of a parameter, counted from 0, without a receiver. */
    public String parameter(int index) {
        return Type.getArgumentTypes(descriptor)[index].getDescriptor();
    }

    /** Whether this is a constructor. */
    public boolean isConstructor() {
        return name.equals("<init>");
    }

    /** The method as a person writes it: {@code RestTemplate.postForObject}. */
    public String display() {
        String simple = ClassNames.simple(owner);
        return isConstructor() ? "new " + simple : simple + "." + name;
    }

    @Override
    public int compareTo(MethodRef other) {
        return ORDER.compare(this, other);
    }
}
