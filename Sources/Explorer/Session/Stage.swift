import DecodingReport
import JSONSource
import TerminalCanvas
import Workbench

/// What layers, modes and panes may read of the session, as values of one moment.
struct Stage {
  private let state: ExplorerState
  /// Where everything stands.
  let layout: Layout

  init(_ state: ExplorerState) {
    self.init(state, size: state.environment.size)
  }

  init(_ state: ExplorerState, size: Size) {
    self.state = state
    layout = state.layout(of: size)
  }

  var keyMap: KeyMap { state.keyMap }
  var theme: Theme { Theme(state.environment) }
  var glyphs: Glyphs { Glyphs(isUTF8: state.environment.capabilities.isUnicode) }
  var isZoomed: Bool { state.isZoomed }
  var selection: JSONPath? { state.selection }
  var editsModel: Bool { state.editsModel }

  // The sample and its settings
  var entry: SampleEntry { state.entry }
  var options: DecodingOptions { state.options }
  var settings: [DecodingSetting] { state.library.settings }
  var changedSettings: [DecodingSetting] { state.library.changedSettings }
  var decoder: String? { state.library.decoder }
  func choices(of setting: DecodingSetting) -> [DecodingSetting.Choice] {
    state.library.choices(of: setting)
  }
  func place(of setting: DecodingSetting) -> Int { state.library.place(of: setting) }

  /// What is to be said of a model that no lesson belongs to.
  func aboutModel(columns: Int) -> [StyledLine] {
    state.aboutModel(columns: columns, theme, glyphs)
  }
}
