package import JSONSource

/// What the styles made of one payload: the answer of the program.
package struct Report: Sendable, Equatable {
  /// What the payload is by RFC 8259, and what Foundation makes of it: two findings.
  package struct PayloadFinding: Sendable, Equatable {
    /// Something in the document that RFC 8259 forbids.
    package struct SyntaxError: Sendable, Equatable {
      package var position: JSONPosition
      /// The range in bytes.
      package var offsets: Range<Int>
      /// `expected ':' after the key, found 1`.
      package var message: String
      /// What Foundation said of the document; `nil` where it accepted it.
      package var foundationSaid: String?

      package init(
        position: JSONPosition, offsets: Range<Int>, message: String, foundationSaid: String?
      ) {
        self.position = position
        self.offsets = offsets
        self.message = message
        self.foundationSaid = foundationSaid
      }
    }

    /// The file's or the payload's name, `-` for stdin.
    package var source: String
    /// The line of the file that it is, from 1; `nil` for a whole one.
    package var line: Int?
    package var bytes: Int
    /// The first thing that RFC 8259 forbids; `nil` for a valid document.
    package var error: SyntaxError?
    /// How many such things there are.
    package var errorCount: Int
    /// Why Foundation refuses a document that JSON's grammar has nothing fatal against: its depth.
    package var foundationLimit: SyntaxError?
    /// Whether Foundation reads the document.
    package var foundationAccepts: Bool

    package var isValid: Bool { error == nil }

    /// What tells it from others: the name, and which line of it.
    package var name: String { line.map { "\(source):\($0)" } ?? source }

    /// What stands behind Foundation's refusal, where it refused.
    package var cause: SyntaxError? { foundationLimit ?? error }

    package init(source: String, bytes: Int) {
      self.source = source
      self.bytes = bytes
      errorCount = 0
      foundationAccepts = true
    }
  }

  /// The sample's or the model's name.
  package var model: String
  /// `built-in`, or the path of the user's model.
  package var modelSource: String
  package var payload: PayloadFinding
  /// In the order in which they were asked for.
  package var styles: [StyleReport]
  /// What the code of a user's model wanted of the system and wasn't given: `reading /etc/passwd`.
  package var denials: [String] = []
  /// Whether other values were tried to tell what code of the model's own did.
  package var isTried = false
  /// Another type of a user's model that shares more keys with the document, where this one doesn't decode
  /// it: `[User]`.
  package var typeThatFits: String?
  /// The payload itself, to find places in it. It is what reports are of, and no part of what they say.
  private(set) var document: JSONDocument?

  package init(
    model: String, modelSource: String, payload: PayloadFinding, styles: [StyleReport],
    of document: JSONDocument? = nil
  ) {
    self.model = model
    self.modelSource = modelSource
    self.payload = payload
    self.styles = styles
    self.document = document
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.model == right.model && left.modelSource == right.modelSource
      && left.payload == right.payload && left.styles == right.styles
      && left.denials == right.denials
  }

  /// What the model's code wanted of the system and wasn't given, as a sentence; `nil` where it
  /// wanted nothing.
  package var deniedWords: String? {
    denials.isEmpty ? nil : "this program denied the model \(denials.joined(separator: ", "))"
  }

  package subscript(style: DecodingStyle) -> StyleReport? {
    styles.first { $0.style == style }
  }
}

extension Report {
  /// The same without the calls that it holds.
  package var withoutTraces: Report {
    var report = self
    for place in styles.indices { report.styles[place].trace = nil }
    return report
  }
}
