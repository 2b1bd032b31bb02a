import DecodingStyles
import Foundation
import Testing

/// Wrappers of types that are decoded only, as most models of answers are.
@Suite
struct DecodableOnlyTests {
  private struct Item: Decodable, Hashable, DefaultValue, EmptyInitializable {
    var id = 0
    static var defaultValue: Item { Item(id: -1) }
  }

  private enum Seven: DefaultValueProvider {
    static var defaultValue: Item { Item(id: 7) }
  }

  private struct Answer: Decodable {
    @DefaultCodable var plain: Item
    @Default<Seven> var provided: Item
    @DefaultObject var object: Item
    @DefaultArray var array: [Item]
    @LossyArray var list: [Item]
    @LossySet var set: Set<Item>
    @LossyDictionary var members: [String: Item]
    @LossyOptional var optional: Item?
    @Tristate var state: Item??
    var elements: [LossyElement<Item>]
  }

  @Test func `they are filled, and fall back`() throws {
    let item = #"{"id": 1}"#
    let full = """
      {"plain": \(item), "provided": \(item), "object": \(item), "array": [\(item)],
       "list": [\(item), 2], "set": [\(item), 2], "members": {"a": \(item), "b": 2},
       "optional": \(item), "state": null, "elements": [\(item), 2]}
      """
    let answer = try JSONDecoder().decode(Answer.self, from: Data(full.utf8))
    let one = Item(id: 1)
    #expect(answer.plain == one && answer.provided == one && answer.object == one)
    #expect(answer.array == [one] && answer.list == [one] && answer.set == [one])
    #expect(answer.members == ["a": one] && answer.optional == one)
    #expect(answer.state == .some(.none))
    #expect(answer.elements.map(\.value) == [one, nil])
    let empty = try JSONDecoder().decode(Answer.self, from: Data(#"{"elements": []}"#.utf8))
    #expect(empty.plain.id == -1 && empty.provided.id == 7 && empty.object.id == 0)
    #expect(empty.array.isEmpty && empty.list.isEmpty && empty.optional == nil)
    #expect(empty.state == .none)
  }

  private struct SmartAnswer: SmartDecodable {
    @SmartFlat var flat = Item()
    @SmartOptional var optional: Item? = nil
    @SmartCompact.Array var list: [Item] = []
    @SmartCompact.Dictionary var members: [String: Item] = [:]
  }

  @Test func `those of smart models too`() throws {
    let json =
      #"{"id": "4", "optional": {"id": 2}, "list": [{"id": 3}], "members": {"a": {"id": 5}}}"#
    let answer = try SmartDecoder().decode(SmartAnswer.self, from: Data(json.utf8))
    #expect(answer.flat.id == 4 && answer.optional?.id == 2)
    #expect(answer.list.map(\.id) == [3] && answer.members["a"]?.id == 5)
  }
}
