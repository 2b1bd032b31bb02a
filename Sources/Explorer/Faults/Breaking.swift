import DecodingReport
import JSONSource
import TextEditor
import Workbench

/// A field that was broken in a variation, and how.
struct FieldBreak: Sendable {
  var path: JSONPath
  var fault: Fault
  var type: FaultType
  /// What the variation is called for it: `age missing`.
  var words: String
}

/// The selected field as it can be broken now.
///
/// A variation is a payload with breaks of its fields. Another break of the same field takes the
/// place of the one before: the field is broken as the payload had it. It lies on top where that is
/// asked for, and where the text is more than these breaks, as something was typed.
struct Breaking {
  /// What is broken, and its text before all breaks.
  let base: String
  let original: SourceText
  /// The breaks that stay.
  let breaks: [FieldBreak]
  /// The text with these, and the field in it.
  let text: SourceText
  let site: FaultSite
  /// How the same field was broken before.
  let earlier: FieldBreak?
  /// Whether a new break takes the place of that one.
  let isInPlace: Bool
  /// Whether a new variation does so in the list: what has a name of its own, or a file, is wanted
  /// beside it.
  var isListedInPlace = false

  /// The text with one more break; `nil` where the fault doesn't apply to the field.
  func text(brokenBy fault: Fault) -> SourceText? {
    guard let edit = site.edit(for: fault) else { return nil }
    var text = text
    text.apply(edit)
    return text
  }
}

extension Stage {
  /// The selected field, if it can be broken.
  func breaking(onTop: Bool) throws(Refusal) -> Breaking {
    let site = try faultSite()
    let made = madeVariation(site)
    let earlier = made?.breaks.last { $0.path == site.path }
    if !onTop, let made, let earlier, let breaking = replacing(earlier, of: made) {
      return breaking
    }
    return Breaking(
      base: made?.base ?? library.payloadName, original: made?.original ?? editor.text,
      breaks: made?.breaks ?? [], text: editor.text, site: site, earlier: earlier, isInPlace: false)
  }

  /// The open variation, if its text is its breaks and nothing more.
  private func madeVariation(_ site: FaultSite) -> Variation? {
    guard var variation = library.variation(library.origin) else { return nil }
    if editor.state == variation.stateAfter { return variation }
    // How an earlier run broke it is told by its text.
    guard variation.breaks.isEmpty, !editor.isModified,
      let known = FaultSite(site.path, in: document(of: variation.original), as: site.type)
    else { return nil }
    let fault = Fault.allCases.first { fault in
      var text = variation.original
      return known.edit(for: fault).map { text.apply($0) } != nil && text == editor.text
    }
    guard let fault else { return nil }
    let words = known.variation(fault)
    variation.breaks = [FieldBreak(path: site.path, fault: fault, type: site.type, words: words)]
    if variation.name.hasSuffix(" + " + words) {
      variation.base = String(variation.name.dropLast(words.count + 3))
    } else {
      variation.title.isGiven = true
    }
    return variation
  }

  /// The field as the variation would have it without its breaks; `nil` where the others can't be
  /// without these.
  private func replacing(_ earlier: FieldBreak, of variation: Variation) -> Breaking? {
    let breaks = variation.breaks.filter { $0.path != earlier.path }
    var text = variation.original
    for other in breaks {
      let site = FaultSite(other.path, in: document(of: text), as: other.type)
      guard let edit = site?.edit(for: other.fault) else { return nil }
      text.apply(edit)
    }
    return FaultSite(earlier.path, in: document(of: text), as: earlier.type).map { site in
      Breaking(
        base: variation.base, original: variation.original, breaks: breaks, text: text, site: site,
        earlier: earlier, isInPlace: true,
        isListedInPlace: !variation.title.isGiven && !variation.isSaved)
    }
  }

  private func document(of text: SourceText) -> JSONDocument {
    JSONDocument.parse(text.bytes, dialect: library.dialect)
  }
}
