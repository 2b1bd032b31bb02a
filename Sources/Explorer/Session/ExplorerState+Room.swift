import TerminalCanvas

/// Hands what happens to what fills the body, and does what it asks for.
extension ExplorerState {
  /// Does what is asked for; `nil` where it is the panes' or the session's to do.
  mutating func performInRoom(_ action: Action) -> [Effect]? {
    guard let name = room?.name else { return nil }
    let effects = inRoom { room, stage in
      switch action {
      case .moving(.move(let motion)): room.move(motion, on: stage)
      case .moving(.choose): room.choose(on: stage)
      case .session(.leave): room.back(on: stage)
      default: room.take(action, on: stage)
      }
    }
    return effects ?? (action == .enter(name.id) ? closeRoom() : admit(action))
  }

  /// Has what fills the body do this; `nil` where nothing does, or where that doesn't take it.
  mutating func inRoom(_ take: (inout any Mode, Stage) -> [Request]?) -> [Effect]? {
    guard var room else { return nil }
    let requests = take(&room, Stage(self))
    self.room = room
    return requests.map { carryOut($0) }
  }

  /// Has what fills the body make way for what is asked of the panes, as it says; `nil` where that is to be
  /// done now.
  private mutating func admit(_ action: Action) -> [Effect]? {
    switch room?.name.stance {
    case .refuses(let words) where !action.isSessions || action == .session(.toggleResults):
      notice = words
      return []
    case .leaves where !action.isSessions: return closeRoom() + perform(action)
    case .leaves, .beside, .refuses, nil: return nil
    }
  }

  /// Has the mode do it whose action it is, which is opened for that.
  mutating func perform<A: RoomAction>(own action: A) -> [Effect] where A.Room: Mode {
    guard var mode = room as? A.Room else {
      return admit(.own(action)) ?? carryOut(A.Room.opening(for: action, on: Stage(self)))
    }
    let stage = Stage(self)
    let binding = A.Room.bindings.first { $0.action == .own(action) }
    if let refusal = binding?.refusal(mode, stage) {
      notice = refusal
      return []
    }
    let requests = mode.perform(action, on: stage)
    room = mode
    return carryOut(requests)
  }

  /// Has the mode of this name fill the body.
  mutating func enter(_ id: RoomID) -> [Effect] {
    keyMap.room(id).map { carryOut($0.opening(Stage(self))) } ?? []
  }

  /// Has this fill the body, in the place of what does.
  mutating func show(_ mode: any Mode) -> [Effect] {
    let isAnew = room.map { type(of: $0) == type(of: mode) } ?? false
    let effects = isAnew ? [] : closeRoom()
    room = mode
    if wayBack?.room == mode.name.id { wayBack = nil }
    takeFocusFromGuides()
    return effects + carryOut(mode.begin(on: Stage(self)))
  }

  /// Goes on to the panes, with what is left behind.
  mutating func closeRoom() -> [Effect] {
    guard let room else { return [] }
    let left = room.leave(on: Stage(self))
    let effects = endRoom()
    takeFocusFromGuides()
    return effects + carryOut(left)
  }

  /// Has the keys count that are neither a course's nor an exercise's.
  mutating func takeFocusFromGuides() {
    guide?.giveFocus()
    practice?.giveFocus()
  }

  /// Puts what fills the body away: something else takes its place.
  mutating func endRoom() -> [Effect] {
    guard var room else { return [] }
    let effects = carryOut(room.end(on: Stage(self)))
    left[room.name.id] = room
    self.room = nil
    // Who comes back to it begins anew.
    return effects + questions.ask([TrialQuestion.trials.unchanged], on: Stage(self))
  }

  /// Draws the body.
  func viewBody(_ stage: Stage, _ canvas: inout Canvas) {
    if stage.panesInSight != .none { panes.view(stage, &canvas) }
    room?.view(stage, &canvas)
  }

  /// Takes a click on the body, or the wheel over it.
  mutating func pointInBody(_ event: MouseEvent, _ layout: Layout) -> [Effect] {
    let effects = inRoom { room, stage in
      event.wheelLines == 0
        ? room.click(event.position, on: stage)
        : room.scroll(by: event.wheelLines, at: event.position, on: stage)
    }
    return effects ?? pointInPanes(event, layout)
  }
}
