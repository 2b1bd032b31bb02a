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
}

extension Library {
  /// The payloads of the sample, and behind them what was opened from outside.
  var payloadItems: [PayloadItem] {
    let own = entry.payloads.map { payload in
      (payload.name, TextOrigin.sample(entry.name, payload: payload.name))
    }
    let others = externals.list.map { ($0.name, $0.origin) }
    let made = variations.filter { $0.sample == sample && $0.isListed }.map {
      ($0.name, TextOrigin.variation($0.number))
    }
    return (own + made + others).map { name, origin in
      let editor = origin == self.origin ? editor : drafts[origin]
      return PayloadItem(name: name, origin: origin, isModified: editor?.isModified ?? false)
    }
  }

  /// Whether all of the open source stands in one line.
  var isOneLine: Bool {
    editor.text.lineCount == 1
      || editor.text.lineCount == 2 && editor.text.lineContent(1).isEmpty
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

  var suggestedPath: String {
    switch origin {
    case .sample(let sample, let payload): "\(sample)-\(payload).json"
    case .standardInput: "payload.json"
    case .file(let path): path
    case .part(let part, let whole):
      part.fileName(
        whole.path.map { String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]) } ?? "payload")
    case .variation, .model, .inferredModel, .newModel:
      "\(entry.name)-\(Self.fileName(payloadName)).json"
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

  /// A file whose text leaving would lose, the open one first.
  func unsavedFile(besides known: Set<TextOrigin>) -> TextOrigin? {
    if origin.path != nil, editor.isModified, !known.contains(origin) { return origin }
    return externals.list.map(\.origin).first { other in
      guard other.path != nil, other != origin, !known.contains(other) else { return false }
      return drafts[other]?.isModified ?? false
    }
  }

  /// A text with changes that is in no file: leaving loses it where no journal has it.
  func textInNoFile(besides known: Set<TextOrigin>) -> TextOrigin? {
    let texts = [origin: editor].merging(drafts) { open, _ in open }.filter { origin, editor in
      origin.path == nil && editor.isModified && !known.contains(origin)
    }
    return texts.keys.min { name(of: $0) < name(of: $1) }
      ?? unsavedModel(besides: known, isFile: false)?.file.origin
  }

  var payloadName: String {
    if case .sample(_, let payload) = origin { return payload }
    return variation(origin)?.name ?? shortSourceName
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
