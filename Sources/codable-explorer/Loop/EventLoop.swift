internal import Courses
internal import DecodingReport
internal import Dispatch
internal import Explorer
internal import ModelRunner
internal import Synchronization
internal import TerminalCanvas
import TextEditor
internal import Workbench

/// Lets the explorer run on a terminal: messages in, screens and effects out.
///
/// All input that waits is handled before a screen is painted, so that typing is never slower than
/// painting. Decoding and files have a thread each; a slow decode doesn't hold up a save.
final class EventLoop {
  private let terminal: any Terminal
  private var state: ExplorerState
  private let inbox: Inbox
  private var decoder: Worker
  private let saver: Worker
  private let texts: Worker
  /// Reading a pipe may never end; that must not hold up a save.
  private let opener: Worker
  private let questions: QuestionWorkers
  private let log: Log
  /// Where a course is played.
  private let notes: NotesServer?
  private let disk: FileWatch
  /// Payloads that were named, and folders of them.
  private let payloads: PayloadWatch
  private let watcher: Worker
  /// What edits the model of an exercise, rather than the program itself.
  private let editCommand: String?
  /// When the open files are looked at again, and when the others are.
  private var nextLook = ContinuousClock.now
  private let nextSearch = SearchTime()
  private var timers: [(due: ContinuousClock.Instant, timer: Message.Timer)] = []
  private var isOver = false
  /// What was copied last where the terminal takes no copies: to be printed on leaving.
  private(set) var keptCopy = KeptCopy()
  /// When the report was asked for that hasn't come since the last paint.
  private var askedForReport: ContinuousClock.Instant?
  /// The decode that begins behind the next paint.
  private var waitingExplain: ExplainRequest?
  /// When a report was asked for last.
  private var lastAsked: ContinuousClock.Instant?
  /// What the last report took that came.
  private var lastReportTook = Duration.zero

  /// How long a paint waits for the report, so that text and results change at once. For one that
  /// takes longer the text isn't kept back.
  private static let patience = Duration.microseconds(500)

  init(
    terminal: any Terminal, state: ExplorerState, journals: JournalFolder?,
    payloads: PayloadWatch, _ arguments: Arguments
  ) throws(SystemError) {
    self.terminal = terminal
    disk = payloads.disk
    self.payloads = payloads
    self.state = state
    editCommand = arguments.editCommand
    let inbox = try Inbox()
    self.inbox = inbox
    ConfinementGaps.tell { inbox.post(.said($0)) }
    log = Log(journals, answeringTo: inbox)
    decoder = Worker(answeringTo: inbox)
    questions = QuestionWorkers { [inbox] job, ending in
      job.run(BoxedWorkshop(arguments, ending)) { inbox.post(.answered($0)) }
    }
    saver = Worker(answeringTo: inbox)
    texts = Worker(answeringTo: inbox)
    opener = Worker(answeringTo: inbox)
    watcher = Worker(answeringTo: inbox)
    notes =
      state.courseNotes == nil
      ? nil : NotesServer(NotesFolder(environment: SystemCall.environment), answeringTo: inbox)
  }

  /// Runs until the explorer quits or the terminal is gone; says whether it was the former.
  ///
  /// The first screen is painted before anything is decoded: a cold decode takes longer.
  func run(_ effects: [Effect], asksForBackground: Bool) -> Bool {
    defer {
      notes?.finish(isOrderly: isOver)
      saver.finish()
      log.finish()
    }
    watchOpenedFiles()
    terminal.draw(state.view(size: terminal.size))
    notes?.tell(state.courseNotes)
    if asksForBackground { terminal.askForBackground() }
    carryOut(effects)
    while !isOver {
      guard let happened = handleEvents(within: timeToNextTimer) else { return false }
      lookAtFiles()
      searchPayloads()
      // Where nothing happened there is nothing to paint.
      guard happened else { continue }
      awaitReport()
      if isOver { break }
      terminal.draw(state.view(size: terminal.size))
      askedForReport = nil
      notes?.tell(state.courseNotes)
      explain()
    }
    return true
  }

  private var timeToNextTimer: Duration? {
    var times = timers.map(\.due)
    if !openFiles.isEmpty { times.append(nextLook) }
    if !payloads.isEmpty { times.append(nextSearch.time) }
    return times.min().map { max(.zero, ContinuousClock.now.duration(to: $0)) }
  }

  /// Waits for events, messages and timers and handles all there are. Returns whether there were
  /// any, and `nil` when the terminal is gone.
  private func handleEvents(within limit: Duration?) -> Bool? {
    var messages = terminal.events(waking: inbox.descriptor, within: limit).map(Message.terminal)
    let isGone = messages.contains { if case .terminal(.hangUp) = $0 { true } else { false } }
    if isGone { return nil }
    messages += inbox.takeAll()
    messages += takeDueTimers()
    for message in messages where !isOver {
      if case .explained(let answer) = message, !answer.report.isTried { noteReport() }
      carryOut(state.update(message))
    }
    return !messages.isEmpty
  }

  /// Has the decode begin that was asked for.
  private func explain() {
    guard let request = waitingExplain.take() else { return }
    askedForReport = .now
    lastAsked = askedForReport
    decoder.explain(request)
  }

  private func noteReport() {
    if let lastAsked { lastReportTook = lastAsked.duration(to: .now) }
    askedForReport = nil
  }

  private func awaitReport() {
    guard lastReportTook <= Self.patience else { return }
    let end = ContinuousClock.now.advanced(by: Self.patience)
    while askedForReport != nil, !isOver {
      let rest = ContinuousClock.now.duration(to: end)
      guard rest > .zero, handleEvents(within: rest) != nil else { return }
    }
  }

  private func takeDueTimers() -> [Message] {
    let now = ContinuousClock.now
    let due = timers.filter { $0.due <= now }.sorted { $0.due < $1.due }
    timers.removeAll { $0.due <= now }
    return due.map { .timer($0.timer) }
  }

  private func carryOut(_ effects: [Effect]) { for effect in effects { carryOut(effect) } }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .explain(let request):
      waitingExplain = request
      // Where the paint doesn't wait for the report, the decode doesn't take its processor.
      if lastReportTook <= Self.patience { explain() }
    case .giveUpDecode:
      // Foundation can't be broken off: it ends for itself, and what comes next doesn't wait.
      waitingExplain = nil
      decoder.retire()
      decoder = Worker(answeringTo: inbox)
    case .cancelExplain:
      waitingExplain = nil
      decoder.cancelExplain()
    case .survey(let request): decoder.survey(request)
    case .ask(let job): questions.ask(job)
    case .giveUp(let name): questions.giveUp(name)
    case .end(let name): questions.end(name)
    case .after(let milliseconds, let timer):
      timers.append((ContinuousClock.now.advanced(by: .milliseconds(milliseconds)), timer))
    case .work(let work): texts.submit { .worked(revision: work.revision, work.run()) }
    case .save(let request): saver.submit { [disk] in disk.answer(saving: request) }
    case .setAside(let text, let path):
      saver.submit { .setAside(text, KeptFile.keepAside(text.bytes, of: path)) }
    case .open(let path): open(path)
    case .complete(let path):
      opener.submit { .completed(path: path, PathCompletion.names(after: path)) }
    case .listExercises: listExercises()
    case .journal(let order): log.submit(order)
    case .history(let order): log.submit(order)
    case .recordExercise(let mark):
      keep {
        KeptFile.exercises?.change { (record: inout ExerciseRecord) in record.set(mark) }?.words
      }
    case .recordGuesses(let marks):
      keep {
        KeptFile.learner?.change { (record: inout LearnerRecord) in record.add(marks) }?.words
      }
    case .rememberTrust(let code): keep { TrustedFolders.remember(code) }
    case .rememberFoldedLists(let areFolded):
      keep {
        RememberedText.foldedLists?.remember(areFolded ? "" : nil)
        return nil
      }
    case .rememberCourse(let name, let step):
      keep {
        RememberedText.place(inCourse: name)?.remember("\(step)\n")
        return nil
      }
    case .editElsewhere(let edit):
      inbox.post(.edited(edit.origin, ExternalEditor.run(edit, on: terminal)))
    case .editFile(let path, let command): editFile(path, by: command)
    case .copy(let text): copy(text)
    case .suspend: terminal.suspend()
    case .redraw: terminal.invalidate()
    case .quit: isOver = true
    }
  }
}

// MARK: - What takes more than a line

extension EventLoop {
  /// Keeps something, and says why where that can't be.
  private func keep(_ write: @escaping @Sendable () -> String?) {
    saver.submit { write().map { .said($0) } }
  }

  private func open(_ path: String) {
    opener.submit { [disk, payloads, nextSearch] in
      let folder = PayloadFile.expanded(path)
      guard SystemCall.isFolder(folder) else { return disk.answer(opening: path) }
      payloads.add(folder)
      nextSearch.time = .now
      return .found([], gone: [], notice: "\(path) is watched")
    }
  }

  private func listExercises() {
    opener.submit { [disk, editCommand] in
      let (items, trouble) = ExerciseFolder.items(ExerciseChoice.builtIn)
      // Another editor may write one before it is opened here.
      for item in items {
        guard let draft = item.draft else { continue }
        disk.noteOpened(draft.path, Array((draft.text ?? item.exercise.start).utf8))
      }
      return .exercises(Practice(items, editCommand: editCommand), trouble: trouble)
    }
  }

  private func editFile(_ path: String, by command: String) {
    // What is to be edited is in the file.
    saver.finish()
    if let problem = ExternalEditor.run(command, onFile: path, on: terminal) {
      inbox.post(.fileNotEdited(problem))
    }
    nextLook = .now
  }

  private func copy(_ text: String) {
    if terminal.copyToClipboard(text) {
      // What was copied later is what is wanted.
      keptCopy.forget()
      inbox.post(.copied(.sent))
    } else {
      inbox.post(.copied(keptCopy.keep(text)))
    }
  }
}

// MARK: - Payloads that come

/// When payloads are looked for again; a class because the thread that looks sets it.
private final class SearchTime: Sendable {
  private let next = Mutex(ContinuousClock.now)

  var time: ContinuousClock.Instant {
    get { next.withLock { $0 } }
    set { next.withLock { $0 = newValue } }
  }
}

extension EventLoop {
  /// Looks for payloads, if it is time to.
  private func searchPayloads() {
    guard !payloads.isEmpty, nextSearch.time <= .now else { return }
    // Until that is known; a look takes longer only where there is much to read.
    nextSearch.time = .now + Self.lookInterval
    watcher.submit { [payloads, inbox, nextSearch] in
      if let pause = payloads.look(inbox.post) { nextSearch.time = .now + pause }
      return nil
    }
  }
}

// MARK: - The open files on the disk

extension EventLoop {
  /// So often the open files are looked at.
  private static let lookInterval = Duration.milliseconds(500)

  /// The files that are looked at: of the open payload and of the open model.
  private var openFiles: [String] {
    var paths = state.samples[state.sample].files.compactMap(\.path)
    if case .file(let path) = state.origin, !paths.contains(path) { paths.append(path) }
    return paths
  }

  private func watchOpenedFiles() {
    var texts = state.samples.flatMap(\.files).compactMap { file in
      file.path.map { ($0, Array(file.text.utf8)) }
    }
    // A pipe that was named has nothing more.
    if case .file(let path) = state.origin, SystemCall.isRegularFile(path) {
      texts.append((path, state.editor.encoding.bytes(of: state.editor.text)))
    }
    guard !texts.isEmpty else { return }
    saver.submit { [disk, texts] in
      for (path, bytes) in texts { disk.noteOpened(path, bytes) }
      return nil
    }
  }

  /// Looks whether somebody else wrote an open file, if it is time to.
  private func lookAtFiles() {
    let paths = openFiles
    guard !paths.isEmpty, nextLook <= .now else { return }
    nextLook = .now + Self.lookInterval
    for path in paths {
      let literals = state.literals.filter { $0.path == path }
      saver.submit { [disk, inbox] in
        guard let message = disk.look(at: path) else { return nil }
        inbox.post(message)
        guard !literals.isEmpty, case .changedOnDisk(_, let code?) = message,
          let present = WrittenPart.literals(in: code, of: path)
        else { return nil }
        for literal in literals {
          let bytes = present.first { $0.part == literal.part }?.bytes
          inbox.post(.partChangedOnDisk(literal, bytes))
        }
        return nil
      }
    }
  }
}
