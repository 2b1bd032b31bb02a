import TerminalCanvas
import Testing

/// Which rows are in sight, and which one is chosen.
struct ListTests {
  /// A list of so many rows, of which five have room, and what it shows: `3-7 of 20, 4`.
  private func list(
    _ sight: List.Sight = .steady(), count: Int = 20, chosen: Int? = 0
  ) -> List {
    List(sight).fitted(count, in: 5, chosen: chosen)
  }

  private func words(_ list: List) -> String {
    let sight = "\(list.inSight.lowerBound)-\(list.inSight.upperBound - 1)"
    return list.chosen.map { "\(sight) \($0)" } ?? sight
  }

  @Test(arguments: [
    ([Motion.down], "0-4 1"), ([.up], "0-4 0"), ([.pageDown], "0-4 4"),
    ([.pageDown, .pageDown], "4-8 8"), ([.last], "15-19 19"), ([.last, .up], "15-19 18"),
    ([.last, .pageUp, .pageUp], "11-15 11"), ([.last, .first], "0-4 0"),
  ])
  func `what is in sight moves no further than the choice needs`(
    _ motions: [Motion], _ shown: String
  ) {
    var list = list()
    for motion in motions { list.move(motion) }
    #expect(words(list) == shown)
  }

  @Test(arguments: [
    (0, "0-4 0"), (2, "0-4 2"), (3, "1-5 3"), (10, "8-12 10"), (19, "15-19 19"), (99, "15-19 19"),
    (-1, "0-4 0"),
  ])
  func `a choice in the middle has rows on both sides`(_ chosen: Int, _ shown: String) {
    #expect(words(list(.middle, chosen: chosen)) == shown)
  }

  @Test func `so many rows beside the choice are in sight, too`() {
    var list = list(.steady(above: 2, below: 1))
    list.choose(4)
    #expect(words(list) == "1-5 4")
    list.choose(1)
    #expect(words(list) == "0-4 1")
    list.choose(19)
    #expect(words(list) == "15-19 19")
    list.choose(16)
    #expect(words(list) == "14-18 16")
    // Where there is room for one row, that is the choice's.
    #expect(words(list.fitted(20, in: 1)) == "16-16 16")
  }

  @Test func `up and down go round where that is wanted`() {
    var list = list()
    list.move(.up, goesRound: true)
    #expect(words(list) == "15-19 19")
    list.move(.down, goesRound: true)
    #expect(words(list) == "0-4 0")
    list.move(.pageUp, goesRound: true)
    #expect(words(list) == "0-4 0")
  }

  @Test func `a text has no choice, and ends where it is fitted`() {
    var text = List()
    text.fit(7, in: 5)
    text.move(.down)
    #expect(words(text) == "1-5" && text.below == 1 && !text.isAtStart)
    text.move(.last)
    text.fit(7, in: 5)
    #expect(words(text) == "2-6" && text.below == 0)
    text.scroll(by: -1)
    #expect(words(text) == "1-5")
    text.restart()
    #expect(words(text) == "0-4" && text.isAtStart)
  }

  @Test func `the wheel leaves the choice until it is moved, or takes it along`() {
    var list = list(chosen: 2)
    list.scroll(by: 6)
    list.fit(20, in: 5)
    #expect(words(list) == "6-10 2")
    list.forgetWheel()
    list.fit(20, in: 5)
    #expect(words(list) == "2-6 2")
    list.wheel(by: 6)
    #expect(words(list) == "8-12 8")
    list.wheel(by: -99)
    #expect(words(list) == "0-4 4")
    var middle = self.list(.middle)
    middle.wheel(by: 3)
    #expect(words(middle) == "1-5 3")
  }

  @Test func `a filter leaves rows, whose places are found`() {
    var list = list(chosen: nil)
    list.keep([2, 3, 5, 7, 11, 13])
    list.fit(20, in: 5, chosen: list.place(of: 8))
    #expect(words(list) == "0-4 3" && list.chosenRow == 7)
    #expect([0, 2, 4, 13, 19].map { list.place(of: $0) } == [0, 0, 1, 5, 5])
    list.move(.last)
    #expect(words(list) == "1-5 5" && list.chosenRow == 13)
    list.keep([])
    list.fit(20, in: 5)
    #expect(list.count == 0 && list.inSight.isEmpty && list.chosenRow == nil)
    list.keep(nil)
    list.fit(20, in: 5)
    #expect(list.count == 20 && list[4] == 4)
  }

  @Test func `a click is on a row, or beside all`() {
    let area = Rect(column: 10, row: 3, columns: 20, rows: 5)
    let list = list(chosen: 8)
    #expect(list.place(at: Point(column: 10, row: 3), in: area) == 4)
    #expect(list.place(at: Point(column: 29, row: 7), in: area) == 8)
    #expect(list.place(at: Point(column: 9, row: 3), in: area) == nil)
    #expect(list.place(at: Point(column: 10, row: 8), in: area) == nil)
    let short = self.list(count: 2)
    #expect(short.place(at: Point(column: 10, row: 5), in: area) == nil)
  }

  @Test func `a list without room, or without rows, takes everything`() {
    for (count, height) in [(0, 0), (0, 5), (3, 0), (3, -2)] {
      for sight in [List.Sight.middle, .steady(above: 1, below: 1)] {
        var list = List(sight).fitted(count, in: height, chosen: 0)
        for motion in [Motion.down, .pageDown, .last, .up, .pageUp, .first] { list.move(motion) }
        list.wheel(by: 3)
        list.scroll(by: -3)
        #expect(list.chosen ?? 0 <= max(0, count - 1))
        #expect(list.inSight.count <= max(0, height))
      }
    }
  }
}
