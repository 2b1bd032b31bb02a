import JSONSource
package import TextEditor

/// A source that is to be written to a file.
package struct SaveRequest: Sendable {
  /// The file to write.
  package var path: String
  /// The revision that is saved; text typed later stays unsaved.
  package var revision: Int
  /// Whose text it is.
  package var origin: TextOrigin
  /// The source as it was when saving was asked for.
  package var text: SourceText
  /// How it is to be written.
  package var encoding = SourceEncoding()
  /// What the file holds in the place of a part, which is looked for there.
  package var replaced: [UInt8] = []
  /// What the whole file is once a part of it is written.
  package var whole: [UInt8]?
  /// Whether a file that stands there already may be replaced.
  package var mayReplace = true
  /// Whether to write over what somebody else wrote meanwhile.
  package var overridesOthers = false
  /// What of the selected field the text is; `nil` for the source itself.
  var form: CopyForm?
  /// Whether it is kept without being asked for: then nothing is told of it but what goes wrong.
  var isQuiet = false
  /// Whether it is what was made for others to see.
  package var isShared = false
  /// The file of a model that the text is; `nil` for a payload.
  var model: ModelPlace?
  /// Whether to leave the program once the file is written.
  package var thenQuit: Bool

  /// Whether the text is a payload's own, and no copy of a field.
  package var isPayload: Bool { model == nil && !isCopy }
  /// Whether it is made of the text, and not the text: no file follows from it.
  package var isCopy: Bool { form != nil || isShared }
  /// Whether it is a line among others, which somebody else may write.
  package var isLine: Bool { if case .line? = origin.part { true } else { false } }
  /// The bytes to write, made anew at each call.
  package var bytes: [UInt8] { encoding.bytes(of: text) }
  /// How many there are.
  var byteCount: Int { encoding.isPlain ? text.count : bytes.count }
}
