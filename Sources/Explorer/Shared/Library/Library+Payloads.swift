import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// One line of the list of payloads.
struct PayloadItem: Equatable, Sendable {
  var name: String
  var origin: TextOrigin
  /// Whether its text differs from what it came as, or from what was saved.
  var isModified: Bool
  /// What a variation differs in from the payload that it was made from.
  var differences: [String] = []
}

extension Library {
  /// The payloads of the sample, and behind them what was opened from outside.
  var payloadItems: [PayloadItem] {
    let own = entry.payloads.map { payload in
      item(payload.name, TextOrigin.sample(entry.name, payload: payload.name))
    }
    let others = externals.list.map { item($0.name, $0.origin) }
    return own + copies + others
  }

  /// Those among them that were made here.
  var copies: [PayloadItem] {
    variations.filter { $0.sample == sample && $0.isListed }.map { variation in
      var item = item(variation.name, .variation(variation.number))
      item.differences = variation.differences
      return item
    }
  }

  private func item(_ name: String, _ origin: TextOrigin) -> PayloadItem {
    PayloadItem(name: name, origin: origin, isModified: editor(of: origin)?.isModified ?? false)
  }

  /// Whether all of the open source stands in one line.
  var isOneLine: Bool {
    editor.text.lineCount == 1
      || editor.text.lineCount == 2 && editor.text.lineContent(1).isEmpty
  }

  /// Whether the open source is minified, and too large to have been laid out as it was opened.
  var awaitsLayout: Bool {
    editor.revision == 0 && editor.encoding.isPlain
      && editor.text.count > SourceReading.laidOutAtOnce && MinifiedForm.isLikely(of: editor.text)
  }

  /// Takes over the open source as it is laid out; `false` where something was done to it.
  mutating func layOut(as reading: SourceReading) -> Bool {
    guard editor.layOut(as: reading) else { return false }
    externals.layOut(reading, of: origin)
    return true
  }

  /// The text of the open source as it came.
  var originalText: SourceText { original(of: origin).text }

  /// A source of the list as it came.
  func original(of origin: TextOrigin) -> SourceReading {
    if case .sample(let sample, let name) = origin {
      let payloads = samples.first { $0.name == sample }?.payloads
      return SourceReading(payloads?.first { $0.name == name }?.bytes ?? [])
    }
    if let variation = variation(origin) { return SourceReading(of: variation.original) }
    return externals[origin]?.source ?? SourceReading(of: SourceText())
  }

  /// A file for a text that has none.
  func suggestedPath(of origin: TextOrigin) -> String {
    switch origin {
    case .sample(let sample, let payload): "\(sample)-\(payload).json"
    case .standardInput: "payload.json"
    case .file(let path): path
    case .part(let part, let whole):
      part.fileName(
        whole.path.map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) } ?? "payload")
    case .variation: "\(entry.name)-\(Self.fileName(name(of: origin))).json"
    case .model, .inferredModel, .newModel: suggestedModelPath(of: origin)
    }
  }

  /// A payload's name as part of a file's: letters and digits, parted by hyphens.
  static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.joined(separator: "-")
  }

  /// What the file holds in the place of a part of it.
  func written(_ origin: TextOrigin) -> [UInt8] {
    externals[origin]?.written ?? []
  }

  /// The name of the payload or the file, `-` for standard input.
  var sourceName: String {
    switch origin {
    case .sample(_, let payload):
      entry.payloads.first { $0.name == payload }?.fileName ?? payload
    case .file, .standardInput, .part: origin.sourceName
    case .variation: payloadName
    case .model(_, let file): file
    case .inferredModel, .newModel: "model"
    }
  }

  /// The editor of a payload that is open, or was; `nil` of any other text.
  func editor(of origin: TextOrigin) -> SourceEditor? {
    origin == self.origin ? editor : drafts[origin]
  }

  /// The texts with changes: payloads, the open one first, and files of models.
  var modifiedTexts: [TextOrigin] {
    let others = drafts.filter { $0.key != origin && $0.value.isModified && isListed($0.key) }
    return (editor.isModified ? [origin] : []) + others.keys.sorted { name(of: $0) < name(of: $1) }
      + models.modified(first: sample).flatMap { $0 }
  }

  /// The same as things that are saved by themselves: the files of a model are one. What was made here
  /// and is open belongs to them, as long as it is in no file.
  var unsavedThings: [[TextOrigin]] {
    let payloads = modifiedTexts.filter { editor(of: $0) != nil }
    let isNew = variation(origin).map { !$0.isSaved } ?? false
    return (isNew && !payloads.contains(origin) ? [[origin]] : []) + payloads.map { [$0] }
      + models.modified(first: sample)
  }

  var payloadName: String {
    if case .sample(_, let payload) = origin { return payload }
    // As the list calls it: by its folder, too, where two are called alike.
    return variation(origin)?.name ?? externals[origin]?.name ?? shortSourceName
  }

  var shortSourceName: String {
    switch origin {
    case .sample, .variation, .model, .inferredModel, .newModel: sourceName
    case .file, .standardInput, .part: origin.shortName
    }
  }

  /// The variations that stand in the list of any sample, by their numbers.
  var listedVariations: Set<Int> {
    Set(variations.lazy.filter(\.isListed).map(\.number))
  }

  func variation(_ origin: TextOrigin) -> Variation? {
    guard case .variation(let number) = origin else { return nil }
    return variations.first { $0.number == number }
  }

  func variationName(_ origin: TextOrigin) -> VariationName? {
    variation(origin).map { VariationName(sample: samples[$0.sample].name, name: $0.name) }
  }

  /// The text of a payload or a model as it is now.
  func presentText(of origin: TextOrigin) -> SourceText {
    if origin == self.origin { return editor.text }
    if let draft = drafts[origin] { return draft.text }
    if let place = modelPlace(of: origin) { return modelText(place) }
    return original(of: origin).text
  }
}
