internal import Foundation
internal import ModelRunner

/// The program in which a user's model decodes. The explorer starts it, and nobody else.
///
/// Decoders call themselves for each level of a payload; Foundation allows 512 of them, and the
/// main thread's stack may be smaller than that takes.
let thread = Thread {
  Host().serve()
  // Whoever asks ends this process: it is the model's code that has taken the requests away.
  HostSystem.leave(Frame.cannotAnswer)
}
thread.stackSize = 64 << 20
thread.start()
while true { sleep(1000) }
