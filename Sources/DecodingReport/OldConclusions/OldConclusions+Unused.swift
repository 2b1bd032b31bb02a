import Foundation
import JSONSource

/// Values that code of a model's own read, and of which the model holds nothing: `if let lat, let lon` of
/// one of the two.
extension OldConclusions {
  /// Whether a value may be one of which the model around it holds nothing: no property is plainly made of
  /// it.
  func mayBeUnused(_ call: Int) -> Bool {
    let event = events[call]
    guard event.isForKey, !event.isByAnyKey, event.text == nil, tree.decodesItself(event.parent),
      tree.source.decoded != nil, let key = event.key, let type = events[event.parent].type
    else { return false }
    return !tree.hasOwnProperty(event)
      && tree.source.ownCode?.isDecided(TypeName.declared(type), by: key) != true
      && !tree.isLookedUp(event)
  }

  /// Other values of the JSON type of the one that was sent.
  func otherValues(than event: Calls.Call) -> [String] {
    let isThere = event.node >= 0 && event.state != .threw
    let kind = isThere ? diagnosis.document.kind(of: event.node) : .null
    return otherValues(of: kind, at: event.node, event.type)
  }

  /// Other values of a JSON type than the one at a node; of the null type some of the type that was asked for.
  func otherValues(
    of kind: JSONNode.Kind, at node: Int, _ type: (any Any.Type)?
  ) -> [String] {
    let document = diagnosis.document
    switch kind {
    case .null: return values(of: type.map { TypeTraits.of($0).bare })
    case .true: return ["false"]
    case .false: return ["true"]
    case .number:
      guard let sent = document.double(node), let whole = Int(exactly: sent.rounded()),
        abs(whole) < 1 << 50
      else { return [] }
      return ["\(whole + 1)", "\(whole - 1)", "\(-whole)", "0", "1000000"]
    case .string:
      let text = document.string(node)
      guard text.utf8.count <= 256 else { return [] }
      let sent = SentText(text)
      let neighbours = sent.numbers.first.map(sent.neighbours) ?? []
      let others = [sent.replaced] + neighbours + ["1", "2000-01-01"] + tree.source.texts
      return others.filter { $0 != text }.compactMap { Self.json(ofText: $0) }
    case .array, .object, .key, .invalid: return []
    }
  }

  /// Some values of a standard type, or an array of one; none of others.
  private func values(of type: (any Any.Type)?) -> [String] {
    guard let type else { return [] }
    if type == String.self {
      return (["qzq", "7", "2000-01-01"] + tree.source.texts).compactMap { Self.json(ofText: $0) }
    }
    if type == Bool.self { return ["true", "false"] }
    if let element = TypeTraits.of(type).array?.elementType {
      return values(of: TypeTraits.of(element).bare).prefix(1).map { "[\($0)]" }
    }
    return TypeTraits.of(type).isNumber ? ["7", "1"] : []
  }
}
