import DecodingReport
import DecodingStyles
import TerminalText
import TextEditor
import Workbench

extension Stage {
  /// The command line that reports on the same, as a shell takes it.
  var commandLine: String {
    let words =
      ["codable-explorer"] + modelWords + [payloadWord] + styleWords + optionWords
    let line = words.map(Self.quoted).joined(separator: " ")
    return isElsewhere ? line : "\(line)  # \(ShareWords.unsaved)"
  }

  /// A model that is inferred for a payload is none that a report could be asked for.
  private var isInferred: Bool { entry.modelSource == SampleEntry.inferred }

  private var modelWords: [String] {
    if isInferred { return [] }
    let files = entry.files.compactMap(\.path)
    guard entry.sample == nil else { return ["decode", entry.name] }
    return ["decode"] + (files.isEmpty ? [entry.modelSource] : files)
  }

  private var styleWords: [String] {
    if isInferred { return [] }
    guard entry.sample == nil, let root = live.shown?.report[.strict]?.model else {
      return ["--style", style.rawValue]
    }
    return ["--style", style.rawValue, "--type", root]
  }

  private var payloadWord: String {
    if case .sample(_, let payload) = library.origin { return payload }
    return library.origin.path ?? "-"
  }

  /// Whether payload and model are on the disk, or in the program, as they are here.
  private var isElsewhere: Bool {
    guard !editor.isModified, library.modelDraft?.file.editor.isModified != true else {
      return false
    }
    return library.origin.isBuiltIn || library.origin.path != nil
      || library.origin == .standardInput
  }

  /// The settings that aren't the sample's own.
  private var optionWords: [String] {
    if let decoder = options.decoder { return ["--decoder", decoder.expression] }
    let changes = library.changes
    var words: [String] = []
    if let keys = changes.keyStrategy { words += ["--key-strategy", keys.rawValue] }
    if let dates = changes.dateStrategy { words += ["--date-strategy", dates.argument] }
    if let data = changes.dataStrategy { words += ["--data-strategy", data.rawValue] }
    if let floats = changes.floatStrategy { words += ["--float-strategy", floats.rawValue] }
    if changes.json5 == true { words.append("--json5") }
    if let profile = changes.smartProfile { words += ["--smart-profile", "\(profile.rawValue)"] }
    return words
  }

  /// A word as a shell takes it. What a terminal must not be sent has a stand-in.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + PlainText.line(word).replacing("'", with: #"'\''"#) + "'"
  }
}
