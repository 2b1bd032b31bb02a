/// `decode`: a report for each payload on standard output.
struct DecodeCommand {
  let arguments: Arguments
  let console: Console

  /// Reports on every payload that can be read. The status is the gravest of all.
  func run() throws -> ExitStatus {
    arguments.watches ? try watch() : try report(on: CommandSubject(arguments, console))
  }

  func report(on subject: CommandSubject) throws -> ExitStatus {
    try subject.forEachPayload { part, isOnlyOne in
      try report(part, of: subject, isOnlyOne: isOnlyOne)
    }
  }
}
