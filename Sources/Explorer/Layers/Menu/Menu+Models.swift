import DecodingReport
import TextEditor
import Workbench

/// The menus about the open model.
extension Menu {
  /// The types that can be decoded; `nil` where there is no choice.
  static func roots(_ entry: SampleEntry) -> Menu? {
    guard entry.roots.count > 1 else { return nil }
    let items = entry.roots.enumerated().map { place, root in
      Item(
        key: number(place), title: root, preview: root == entry.title ? "is decoded now" : "",
        action: .library(.root(place)))
    }
    return Menu(.roots, items, selected: entry.roots.firstIndex(of: entry.title) ?? 0)
  }

  /// The model's files; `nil` where there is one.
  static func modelFiles(_ library: Library) -> Menu? {
    let files =
      library.modelDraft?.files.map { ($0.name, $0.editor.isModified) }
      ?? library.modelTexts(of: library.sample).map { ($0.text.name, false) }
    guard files.count > 1 else { return nil }
    let items = files.enumerated().map { place, file in
      Item(
        key: number(place), title: file.0, preview: file.1 ? "modified" : "",
        action: .library(.modelFile(place)))
    }
    return Menu(.modelFiles, items, selected: library.modelDraft?.place ?? 0)
  }

  /// The things that were modified, above them all of these.
  static func modified(_ library: Library, _ things: [[TextOrigin]]) -> Menu {
    let items = things.enumerated().map { place, texts in
      let files = texts.compactMap(\.path)
      return Item(
        key: number(place), title: texts.map { library.name(of: $0) }.joined(separator: ", "),
        preview: files.isEmpty ? "in no file" : files.joined(separator: ", "),
        action: .library(.saveThing(place)))
    }
    let all = Item(
      key: "a", title: "all \(things.count) of them", preview: "", action: .library(.saveAll))
    return Menu(.modified, [all] + items)
  }

  /// The types that the model names and that are in none of its files; `nil` where none is.
  static func missingTypes(_ draft: ModelDraft?) -> Menu? {
    guard let types = draft?.missingTypes, !types.isEmpty else { return nil }
    let items = types.enumerated().map { place, type in
      let position = type.finding.position.map { "\($0)  " } ?? ""
      return Item(
        key: number(place), title: "\(position)declare '\(type.name)'",
        preview: "struct \(type.name): Codable {}", action: .library(.declareType(type.name)))
    }
    return Menu(.types, items)
  }

  private static func number(_ place: Int) -> String { place < 9 ? "\(place + 1)" : "" }
}
