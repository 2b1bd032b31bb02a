internal import Foundation
internal import ModelRunner

/// The program in which a user's model decodes. The explorer starts it, and nobody else.
///
/// Asked for its libraries it names them: a model finds in them what it isn't linked with.
///
/// What a model's code may do is settled while there is one thread, before any of that code is
/// loaded.
if CommandLine.arguments.contains(Installation.librariesOption) {
  HostSystem.printLibraries()
  HostSystem.flushOutput()
  HostSystem.leave(0)
}
guard let host = Host() else { HostSystem.leave(Frame.cannotAnswer) }

/// Decoders call themselves for each level of a payload; Foundation allows 512 of them, and the
/// main thread's stack may be smaller than that takes.
let thread = Thread { [host] in
  host.serve()
  // Whoever asks ends this process: it is the model's code that has taken the requests away.
  HostSystem.leave(Frame.cannotAnswer)
}
thread.stackSize = 64 << 20
thread.start()
while true { sleep(1000) }
