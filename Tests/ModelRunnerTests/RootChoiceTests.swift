import DecodingReport
import JSONSource
import ModelFacts
import ModelRunner
import Testing
import Workbench

/// The type that a document is decoded as, without being told.
struct RootChoiceTests {
  private static let blog = """
    struct Post: Codable { var id: Int; var postTitle: String; var by: Author? }
    struct Draft: Codable { var text: String; var id: Int }
    struct Author: Codable {
      var name: String
      var mail: String?
      enum CodingKeys: String, CodingKey { case name, mail = "e-mail address" }
    }
    struct Page<Item: Decodable>: Decodable { let items: [Item]; let next: Int? }
    struct Answer<T> { let data: T }
    extension Answer: Decodable where T: Decodable {}
    struct Index<T: Decodable>: Decodable { let byName: [String: T] }
    struct Failure: Decodable { let error: Detail; struct Detail: Decodable { let code: Int } }
    enum Shape: Decodable { case circle(radius: Int), square }
    """

  private static func choice(_ source: String, _ json: String) throws -> RootChoice? {
    let compiler = try Workshop.builder().compiler
    let derivation = try DerivedModel(
      of: [ModelFile(name: "Model.swift", text: source)], in: compiler.installation,
      cache: compiler.cache, environment: compiler.environment)
    return RootChoice.choose(derivation.candidates, for: JSONDocument.parse(json))
  }

  @Test(arguments: [
    (#"{"id": 1, "postTitle": "a"}"#, "Post"), (#"{"id": 1, "text": "a"}"#, "Draft"),
    // Keys as a strategy would have them.
    (#"{"post_title": "a"}"#, "Post"), (#"{"e-mail address": "a"}"#, "Author"),
    (#"[{"id": 1, "postTitle": "a"}]"#, "[Post]"), (#"[{"name": "a"}]"#, "[Author]"),
    (#"{"x": {"id": 1, "text": "a"}, "y": {"id": 2}}"#, "[String: Draft]"),
    (#"{"items": [{"id": 1, "text": "a"}]}"#, "Page<Draft>"),
    (#"{"items": [1, 2]}"#, "Page<Int>"), (#"{"items": ["a"]}"#, "Page<String>"),
    (#"{"data": {"name": "a"}}"#, "Answer<Author>"),
    (#"{"data": [{"name": "a"}]}"#, "Answer<[Author]>"), (#"{"data": 1.5}"#, "Answer<Double>"),
    (#"{"data": {"items": [{"name": "a"}]}}"#, "Answer<Page<Author>>"),
    (#"[{"items": [true]}]"#, "[Page<Bool>]"),
    (#"{"byName": {"a": {"name": "A"}}}"#, "Index<Author>"),
    (#"{"error": {"code": 1}}"#, "Failure"), (#"{"code": 1}"#, "Failure.Detail"),
    (#"{"circle": {"radius": 1}}"#, "Shape"),
  ])
  func `it is the one whose keys are there`(json: String, type: String) throws {
    #expect(try Self.choice(Self.blog, json)?.type == type)
  }

  @Test(arguments: ["{}", "[]", "1", #""a""#, "null", "", #"{"other": 1}"#, "[1, 2]", "[[{}]]"])
  func `where no key is shared, none is`(json: String) throws {
    #expect(try Self.choice(Self.blog, json) == nil)
  }

  @Test(arguments: ["null", "[]", "{}"])
  func `an envelope with nothing in it is one of what no other type refers to`(
    body: String
  ) throws {
    let source = """
      struct Envelope<Body: Decodable>: Decodable {
        struct Cursor: Decodable { let page: Int }
        let body: Body
        let cursor: Cursor?
      }
      struct Garage: Decodable { let id: Int }
      """
    let choice = try Self.choice(source, #"{"body": \#(body), "cursor": null}"#)
    #expect(choice?.type == "Envelope<Garage>")
  }

  @Test func `what others hold comes after what none refers to, however like it is`() throws {
    let source = """
      struct Order: Codable { var id: Int; var items: [Item]; var total: Int }
      struct Item: Codable { var id: Int; var name: String }
      """
    #expect(try Self.choice(source, #"{"id": 1, "name": "a"}"#)?.type == "Order")
    #expect(try Self.choice(source, #"{"name": "a"}"#)?.type == "Item")
  }

  @Test func `why it isn't the first one is said`() throws {
    #expect(try Self.choice(Self.blog, #"{"id": 1, "postTitle": ""}"#)?.reason == nil)
    #expect(
      try Self.choice(Self.blog, #"[{"id": 1, "text": ""}]"#)?.reason
        == "the document is an array of objects that share 2 keys with Draft")
    #expect(
      try Self.choice(Self.blog, #"{"items": [1]}"#)?.reason
        == "the document is an object that shares one key with Page<Int>")
  }

  private static func build(_ source: String, _ json: String) throws -> CompiledModel {
    var builder = try Workshop.builder()
    builder.isStrictAlone = true
    return try builder.build(
      [ModelFile(name: "Model.swift", text: source)], type: nil,
      for: RootChoice.Payload(bytes: Array(json.utf8), options: DecodingOptions()))
  }

  /// Its keys aren't told by its source: only a try tells whether the document is one of its kind.
  @Test func `a type that decodes by hand is taken if it decodes`() throws {
    let source = """
      struct Drawing: Decodable {
        var circles: [Circle] = []
        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          while !list.isAtEnd { circles.append(try list.decode(Circle.self)) }
        }
      }
      struct Circle: Codable { var radius: Int }
      """
    #expect(try Self.build(source, #"[{"radius": 1}]"#).root == "Drawing")
    let other = try Self.build(source, #"{"radius": 1}"#)
    #expect(other.root == "Circle")
    #expect(other.usualRoot == "Drawing")
  }

  @Test func `a subclass that hands its decoder on has its superclass's keys, too`() throws {
    let source = """
      class Animal: Codable { var name: String; var legs: Int }
      final class Dog: Animal {
        var breed: String
        enum CodingKeys: String, CodingKey { case breed = "kind" }
        required init(from decoder: any Decoder) throws {
          breed = try decoder.container(keyedBy: CodingKeys.self)
            .decode(String.self, forKey: .breed)
          try super.init(from: decoder)
        }
      }
      """
    let dog = try Self.choice(source, #"{"name": "Rex", "legs": "4", "kind": null}"#)
    #expect(dog?.type == "Dog")
    #expect(try Self.choice(source, #"{"name": "Tom", "legs": 4}"#)?.type != nil)
  }

  private static let byHand = """
    struct Response<Body: Decodable>: Decodable {
      let status: String
      let body: Body?
      let next: Int
      private enum Key: String, CodingKey { case status, body = "data", page }
      init(from source: any Decoder) throws {
        let values = try source.container(keyedBy: Key.self)
        status = try values.decode(String.self, forKey: .status)
        body = try values.decodeIfPresent(Body.self, forKey: .body)
        next = ((try? values.decode(Int.self, forKey: .page)) ?? 0) + 1
      }
    }
    struct Owner: Decodable { let id: Int; let pets: [String] }
    struct Pair: Decodable {
      let a, b: Int
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        (a, b) = (try list.decode(Int.self), try list.decode(Int.self))
      }
    }
    """

  @Test(arguments: [
    (#"{"status": "OK", "data": {"id": 1, "pets": []}, "page": 1}"#, "Response<Owner>"),
    // Neither what may be missing nor what is bad keeps it from being the one.
    (#"{"status": "OK", "data": [{"id": "1"}]}"#, "Response<[Owner]>"),
    (#"{"id": 1, "pets": []}"#, "Owner"), (#"{"body": 1}"#, nil),
  ])
  func `keys that are asked for by hand are keys`(json: String, type: String?) throws {
    #expect(try Self.choice(Self.byHand, json)?.type == type)
  }

  @Test func `an envelope by hand is named as what fits, if it has the keys that it needs`() throws
  {
    var builder = try Workshop.builder()
    builder.isStrictAlone = true
    let model = try builder.build(
      [ModelFile(name: "Model.swift", text: Self.byHand)], type: "Owner")
    let process = try model.process(
      in: builder.compiler.installation, limits: ModelLimits(),
      environment: builder.compiler.environment)
    func fitting(_ json: String) -> String? {
      Experiment(
        model: "Owner", models: .elsewhere(process), source: "", bytes: Array(json.utf8),
        styles: [.strict]
      ).run().typeThatFits
    }
    #expect(fitting(#"{"status": "OK", "data": {"id": 1, "pets": []}}"#) == "Response<Owner>")
    #expect(fitting(#"{"data": {"id": 1, "pets": []}}"#) == nil)
  }

  @Test func `types can be composed, and what is no type is said`() throws {
    let files: KeyValuePairs = ["Model.swift": Self.blog]
    #expect(
      try Workshop.build(files, type: "Page<[String: Post?]>").root == "Page<[String: Post?]>")
    for (type, expected) in [("Page<Nope>", true), ("[Post", false), ("Page<Any>", false)] {
      let problem = try #require(throws: ModelProblem.self) {
        _ = try Workshop.build(files, type: type)
      }
      if case .unknownType(type, _) = problem {
        #expect(expected)
      } else if case .unusableType(type, _) = problem {
        #expect(!expected)
      } else {
        Issue.record("\(type): \(problem)")
      }
    }
  }

  @Test func `lists of a type, and what may be missing, are offered`() throws {
    let roots = try Self.build("struct A: Codable { var a: Int }", "[]").roots
    #expect(roots == ["A", "[A]", "[String: A]", "A?"])
    let source = """
      struct Page<Item: Decodable>: Decodable { var items: [Item] }
      struct A: Codable { var b: B }
      struct B: Codable { var a: Int }
      """
    let more = try Self.build(source, "[]").roots
    #expect(
      more == [
        "A", "B", "Page<A>", "[A]", "[String: A]", "A?", "[B]", "[String: B]", "B?",
      ])
  }
}
