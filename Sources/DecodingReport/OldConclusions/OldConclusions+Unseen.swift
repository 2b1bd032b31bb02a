import Foundation
import JSONSource

/// What own code would have made of values in a model that never was.
extension OldConclusions {
  /// The type of a model's property in a model that never was: what it would have made of the
  /// value, nobody sees, but that it asks for another type than it keeps.
  func remadeUnseen(
    _ verdict: Verdict, _ event: Calls.Call, _ property: String
  ) -> Verdict {
    guard verdict.outcome == .asSent, let asked = event.type,
      let type = declaredScalar(property, of: event.parent), type != TypeTraits.of(asked).bare,
      TypeTraits.of(TypeTraits.of(asked).bare).isLeaf,
      !Self.isWritten(type, as: diagnosis.document.kind(of: event.node))
    else { return verdict }
    var remade = Verdict(judge.rule(ofOtherType: event), .wrongType, .inferred)
    remade.wrappedType = type
    if type != String.self, diagnosis.document.kind(of: event.node) == .string,
      let declared = declaredType(for: event), !mayBeRead(event.node, as: type)
    {
      remade.become(
        declared.isOptional ? .ownCodeMadeNil : .ownCodeStoodIn, diagnosis.corruption(of: type))
    }
    return remade
  }

  /// Whether a text may be read as a scalar: which ones are true or false nobody knows.
  private func mayBeRead(_ node: Int, as type: any Any.Type) -> Bool {
    let text = diagnosis.document.string(node).trimmingCharacters(in: .whitespaces)
    return type == Bool.self || text.contains { $0.isNumber }
  }

  /// The type that the source gives a property, if that is a standard scalar.
  func declaredScalar(_ property: String, of call: Int) -> (any Any.Type)? {
    guard tree.threw(call) || tree.holdsPlaceholder(call) else { return nil }
    return tree.events[call].type.flatMap {
      tree.source.declaredType(TypeName.declared($0), property)
    }
    .flatMap(Self.scalar)
  }

  private static func scalar(_ type: SwiftType) -> (any Any.Type)? {
    switch type.standard {
    case .bool: Bool.self
    case .int: Int.self
    case .double: Double.self
    case .string: String.self
    default: nil
    }
  }

  /// Whether JSON writes a standard scalar as a value of this kind.
  private static func isWritten(_ scalar: any Any.Type, as kind: JSONNode.Kind) -> Bool {
    switch kind {
    case .true, .false: scalar == Bool.self
    case .string: scalar == String.self
    case .number: scalar != Bool.self && scalar != String.self
    case .null, .array, .object, .key, .invalid: true
    }
  }
}
