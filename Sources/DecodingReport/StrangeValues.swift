/// JSON values that no enum has a case for, and not alike: who takes the same case for all of them takes
/// it for any that it doesn't know.
package enum StrangeValues {
  package static let texts = ["\"\u{F8FF}\"", #""zqx-7391-no-such-case""#]
  package static let numbers = ["113", "119"]
  /// Numbers that no table has, and of which what is computed differs.
  static let farNumbers = ["100003", "-9973"]
}
