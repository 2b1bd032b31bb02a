import DecodingReport
import JSONSource
package import Workbench

/// What a learner has done of the exercises, by their names.
package struct ExerciseRecord: Sendable, Equatable {
  package enum State: String, CaseIterable, Sendable {
    case begun, done, skipped
  }

  /// What became of one exercise.
  package struct Mark: Sendable, Equatable {
    package var name: String
    package var state: State
    /// That of the exercise as it was then.
    package var digest: UInt64

    package init(name: String, state: State, digest: UInt64) {
      self.name = name
      self.state = state
      self.digest = digest
    }
  }

  /// In the order in which they were begun.
  package private(set) var marks: [Mark] = []
  /// What else stands among them, as it was written.
  private var unknown: [Unknown] = []

  /// A mark that says nothing here: of a state that a newer program knows, or that somebody changed.
  private struct Unknown: Sendable, Equatable {
    /// The exercise's name, where it has one.
    var name: String?
    var text: String
  }

  package init() {}

  package subscript(name: String) -> Mark? { marks.first { $0.name == name } }

  /// Puts a mark in the place of the one that the exercise has.
  package mutating func set(_ mark: Mark) {
    if let place = marks.firstIndex(where: { $0.name == mark.name }) {
      marks[place] = mark
    } else {
      marks.append(mark)
    }
  }

  /// Forgets an exercise, or all of them.
  package mutating func forget(_ name: String?) {
    marks.removeAll { name == nil || $0.name == name }
    unknown.removeAll { name == nil || $0.name == name }
  }
}

extension ExerciseRecord: KeptRecord {
  /// The form that is written; a higher one isn't read.
  private static let format = 1
  /// Longer files are none of ours.
  private static let mostBytes = 1 << 20

  /// The record as it is kept: a line an exercise.
  package var bytes: [UInt8] {
    let lines = marks.map { mark in
      OrderedJSON.object([
        .init("name", .string(mark.name)), .init("state", .string(mark.state.rawValue)),
        .init("digest", .string(String(mark.digest, radix: 16))),
      ]).line
    }
    let all = lines + unknown.map(\.text)
    let text = "{\"format\":\(Self.format),\"exercises\":[\n" + all.joined(separator: ",\n")
    return Array((text + "\n]}\n").utf8)
  }

  /// Reads what was kept. Of a mark that isn't as it is written nothing is guessed: it is kept as it is,
  /// and the others count.
  package init(reading bytes: [UInt8]) throws(KeptFault) {
    guard bytes.count <= Self.mostBytes else { throw .damaged }
    let document = JSONDocument.parse(bytes)
    guard document.problems.isEmpty, document.root >= 0,
      document.kind(of: document.root) == .object,
      let format = document.child(of: document.root, named: "format").flatMap({
        document.kind(of: $0) == .number ? Int(document.text($0)) : nil
      })
    else { throw .damaged }
    guard format == Self.format else { throw format > Self.format ? .newer(format) : .damaged }
    guard let list = document.child(of: document.root, named: "exercises"),
      document.kind(of: list) == .array
    else { throw .damaged }
    for node in document.children(of: list) {
      if let mark = Mark(document, node), self[mark.name] == nil {
        marks.append(mark)
      } else {
        let name = document.kind(of: node) == .object ? Mark.string("name", document, node) : nil
        unknown.append(Unknown(name: name, text: document.text(in: document.range(of: node))))
      }
    }
  }
}

extension ExerciseRecord.Mark {
  fileprivate static func string(
    _ key: String, _ document: JSONDocument, _ node: Int
  ) -> String? {
    document.child(of: node, named: key).flatMap {
      document.kind(of: $0) == .string ? document.string($0) : nil
    }
  }

  fileprivate init?(_ document: JSONDocument, _ node: Int) {
    func string(_ key: String) -> String? { Self.string(key, document, node) }
    guard document.kind(of: node) == .object, let name = string("name"), !name.isEmpty,
      let state = string("state").flatMap(ExerciseRecord.State.init),
      let digest = string("digest").flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    self.init(name: name, state: state, digest: digest)
  }
}
