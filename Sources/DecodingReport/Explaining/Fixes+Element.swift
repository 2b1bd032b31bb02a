import Foundation
import JSONSource

extension Fixes {
  /// What to write for the collection, so that a bad element of it is let go or replaced alone.
  var element: [Fix] {
    // What was kept needs nothing that lets it go.
    guard outcome != .converted, outcome != .nil,
      let container = containers.first, !isServedByOwnWrapper(container),
      let wrapper = container.lossyWrapper,
      case .key? = container.path.steps.last,
      !(containers.dropFirst().first?.isDictionary ?? false)
    else { return [] }
    let type = spelledType(of: container)
    var fixes: [Fix] = []
    func add(_ type: SwiftType, _ wrapper: String, _ condition: String) {
      if let fix = fix(.property, of: container, type, wrapper, condition) { fixes.append(fix) }
    }
    if reason == .null, !field.isOptional, let type = type.replacingElement({ .optional($0) }) {
      add(type, "", "if null may be among them")
    }
    if let deeper = oneLevelDeeper, let type = type.replacingElement({ _ in deeper }) {
      add(type, "", "if each element is a list")
      return fixes
    }
    if isNoneKept(of: container) {
      if let (sent, condition) = typeOfAllSent, sent != self.type,
        let type = type.replacingElement({ $0.isOptional ? .optional(sent) : sent })
      {
        add(type, "", condition)
      }
      // Nothing would be left.
      return fixes
    }
    guard container.wantedFacts.isCodable, !field.tookCaseOfItsOwn,
      !type.parts.contains(where: { $0.name == "DefaultCodable" })
    else { return fixes }
    let isLossy = declaration(container)?.leavesOut == true
    // Somebody leaves out what can't be decoded, and keeps the rest.
    let keepsRest = outcome == .dropped && container.outcome == .converted
    if style != .default || container.outcome == .default, !isLossy, !keepsRest {
      add(type, wrapper, "if the rest is enough")
    }
    let parameters = declaration(container)?.parameters ?? []
    var isOfParameter = false
    let replaced = type.replacingElement {
      isOfParameter = $0.name.map(parameters.contains) ?? false
      return .named(spelled("DefaultCodable", for: container), [$0])
    }
    if let value = field.typeDefault, !field.isOptional, container.isCollection, !isOfParameter,
      let type = replaced
    {
      add(type, "", "if \(value) is a true answer for an unknown one")
    }
    return fixes
  }

  /// The type of a list of what was wanted, where a list of it was sent.
  private var oneLevelDeeper: SwiftType? {
    guard let found = field.found, found.kind == .array, reason == .wrongType, !field.isCollection
    else { return nil }
    let first = found.text.dropFirst().first { !$0.isWhitespace }
    let isOfKind =
      switch first {
      case "\"": type == .standard(.string)
      case "{": !field.wantedFacts.isStandard
      case let first?: (first.isNumber || first == "-") && type.standard?.isNumber == true
      case nil: false
      }
    return isOfKind ? .array(spelledType) : nil
  }

  /// Whether none of a collection's first elements is kept: what lets go of bad ones leaves nothing.
  private func isNoneKept(of container: FieldReport) -> Bool {
    let elements = neighbours()
    return reason == .wrongType && elements.count > 1
      && elements.allSatisfy { element in
        switch element.alone?.outcome ?? element.outcome {
        case .threw: true
        case .dropped: element.found?.kind == field.found?.kind
        default: false
        }
      }
  }

  /// The type that takes all of a collection's first elements as they are, and when it's right.
  private var typeOfAllSent: (type: SwiftType, condition: String)? {
    let sent = neighbours().compactMap(\.found)
    guard let first = sent.first, let type = Self.commonType(of: sent) else { return nil }
    return (.standard(type), Self.condition(of: first.kind))
  }
}
