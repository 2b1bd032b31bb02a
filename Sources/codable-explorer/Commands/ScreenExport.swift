internal import DecodingReport
internal import Explorer
internal import Reproduction
internal import Samples
internal import TerminalCanvas
internal import Workbench

/// `export --format svg`: the screen that the explorer shows of a model and a payload, as a picture.
struct ScreenExport {
  private let subject: CommandSubject
  private var arguments: Arguments { subject.arguments }

  init(_ subject: CommandSubject) { self.subject = subject }

  func write(_ experiment: Experiment) throws {
    let redaction = arguments.keepsValues ? nil : Redactor.redact(experiment)
    // Made-up values come without a layout.
    let isOneLine = !experiment.bytes.dropLast().contains(0x0A)
    let bytes = redaction.map { isOneLine ? $0.bytes : ExplorerState.laidOut($0.bytes) }
    let screen = screen(bytes ?? experiment.bytes)
    let ground: TerminalCapabilities.Background = arguments.theme == .light ? .light : .dark
    let title = "codable-explorer: \(subject.sample.title), \(experiment.source)"
    let svg = ScreenPicture(screen, on: ground, title: title).svg
    try subject.console.write(svg, to: arguments.output)
    subject.console.note(
      about: arguments.output ?? "export",
      "\(svg.utf8.count) bytes; \(Reproduction.valuesNote(redaction?.madeUp))")
  }

  private func screen(_ bytes: [UInt8]) -> Screen {
    let sample = subject.sample
    var samples = SampleCatalogue.all
    var opening = Opening()
    opening.options = arguments.decoding
    opening.sample =
      samples.firstIndex { $0.name == sample.name && sample.sample != nil } ?? samples.count
    if opening.sample == samples.count { samples.append(sample) }
    switch arguments.payloadWords.first.map({ PayloadChoice($0, of: sample) }) ?? .builtIn(0) {
    case .builtIn(let place):
      samples[opening.sample].payloads[place].bytes = bytes
      opening.source = .payload(place)
    case .file(let path): opening.source = .file(path: PayloadFile.name(of: path), bytes: bytes)
    case .standardInput: opening.source = .standardInput(bytes)
    }
    var environment = ScreenEnvironment(
      size: arguments.size,
      capabilities: TerminalCapabilities(
        colors: .twoHundredFiftySix, isUnicode: !arguments.isASCII,
        background: arguments.theme == .light ? .light : .dark))
    environment.tellsTime = false
    var state = ExplorerState(samples: samples, opening: opening, environment: environment)
    state.settle(state.start())
    state.look(at: arguments.at, in: arguments.givenStyles?.first)
    return state.view(size: arguments.size)
  }
}
