// Where the system has colours of its own.

#if canImport(UIKit)
  public import UIKit

  extension SmartColor {
    /// The colour as UIKit's.
    public var uiColor: UIColor {
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Takes the parts of a UIKit colour; `nil` for a pattern, which has none.
    public init?(_ color: UIColor) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
#elseif canImport(AppKit)
  public import AppKit

  extension SmartColor {
    /// The colour as AppKit's.
    public var nsColor: NSColor {
      NSColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Takes the parts of an AppKit colour; `nil` for a pattern, which has none.
    public init?(_ color: NSColor) {
      guard let color = color.usingColorSpace(.sRGB) else { return nil }
      self.init(
        red: color.redComponent, green: color.greenComponent, blue: color.blueComponent,
        alpha: color.alphaComponent)
    }
  }
#endif
