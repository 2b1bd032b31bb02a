import DecodingReport
import DecodingStyles
import Foundation
import Testing
import Workbench

@testable import Samples

/// What the lessons about patches say of null and missing keys.
@Suite struct PatchClaimsTests {
  /// The stored song, as a smart model too.
  private struct Stored: SmartCodable {
    var id = 0
    var title: String?
    var file: String?
    var likes: Int?
    var isLiked: Bool?
  }

  private static let stored = SongPatch.Song(
    id: 7, title: "Vår", file: "7.mp3", likes: 11, isLiked: false)

  private func patch(_ name: String) throws -> Data {
    Data(try #require(SampleCatalogueTests.entry("SongPatch").payload(named: name)).bytes)
  }

  /// `title file likes isLiked` of a song, `–` for nil.
  private func text(_ title: String?, _ file: String?, _ likes: Int?, _ isLiked: Bool?) -> String {
    [title, file, likes.map { "\($0)" }, isLiked.map { "\($0)" }]
      .map { $0 ?? "–" }.joined(separator: " ")
  }

  private func text(_ song: SongPatch.Song) -> String {
    text(song.title, song.file, song.likes, song.isLiked)
  }

  @Test(arguments: [
    ("as-received", "Vår 7.mp3 12 true", "Vår – 12 true", "Vår 7.mp3 12 true"),
    ("clean", "Vår 7.mp3 12 true", "Vår 7.mp3 12 true", "Vår 7.mp3 12 true"),
    ("likes-only", "Vår 7.mp3 13 false", "Vår 7.mp3 13 false", "Vår 7.mp3 13 false"),
    ("clear-title", "Vår 7.mp3 11 false", "– 7.mp3 11 false", "Vår 7.mp3 11 false"),
    ("likes-as-text", "typeMismatch", "typeMismatch", "Vår 7.mp3 13 false"),
    ("id-only", "Vår 7.mp3 11 false", "Vår 7.mp3 11 false", "Vår 7.mp3 11 false"),
  ])
  func `a patch changes what it names, and only three states can clear`(
    _ name: String, _ strict: String, _ default: String, _ smart: String
  ) throws {
    let json = try patch(name)
    func patched(_ change: (inout SongPatch.Song) throws -> Void) -> String {
      var song = Self.stored
      do {
        try change(&song)
        return text(song)
      } catch DecodingError.typeMismatch {
        return "typeMismatch"
      } catch {
        return "\(error)"
      }
    }
    let byStrict = patched {
      try JSONDecoder().decode(SongPatch.Strict.Patch.self, from: json).apply(to: &$0)
    }
    let byDefault = patched {
      try JSONDecoder().decode(SongPatch.Defaulted.Patch.self, from: json).apply(to: &$0)
    }
    var stored = Stored(id: 7, title: "Vår", file: "7.mp3", likes: 11, isLiked: false)
    #expect(SmartUpdater.update(&stored, from: json))
    let shown = try #require(
      SampleCatalogueTests.entry("SongPatch").patched(by: Array(json)))
    for (style, expected) in [
      (DecodingStyle.strict, strict), (.default, `default`), (.smart, smart),
    ] {
      let cells = shown.rows.dropFirst().map { $0.after[style] ?? "threw" }
      let words = expected == "typeMismatch" ? Array(repeating: "threw", count: 4) : nil
      let said = cells.map { $0 == "nil" ? "–" : $0.replacing("\"", with: "") }
      #expect(said == words ?? expected.split(separator: " ").map(String.init))
    }
    #expect(byStrict == strict)
    #expect(byDefault == `default`)
    #expect(text(stored.title, stored.file, stored.likes, stored.isLiked) == smart)
  }

  @Test(arguments: [
    ("as-received", #"{"file":null,"id":7,"isLiked":true,"likes":12}"#),
    ("clear-title", #"{"id":7,"title":null}"#),
    ("id-only", #"{"id":7}"#),
  ])
  func `a patch of three states encodes as it came`(_ name: String, _ json: String) throws {
    let patch = try JSONDecoder().decode(SongPatch.Defaulted.Patch.self, from: patch(name))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(patch), as: UTF8.self) == json)
  }

  @Test(arguments: [("title-null", true), ("title-missing", false)])
  func `a double optional is nil for null and missing alike, a tristate isn't`(
    _ name: String, _ isNull: Bool
  ) throws {
    let payload = try #require(SampleCatalogueTests.entry("WrongTypeAsNull").payload(named: name))
    let json = Data(payload.bytes)
    let strict = try JSONDecoder().decode(WrongTypeAsNull.Strict.Song.self, from: json)
    let tristate = try JSONDecoder().decode(WrongTypeAsNull.Defaulted.Song.self, from: json)
    let byHand = try JSONDecoder().decode(ByHand.self, from: json)
    let byCompiler = try JSONDecoder().decode(ByCompiler.self, from: json)
    #expect(state(of: strict.title) == "missing")
    #expect(state(of: byCompiler.title) == "missing")
    #expect(state(of: tristate.title) == (isNull ? "null" : "missing"))
    #expect(state(of: byHand.title) == (isNull ? "null" : "missing"))
    #expect(tristate.$title == (isNull ? .null : .missing))
  }

  private func state(of value: String??) -> String {
    switch value {
    case .none: "missing"
    case .some(.none): "null"
    case .some(.some(let text)): text
    }
  }

  private struct ByCompiler: Decodable {
    var title: String??
  }

  /// A double optional as the lesson says to decode it without a wrapper.
  private struct ByHand: Decodable {
    var title: String??

    enum CodingKeys: CodingKey {
      case title
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      if fields.contains(.title) {
        title = .some(try fields.decode(String?.self, forKey: .title))
      }
    }
  }
}
