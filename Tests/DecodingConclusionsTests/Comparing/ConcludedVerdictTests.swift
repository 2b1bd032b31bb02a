import DecodingRecord
import Testing

@Suite struct ConcludedVerdictTests {
  enum Anything: Decodable {
    case text(String)
    indirect case list([Anything])
    indirect case object([String: Anything])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let list = try? value.decode([Anything].self) {
        self = .list(list)
      } else {
        self = .object(try value.decode([String: Anything].self))
      }
    }
  }

  struct Root: Decodable { let all: [Anything] }

  @Test func `of an element that holds a list all is shown`() throws {
    let tried = try Tried(Root.self, #"{"all": [{"z": ["a"]}, "b"]}"#)
    #expect(tried["$.all[0]"] == .asSent)
    #expect(tried.value("$.all[0]") == #".object(["z": .list([.text("a")])])"#)
  }

  struct Point: Decodable {
    let x: Int
    static let origin = Point(x: 0)
  }

  struct OrOrigin: Decodable {
    let point: Point
    init(from decoder: any Decoder) throws { point = (try? Point(from: decoder)) ?? .origin }
  }

  struct Shape: Decodable {
    let center, corner: Point
    enum CodingKeys: CodingKey { case center, corner }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      center = try keys.decode(OrOrigin.self, forKey: .center).point
      corner = try keys.decode(OrOrigin.self, forKey: .corner).point
    }
  }

  @Test func `something stands in for an empty object that lacks what is asked for`() throws {
    let tried = try Tried(Shape.self, #"{"center": {"x": 3}, "corner": {}}"#)
    #expect(tried.model.center.x == 3 && tried.model.corner.x == 0)
    #expect(tried["$.center"] == .asSent && tried["$.corner"] == .default)
  }
}
