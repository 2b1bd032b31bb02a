import Courses

/// The steps of a course: of those to come only the chapters are told.
extension Menu {
  static func steps(_ player: CoursePlayer) -> Menu {
    let steps = player.course.steps
    let welcome = Item(title: "     welcome", action: .own(CoursePlayer.Action.step(0)))
    let items = steps.indices.map { index in
      let step = steps[index]
      let isFirst = index == 0 || steps[index - 1].chapter != step.chapter
      let number = String(index + 1).leftPadded(to: 3)
      let isKnown = index < player.furthest
      let told = isKnown ? step.text.first ?? "" : CourseWords.toCome
      let chapter = isFirst && !step.chapter.isEmpty ? "\(step.chapter): " : ""
      return Item(
        title: "\(number)  \(step.block.rawValue.rightPadded(to: 6))  \(chapter)\(told)",
        action: .own(CoursePlayer.Action.step(index + 1)))
    }
    return Menu(.steps, [welcome] + items, selected: min(player.place, steps.count))
  }
}

extension Menu.Item {
  fileprivate init(title: String, action: Action) {
    self.init(key: "", title: title, preview: "", action: action)
  }
}

extension String {
  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }

  fileprivate func rightPadded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }
}
