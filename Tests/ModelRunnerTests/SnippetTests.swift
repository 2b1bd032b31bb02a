import DecodingReport
import ModelFacts
import ModelRunner
import Testing
import Workbench

/// Code as people paste it, compiled and decoded.
struct SnippetTests {
  private static let question = #"""
    import UIKit
    import SwiftUI

    struct User: Codable {
        let userName: String
        let born: Date
    }

    let json = """
    {"user_name": "Ada", "born": "1815-12-10"}
    """
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let format = DateFormatter()
    format.dateFormat = "yyyy-MM-dd"
    decoder.dateDecodingStrategy = .formatted(format)
    let users = try decoder.decode(User.self, from: Data(json.utf8))
    print(users)
    """#

  @Test func `its types, its text, its settings and its root are taken`() throws {
    let model = try Workshop.build(["Question.swift": Self.question])
    let snippet = try #require(model.snippet)
    #expect(model.root == "User")
    #expect(model.importsAside.map(\.module) == ["UIKit", "SwiftUI"])
    let payload = try #require(snippet.literal?.text)
    let report = Workshop.experiment(payload, in: try Workshop.process(model)).run()
    #expect(report.styles.map { $0.failure?.message } == [nil, nil, nil])
    #expect(report.styles[0].fields.map(\.outcome) == [.asSent, .asSent])
  }

  /// What was chosen for a parameter doesn't fit: all that was found of the code stays.
  @Test func `a root that can't be had gives way, and nothing else does`() throws {
    let source = #"""
      import UIKit
      protocol Entity: Decodable { var id: Int { get } }
      struct Plain: Codable { var name: String }
      struct Page<Item: Entity>: Decodable { var items: [Item] }
      let json = #"{"items": [{"name": "a"}]}"#
      """#
    let model = try Workshop.build(["Question.swift": source])
    #expect(model.root == "Plain")
    #expect(model.importsAside.map(\.module) == ["UIKit"])
    #expect(model.snippet?.literal?.text == #"{"items": [{"name": "a"}]}"#)
  }

  /// Leaving the rest out is of no help.
  @Test(arguments: ["", "class Controller: UIViewController {}"])
  func `a module that the types need isn't set aside`(other: String) throws {
    let source = """
      import UIKit
      struct Theme: Codable { var name: String; func color() -> UIColor? { nil } }
      \(other)
      """
    let problem = try #require(throws: ModelProblem.self) {
      _ = try Workshop.build(["Theme.swift": source])
    }
    #expect(
      problem
        == .missingModule(
          name: "UIKit", place: SourcePlace(file: "Theme.swift", line: 1, column: 8)))
  }

  /// An app's file: what decoding needs of it is found, wherever it stands.
  @Test func `what uses a module that isn't here is left out where decoding doesn't need it`()
    throws
  {
    let source = #"""
      import SwiftUI

      struct Film: Decodable, Identifiable {
        let id: Int
        let rating: Double
        @Trimmed var title: String
        let cut: Cut?
        var stars: String { rating.asStars }
      }
      enum Cut: String { case short, long }
      extension Cut: Decodable {}
      extension Film { var tint: Color { .red } }
      extension Film: Equatable { static func == (a: Film, b: Film) -> Bool { a.id == b.id } }
      @propertyWrapper struct Trimmed: Decodable {
        var wrappedValue: String
        init(from decoder: any Decoder) throws { wrappedValue = cleaned(try String(from: decoder)) }
      }
      func cleaned(_ text: String) -> String { text.lowercased() }
      extension Double { var asStars: String { "\(self)*" } }
      extension Color { init(hex: Int) { self = .red } }
      extension KeyedDecodingContainer {
        func decode(_ type: Double.Type, forKey key: Key) throws -> Double { 4.5 }
      }
      extension JSONDecoder { static let films = JSONDecoder() }
      struct ContentView: View {
        @State var film: Film?
        var body: some View { Text(film?.title ?? "").onAppear(perform: load) }
        func load() { film = try? JSONDecoder.films.decode(Film.self, from: Data(#"{"id": 1}"#.utf8)) }
      }
      #Preview { ContentView() }
      """#
    let model = try Workshop.build(["App.swift": source])
    #expect(model.root == "Film")
    let snippet = try #require(model.snippet)
    #expect(
      snippet.leftOut.map { "\($0.place.line) \($0.words)" } == [
        "12 extension Film { var tint: Color { .red…",
        "20 extension Color { init(hex: Int) { self…", "25 struct ContentView: View {",
        "30 #Preview { ContentView() }",
      ])
    #expect(snippet.literal?.text == #"{"id": 1}"#)
    #expect(model.decoders == ["JSONDecoder.films"])
    let report = Workshop.experiment(
      #"{"id": 1, "rating": "x", "title": "A", "cut": "long"}"#, in: try Workshop.process(model)
    ).run()
    #expect(
      report.styles[0].fields.map { "\($0.path) \($0.value ?? "")" } == [
        "$.id 1", #"$.title "a""#, "$.cut .long", "$.rating 4.5",
      ])
  }

  @Test func `of a view with a model in it the model stays, under its name`() throws {
    let source = #"""
      import SwiftUI
      print("it begins here, and is longer than what follows it")
      let sample = #"[{"id": "1"}]"#
      @MainActor final class Store: ObservableObject {
        @Published var users: [User] = []
        private static let unknown = 7
        struct User: Codable {
          @Lenient var id: Int
          @propertyWrapper struct Lenient: Codable {
            var wrappedValue: Int
            init(from decoder: any Decoder) throws {
              wrappedValue = (try? Int(from: decoder)) ?? Store.fallback()
            }
          }
        }
        init() {}
        nonisolated static func fallback() -> Int { Store.unknown }
        func load() { users = try! JSONDecoder().decode([User].self, from: Data(sample.utf8)) }
      }
      """#
    let model = try Workshop.build(["Store.swift": source])
    #expect(model.root == "[Store.User]")
    let snippet = try #require(model.snippet)
    #expect(
      snippet.leftOut.map { "\($0.place.line) \($0.words)" } == [
        "2 print(\"it begins here, and is longer th…", "5 @Published var users: [User] = []",
        "16 init() {}", "18 func load() { users = try! JSONDecoder(…",
      ])
    let payload = try #require(snippet.literal?.text)
    let report = Workshop.experiment(payload, in: try Workshop.process(model)).run()
    #expect(report.styles[0].fields.map { $0.value ?? "" } == ["User(id: 7)", "7"])
  }

  @Test func `a type that is decoded and not declared is told where that is`() throws {
    let problem = try #require(throws: ModelProblem.self) {
      _ = try Workshop.build([
        "a.swift": "let json = #\"{}\"#\nlet user = JSONDecoder().decode(User.self, from: json)"
      ])
    }
    #expect(
      problem
        == .undeclaredType(
          name: "User", place: SourcePlace(file: "a.swift", line: 2, column: 33)))
  }

  @Test(arguments: [
    ("keyDecodingStrategy", ".convertFromSnakeCase", true),
    ("keyDecodingStrategy", "JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase", true),
    ("dateDecodingStrategy", ".iso8601", true), ("dateDecodingStrategy", #""yyyy""#, true),
    ("dateDecodingStrategy", ".custom { _ in Date() }", false),
    ("dataDecodingStrategy", ".deferredToData", true), ("allowsJSON5", "true", true),
    ("userInfo", "[:]", false), ("assumesTopLevelDictionary", "true", false),
  ])
  func `what no option is, is told`(property: String, value: String, isOption: Bool) {
    let place = SourcePlace(file: "", line: 1, column: 1)
    let snippet = Snippet(
      literal: nil, otherLiterals: [], type: nil,
      settings: [Snippet.Setting(property: property, value: value, place: place)], leftOut: [])
    #expect(snippet.otherSettings.isEmpty == isOption)
    #expect((snippet.options != DecodingOptions()) == isOption)
  }
}
