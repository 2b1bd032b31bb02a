internal import CursesTerminal
internal import Explorer
internal import TerminalCanvas

/// `notes`: shows the speaker what a running course is at, on a terminal of its own.
struct NotesCommand {
  let arguments: Arguments
  let console: Console

  func run() throws -> ExitStatus {
    guard let folder = NotesFolder(environment: SystemCall.environment) else {
      console.complain(
        "there is no folder in which courses and notes could meet",
        hint: "set XDG_RUNTIME_DIR or HOME")
      return .misused
    }
    let configuration = ConfigurationFile.read(environment: SystemCall.environment).configuration
    var options = CursesTerminalOptions(environment: SystemCall.environment)
    options.usesMouse = false
    let terminal = try CursesTerminal(options)
    defer { terminal.close() }
    var capabilities = terminal.capabilities
    if arguments.isASCII || configuration.isASCII { capabilities.isUnicode = false }
    let theme = arguments.theme.map { $0 == .light ? .light : .dark } ?? configuration.theme
    if let theme { capabilities.background = theme }
    if theme == nil, capabilities.colors != .none { terminal.askForBackground() }
    var loop = NotesLoop(
      terminal: terminal, folder,
      screen: NotesScreen(
        environment: ScreenEnvironment(size: terminal.size, capabilities: capabilities)))
    return loop.run() ? .success : .terminalGone
  }
}
