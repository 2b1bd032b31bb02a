import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

@testable import Samples

/// What lessons say of a payload, held to the table that the program shows, and what they advise
/// to write, tried on Foundation.
@Suite struct TableClaimsTests {
  struct Claim: Sendable, CustomStringConvertible {
    var payload: String
    var path: String
    /// What stands in the three columns, as `decode` writes it; `nil` where the lesson says nothing.
    var cells: [String?]

    var description: String { "\(payload) \(path)" }

    init(_ payload: String, _ path: String, _ cells: String?...) {
      self.payload = payload
      self.path = path
      self.cells = cells
    }
  }

  static let claims = [
    Claim("WhatTheCompilerWrites age-as-text", "$.age", "threw", "threw", "converted = 42"),
    Claim("WhatTheCompilerWrites as-received", "$.since", "dropped", "dropped", "dropped"),
    Claim("BytesAndURLs as-received", "$.home", "converted = \"not%20a%20url\"", nil, nil),
    Claim("BytesAndURLs home-with-spaces", "$.icon", "as-sent", "as-sent", "as-sent"),
    Claim("BytesAndURLs icon-empty", "$.icon", "threw", "nil!", "nil!"),
    Claim("BytesAndURLs token-url-safe", "$.token", "threw", "as-sent", "default!"),
    Claim("BytesAndURLs token-not-padded", "$.token", "threw", "as-sent", "default!"),
    Claim("ChangingEmpties as-received", "$.address", "threw", "nil!", "nil!"),
    Claim("ChangingEmpties one-tag", "$.tags", "threw", "default! = []", "default! = []"),
    Claim("TypeField as-received", "$.entries[1]", "threw", "dropped!", "dropped!"),
    Claim("TypeField as-received", "$.entries", "threw", "converted", "default! = []"),
    Claim("TypeField width-as-text", "$.entries[1].width", "threw", "dropped!", "converted = 640"),
    Claim("StringOrObject a-note", "$.bugs.text", "dropped", "as-sent", "as-sent"),
    Claim("StringOrObject a-list", "$.bugs", "threw", "threw", "default!"),
    Claim("StringOrObject as-received", "$.bugs", "as-sent", "as-sent", "converted"),
    Claim("DictionaryKeys as-received", "$.paints", "threw", "as-sent", "as-sent"),
    Claim("DictionaryKeys pairs", "$.paints", "as-sent", "threw", "nil!"),
    Claim("DictionaryKeys new-color", "$.paints", "threw", "threw", "nil!"),
    Claim("DictionaryKeys shelf-by-name", "$.shelves", "not-reached", "converted", "default!"),
    Claim(
      "Envelope as-received", "$.data", "threw", "default = User(id: 0, name: \"\")",
      "default = User(id: 0, name: \"\")"),
    Claim("Envelope data-a-list", "$.data", "threw", "default!", "default!"),
    Claim("Envelope no-envelope", "$.data", "not-reached", "default", "default"),
    Claim("FoundationShapes clean", "$.place", "as-sent", "as-sent", "as-sent"),
    Claim("FoundationShapes place-an-object", "$.place", "threw", "nil!", "default!"),
    Claim("FoundationShapes pages-turned", "$.pages", "threw", "nil!", "default!"),
    Claim("RenamingAndFinishing as-received", "$.profile.name", nil, nil, "as-sent = \"Ann\""),
    Claim("RenamingAndFinishing nick-name-null", "$.profile.name", nil, nil, "as-sent = \"Ann\""),
    Claim("RenamingAndFinishing own-name", "$.name", "dropped", "dropped", "dropped"),
    Claim(
      "RenamingAndFinishing nothing", "$.nick_name", "threw", "default = \"\"",
      "default = \"User 7\""),
    Claim("ReadingErrors as-received", "$.unit", "threw", "default!", "converted = \"7\""),
    Claim("ReadingErrors as-received", "$.isValid", "not-reached", "default!", "default!"),
    Claim("ObservableKeys as-received", "$.theme", "dropped", "as-sent", "as-sent"),
    Claim("EitherOr as-received", "$.isLiked", "threw", "as-sent", "as-sent"),
    Claim("EitherOr liked-two", "$.isLiked", "converted! = false", "default! = false", "default!"),
    Claim("EitherOr liked-as-text", "$.isLiked", "threw", "converted = true", "converted = true"),
    Claim("WrittenBack pieces-as-text", "$.pieces", "threw", "default! = 0", "converted = 2"),
    Claim("WrongTypeAsNull title-null", "$.title", "nil", "as-sent = .some(nil)", "nil"),
    Claim("WrongTypeAsNull title-missing", "$.title", "nil", "nil", "nil"),
    Claim("SongPatch as-received", "$.file", "nil", "as-sent", "nil"),
  ]

  @Test(arguments: claims)
  func `the table shows what the lesson says`(_ claim: Claim) throws {
    let words = claim.payload.split(separator: " ").map(String.init)
    let entry = try SampleCatalogueTests.entry(words[0])
    let payload = try #require(entry.payload(named: words[1]))
    let report = Experiment(entry: entry, source: payload.name, bytes: payload.bytes).run()
    for (style, cell) in zip(DecodingStyle.allCases, claim.cells) {
      guard let cell else { continue }
      let field = report[style]?.fields.first { $0.path.description == claim.path }
      let said = try #require(field, "\(claim) \(style)")
      let text = said.outcome.rawValue + (said.silentLoss ? "!" : "")
      let value = cell.contains(" = ") ? " = " + (said.value ?? "") : ""
      #expect(text + value == cell, "\(claim) \(style)")
    }
  }

  private func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `an error tells of one field, in the model's order, and words without a place`() throws
  {
    func error(_ payload: String) throws -> DecodingError? {
      let bytes = try #require(
        SampleCatalogueTests.entry("ReadingErrors").payload(named: payload)
      ).bytes
      return #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(ReadingErrors.Strict.Reading.self, from: Data(bytes))
      }
    }
    guard case .typeMismatch(_, let context)? = try error("as-received") else {
      Issue.record("another error")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["unit"])
    guard case .dataCorrupted(let context)? = try error("count-a-fraction") else {
      Issue.record("another error")
      return
    }
    #expect(context.codingPath.isEmpty)
    #expect(context.debugDescription == "The given data was not valid JSON.")
    // The place is in neither text.
    for payload in ["as-received", "count-a-fraction", "unit-missing"] {
      #expect(try error(payload)?.localizedDescription.contains("unit") == false)
    }
  }

  @Test func `two documents, a line each, are no JSON as a whole`() throws {
    let clean = try #require(SampleCatalogueTests.entry("ReadingErrors").payload(named: "clean"))
    let lines = Data(clean.bytes + Array("\n".utf8) + clean.bytes)
    typealias Models = ReadingErrors
    for decode in [
      { _ = try JSONDecoder().decode(Models.Strict.Reading.self, from: lines) },
      { _ = try JSONDecoder().decode(Models.Defaulted.Reading.self, from: lines) },
      { _ = try SmartDecoder().decode(Models.Smart.Reading.self, from: lines) },
    ] as [() throws -> Void] {
      guard case .dataCorrupted? = #expect(throws: DecodingError.self, performing: decode) else {
        Issue.record("another error")
        return
      }
    }
  }

  @Test(arguments: [("1", true), ("0", false), ("true", true), ("false", false)])
  func `a Bool is asked for first, and then an Int`(_ json: String, _ isLiked: Bool) throws {
    struct Song: Decodable {
      var isLiked: Bool

      enum CodingKeys: CodingKey { case isLiked }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        if let flag = try? fields.decode(Bool.self, forKey: .isLiked) {
          isLiked = flag
        } else {
          isLiked = try fields.decode(Int.self, forKey: .isLiked) == 1
        }
      }
    }
    #expect(try decode(Song.self, #"{"isLiked": \#(json)}"#).isLiked == isLiked)
    #expect(throws: DecodingError.self) { try decode(Song.self, #"{"isLiked": "true"}"#) }
  }

  @Test func `an entry of a new type keeps its place`() throws {
    enum Entry: Decodable {
      case text(TypeField.Strict.Text)
      case photo(TypeField.Strict.Photo)
      case unknown(String)

      enum CodingKeys: CodingKey { case type }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let type = try fields.decode(String.self, forKey: .type)
        switch type {
        case "text": self = .text(try TypeField.Strict.Text(from: decoder))
        case "photo": self = .photo(try TypeField.Strict.Photo(from: decoder))
        default: self = .unknown(type)
        }
      }
    }
    struct Feed: Decodable { var entries: [Entry] }
    let payload = try #require(
      SampleCatalogueTests.entry("TypeField").payload(named: "as-received"))
    let feed = try JSONDecoder().decode(Feed.self, from: Data(payload.bytes))
    #expect(feed.entries.count == 3)
    guard case .unknown("poll") = feed.entries[1] else {
      Issue.record("\(feed.entries[1])")
      return
    }
    #expect(throws: DecodingError.self) { try decode(Entry.self, #"{"type": "photo"}"#) }
  }

  @Test func `an envelope is asked for its error first`() throws {
    struct Failure: Decodable { var code: Int }
    enum Answer: Decodable {
      case failure(Failure)
      case user(Envelope.Strict.User)

      enum CodingKeys: CodingKey { case data, error }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let failure = try fields.decodeIfPresent(Failure.self, forKey: .error)
        self =
          if let failure { .failure(failure) } else {
            .user(try fields.decode(Envelope.Strict.User.self, forKey: .data))
          }
      }
    }
    for (payload, isFailure) in [("as-received", true), ("clean", false)] {
      let bytes = try #require(
        SampleCatalogueTests.entry("Envelope").payload(named: payload)
      ).bytes
      let answer = try JSONDecoder().decode(Answer.self, from: Data(bytes))
      if case .failure = answer { #expect(isFailure) } else { #expect(!isFailure) }
    }
    #expect(throws: DecodingError.self) { try decode(Answer.self, #"{"version": 2}"#) }
  }
}
