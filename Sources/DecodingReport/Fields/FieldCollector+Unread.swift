import JSONSource

/// Elements of collections that ended, or fell back, before these were read.
extension FieldCollector {
  /// Adds the elements of an array or a dictionary that fell back before it had read them.
  mutating func addUnread(_ position: Int, _ attempts: [Int]) {
    addUntried(position, attempts)
    guard let node = collectionWithUnread(attempts) else { return }
    var unread = UnreadElements(document: facts.document).fields(
      of: fields[position], behind: fields[(position + 1)...], at: node)
    let isUnreached = fields[position].outcome == .notReached
    for place in unread.fields.indices {
      lose(&unread.fields[place], .badElement)
      if isUnreached { unread.fields[place].becomeUnreached() }
    }
    visited += unread.fields.count + unread.more
    let room = max(0, maximumFields - fields.count)
    fields += unread.fields.prefix(room)
    omitted += unread.more + max(0, unread.fields.count - room)
  }

  /// Whether a collection ended with an element that failed, and others are behind that.
  func hasUnread(_ attempts: [Int]) -> Bool {
    guard attempts.contains(where: tree.threw) else { return false }
    return unreadCount(attempts) > 0
  }

  /// As `addUnread`, for a container that is only counted.
  mutating func countUnread(_ attempts: [Int]) {
    countUntried(attempts)
    let unread = unreadCount(attempts)
    visited += unread
    omitted += unread
  }

  /// How many elements are behind the last that was read of a collection that ended there.
  private func unreadCount(_ attempts: [Int]) -> Int {
    guard let node = collectionWithUnread(attempts) else { return 0 }
    var read: Set<Int> = []
    var last = -1
    for event in tree.events[attempts[0]...].dropFirst()
    where event.container == node && event.node >= 0 && event.operation.decodesValue {
      read.insert(event.node)
      last = event.node
    }
    guard last >= 0 else { return 0 }
    return facts.document.children(of: node).count { $0 > last && !read.contains($0) }
  }

  /// The array or dictionary that these calls asked for, if it fell back at an element.
  private func collectionWithUnread(_ attempts: [Int]) -> Int? {
    guard let last = attempts.last, tree.events[last].node >= 0 else { return nil }
    let node = tree.events[last].node
    let isCollection =
      facts.document.kind(of: node) == .array
      || attempts.contains { attempt in
        tree.events[attempt].type.map { TypeTraits.of($0).isDictionary } ?? false
      }
    return isCollection && tree.endedWithFailedElement(last) ? node : nil
  }
}
