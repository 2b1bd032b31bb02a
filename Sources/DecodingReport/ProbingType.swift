/// A type that finds out what a value is by asking for one type after the other, so that a call
/// that fails on the way says nothing of the value.
package protocol ProbingType {}
