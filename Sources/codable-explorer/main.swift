SystemCall.occupyStandardDescriptors()
let status = Program.run(Array(SystemCall.arguments.dropFirst()))
SystemCall.exit(status.rawValue)
