import DecodingReport
import JSONSource

extension ExplorerState {
  /// The selected field, if it can be broken.
  private func faultSite() throws(Refusal) -> FaultSite {
    guard let selection, !selection.steps.isEmpty else {
      throw Refusal("there is no field to break")
    }
    guard let document = live.currentDocument, let shown = live.shown else {
      throw Refusal("the results of this text aren't there yet")
    }
    guard !document.isRejectedByFoundation else {
      throw Refusal("the JSON is broken already; F10 may mend it")
    }
    let fields = PerStyle<FieldReport?> { style in
      shown.index.rowOfPath[selection].flatMap {
        shown.report.field(of: shown.index.rows[$0], style)
      }
    }
    guard let site = FaultSite(selection, in: document, fields: fields) else {
      throw Refusal("the JSON has neither \(selection) nor an object that it could stand in")
    }
    return site
  }

  /// Opens the menu of the faults that apply to the selected field.
  mutating func openFaultMenu() {
    selectFieldAtCursor()
    do throws(Refusal) {
      let site = try faultSite()
      let items = keyMap.bindings.compactMap { binding -> Menu.Item? in
        guard case .field(.breakField(let fault?)) = binding.action, let key = binding.keys.first,
          let edit = site.edit(for: fault)
        else { return nil }
        return Menu.Item(
          key: key, title: fault.name, preview: preview(of: edit, for: fault, site),
          action: binding.action)
      }
      layers.push(.menu(Menu(.faults, items)))
    } catch {
      notice = error.words
    }
  }

  /// The member as it would be: `"age": null`.
  private func preview(of edit: SourceEdit, for fault: Fault, _ site: FaultSite) -> String {
    if let replacement = site.replacement(for: fault) { return "\(site.keyText): \(replacement)" }
    let new = edit.replacement.string(in: 0..<edit.replacement.count)
    switch fault {
    case .missing: return "\(site.keyText) goes"
    case .badElement: return "\(site.keyText): [ … \(new.drop { $0 == "," || $0.isWhitespace }) ]"
    case .misspelt:
      guard let key = site.key else { return "" }
      let start = site.document.startOffset(of: key)
      var text = SourceText(site.document.text(key))
      text.replace(
        (edit.range.lowerBound - start)..<(edit.range.upperBound - start), with: edit.replacement)
      return text.string(in: 0..<text.count)
    default:
      let value = site.value.map { site.document.text($0).preview } ?? ""
      return "\(site.keyText): \(value), \(new.drop { $0 == "," || $0.isWhitespace })"
    }
  }

  /// Breaks the selected field in a new variation of the payload.
  mutating func breakField(_ fault: Fault) -> [Effect] {
    selectFieldAtCursor()
    do throws(Refusal) {
      let site = try faultSite()
      guard let edit = site.edit(for: fault) else {
        throw Refusal("\(site.name): this fault doesn't apply to it")
      }
      let path = site.path
      let effects = vary(by: edit, name: site.variation(fault))
      // The caret may have come to a neighbour; the selection stays.
      select(path: path)
      return effects
    } catch {
      notice = error.words
      return []
    }
  }
}
