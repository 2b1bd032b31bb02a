extension TextStyle {
  /// The style as a terminal of that depth can show it.
  ///
  /// A colour becomes the nearest one of xterm's palette that the terminal has. With eight colours
  /// the greys of the text, which would come out as black, become `dim` in the default colour.
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

  /// Grey on another grey may have come to the same colour twice: then the text takes the far end.
  private mutating func keepApart(from original: TextStyle) {
    guard foreground == background, original.foreground != original.background,
      case .indexed(let ground) = background
    else { return }
    foreground = TextStyle.darkColors.contains(ground) ? .indexed(7) : .indexed(0)
  }

  /// Black, red, blue, magenta and the bright black.
  private static let darkColors: Set<UInt8> = [0, 1, 4, 5, 8]

  private static func nearest(
    _ color: TerminalColor, in depth: ColorDepth, isGround: Bool = false
  ) -> TerminalColor {
    guard case .indexed(let index) = color else { return color }
    if index < 16 {
      return depth == .sixteen ? color : .indexed(index == 8 ? 0 : index & 7)
    }
    let wanted = components(index)
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

  /// By ITU-R BT.601, 0–255.
  private static func brightness(_ color: (red: Int, green: Int, blue: Int)) -> Int {
    (299 * color.red + 587 * color.green + 114 * color.blue) / 1000
  }

  private static func square(_ value: Int) -> Int { value * value }

  /// The red, green and blue of a palette index from 16 on, 0–255 each.
  private static func components(_ index: UInt8) -> (red: Int, green: Int, blue: Int) {
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
