import DecodingReport
import JSONSource
import TerminalCanvas
import TextEditor
import Workbench

/// What is done with the selected field: copied, broken, put right.
extension ExplorerState {
  /// Opens the menu of what can be copied, or written to a file.
  mutating func openCopyMenu(_ kind: Menu.Kind) {
    selectFieldAtCursor()
    guard selected.isField(in: live) else {
      notice = "there is no field to copy"
      return
    }
    let stage = Stage(self)
    let items = keyMap.bindings.compactMap { binding -> Menu.Item? in
      guard case .field(.copy(let form)) = binding.action, let key = binding.keys.first else {
        return nil
      }
      let action = kind == .write ? Action.field(.write(form)) : binding.action
      var item = Menu.Item(key: key, title: form.name, preview: "", action: action)
      do throws(Refusal) {
        item.preview = try stage.copyText(form).preview
      } catch {
        item.refusal = error.words
      }
      return item
    }
    layers.push(.menu(Menu(kind, items)))
  }

  mutating func copy(_ form: CopyForm) -> [Effect] {
    selectFieldAtCursor()
    do {
      let text = try Stage(self).copyText(form)
      notice = "copied the \(form.name): \(text.preview)"
      return [.copy(text)]
    } catch {
      notice = error.words
      return []
    }
  }

  /// Asks for a file for what would be copied.
  mutating func askForFile(_ form: CopyForm) {
    do {
      _ = try Stage(self).copyText(form)
      let field = selection?.steps.last?.description.filter { $0.isLetter || $0.isNumber } ?? ""
      layers.push(
        .prompt(Prompt(.writeCopy(form), text: "\(entry.name)-\(field).\(form.fileEnding)")))
    } catch {
      notice = error.words
    }
  }

  /// Writes what would be copied to a file; one that stands there is replaced only if asked.
  mutating func write(_ form: CopyForm, to path: String, replacing: Bool = false) -> [Effect] {
    do {
      let text = SourceText(try Stage(self).copyText(form))
      var request = SaveRequest(
        path: path, revision: live.revision, origin: origin, text: text, thenQuit: false)
      request.mayReplace = replacing
      request.form = form
      return carryOut(saving.begin(request))
    } catch {
      notice = error.words
      return []
    }
  }

  mutating func receive(_ outcome: CopyOutcome) {
    switch outcome {
    case .sent: break
    case .kept(let path):
      notice = "this terminal takes no copies: written to \(path), and printed on leaving"
    case .failed(let path, let problem):
      notice = "this terminal takes no copies, and \(path) can't be written: \(problem.words)"
    }
  }
}

// MARK: - Faults

extension ExplorerState {
  /// Opens the menu of the faults that apply to the selected field.
  mutating func openFaultMenu(onTop: Bool) {
    selectFieldAtCursor()
    do throws(Refusal) {
      let breaking = try Stage(self).breaking(onTop: onTop)
      let site = breaking.site
      var items = keyMap.bindings.compactMap { binding -> Menu.Item? in
        guard case .field(.breakField(let fault?)) = binding.action, let key = binding.keys.first,
          let edit = site.edit(for: fault)
        else { return nil }
        return Menu.Item(
          key: key, title: fault.name, preview: preview(of: edit, for: fault, site),
          action: onTop ? .field(.breakOnTop(fault)) : binding.action)
      }
      if let earlier = breaking.earlier, onTop || breaking.isInPlace {
        items.append(
          Menu.Item(
            key: "<Tab>", title: "\(onTop ? "in place of" : "on top of") \(earlier.words)",
            preview: "", action: .field(onTop ? .breakField(nil) : .breakOnTop(nil))))
      }
      layers.push(.menu(Menu(.faults, items)))
    } catch {
      notice = error.words
    }
  }

  /// The member as it would be: `"age": null`.
  private func preview(of edit: SourceEdit, for fault: Fault, _ site: FaultSite) -> String {
    if let replacement = site.replacement(for: fault) { return "\(site.keyText): \(replacement)" }
    let new = edit.replacement.string
    switch fault {
    case .missing: return "\(site.keyText) goes"
    case .badElement: return "\(site.keyText): [ … \(new.drop { $0 == "," || $0.isWhitespace }) ]"
    case .misspelt:
      guard let key = site.key else { return "" }
      let start = site.document.startOffset(of: key)
      var text = SourceText(site.document.text(key))
      text.replace(
        (edit.range.lowerBound - start)..<(edit.range.upperBound - start), with: edit.replacement)
      return text.string
    default:
      let value = site.value.map { site.document.text($0).preview } ?? ""
      return "\(site.keyText): \(value), \(new.drop { $0 == "," || $0.isWhitespace })"
    }
  }

  /// Breaks the selected field in a new variation of the payload.
  mutating func breakField(_ fault: Fault, onTop: Bool) -> [Effect] {
    selectFieldAtCursor()
    do throws(Refusal) {
      let breaking = try Stage(self).breaking(onTop: onTop)
      let (site, path) = (breaking.site, breaking.site.path)
      guard var edit = site.edit(for: fault), let text = breaking.text(brokenBy: fault) else {
        throw Refusal("\(site.name): this fault doesn't apply to it")
      }
      if breaking.isInPlace {
        guard let change = editor.text.difference(to: text) else {
          throw Refusal("\(site.name): it is broken like that already")
        }
        edit = change
      }
      let words = site.variation(fault)
      let effects = vary(
        by: edit, breaking, FieldBreak(path: path, fault: fault, type: site.type, words: words))
      // The caret may have come to a neighbour; the selection stays.
      select(path: path)
      return effects
    } catch {
      notice = error.words
      return []
    }
  }
}

// MARK: - Fixes

extension ExplorerState {
  /// Opens the menu of fixes, with the one nearest to the caret selected.
  mutating func offerFixes() {
    guard !Stage(self).hidesFixes else {
      notice = PracticeWords.hidden
      return
    }
    if focus == .model, let menu = Menu.missingTypes(library.modelDraft) {
      layers.push(.menu(menu))
      return
    }
    let fixes = Stage(self).quickFixes
    guard let first = fixes.first else {
      notice = Stage(self).noFixWords
      return
    }
    let caret = editor.caret
    let nearest = fixes.indices.min {
      abs(fixes[$0].edit.range.lowerBound - caret) < abs(fixes[$1].edit.range.lowerBound - caret)
    }
    live.isErrorTold = true
    var items = fixes.enumerated().map { place, fix in
      Menu.Item(
        key: place < 9 ? "\(place + 1)" : "", title: "\(fix.position)  \(fix.words)",
        preview: preview(of: fix), action: .field(.fix(place)))
    }
    if fixes.count > 1 {
      items.append(
        Menu.Item(
          key: "a", title: "all \(fixes.count) of them", preview: "", action: .field(.fixAll)))
    }
    layers.push(.menu(Menu(.fixes, items, selected: nearest ?? 0)))
    showFix(first)
  }

  /// The line as it would be.
  private func preview(of fix: QuickFix) -> String {
    let line = editor.text.lineContent(editor.text.line(at: fix.edit.range.lowerBound))
    let start = max(line.lowerBound, fix.edit.range.lowerBound - 40)
    let end = max(fix.edit.range.upperBound, min(line.upperBound, fix.edit.range.upperBound + 40))
    var text = editor.text.slice(start..<end)
    let place = fix.edit.range.lowerBound - start..<fix.edit.range.upperBound - start
    text.replace(place, with: fix.edit.replacement)
    return String(text.string.drop { $0 == " " || $0 == "\t" })
  }

  /// Brings the place of a fix into sight.
  private mutating func showFix(_ fix: QuickFix) {
    guard focus == .source || layout.panes[.source] != nil else { return }
    let place = fix.edit.range.lowerBound
    _ = library.editor.apply(.select(place..<place))
  }

  /// Puts one place right.
  mutating func applyFix(_ place: Int) -> [Effect] {
    let fixes = Stage(self).quickFixes
    guard fixes.indices.contains(place) else { return [] }
    let fix = fixes[place]
    undo.words = "fix \(fix.position): \(fix.words)"
    let effects = edit(.replace(fix.edit.range, fix.edit.replacement))
    notice = "\(fix.position): \(fix.words); undo takes it back"
    return effects
  }

  /// Puts all places right, as one step of undo.
  mutating func applyAllFixes() -> [Effect] {
    let fixes = Stage(self).quickFixes
    guard let first = fixes.first, let last = fixes.last else { return [] }
    let range =
      first.edit.range.lowerBound..<max(first.edit.range.upperBound, last.edit.range.upperBound)
    var replacement = SourceText()
    var place = range.lowerBound
    var count = 0
    for fix in fixes where fix.edit.range.lowerBound >= place {
      replacement = replacement + editor.text.slice(place..<fix.edit.range.lowerBound)
      replacement = replacement + fix.edit.replacement
      place = fix.edit.range.upperBound
      count += 1
    }
    replacement = replacement + editor.text.slice(place..<range.upperBound)
    undo.words = "fix of \(count) places"
    let effects = edit(.replace(range, replacement))
    notice = "\(count) places fixed; undo takes them back"
    return effects
  }
}
