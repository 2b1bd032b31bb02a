import Foundation
import JSONSource

extension Fixes {
  /// What to write for the collection, so that a bad element of it is let go or replaced alone.
  var element: [Fix] {
    // What was kept needs nothing that lets it go.
    guard field.outcome != .converted, field.outcome != .nil,
      let container = containers.first, container.isCollection, !container.isOptional,
      case .key? = container.path.steps.last,
      !(containers.dropFirst().first?.isDictionary ?? false),
      Self.isDecodable(container.wanted), let name = SwiftIdentifier.spelled(container.property)
    else { return [] }
    let wanted = container.wanted
    var fixes: [Fix] = []
    if reason == .null, !field.isOptional, let type = replacing("\(field.wanted)?", in: wanted) {
      fixes.append(Fix(.property, "var \(name): \(type)", "if null may stand among them"))
    }
    let wrapper = container.isDictionary ? "LossyDictionary" : "LossyArray"
    guard container.wantedFacts.isCodable, !field.tookCaseOfItsOwn else { return fixes }
    if style != .default || container.outcome == .default {
      fixes.append(Fix(.property, "@\(wrapper) var \(name): \(wanted)", "if the rest is enough"))
    }
    if let value = field.typeDefault, !field.isOptional,
      let type = replacing("DefaultCodable<\(field.wanted)>", in: wanted)
    {
      fixes.append(
        Fix(
          .property, "var \(name): \(type)", "if \(value) is a true answer for an unknown one"))
    }
    return fixes
  }

  /// The type of the collection with another type of elements.
  private func replacing(_ element: String, in wanted: String) -> String? {
    if wanted == "[\(field.wanted)]" { return "[\(element)]" }
    guard let colon = wanted.range(of: ": "), wanted[colon.upperBound...] == "\(field.wanted)]"
    else { return nil }
    return wanted[..<colon.upperBound] + "\(element)]"
  }
}
