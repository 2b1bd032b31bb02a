extension SmartLog: CustomStringConvertible {
  /// The log as a framed tree, a line an event.
  ///
  ///     ======== Smart log of Order: 2 events ========
  ///     |- items
  ///     |  |- [2]
  ///     |  |  |- price: Double <- "9.5" => 9.5   converted (wrong-type)
  ///     |- tags: [String] <- ["a", null] => []   type default (bad-element at [1])
  ///     ==============================================
  public var description: String {
    let events = entries.count == 1 ? "1 event" : "\(entries.count) events"
    let frame = String(repeating: "=", count: 8)
    let head = "\(frame) Smart log of \(model): \(events) \(frame)"
    var lines = [head]
    var open: [Step] = []
    for entry in entries {
      let shared = zip(open, entry.path).prefix { $0 == $1 }.count
      for depth in shared..<max(shared, entry.path.count - 1) {
        lines.append(Self.indent(depth) + entry.path[depth].description)
      }
      lines.append(Self.indent(entry.path.count - 1) + entry.description)
      open = entry.path
    }
    lines.append(String(repeating: "=", count: head.count))
    return lines.joined(separator: "\n")
  }

  private static func indent(_ depth: Int) -> String {
    String(repeating: "|  ", count: max(0, depth)) + "|- "
  }
}

extension SmartLog.Entry: CustomStringConvertible {
  /// The event on one line, with the last step of its path.
  public var description: String {
    let name = path.last?.description ?? "$"
    let value = value.map { " => \($0)" } ?? ""
    let found = found ?? (path.isEmpty || reason == "missing" ? "nothing" : "JSON text")
    return "\(name): \(wanted) <- \(found)\(value)   \(verdict)"
  }

  private var verdict: String {
    let what = fallback ?? (outcome == .asSent ? "as sent" : outcome.rawValue)
    guard var reason else { return what }
    if let guilty { reason += " at " + Self.text(guilty) }
    return "\(what) (\(reason))"
  }

  private static func text(_ steps: [SmartLog.Step]) -> String {
    steps.reduce(into: "") { text, step in
      if case .key = step, !text.isEmpty { text += "." }
      text += step.description
    }
  }
}
