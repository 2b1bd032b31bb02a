import Workbench

/// What of a text from outside is a payload by itself, where that holds more than one payload.
package enum FilePart: Hashable, Sendable {
  /// A line of JSON Lines, from 1.
  case line(Int)
  /// The JSON text in Swift code, by the name of its variable.
  case literal(String)
}

/// A part of a text from outside, as it was read.
package struct PartReading: Sendable {
  package var part: FilePart
  package var bytes: [UInt8]

  package init(_ part: FilePart, bytes: [UInt8]) {
    self.part = part
    self.bytes = bytes
  }
}

extension TextOrigin {
  /// The file that it is, or in which it stands; `nil` for what is in none.
  package var path: String? {
    switch self {
    case .file(let path): path
    case .part(_, let whole): whole.path
    case .sample, .standardInput, .variation, .model, .inferredModel, .newModel: nil
    }
  }

  /// What of a file it is; `nil` for a whole one.
  package var part: FilePart? {
    if case .part(let part, _) = self { part } else { nil }
  }
}

extension FilePart {
  /// What it is called in the list of payloads.
  func name(in file: String) -> String {
    switch self {
    case .line(let number): "\(file):\(number)"
    case .literal(let name): name
    }
  }

  /// What it is called where it stands: `data.jsonl:3`, `question.swift#json`.
  func source(in path: String) -> String {
    switch self {
    case .line(let number): "\(path):\(number)"
    case .literal(let name): "\(path)#\(name)"
    }
  }

  /// What of a file is spoken of: `line 3 of data.jsonl`.
  func words(in path: String) -> String {
    switch self {
    case .line(let number): "line \(number) of \(path)"
    case .literal(let name): "the JSON text '\(name)' in \(path)"
    }
  }

  /// What a file of its own would be called, of the whole's name without extension.
  func fileName(_ whole: String) -> String {
    switch self {
    case .line(let number): "\(whole)-\(number).json"
    case .literal(let name): "\(whole)-\(name).json"
    }
  }
}
