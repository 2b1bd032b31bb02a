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
  package var description: String { name }
}

extension EverydayModel {
  /// Those whose wrappers compute what they wrap: who compiles them makes it known to the report.
  package static let byProgram = computed

  package static let all =
    enums + containers + ways + collections + merged + replaced + helpers + lossy + gathered + parts
    + refused + vain + lookedUp + inherited + read + apps + settings + checks + passedOver + placed
    + chosen + behind + strangers + wrapped + origins + shared + forms + unions + innerTexts
    + unheld + influence + written + reported
}
