import Foundation
import JSONSource

/// Values that code of a model's own read, and of which the model holds nothing: `if let lat, let lon` of
/// one of the two.
extension OldConclusions {
  /// The verdict on such a value; of others, the one that is given.
  func unused(_ verdict: consuming Verdict, _ call: Int) -> Verdict {
    guard verdict.outcome == .asSent, isUnused(call) else { return verdict }
    return Verdict(.ownCodeKeptNothing, .custom, .inferred)
  }

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

  private func isUnused(_ call: Int) -> Bool {
    let event = events[call]
    guard mayBeUnused(call), event.node >= 0, !tree.holdsPlaceholder(event.parent),
      let model = tree.held(by: event.parent).map({ SwiftText.bare($0) }),
      case .returned(let value) = event.result
    else { return false }
    let told = SwiftText.of(model)
    // What is too long is cut.
    guard !told.contains("…"), !told.contains(SwiftText.of(SwiftText.bare(value))) else {
      return false
    }
    let isEnum = tree.owner(event.parent).isEnum
    let made = isEnum ? [] : storages(madeOf: event, in: model)
    guard made.isEmpty else { return made.allSatisfy { SwiftText.isNil($0) } }
    guard !isEnum || Mirror(reflecting: model).children.isEmpty else { return false }
    let others = otherValues(than: event)
    return !others.isEmpty
      && others.allSatisfy { json in
        self.model(with: json, insteadOf: event)
          .map { SwiftText.of(SwiftText.bare($0)) == told } ?? false
      }
  }

  /// What a model holds in the properties that its code makes of a value, of others', too.
  private func storages(madeOf event: Calls.Call, in model: Any) -> [Any] {
    guard let type = events[event.parent].type, let key = event.key,
      let code = tree.source.ownCode
    else { return [] }
    let outer = tree.outerKeys(of: event)
    return StoredProperties.of(Swift.type(of: model)).fields.compactMap { field in
      code.isMade(field.name, of: key, within: outer, in: TypeName.declared(type))
        ? KeptProperties.storage(field, in: model) : nil
    }
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
