import DecodingReport
import Foundation

/// What one style made of the payload, without the whys.
struct StyleAnswer: Sendable {
  let style: DecodingStyle
  /// The root type.
  let type: SwiftType
  /// The name by which the source declares it.
  let declaredModel: String
  /// The value, as text that is made when somebody looks.
  var result: Result<LazyText, any Error>
  let microseconds: Int
  /// Whether the style didn't decode, because Foundation doesn't read the document.
  private(set) var isRefused = false

  var failed: Bool {
    if case .failure = result { true } else { false }
  }

  /// Decodes, and notes how long that took.
  init(_ style: DecodingStyle, _ type: any Any.Type, _ decode: () throws -> Any) {
    self.style = style
    self.type = SwiftType(type)
    declaredModel = TypeName.declared(type)
    var result: Result<Any, any Error> = .success(())
    let duration = ContinuousClock().measure { result = Result(catching: decode) }
    self.result = result.map { LazyText(of: $0) }
    microseconds =
      Int(duration.components.seconds) * 1_000_000
      + Int(duration.components.attoseconds / 1_000_000_000_000)
  }

  /// The answer where Foundation doesn't read the document: nobody decodes then, so that the three
  /// columns stay comparable.
  func refused(_ refusal: FoundationProbe.Refusal) -> StyleAnswer {
    guard style == .smart else { return self }
    var answer = self
    answer.isRefused = true
    answer.result = .failure(
      refusal.said == nil
        ? FoundationProbe.unasked
        : DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: [], debugDescription: "The given data was not valid JSON.")))
    return answer
  }

  /// Makes the text of the value, which is small, and lets go of the value.
  func release() {
    if case .success(let text) = result { _ = text.text }
  }

  /// Whether the style's decode shows that Foundation read the document: it came to the model.
  var showsReading: Bool {
    guard style != .smart else { return false }
    switch result {
    case .success: return true
    case .failure(DecodingError.typeMismatch), .failure(DecodingError.keyNotFound),
      .failure(DecodingError.valueNotFound):
      return true
    case .failure: return false
    }
  }
}
