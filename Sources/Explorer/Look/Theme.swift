import DecodingReport
import TerminalCanvas
import TextEditor

/// How each part of the screen looks.
///
/// Every state differs by glyph and attribute before it differs by colour, so that it reads the
/// same without colour and for a colour-blind reader.
struct Theme: Sendable {
  private var hasColors: Bool
  private var isLight: Bool
  /// Whether contrast counts more than nuances.
  private var isProjector: Bool

  /// A set that is put together each time costs more than drawing with it.
  private static let boldReverse: TextAttributes = [.bold, .reverse]

  init(_ environment: ScreenEnvironment) {
    hasColors = environment.capabilities.colors != .none
    isProjector = environment.isProjector
    isLight = environment.capabilities.background == .light
  }

  /// A style by its colours on dark and light ground; without colour the attributes are all.
  private func style(
    _ dark: UInt8?, _ light: UInt8?, _ attributes: TextAttributes = [],
    on grounds: (dark: UInt8, light: UInt8)? = nil, without: TextAttributes? = nil
  ) -> TextStyle {
    guard hasColors else {
      let plain = without ?? attributes
      // Dimmed text is what a projector swallows.
      return TextStyle(attributes: isProjector ? plain.subtracting(.dim) : plain)
    }
    var foreground = isLight ? light : dark
    let background = isLight ? grounds?.light : grounds?.dark
    if isProjector, let color = foreground, color >= 232 {
      foreground = isLight ? 16 : 231
    }
    return TextStyle(
      foreground: foreground.map { .indexed($0) } ?? .terminalDefault,
      background: background.map { .indexed($0) } ?? .terminalDefault, attributes: attributes)
  }

  // The frame.
  var title: TextStyle { style(231, 231, .bold, on: (24, 24), without: Self.boldReverse) }
  var titleQuiet: TextStyle { style(153, 153, on: (24, 24), without: .reverse) }
  var titlePending: TextStyle { style(221, 221, on: (24, 24), without: .reverse) }
  /// The place at which the style that is looked at stopped: the one cell of red ground.
  var stop: TextStyle {
    style(231, 231, .bold, on: (160, 160), without: Self.boldReverse)
  }
  var status: TextStyle { style(252, 235, on: (238, 252), without: .reverse) }
  var statusQuiet: TextStyle { style(251, 238, on: (238, 252), without: .reverse) }
  /// What is to be waited for, or put right.
  var statusLoud: TextStyle { style(221, 94, .bold, on: (238, 252), without: Self.boldReverse) }
  var footer: TextStyle { style(246, 241, on: (235, 255)) }
  var footerKey: TextStyle { style(255, 16, .bold, on: (235, 255)) }
  /// The mode that is open.
  var modeOpen: TextStyle { style(231, 231, .bold, on: (24, 24), without: Self.boldReverse) }
  var rule: TextStyle { style(242, 246, without: []) }
  var ruleFocused: TextStyle { style(75, 26, .bold) }
  var paneTitle: TextStyle { style(250, 238, .bold) }
  var paneTitleFocused: TextStyle { style(231, 16, .bold) }
  var paneHint: TextStyle { style(246, 241, without: .dim) }

  // Text.
  var text: TextStyle { style(nil, nil) }
  var strong: TextStyle { style(231, 16, .bold) }
  var heading: TextStyle { style(250, 238, .bold) }
  var quiet: TextStyle { style(246, 241, without: .dim) }
  var accent: TextStyle { style(75, 26, .bold) }
  var error: TextStyle { style(210, 160, .bold) }
  var caution: TextStyle { style(214, 94, .bold) }

  // JSON and Swift.
  var jsonKey: TextStyle { style(117, 25) }
  var jsonString: TextStyle { style(151, 22) }
  var jsonNumber: TextStyle { style(180, 94) }
  var jsonLiteral: TextStyle { style(176, 90, without: .bold) }
  var keyword: TextStyle { style(176, 90, without: .bold) }
  var typeName: TextStyle { style(117, 25) }
  var comment: TextStyle { style(246, 241, without: .dim) }
  var missing: TextStyle { style(110, 25, .italic) }

  /// The look of a part of a line of JSON.
  func json(_ kind: SourceToken.Kind) -> TextStyle {
    switch kind {
    case .key: jsonKey
    case .string: jsonString
    case .number: jsonNumber
    case .literal: jsonLiteral
    case .punctuation: text
    case .comment: comment
    case .invalid: error
    }
  }

  /// The look of a part of a line of Swift.
  func code(_ kind: SwiftSpan.Kind) -> TextStyle {
    switch kind {
    case .plain: text
    case .keyword, .attribute: keyword
    case .type: typeName
    case .string: jsonString
    case .number: jsonNumber
    case .comment: comment
    }
  }

  /// The ground of the row on which the selection is.
  var selectedGround: TerminalColor? {
    hasColors ? .indexed(isLight ? 255 : 237) : nil
  }

  /// The ground of text that is marked in the editor.
  func marked(_ style: TextStyle) -> TextStyle {
    hasColors ? style.on(.indexed(isLight ? 153 : 24)) : style.adding(.reverse)
  }

  /// The look of an outcome's glyph.
  func glyph(_ outcome: Outcome) -> TextStyle {
    isProjector ? plainGlyph(outcome).adding(doubled(outcome)) : plainGlyph(outcome)
  }

  /// What a room sees beside the colour, from afar.
  private func doubled(_ outcome: Outcome) -> TextAttributes {
    switch outcome {
    case .asSent: .bold
    case .converted: [.bold, .underline]
    case .default: Self.boldReverse
    case .nil: [.bold, .italic]
    case .dropped: [.bold, .underline, .italic]
    // Without colour it would be that of what was dropped.
    case .threw: hasColors ? .bold : []
    case .notReached: []
    }
  }

  private func plainGlyph(_ outcome: Outcome) -> TextStyle {
    switch outcome {
    case .asSent: style(114, 22)
    case .converted: style(221, 58, .underline)
    case .default: style(214, 94, .bold)
    case .nil: style(110, 25, .italic)
    case .dropped: style(213, 127, [.bold, .underline])
    case .threw: style(210, 160, .bold, without: [.italic, .underline])
    case .notReached: style(246, 241, without: .dim)
    }
  }

  /// The look of what stands behind an outcome's glyph.
  func value(_ outcome: Outcome) -> TextStyle {
    outcome == .asSent ? text : glyph(outcome)
  }

  /// The style for results that are no longer, or not yet, those of the text.
  func faded(_ style: TextStyle) -> TextStyle {
    guard hasColors else { return style.adding(.dim) }
    var faded = style
    faded.foreground = .indexed(isLight ? 243 : 245)
    if style.background == selectedGround { return selected(faded) }
    faded.background = .terminalDefault
    return faded
  }

  /// The style on the ground of the selected row, against which greys are too weak.
  func selected(_ style: TextStyle) -> TextStyle {
    guard let selectedGround else { return style }
    var selected = style.on(selectedGround)
    if case .indexed(let color) = style.foreground, (232...249).contains(color) {
      selected.foreground = .indexed(isLight ? 239 : 250)
    }
    return selected
  }
}
