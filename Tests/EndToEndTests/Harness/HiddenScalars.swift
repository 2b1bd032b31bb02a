/// What a terminal must not be sent, as Unicode's properties tell it.
enum HiddenScalars {
  /// Whether a scalar is a control, a format character, ignorable, private or unassigned.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// All of them; of the private and unassigned ones, unless they are ignorable, the first and the
  /// last of each run.
  static let all: [Unicode.Scalar] = {
    var scalars: [Unicode.Scalar] = []
    var run: (first: Unicode.Scalar, last: Unicode.Scalar)?
    func endRun() {
      guard let ended = run else { return }
      scalars += ended.first == ended.last ? [ended.first] : [ended.first, ended.last]
      run = nil
    }
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let isAlike = category == .privateUse || category == .unassigned
      if isAlike, !scalar.properties.isDefaultIgnorableCodePoint {
        run = (run?.first ?? scalar, scalar)
        continue
      }
      endRun()
      if contains(scalar) { scalars.append(scalar) }
    }
    endRun()
    return scalars
  }()

  /// The scalars in texts of so many bytes at most.
  static func texts(ofBytes limit: Int, of scalars: [Unicode.Scalar] = all) -> [String] {
    scalars.reduce(into: []) { texts, scalar in
      if let last = texts.last, last.utf8.count + UTF8.width(scalar) <= limit {
        texts[texts.count - 1].unicodeScalars.append(scalar)
      } else {
        texts.append(String(scalar))
      }
    }
  }

  /// Those that arrived raw in an output, line ends apart.
  static func raw(in output: String) -> Set<Unicode.Scalar> {
    Set(output.unicodeScalars.filter { $0 != "\n" && contains($0) })
  }

  /// A text as JSON: escaped is only what must be.
  static func json(_ text: String) -> String {
    let content = text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return scalar.value < 0x20
        ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
    }
    return "\"\(content.joined())\""
  }
}
