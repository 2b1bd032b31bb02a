package import DecodingTrace
public import Foundation
package import JSONSource

/// Decodes JSON leniently: converts what has another form, and replaces what can't be converted.
///
/// It is used as Foundation's `JSONDecoder`, and has its settings. A property gets, in this order,
/// the value as sent, the value converted, its initial value (in a ``SmartDecodable`` model), its
/// type's default; an optional one gets its initial value or `nil`. An array, set or dictionary
/// is kept or replaced as a whole.
///
///     struct Order: SmartCodable {
///       var id = 0
///       var paid = false
///       var note: String?
///     }
///     let order = try SmartDecoder().decode(Order.self, from: data)
///     // {"id": "17", "paid": 1, "note": {}}  →  Order(id: 17, paid: true, note: nil)
///
/// What is accepted are the rules of SmartCodable 6, or of version 2, which article 003 describes
/// (``SmartProfile``). Ours differs where that loses something:
///
/// - Nothing is global: settings and log belong to a decoder, and decodes can run at one time.
/// - A number that no type can hold, `1e400`, affects its field; there, the document. A number keeps
///   its digits in a `String`, where SmartCodable writes what a `Double` has of them.
/// - Of equal keys the first counts, as in Foundation, and the log tells of the others.
/// - Text that Swift reads as a number but no clock shows, `"nan"`, is no date, nor is `"1.5.2"`.
/// - What can't be decoded at all throws with a reason.
///
/// A document that Foundation refuses throws `DecodingError.dataCorrupted` with line and column;
/// so does a root value that can't become the type, with the path and what was found. Types that
/// aren't smart are decoded by the same rules, without initial values.
public struct SmartDecoder: Sendable {
  /// How keys of the JSON become coding keys; before any mapping of the model's own.
  public var keyDecodingStrategy = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  /// How dates are read. By `.deferredToDate`, the default, smart decoding takes epochs in seconds
  /// or milliseconds, ISO 8601, and common spellings in the local time zone.
  public var dateDecodingStrategy = JSONDecoder.DateDecodingStrategy.deferredToDate
  /// How data is read.
  public var dataDecodingStrategy = JSONDecoder.DataDecodingStrategy.base64
  /// Which strings stand for infinities and NaN, besides those that Swift reads itself.
  public var nonConformingFloatDecodingStrategy =
    JSONDecoder.NonConformingFloatDecodingStrategy.throw
  /// Whether documents may be JSON5, as far as Foundation reads it.
  public var allowsJSON5 = false
  /// What models find in `Decoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// What becomes of a number with a fraction where an integer is wanted.
  public var numberStrategy = SmartNumberStrategy.strict
  /// The rules of conversion and fallback.
  public var profile = SmartProfile.six
  /// How much of each decode is logged.
  public var logLevel = SmartLogLevel.none
  /// Takes the log of a decode that has something to tell, when it is over, on its thread.
  public var logHandler: (@Sendable (SmartLog) -> Void)?

  /// Makes a decoder with profile 6 and `JSONDecoder`'s own strategies.
  public init() {}

  /// Decodes a value from a document.
  ///
  /// - Throws: `DecodingError`, or what a model's own code throws while the root is decoded.
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decode(type, from: data, at: "")
  }

  /// Decodes a value from a place within a document.
  ///
  /// The path's keys are spelled as the key strategy leaves them. Elements count from 0.
  ///
  ///     try decoder.decode(User.self, from: data, at: "data.users[0]")
  ///     // {"code": 200, "data": {"users": [{"name": "Ada"}]}}
  ///
  /// - Throws: as `decode(_:from:)`; `DecodingError.keyNotFound` where the path leads nowhere.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, at path: String
  ) throws -> Value {
    try data.withUnsafeBytes { source in
      // A container that the model holds on to may read the text later: the document keeps `data`.
      let document = JSONDocument.parse(
        source, heldBy: data, dialect: allowsJSON5 ? .json5 : .rfc8259)
      return try decode(type, from: document, loggingAt: path)
    }
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, from document: JSONDocument, loggingAt path: String
  ) throws -> Value {
    guard logLevel != .none, let logHandler else {
      return try decode(type, from: document, at: path, recorder: nil)
    }
    let recorder = DecodingRecorder()
    let result = Result { try decode(type, from: document, at: path, recorder: recorder) }
    var log = SmartLog(model: type, level: logLevel, events: recorder.events, document: document)
    if case .failure(let error) = result, recorder.events.isEmpty {
      log = SmartLog(model: type, level: logLevel, error: error)
    }
    if !log.entries.isEmpty { logHandler(log) }
    return try result.get()
  }

  /// Decodes a value from a parsed document, and notes each call in `recorder` where there is one.
  package func decode<Value: Decodable>(
    _ type: Value.Type, from document: JSONDocument, at path: String = "",
    recorder: DecodingRecorder?
  ) throws -> Value {
    if let error = SmartDocumentError(document) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: error.words))
    }
    let session = SmartSession(document, options: options, recorder: recorder)
    defer { session.close() }
    do {
      let root = try Self.place(path, in: session)
      guard recorder != nil else { return try session.value(type, root, depth: 0) }
      let event = session.event(.decode, container: -1, step: nil, node: root, type: type)
      return try session.recorded(event) { _ in try session.value(type, root, depth: 0) }
    } catch {
      throw session.completed(error)
    }
  }

  /// Decodes a value from a patch, with `current` for what the patch hasn't got.
  func decode<Value: Decodable>(
    _ type: Value.Type, patching current: Value, with patch: JSONDocument
  ) throws -> Value {
    guard SmartDocumentError(patch) == nil, patch.kind(of: 0) == .object else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The patch is no JSON object."))
    }
    let session = SmartSession(patch, options: options, recorder: nil)
    defer { session.close() }
    session.patch(current)
    return try session.value(type, patch.root, depth: 0)
  }

  private static func place(_ path: String, in session: SmartSession) throws -> Int {
    let root = session.document.root
    guard !path.isEmpty else { return root }
    guard let node = session.node(at: path, from: root) else {
      throw DecodingError.keyNotFound(
        SmartCodingKey(path),
        DecodingError.Context(codingPath: [], debugDescription: "There is no value at \(path)."))
    }
    return node
  }

  private var options: SmartOptions {
    SmartOptions(
      keys: keyDecodingStrategy, dates: dateDecodingStrategy, data: dataDecodingStrategy,
      floats: nonConformingFloatDecodingStrategy, userInfo: userInfo, profile: profile,
      numbers: numberStrategy)
  }
}
