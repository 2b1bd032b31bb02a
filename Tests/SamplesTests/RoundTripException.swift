/// A value that doesn't come back from its own encoding, on purpose: the sample shows that.
struct RoundTripException {
  enum Format { case json, propertyList }

  var formats: Set<Format>
  /// The sample, the payload and the style.
  var place: String
  var because: String

  static func places(of sample: String, _ format: Format) -> Set<String> {
    Set(
      all.filter { $0.formats.contains(format) && $0.place.hasPrefix(sample + " ") }.map(\.place))
  }

  static let all =
    ["clean", "two"].map { payload in
      RoundTripException(
        formats: [.json, .propertyList], place: "BoolRecursion \(payload) strict",
        because: "The printed overload reads 0 and 1 alone, and what is written is a boolean.")
    }
    + ["as-received", "an-object"].map { payload in
      RoundTripException(
        formats: [.json, .propertyList], place: "AnyAsPrinted \(payload) strict",
        because: "The printed code takes an object's values for an array, but reads no array.")
    } + [
      RoundTripException(
        formats: [.json], place: "AnyAsPrinted whole-double smart",
        because: "JSONEncoder writes 5.0 as 5, and Any doesn't say what it wants.")
    ]
    + ["as-received", "clean"].flatMap { payload in
      ["ForgottenSuper \(payload) strict", "ForgottenSuper \(payload) default"].map {
        RoundTripException(
          formats: [.json, .propertyList], place: $0,
          because: "The lesson: encode(to:) forgets its superclass.")
      }
    }
    + ["as-received", "clean", "level-too-high"].map { payload in
      RoundTripException(
        formats: [.json, .propertyList], place: "WrapperAsObject \(payload) strict",
        because: "The lesson: the compiler's encode(to:) writes the wrapper as an object.")
    } + [
      RoundTripException(
        formats: [.json, .propertyList], place: "ForgottenSuper tricks-as-text default",
        because: "The lesson: encode(to:) forgets its superclass.")
    ]
    + ["clean", "liked-two", "liked-missing"].map { payload in
      RoundTripException(
        formats: [.json, .propertyList], place: "EitherOr \(payload) strict",
        because: "The printed code reads numbers alone, and what is written is a boolean.")
    }
    + ["as-received", "clean", "nick-name-null"].map { payload in
      RoundTripException(
        formats: [.json], place: "RenamingAndFinishing \(payload) smart",
        because: "JSONEncoder writes the property's own key, which isn't looked for any more.")
    }
}
