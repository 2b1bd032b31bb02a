/// Swift code that came along with what was opened, and whether it may be compiled.
///
/// Whoever names a model, pastes or types one, does so himself. A course or an exercise from elsewhere
/// brings its code along: nothing of that is among the samples before it is trusted, so that nothing can
/// have it compiled.
package struct Trust: Sendable, Equatable {
  package enum Answer: Sendable {
    case notAsked, given, refused
    /// The command line says that nothing is compiled.
    case forbidden
  }

  /// What would be compiled.
  package struct Code: Codable, Sendable, Equatable {
    /// The folder or file that it came with, whole and without symbolic links.
    var place: String
    var names: [String]
    /// The sources as they were read and are compiled, each behind the type that it is decoded as.
    var texts: [String]

    /// How many bytes the sources have.
    package var size: Int { texts.reduce(0) { $0 + $1.utf8.count } }

    package init(_ place: String, _ sources: [(name: String, text: String)]) {
      self.place = place
      names = sources.map(\.name)
      texts = sources.map(\.text)
    }

    private var all: [String] { [place] + names + texts }

    /// Byte by byte: Swift takes two spellings of a letter for one.
    package static func == (left: Code, right: Code) -> Bool {
      left.all.elementsEqual(right.all) { $0.utf8.elementsEqual($1.utf8) }
    }
  }

  package let code: Code
  package var answer: Answer

  package init(_ code: Code, _ answer: Answer) {
    self.code = code
    self.answer = answer
  }
}
