/// A model as developers write it for the payload of a well-known service, its payload, and some of the
/// lines that the program must print for them.
package struct EverydayModel: Sendable {
  package let name: String
  package let source: String
  package let payload: String
  package let lines: [String]

  package init(name: String, source: String, payload: String, lines: [String]) {
    self.name = name
    self.source = source
    self.payload = payload
    self.lines = lines
  }
}

extension EverydayModel: CustomStringConvertible {
  /// The kind of code.
  package var kind: String {
    Self.byKind.first { $0.models.contains { $0.name == name } }?.kind ?? ""
  }

  package var description: String { name }
}

extension EverydayModel {
  /// Those whose wrappers compute what they wrap: who compiles them makes it known to the report.
  package static let byProgram = computed

  /// By the kind of code.
  package static let byKind: [(kind: String, models: [EverydayModel])] = [
    ("enums", enums),
    ("containers", containers),
    ("ways", ways),
    ("collections", collections),
    ("merged", merged),
    ("replaced", replaced),
    ("helpers", helpers),
    ("lossy", lossy),
    ("gathered", gathered),
    ("parts", parts),
    ("refused", refused),
    ("vain", vain),
    ("lookedUp", lookedUp),
    ("inherited", inherited),
    ("read", read),
    ("apps", apps),
    ("settings", settings),
    ("checks", checks),
    ("passedOver", passedOver),
    ("placed", placed),
    ("chosen", chosen),
    ("behind", behind),
    ("strangers", strangers),
    ("wrapped", wrapped),
    ("origins", origins),
    ("shared", shared),
    ("forms", forms),
    ("unions", unions),
    ("innerTexts", innerTexts),
    ("unheld", unheld),
    ("influence", influence),
    ("written", written),
    ("reported", reported),
  ]

  package static let all = byKind.flatMap(\.models)
}
