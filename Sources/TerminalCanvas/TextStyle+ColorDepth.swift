extension TextStyle {
  /// The style as a terminal of that depth can show it.
  ///
  /// A ground becomes the nearest colour of xterm's palette that the terminal has, and so does a
  /// grey; a colour of the text keeps its hue. With eight colours the greys of the text, which would
  /// come out as black, become `dim` in the default colour.
  /// Without colours only the attributes stay.
  package func degraded(to depth: ColorDepth) -> TextStyle {
    switch depth {
    case .twoHundredFiftySix:
      return self
    case .none:
      return TextStyle(attributes: attributes)
    case .sixteen, .eight:
      var style = self
      style.background = TextStyle.nearest(background, in: depth, isGround: true)
      style.foreground = TextStyle.nearest(foreground, in: depth)
      if depth == .eight, background == .terminalDefault, foreground != .terminalDefault,
        style.foreground == .indexed(0)
      {
        style.foreground = .terminalDefault
        style.attributes.insert(.dim)
      }
      style.keepApart(from: self)
      return style
    }
  }

  /// Two colours may have come to the same one or near each other: then the text takes the far end.
  private mutating func keepApart(from original: TextStyle) {
    guard case .indexed(let ground) = background, original.foreground != original.background else {
      return
    }
    if TextStyle.darkHues.contains(ground), case .indexed(let text) = foreground, text & 7 != 7 {
      // Users choose what their blue and red are: nothing but white stands out from each of them.
      foreground = .indexed(text < 8 ? 7 : 15)
    } else if foreground == background {
      foreground = ground == 8 || ground == 0 ? .indexed(7) : .indexed(0)
    } else if ground == 8, foreground == .indexed(7) {
      // The two greys of the sixteen are near each other.
      foreground = .indexed(15)
    }
  }

  /// Red, blue and magenta.
  private static let darkHues: Set<UInt8> = [1, 4, 5]

  private static func nearest(
    _ color: TerminalColor, in depth: ColorDepth, isGround: Bool = false
  ) -> TerminalColor {
    guard case .indexed(let index) = color else { return color }
    if index < 16 {
      return depth == .sixteen ? color : .indexed(index == 8 ? 0 : index & 7)
    }
    let wanted = components(index)
    if !isGround, let hued = hued(wanted) { return nearest(.indexed(hued), in: depth) }
    var best = 0
    var smallest = Int.max
    for candidate in 0..<16 {
      let have = basic[candidate]
      // Of a ground the brightness counts more than the hue: what is written on it must stand out.
      let weight = isGround ? 3 : 0
      let distance =
        square(wanted.red - have.red) + square(wanted.green - have.green)
        + square(wanted.blue - have.blue) + weight * square(brightness(wanted) - brightness(have))
      if distance < smallest {
        smallest = distance
        best = candidate
      }
    }
    return nearest(.indexed(UInt8(best)), in: depth)
  }

  /// How far a colour is from the grey of the same brightness, 0–255.
  private static func saturation(_ color: (red: Int, green: Int, blue: Int)) -> Int {
    max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
  }

  /// The one of the first sixteen colours that has the hue, `nil` for a grey.
  ///
  /// Among the distances between red, green and blue a pale colour's hue is lost: the nearest colour
  /// would be a grey. Amber is the dark yellow, beside the bright one, and a light blue is a cyan,
  /// since pure blue is too dark to read on black.
  private static func hued(_ color: (red: Int, green: Int, blue: Int)) -> UInt8? {
    let (red, green, blue) = color
    let range = saturation(color)
    guard range >= 40 else { return nil }
    let angle =
      switch max(red, green, blue) {
      case red: (360 + 60 * (green - blue) / range) % 360
      case green: 120 + 60 * (blue - red) / range
      default: 240 + 60 * (red - green) / range
      }
    let isLight = brightness(color) >= 128
    // What is pale stays apart from what is vivid.
    let bright: UInt8 = isLight && range >= 100 ? 8 : 0
    return switch angle {
    case 20..<43: 3
    case 43..<90: 3 + bright
    case 90..<150: 2 + bright
    case 150..<(isLight ? 220 : 200): 6 + bright
    case 150..<270: 4 + bright
    case 270..<330: 5 + bright
    default: 1 + bright
    }
  }

  /// By ITU-R BT.601, 0–255.
  private static func brightness(_ color: (red: Int, green: Int, blue: Int)) -> Int {
    (299 * color.red + 587 * color.green + 114 * color.blue) / 1000
  }

  private static func square(_ value: Int) -> Int { value * value }

  /// The red, green and blue of a palette index, 0–255 each: of the first sixteen, xterm's own.
  static func components(_ index: UInt8) -> (red: Int, green: Int, blue: Int) {
    if index < 16 { return basic[Int(index)] }
    if index >= 232 {
      let grey = 8 + 10 * (Int(index) - 232)
      return (grey, grey, grey)
    }
    let place = Int(index) - 16
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    return (level(place / 36), level(place / 6 % 6), level(place % 6))
  }

  /// xterm's values for the first sixteen colours, which themes may change.
  private static let basic: [(red: Int, green: Int, blue: Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
