import Courses

/// The exercises, with what became of them.
extension Menu {
  static func exercises(_ practice: Practice) -> Menu {
    let items = practice.items.enumerated().map { place, item in
      let number = String(place + 1)
      let indent = String(repeating: " ", count: max(0, 3 - number.count))
      return Item(
        key: "", title: "\(indent)\(number)  \(item.exercise.title)", preview: item.standing,
        action: .own(Practice.Action.exercise(place)))
    }
    return Menu(.exercises, items, selected: practice.place)
  }
}
