import DecodingReport
import Foundation
import TerminalCanvas
import TestSupport
import Testing
import TextEditor
import Workbench

@testable import Explorer

/// Carries out what is asked about states, as the executable does off the main thread, without files.
struct Historian {
  private(set) var log = HistoryLog()
  private var names: [HistoryEntry.ID: HistoryName] = [:]
  private var minutes = 0
  private var count = 0
  /// States of earlier runs.
  var earlier: [HistoryEntry] = []
  /// Whether models are compiled, too, as those of exercises.
  var compiles = false

  mutating func carryOut(_ order: HistoryOrder) -> Message? {
    switch order {
    case .note(let state):
      minutes += 1
      _ = log.note(state, seconds: minutes, folder: "/here") {
        count += 1
        return "\(count)"
      }
      return nil
    case .name(let id, let name):
      names[id] = HistoryName(text: name ?? "", seconds: minutes)
      return .historyListed(listing)
    case .list: return .historyListed(listing)
    }
  }

  private var listing: HistoryListing {
    let entries = HistoryLog.merged(earlier + log.entries).reversed().map { entry in
      var entry = entry.named(by: names)
      entry.time = "2026-11-27 14:\(entry.seconds < 10 ? "0" : "")\(entry.seconds)"
      entry.isFromHere = entry.isBuiltIn || entry.folder == "/here"
      return entry
    }
    return HistoryListing(entries: Array(entries), today: "2026-11-27", trouble: nil)
  }
}

extension Session {
  /// Presses keys one by one, and has all be decoded, compared and noted that they ask for; `<Pause>`
  /// lets the time pass that ends what is typed.
  mutating func press(_ keys: String, noting historian: inout Historian) throws {
    for (place, part) in keys.components(separatedBy: "<Pause>").enumerated() {
      if place > 0 { pause(noting: &historian) }
      for key in try KeyEvent.sequence(part) {
        send(.terminal(.key(key)))
        settle(noting: &historian)
      }
    }
  }

  /// Carries out all effects, and those of their answers.
  mutating func settle(noting historian: inout Historian) {
    var waiting = effects
    while !waiting.isEmpty {
      guard let message = answer(waiting.removeFirst(), &historian) else { continue }
      send(message)
      waiting += effects
    }
  }

  private func answer(_ effect: Effect, _ historian: inout Historian) -> Message? {
    switch effect {
    case .explain(let request): return .explained(request.run())
    case .after(_, let timer):
      if case .modelDue = timer, historian.compiles { return .timer(timer) }
      return nil
    case .ask(let job)
    where historian.compiles && job.name == ModelQuestion.compiled.name
      || job.name == CompareQuestion.sides.name:
      var workshop = PlayedWorkshop()
      workshop.compiled = { PracticeFixture.compiled($0) }
      return job.answers(in: workshop).last.map { .answered($0) }
    case .history(let order): return historian.carryOut(order)
    default: return nil
    }
  }

  private mutating func pause(noting historian: inout Historian) {
    send(.timer(.pause(revision: state.editor.revision)))
    settle(noting: &historian)
  }
}
