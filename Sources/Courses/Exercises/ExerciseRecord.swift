import Foundation
import JSONSource
package import Workbench

/// What a learner has done of the exercises, by their names.
package struct ExerciseRecord: Sendable, Equatable {
  package enum State: String, CaseIterable, Codable, Sendable {
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
    let all = marks.map { JSONEncoder.line($0) } + unknown.map(\.text)
    let text = "{\"format\":\(Self.format),\"exercises\":[\n" + all.joined(separator: ",\n")
    return Array((text + "\n]}\n").utf8)
  }

  /// Reads what was kept. Of a mark that isn't as it is written nothing is guessed: it is kept as it is,
  /// and the others count.
  package init(reading bytes: [UInt8]) throws(KeptFault) {
    _ = try Self.decoded(bytes, as: KeptFormat.self, format: Self.format, mostBytes: Self.mostBytes)
    let document = JSONDocument.parse(bytes)
    guard let list = document.child(of: document.root, named: "exercises"),
      document.kind(of: list) == .array
    else { throw .damaged }
    for node in document.children(of: list) {
      let text = document.text(in: document.range(of: node))
      let mark = try? JSONDecoder().decode(Mark.self, from: Data(text.utf8))
      if let mark, self[mark.name] == nil {
        marks.append(mark)
      } else {
        let named = try? JSONDecoder().decode(Named.self, from: Data(text.utf8))
        unknown.append(Unknown(name: named?.name, text: text))
      }
    }
  }

  private struct Named: Decodable {
    var name: String
  }
}

extension ExerciseRecord.Mark: Codable {
  private enum CodingKeys: CodingKey {
    case name, state, digest
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    state = try values.decode(ExerciseRecord.State.self, forKey: .state)
    let number = UInt64(try values.decode(String.self, forKey: .digest), radix: 16)
    guard let number, !name.isEmpty else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: values.codingPath, debugDescription: "not a mark"))
    }
    digest = number
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(state, forKey: .state)
    try values.encode(String(digest, radix: 16), forKey: .digest)
  }
}
