import DecodingRecord
import Testing

@Suite struct EqualElementTests {
  struct Tags: Decodable {
    let names: Set<String>

    enum CodingKeys: CodingKey { case names }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      names = Set(try keys.decode([String].self, forKey: .names))
    }
  }

  @Test func `of equal elements that a set keeps once the first is as sent`() throws {
    let tried = try Tried(Tags.self, #"{"names": ["a", "b", "a"]}"#)
    #expect(tried.model.names == ["a", "b"])
    #expect(tried["$.names[0]"] == .asSent && tried["$.names[1]"] == .asSent)
    #expect(tried["$.names[2]"] == .dropped)
  }

  struct Firsts: Decodable {
    let numbers: [Int]
    let large: [Int]

    enum CodingKeys: CodingKey { case numbers, large }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      numbers = Array(try keys.decode([Int].self, forKey: .numbers).prefix(4))
      large = try keys.decode([Int].self, forKey: .large).filter { $0 > 10 }
    }
  }

  @Test func `of equal elements as many are as sent as a list holds`() throws {
    let tried = try Tried(
      Firsts.self, #"{"numbers": [1, 2, 1, 2, 1, 2, 1, 2], "large": [1, 20, 1, 20]}"#)
    #expect(tried.model.numbers == [1, 2, 1, 2] && tried.model.large == [20, 20])
    #expect((0..<4).allSatisfy { tried["$.numbers[\($0)]"] == .asSent })
    #expect((4..<8).allSatisfy { tried["$.numbers[\($0)]"] == .dropped })
    #expect(tried["$.large[1]"] == .asSent && tried["$.large[3]"] == .asSent)
    // None of those that are equal to one that isn't held is a duplicate.
    for place in [0, 2] {
      #expect(tried["$.large[\(place)]"] == .dropped)
      #expect(tried.reason("$.large[\(place)]") == .custom)
    }
  }
}
