package import JSONSource

/// That a document is another one than the model asks for: it is an object, and none of the model's keys is
/// in it, so that each missing key would look like a fault of its own; or it is no object, or no array, and
/// another type of the model's has its keys.
package struct OtherDocument: Sendable, Equatable {
  /// The document's keys, the first of them.
  package var keys: [String]
  /// How many there are besides.
  package var otherKeys: Int
  /// Where the model's keys are, if they stand together in one of the document's members.
  package var place: JSONPath?
  /// A type that fits the document: its name, where the model has it, else its declaration.
  package var fit: String?
  /// Whether the model has that type.
  package var isDeclared = false
  /// What the document is, where it isn't even of the right JSON type: `an array`.
  package var found: String?

  /// What it is: `none of User's keys is here: the document has error`.
  package func message(of model: String) -> String {
    if let found { return "the document is \(found), and no \(model)" }
    let names = keys.joined(separator: ", ") + (otherKeys > 0 ? " and \(otherKeys) more" : "")
    return "none of \(model)'s keys is here: the document has \(names)"
  }

  /// Where the keys are, and what would decode them.
  package var hint: String? {
    if let fit, isDeclared { return "\(fit) has its keys: --type '\(fit)' decodes it as that" }
    if let place {
      return "they are one level down, in \(place)" + (fit.map { ": decode \($0)" } ?? "")
    }
    return isErrorReply
      ? "an error reply, as it seems: what the status tells of is decoded by a type of its own"
      : nil
  }

  /// Whether the document tells of an error in the place of what was asked for.
  private var isErrorReply: Bool {
    keys.contains { ["error", "errors", "fault", "exception"].contains($0.lowercased()) }
  }

  /// What helps against a key that is missing in such a document: the properties aren't to blame.
  var fixes: [Fix] {
    if let fit, isDeclared {
      let code = "try decoder.decode(\(fit).self, from: data)"
      return [Fix(.type(fit), code, "decode \(fit): it has the document's keys")]
    }
    if let fit, let place { return [Fix(.file, fit, "decode Envelope: the keys are in \(place)")] }
    return [
      Fix(
        .payload, "// in the payload",
        isErrorReply
          ? "an error reply, as it seems: decode it by a type of its own"
          : "another document: decode it by its own type")
    ]
  }
}

extension Report {
  /// What is known of a document that is another one; `nil` where it isn't.
  package var otherDocument: OtherDocument? {
    guard let style = self[.strict] ?? styles.first, let failure = style.failure else { return nil }
    if failure.kind == .typeMismatch, failure.path == .root, let typeThatFits,
      let found = style.fields.first(where: { $0.path == .root })?.found
    {
      var other = OtherDocument(keys: [], otherKeys: 0)
      (other.found, other.fit, other.isDeclared) = (Words.kind(found.kind), typeThatFits, true)
      return other
    }
    guard failure.kind == .keyNotFound else { return nil }
    let members = style.fields.filter { $0.parentPath == .root }
    let unknown = members.filter { $0.reason == .unknownKey }
    let asked = members.filter { $0.reason != .unknownKey }
    // A key that is one slip away is the model's, only spelled otherwise.
    guard !unknown.isEmpty, !asked.isEmpty, asked.allSatisfy({ $0.found == nil }),
      members.allSatisfy({ $0.didYouMean == nil })
    else { return nil }
    let keys = unknown.prefix(Self.mostKeys).map(\.property)
    var other = OtherDocument(keys: keys, otherKeys: unknown.count - keys.count)
    if let typeThatFits {
      (other.fit, other.isDeclared) = (typeThatFits, true)
      return other
    }
    guard let member = memberWithKeys(asked, unknown) else { return other }
    other.place = member.path
    let key = member.property
    if key.first?.isLetter == true, key.allSatisfy({ $0.isLetter || $0.isNumber }) {
      other.fit = "struct Envelope: Decodable { var \(key): \(model) }"
    }
    return other
  }

  /// The same as a message.
  var otherDocumentNote: Diagnostic? {
    otherDocument.map { other in
      Diagnostic(
        source: payload.name, severity: .note, message: other.message(of: model),
        hints: other.hint.map { [$0] } ?? [])
    }
  }

  /// So many keys of the document are named.
  private static let mostKeys = 5

  /// The one of the document's members in which all keys stand that were asked for.
  private func memberWithKeys(_ asked: [FieldReport], _ unknown: [FieldReport]) -> FieldReport? {
    let places = Set(asked.compactMap { $0.standsAt?.parent })
    guard places.count == 1, let place = places.first else { return nil }
    return unknown.first { $0.path == place }
  }
}
