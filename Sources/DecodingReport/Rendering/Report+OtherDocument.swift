import JSONSource

extension Report {
  /// That the document is another one than the model asks for: it is an object, and none of the model's
  /// keys is in it. Else each missing key would look like a fault of its own.
  var otherDocument: Diagnostic? {
    guard let style = self[.strict] ?? styles.first, style.failure?.kind == .keyNotFound else {
      return nil
    }
    let members = style.fields.filter { $0.parentPath == .root }
    let unknown = members.filter { $0.reason == .unknownKey }
    let asked = members.filter { $0.reason != .unknownKey }
    // A key that is one slip away is the model's, only spelled otherwise.
    guard !unknown.isEmpty, !asked.isEmpty, asked.allSatisfy({ $0.found == nil }),
      members.allSatisfy({ $0.didYouMean == nil })
    else { return nil }
    let keys = unknown.prefix(Self.mostKeys).map(\.property)
    let more = unknown.count - keys.count
    let names = keys.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return Diagnostic(
      source: payload.source, severity: .note,
      message: "none of \(model)'s keys is here: the document has \(names)",
      hints: oneLevelDown(asked, unknown).map { [$0] } ?? [])
  }

  /// So many keys of the document are named.
  private static let mostKeys = 5

  /// Where the keys are, if they stand together in one of the document's members; with the type that
  /// would fit.
  private func oneLevelDown(_ asked: [FieldReport], _ unknown: [FieldReport]) -> String? {
    let places = Set(asked.compactMap { $0.standsAt?.parent })
    guard places.count == 1, let place = places.first,
      let key = unknown.first(where: { $0.path == place })?.property
    else { return nil }
    let isName = key.first?.isLetter == true && key.allSatisfy { $0.isLetter || $0.isNumber }
    let envelope = "struct Envelope: Decodable { var \(key): \(model) }"
    return "they are one level down, in \(place)" + (isName ? ": decode \(envelope)" : "")
  }
}
