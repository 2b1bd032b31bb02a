/// Tells, scalar by scalar, what of a text may be sent to a terminal: the program's one rule.
///
/// Text comes from anywhere: keys and values of payloads, names of files, words of compilers,
/// libraries and models. What a terminal obeys, what turns the direction of the text around and what
/// nobody sees is shown, not sent:
///
/// - controls (C0, DEL, C1), line and paragraph separators, and format characters: bidirectional
///   controls, tags, byte order marks, soft hyphens;
/// - what Unicode calls default ignorable: fillers, joiners, variation selectors;
/// - private and unassigned scalars, which look as each font likes;
/// - the vowels and final consonants of a Korean syllable that have none before them.
///
/// In their places they stand as they are: a joiner within an emoji, or behind a letter of a script
/// that is written joined; a variation selector behind what has variations. A combining mark without
/// a base, which would join whatever stands before it, gets a dotted circle.
///
/// A stand-in takes one cell, so that columns and carets are right before and behind the gate: the
/// picture of a C0 control or of DEL (`␛`), U+FFFD for everything else; `?` where the output takes
/// no UTF-8. Where text is quoted it is escaped instead, as the language has it: `\u{9B}` in Swift,
/// `\u009b` in JSON.
package struct ScalarGate {
  /// What is shown of a scalar.
  package enum Verdict: Sendable {
    /// The scalar itself.
    case shown
    /// The scalar on a base of its own.
    case bareMark
    /// A stand-in.
    case hidden
  }

  /// The scalar before, `nil` where none was shown.
  private var previous: Unicode.Scalar?
  /// Whether what was shown last is an emoji, with whatever belongs to it.
  private var isInPictograph = false

  package init() {}

  /// Judges the scalar that comes next; `next` is the one behind it.
  ///
  /// The answer depends on the scalar's grapheme cluster alone: it is the same within the whole text.
  @inline(__always)
  package mutating func judge(
    _ scalar: Unicode.Scalar, before next: @autoclosure () -> Unicode.Scalar?
  ) -> Verdict {
    if (0x20..<0x7F).contains(scalar.value) {
      previous = scalar
      isInPictograph = false
      return .shown
    }
    return judgeOther(scalar, before: next())
  }

  private mutating func judgeOther(
    _ scalar: Unicode.Scalar, before next: Unicode.Scalar?
  ) -> Verdict {
    let verdict = verdict(on: scalar, before: next)
    switch verdict {
    case .hidden:
      previous = nil
      isInPictograph = false
    case .shown, .bareMark:
      isInPictograph =
        scalar.isPictograph || (isInPictograph && (scalar.isMark || scalar.isModifierOfEmoji))
        || (isInPictograph && scalar == ScalarGate.emojiSelector)
      previous = scalar
    }
    return verdict
  }

  private func verdict(on scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Verdict {
    // Most of what isn't ASCII: wholly assigned, and without marks and format characters.
    switch scalar.value {
    case 0xA0..<0xAD, 0xAE..<0x300, 0x400..<0x483, 0x3041..<0x3097, 0x3400..<0xA000,
      0xAC00..<0xD7A4:
      return .shown
    case 0x1160..<0x1200, 0xD7B0..<0xD800:
      return scalar.joinsKorean(previous) && !scalar.properties.isDefaultIgnorableCodePoint
        ? .shown : .hidden
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return .hidden
    case .format:
      return isJoinerInPlace(scalar, before: next) ? .shown : .hidden
    case .nonspacingMark, .enclosingMark, .spacingMark:
      if scalar.properties.isDefaultIgnorableCodePoint {
        return isSelectorInPlace(scalar) ? .shown : .hidden
      }
      return previous == nil ? .bareMark : .shown
    default:
      return scalar.properties.isDefaultIgnorableCodePoint ? .hidden : .shown
    }
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Whether a joiner or non-joiner stands where it means something.
  private func isJoinerInPlace(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard scalar == "\u{200C}" || scalar == "\u{200D}", let previous else { return false }
    if isInPictograph { return scalar == "\u{200D}" && next?.isPictograph == true }
    return previous.isOfJoinedScript
  }

  /// Whether a variation selector stands behind a scalar that has variations
  /// (Unicode's `StandardizedVariants.txt` and `emoji-variation-sequences.txt`, UTS #37).
  private func isSelectorInPlace(_ scalar: Unicode.Scalar) -> Bool {
    guard let previous else { return false }
    return switch scalar.value {
    case 0xFE0E, 0xFE0F: previous.properties.isEmoji
    case 0xFE00...0xFE02, 0xE0100...0xE01EF: previous.properties.isIdeographic
    case 0x180B...0x180D, 0x180F: (0x1820...0x18AA).contains(previous.value)
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji that may be joined to others (UAX #29, GB11).
  fileprivate var isPictograph: Bool {
    guard value >= 0xA9, !(0x1F1E6...0x1F1FF).contains(value), !isModifierOfEmoji else {
      return false
    }
    return properties.isEmoji
  }

  /// The skin tones.
  fileprivate var isModifierOfEmoji: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether it is a letter or mark of a script in which joiners are spelling: Arabic and its
  /// relatives, those of India, Myanmar, Khmer and Mongolian.
  fileprivate var isOfJoinedScript: Bool {
    switch value {
    case 0x0620..<0x0E00, 0x1000..<0x10A0, 0x1780..<0x18B0:
      isMark || properties.generalCategory == .otherLetter
    default: false
    }
  }

  /// Whether a Korean vowel or final consonant goes on with the syllable before it (UAX #29,
  /// GB6–GB8).
  fileprivate func joinsKorean(_ previous: Unicode.Scalar?) -> Bool {
    guard let previous = previous?.value else { return false }
    let isVowel = (0x1160..<0x11A8).contains(value) || (0xD7B0..<0xD7C7).contains(value)
    switch previous {
    case 0x1100..<0x1160, 0xA960..<0xA97D: return isVowel
    case 0x1160..<0x11A8, 0xD7B0..<0xD7C7: return true
    case 0xAC00..<0xD7A4: return (previous - 0xAC00) % 28 == 0 || !isVowel
    case 0x11A8..<0x1200, 0xD7CB..<0xD7FC: return !isVowel
    default: return false
    }
  }
}
