extension Action {
  /// What the configuration calls the action: `next-pane`, `style-strict`, `word-left`.
  ///
  /// Made from the cases' own names, so that none can be forgotten; unique within a context.
  package var name: String {
    var words = own
    while let optional = words.firstRange(of: "Optional(") { words.removeSubrange(optional) }
    let parts = words.split { "()".contains($0) }
    let head = parts.first.map(String.init) ?? ""
    guard parts.count > 1, let last = parts[1].split(separator: ".").last, last != "nil" else {
      return Self.kebab(head)
    }
    let value = Self.kebab(String(last))
    return head == "edit" ? value : "\(Self.kebab(head))-\(value)"
  }

  /// The case without who does it.
  private var own: String {
    switch self {
    case .session(let action): "\(action)"
    case .library(let action): "\(action)"
    case .text(let action): "\(action)"
    case .field(let action): "\(action)"
    case .moving(let action): "\(action)"
    case .result(let action): "\(action)"
    case .why(let action): "\(action)"
    case .settings(let action): "\(action)"
    case .enter(let room): room.rawValue
    case .owned(let action): "\(action.base)"
    }
  }

  /// `nextPane` becomes `next-pane`.
  private static func kebab(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase { result += "-" }
      result += character.lowercased()
    }
  }
}

extension Action {
  /// Whether it means nothing with a sample's own payload.
  var isOfOwnPayloads: Bool {
    self == .library(.renamePayload) || self == .library(.deletePayload)
  }

  /// Whether it means nothing in a model.
  var isOfJSONAlone: Bool {
    switch self {
    case .text(.edit(.format)), .text(.edit(.toggleFold)), .text(.edit(.toggleAllFolds)),
      .text(.growSelection), .text(.shrinkSelection):
      true
    default: false
    }
  }
}

extension Action {
  /// Whether it changes a text, or what is listed, at once.
  var edits: Bool {
    switch self {
    case .text(.undo), .text(.redo), .text(.reset), .field(.breakField(_?)),
      .field(.breakOnTop(_?)), .field(.fix), .field(.fixAll), .field(.makeFix),
      .library(.deletePayload), .library(.declareType):
      true
    case .text(.edit(let key)): key.edits
    default: false
    }
  }

  /// Where it happens, if it happens in a pane that hasn't the focus.
  func pane(_ stage: Stage) -> Pane? {
    switch self {
    case .text(.edit), .text(.findText), .text(.goToLine): stage.editsModel ? nil : .source
    case .library(.renamePayload), .library(.deletePayload): .payloads
    case .result(.filter): .result
    default: nil
    }
  }
}
