let status = Program.run(Array(CommandLine.arguments.dropFirst()))
SystemCall.exit(status.rawValue)
