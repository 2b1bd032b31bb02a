import DecodingRecord
import Testing

@Suite struct CaseForNothingTests {
  enum Limit: Decodable, Equatable {
    case none
    case some(Int)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self = value.decodeNil() ? .none : .some(try value.decode(Int.self))
    }
  }

  struct Plan: Decodable {
    let limit: Limit
    let steps: [Limit]
  }

  @Test func `null is nil where an enum's case stands for it, and as sent in a list`() throws {
    let tried = try Tried(Plan.self, #"{"limit": null, "steps": [3, null]}"#)
    #expect(tried.model.limit == .none && tried.model.steps == [.some(3), .none])
    #expect(tried["$.limit"] == .nil && tried["$.steps[1]"] == .asSent)
  }
}
