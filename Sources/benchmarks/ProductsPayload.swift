/// Makes the JSON of records of forty fields: the same on every run.
struct ProductsPayload {
  /// The order in which an object's keys stand.
  enum Order: String, CaseIterable {
    /// As the models declare them.
    case declared
    case reversed
    /// Another one in every object.
    case random
  }

  private var random = SplitMix(state: 4040)

  /// The bytes of an array of `count` records.
  static func make(count: Int, _ order: Order) -> [UInt8] {
    var payload = ProductsPayload()
    let objects = (0..<count).map { payload.product($0, order) }
    return Array(("[" + objects.joined(separator: ",") + "]").utf8)
  }

  private mutating func product(_ index: Int, _ order: Order) -> String {
    var members = fields(index)
    switch order {
    case .declared: break
    case .reversed: members.reverse()
    case .random:
      for last in members.indices.dropFirst().reversed() {
        members.swapAt(last, random.below(last + 1))
      }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// The members in declared order.
  private func fields(_ index: Int) -> [String] {
    Mirror(reflecting: Smart.Product()).children.compactMap { child in
      child.label.map { name in
        switch child.value {
        case is Int: #""\#(name)":\#(index % 977)"#
        case is Double: #""\#(name)":\#(index % 977).25"#
        case is Bool: #""\#(name)":\#(index % 2 == 0)"#
        default: #""\#(name)":"\#(name) \#(index)""#
        }
      }
    }
  }
}
