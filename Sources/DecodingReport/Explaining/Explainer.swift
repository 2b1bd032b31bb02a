package import JSONSource

/// Explains the fields of one report.
package final class Explainer {
  let report: Report
  /// A line of the payload by its number, for the excerpt with the caret.
  private let sourceLine: (Int) -> String?
  /// How the model declares a field's property, where that is known.
  let declaration: (FieldReport, DecodingStyle) -> PropertyDeclaration?
  /// Finds the places of a path's fields in a style's list, in their order; `nil` where all fields
  /// are to be looked at.
  private let places: (JSONPath, DecodingStyle) -> [Int]?
  /// What is known of a document that is another one than the model's.
  private(set) lazy var otherDocument = report.otherDocument
  /// The fields around the field that was asked for last, in each style.
  var containers: [DecodingStyle: ContainersAround] = [:]
  /// The calls for the fields, in each style whose calls are kept: the first that failed, else the
  /// first. Only where many fields are explained: elsewhere the calls themselves are shown.
  private(set) lazy var calls: [DecodingStyle: [JSONPath: Trace.Call]] =
    isForMany ? callsOfFields() : [:]
  private let isForMany: Bool
  /// The line that was asked for last: large payloads often have one only.
  private var lastLine: (number: Int, scalars: [Unicode.Scalar])?

  /// `isForMany`: more than some fields will be explained, so that a look at all of them pays.
  package convenience init(
    _ report: Report, isForMany: Bool,
    declaration: @escaping (FieldReport, DecodingStyle) -> PropertyDeclaration? = { _, _ in nil },
    sourceLine: @escaping (Int) -> String?
  ) {
    var places: [DecodingStyle: [JSONPath: [Int]]] = [:]
    for style in report.styles where isForMany {
      places[style.style] = Dictionary(grouping: style.fields.indices) { style.fields[$0].path }
    }
    self.init(
      report, isForMany: isForMany, places: { [places] in isForMany ? places[$1]?[$0] ?? [] : nil },
      declaration: declaration, sourceLine: sourceLine)
  }

  /// `places`: finds the places of a path's fields in a style's list, in their order; `nil` where
  /// all fields are to be looked at.
  package init(
    _ report: Report, isForMany: Bool = false,
    places: @escaping (JSONPath, DecodingStyle) -> [Int]?,
    declaration: @escaping (FieldReport, DecodingStyle) -> PropertyDeclaration?,
    sourceLine: @escaping (Int) -> String?
  ) {
    self.report = report
    self.isForMany = isForMany
    self.places = places
    self.sourceLine = sourceLine
    self.declaration = declaration
  }

  func fields(at path: JSONPath, in style: DecodingStyle) -> [FieldReport] {
    guard let fields = report[style]?.fields else { return [] }
    return places(path, style)?.map { fields[$0] } ?? fields.filter { $0.isAt(path) }
  }

  private func scalars(ofLine number: Int) -> [Unicode.Scalar]? {
    if let lastLine, lastLine.number == number { return lastLine.scalars }
    guard let line = sourceLine(number) else { return nil }
    let scalars = Array(line.unicodeScalars)
    lastLine = (number, scalars)
    return scalars
  }
}

extension Explainer {
  /// The why of a field in one style, the other styles beside it.
  package func explanation(of field: FieldReport, in style: DecodingStyle) -> Explanation {
    var lines = [headline(field, style)]
    lines += found(field, style)
    lines += wanted(field, style)
    lines += excerpt(field)
    lines += cases(field, style)
    let rule = keysOfCase(for: field, style) == nil ? field.decidedBy : .keyNotAskedThisTime
    if let rule {
      lines.append(.init(.rule, label: "rule", text: rule.sentence(for: field)))
    }
    if let value = field.initialValue {
      lines.append(.init(.note, label: "", text: "the initial value, \(value), is lost"))
    }
    if let report = report[style], let words = report.randomOrderWords,
      report.randomlyOrdered.contains(where: { field.path.steps.starts(with: $0.steps) })
    {
      lines.append(.init(.note, label: "", text: words))
    }
    if field.evidence == .tried {
      lines.append(
        .init(.note, label: "", text: "inferred: decoding again with other values here shows it"))
    } else if field.evidence.isInferred, field.outcome != .notReached {
      lines.append(
        .init(
          .note, label: "", text: "inferred from the calls and the result; nothing reports it",
          note: report[style]?.isSourceRead == false ? "the model's source was not read" : ""))
    }
    lines.append(said(field, style))
    lines += call(of: field, style)
    lines += others(field, style)
    let fixes = fixes(of: field, in: style)
    let widest = fixes.map(\.code.count).filter { $0 <= Self.widestCode }.max() ?? 0
    for (index, fix) in fixes.enumerated() {
      let label = index == 0 ? "fix" : ""
      var line = Explanation.Line(.fix, label: label, text: fix.code, note: fix.condition)
      line.noteColumn = widest
      lines.append(line)
    }
    return Explanation(lines: lines, fixes: fixes)
  }

  private func headline(_ field: FieldReport, _ style: DecodingStyle) -> Explanation.Line {
    let outcome = field.outcome
    var text = "\(outcome.glyph) \(outcome.words.uppercased())"
    switch outcome {
    case .threw:
      if field.guilty == nil, let failure = report[style]?.failure {
        text +=
          "  " + failure.kind.rawValue
          + (failure.subject.isEmpty ? "" : "(\(failure.subject))")
      } else if let guilty = field.guilty {
        text += "  because of \(guilty)"
      }
    case .converted, .asSent, .default, .nil:
      text += field.value.map { "  \($0)" } ?? ""
      if outcome == .converted, !field.isContainer, let guilty = field.guilty {
        text += "  because of \(guilty)"
      }
    case .dropped where field.isUnusedGap: text = "\(outcome.glyph) MISSING"
    case .dropped, .notReached: text += field.reason.map { "  \($0.rawValue)" } ?? ""
    }
    return .init(.headline(outcome), text: text, note: consequence(field, style))
  }

  private func consequence(_ field: FieldReport, _ style: DecodingStyle) -> String {
    switch field.outcome {
    case .threw:
      let summary = report[style]?.summary ?? StyleReport.Summary()
      let unreached = summary[.notReached]
      let errors = Words.errors(summary)
      let stop = summary.errors > 1 ? errors ?? "" : "decoding stopped"
      if summary.errors <= 1, let errors { return "\(stop), and \(errors)" }
      return unreached == 0
        ? stop : "\(stop); \(unreached) field\(unreached == 1 ? "" : "s") not reached"
    case .default:
      let origin = field.fallback.map { "\($0.origin) stands in" } ?? "a fallback stands in"
      return field.silentLoss ? origin + ", silently" : origin
    case .notReached:
      guard let alone = field.alone else { return "strict had stopped before" }
      return "alone: " + Words.of(alone) + (field.guilty.map { ", because of \($0)" } ?? "")
    case .nil, .converted, .dropped: return field.silentLoss ? "silently" : ""
    case .asSent: return ""
    }
  }

  private func found(_ field: FieldReport, _ style: DecodingStyle) -> [Explanation.Line] {
    guard let found = field.found else {
      if field.isElement {
        return [.init(.found, label: "found", text: "nothing: the array ends before it")]
      }
      let hint =
        field.didYouMean.map { meant in
          madeByStrategy(meant, of: field, style)
            ?? "the JSON has \"\(meant)\", which no property asks for"
        }
        ?? field.standsAt.map { "the JSON has such a key at \($0), where no property asks for it" }
        ?? ""
      return [.init(.found, label: "found", text: "nothing: the key is missing", note: hint)]
    }
    let text = found.text.count > 60 ? found.text.prefix(59) + "…" : found.text[...]
    let flat = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let inside = found.stringStart == nil ? "" : ", in the JSON that the string at this place holds"
    return [
      .init(
        .found, label: "found", text: "\(found.start)  \(flat)",
        note: (found.kind == .null ? "" : Words.kind(found.kind)) + inside)
    ]
  }

  /// What the key strategy makes of a key in whose place another one is asked for, where it is to blame.
  private func madeByStrategy(
    _ sent: String, of field: FieldReport, _ style: DecodingStyle
  ) -> String? {
    guard report[style]?.convertsFromSnakeCase == true, case .key(let asked)? = field.lastStep
    else { return nil }
    let made = SnakeCase.converted(sent)
    guard made != sent, made != asked, made.lowercased() == asked.lowercased() else { return nil }
    return "convertFromSnakeCase makes \"\(made)\" of \"\(sent)\"; "
      + "the model asks for \"\(asked)\""
  }

  /// What to say of a key that nobody asked for and one that was asked for in vain: equal ones are made
  /// unlike by a key strategy.
  private func spelling(
    _ meant: String, of field: FieldReport, _ style: DecodingStyle
  ) -> String {
    guard case .key(meant)? = field.path.steps.last else {
      return "did the sender mean \"\(meant)\"?"
    }
    guard report[style]?.convertsFromSnakeCase == true else {
      return "the key strategy makes another key of it"
    }
    return "the key strategy makes \"\(SnakeCase.converted(meant))\" of it"
  }

  /// The enum of keys that has a case for a key which nobody asked for: the model's own code asks for it
  /// another time.
  private func keysOfCase(for field: FieldReport, _ style: DecodingStyle) -> String? {
    guard field.reason == .unknownKey, field.outcome == .dropped,
      case .key(let key)? = field.lastStep
    else { return nil }
    let name = report[style]?.convertsFromSnakeCase == true ? SnakeCase.converted(key) : key
    return declaration(field, style)?.keyEnums.first { keys in
      keys.name(of: name).map(keys.asked.contains) == true
    }?.name
  }

  /// What a key that nothing asks for could have been meant as; empty where that isn't known.
  private func whatIsAskedFor(insteadOf field: FieldReport, _ style: DecodingStyle) -> String {
    if let near = field.didYouMean { return spelling(near, of: field, style) }
    if let place = field.standsAt { return "the model looks for it at \(place)" }
    return keysOfCase(for: field, style).map { "it is one of \($0)" } ?? ""
  }

  private func wanted(_ field: FieldReport, _ style: DecodingStyle) -> [Explanation.Line] {
    guard field.type != nil else {
      if field.reason == .missing {
        return [.init(.wanted, label: "wanted", text: "only whether the value is null")]
      }
      if field.reason == .custom {
        return [.init(.wanted, label: "wanted", text: "only whether the key is there")]
      }
      let unasked =
        field.reason == .duplicateKey
        ? "nothing asks for this key a second time"
        : "nothing asks for this \(field.isElement ? "element" : "key")"
      return [
        .init(
          .wanted, label: "wanted", text: unasked, note: whatIsAskedFor(insteadOf: field, style))
      ]
    }
    let note = field.jsonKey.map { "the property is \(field.property), the JSON key \"\($0)\"" }
    let declared = declaration(field, style)
    let observed = declared?.name.map { "@Observable stores \($0) as \(field.property)" }
    let notes = [declared?.place, note, observed].compactMap { $0 }
    return [
      .init(.wanted, label: "wanted", text: field.wanted, note: notes.joined(separator: "  "))
    ]
  }

  /// The raw values that the type of a field has, where what was sent is none of them.
  private func cases(_ field: FieldReport, _ style: DecodingStyle) -> [Explanation.Line] {
    let reason = field.outcome == .notReached ? field.alone?.reason : field.reason
    guard reason == .badEnum, let cases = declaration(field, style)?.rawCases, !cases.isEmpty,
      let sent = field.found?.text
    else { return [] }
    let values = cases.map(\.value)
    let more = values.count - Self.mostCases
    let text =
      values.prefix(Self.mostCases).joined(separator: ", ") + (more > 0 ? ", … \(more) more" : "")
    let near = field.caseLike(sent, among: cases)
    return [
      .init(
        .wanted, label: "cases", text: text,
        note: near.map { "\($0.value) differs in its letters' case alone" } ?? "")
    ]
  }

  private static let mostCases = 12
  /// The conditions of fixes stand below each other beside code that isn't wider.
  private static let widestCode = 64

  /// The payload's line with a caret below the value, or below the beginning of what lacks it; cut
  /// around it where it is long.
  private func excerpt(_ field: FieldReport) -> [Explanation.Line] {
    guard let found = field.found ?? report.holder(of: field),
      let scalars = scalars(ofLine: found.start.line)
    else { return [] }
    let start = min(found.start.column - 1, scalars.count)
    let end =
      field.found == nil
      ? start + 1
      : found.end.line == found.start.line
        ? min(found.end.column - 1, scalars.count) : scalars.count
    let first = max(0, start - 30)
    let last = min(scalars.count, max(first + 64, min(end, start + 34)))
    func text(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      return String(text)
    }
    let lead = first > 0 ? "…" : ""
    let shown = lead + text(first..<last) + (last < scalars.count ? "…" : "")
    let carets = String(repeating: "^", count: max(1, min(end, last) - start))
    let note = field.found == nil ? lack(of: field) : mismatch(field)
    return [
      .init(.source, label: "\(found.start.line)", text: shown),
      .init(
        .caret(prefix: lead + text(first..<start)), text: carets + (note.isEmpty ? "" : " " + note)),
    ]
  }

  /// What isn't where a model looks for it.
  private func lack(of field: FieldReport) -> String {
    let isThrown = (field.alone?.outcome ?? field.outcome) == .threw
    guard case .key(let key)? = field.lastStep else { return "the array ends before it" }
    let name = SwiftText.quoted(key)
    guard isThrown, let type = field.type else { return "no \(name) in it" }
    return "expected \(type.withoutOptional), found no \(name)"
  }

  private func mismatch(_ field: FieldReport) -> String {
    guard let found = field.found, field.outcome != .asSent,
      let type = field.type?.withoutOptional, field.guilty == nil
    else { return "" }
    if field.outcome == .notReached, field.alone?.outcome != .threw { return "" }
    if field.isChangedWithin { return "" }
    if field.outcome == .dropped || field.outcome == .nil, field.reason == .null,
      field.foundationSaid == nil
    {
      return ""
    }
    return switch field.outcome == .notReached ? field.alone?.reason : field.reason {
    case .fraction: "\(type) takes no fraction"
    case .overflow: "out of range for \(type)\(FailureText.range(of: type))"
    case .precision where type.standard?.integer != nil: "the fraction is cut off"
    case .precision: "\(type) can't hold all of these digits"
    case .notANumber where found.kind == .number: "no number by JSON's grammar"
    case .badEnum where found.kind == .object: "not one key that is a case of \(type)"
    case .badEnum where field.wantedFacts.isRawStruct: "\(type) has no such raw value"
    case .badEnum where type == .standard(.string) || type == .standard(.int):
      "the model's own code knows no case for it"
    case .badEnum where field.tookCaseOfItsOwn || field.wantedFacts.isPlainEnum:
      "no case of \(type) matches it"
    case .badEnum: "no case of \(type) has this raw value"
    case .badDate where found.kind == .number: "an unlikely date: another epoch?"
    case .badDate where field.outcome == .converted: "it became another day"
    case .badDate: "no date in the expected form"
    case .badURL where field.outcome == .converted: "encoded"
    case .badURL: "no URL"
    case .badData where type == .standard(.data):
      found.kind == .array ? "not all of its elements are bytes" : "no Base64"
    case .badData where type == .standard(.uuid): "no UUID"
    case .badData where field.isDictionary: "keys and values don't take turns"
    case .badData where type.isScalarOfJSON: "malformed by JSON's grammar"
    case .badData: "no \(type)"
    case .duplicateKey, .badElement, .unknownKey: ""
    case .custom where type.isRange && found.kind == .array:
      "the bounds are out of order"
    case .custom where (field.alone?.foundationSaid ?? field.foundationSaid) != nil:
      field.wantedFacts.isStandard ? "refused by \(type)" : "refused by the model's own code"
    case .custom where field.outcome == .dropped: "left out by the model's own code"
    case .custom: "changed by the model's own code"
    case .ended: "the last value that was asked for"
    default: "expected \(type), found \(Words.short(found.kind))"
    }
  }

  private func said(_ field: FieldReport, _ style: DecodingStyle) -> Explanation.Line {
    // Only Foundation's own words count as words.
    guard let said = field.foundationSaid, style != .smart || !said.isEmpty else {
      if field.reason == .ended {
        let words = report[style]?.failure?.message ?? ""
        return .init(.said, label: "said", text: "nothing", note: words)
      }
      if field.outcome == .threw {
        let words = report[style]?.failure?.foundationSaid ?? ""
        return .init(.said, label: "said", text: "“\(words)”", note: "in SmartDecoder's words")
      }
      if let alone = field.alone, alone.outcome == .threw || alone.foundationSaid?.isEmpty == false
      {
        // SmartDecoder gives words to the error only that ends its decode.
        let words = alone.foundationSaid.flatMap { $0.isEmpty ? nil : "“\($0)”" }
        let would =
          alone.outcome == .threw
          ? words.map { "it would have said \($0)" }
          : words.map { "\($0) would have been swallowed" }
        return .init(
          .said, label: "said", text: "nothing", note: would ?? "it would have thrown")
      }
      if style == .smart, field.reason == .custom,
        field.outcome == .default || field.outcome == .nil
      {
        return .init(
          .said, label: "said", text: "nothing", note: "the model's own code may have thrown")
      }
      return .init(.said, label: "said", text: "no error was raised")
    }
    let words = said.isEmpty ? "“” (an empty description)" : "“\(said)”"
    return .init(
      .said, label: "said", text: words, note: field.outcome == .threw ? "" : "and was swallowed")
  }

  private func others(_ field: FieldReport, _ style: DecodingStyle) -> [Explanation.Line] {
    report.styles.filter { $0.style != style }.map { other in
      let label = other.style.rawValue.uppercased()
      guard let counterpart = counterpart(of: field, in: other.style) else {
        let text = other.threw ? "⋯ not reached" : unasked(field, other.style)
        return .init(.style(other.style, .notReached), label: label, text: text)
      }
      return .init(
        .style(other.style, counterpart.outcome), label: label,
        text: "\(counterpart.outcome.glyph) \(Words.of(counterpart))")
    }
  }

  /// Why a style that decoded has nothing to say of a field.
  private func unasked(_ field: FieldReport, _ style: DecodingStyle) -> String {
    let around = containers(of: field, in: style).first { !$0.path.steps.isEmpty }
    let lost =
      switch around?.outcome {
      case .default: "fell back"
      case .nil: "is nil"
      case .dropped: "was left out"
      default: ""
      }
    guard let around, !lost.isEmpty else { return "doesn't ask for it" }
    return "not asked for: \(around.path) \(lost)"
  }

  /// What became of the same value in another style; of equal keys each has its own.
  func counterpart(of field: FieldReport, in style: DecodingStyle) -> FieldReport? {
    let same = fields(at: field.path, in: style)
    return same.first { $0.found?.offsets == field.found?.offsets } ?? same.first
  }
}

extension FieldReport {
  /// The case whose raw value differs from what was sent in its letters' case alone.
  func caseLike(
    _ sent: String, among cases: [(name: String, value: String)]
  ) -> (name: String, value: String)? {
    let folded = sent.lowercased()
    return cases.first { $0.value != sent && $0.value.lowercased() == folded }
  }
}
