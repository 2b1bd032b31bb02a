/// A type that one of the protocols is for which types are looked at here.
///
/// A cast to a protocol that a type hasn't goes through all conformances of the program. Most types have
/// none of these: this cast spares them the others.
package protocol SpecialType: SendableMetatype {}

/// A type that finds out what a value is by asking for one type after the other, so that a call
/// that fails on the way says nothing of the value.
package protocol ProbingType: SpecialType {}
