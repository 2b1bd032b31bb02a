/// A type that a collection asks for under a key that it can't take: what is wrong is the key.
package protocol RefusedKey {}
