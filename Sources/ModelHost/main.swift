internal import Foundation

/// The program in which a user's model decodes. The explorer starts it, and nobody else.
///
/// Decoders call themselves for each level of a payload; Foundation allows 512 of them, and the
/// main thread's stack may be smaller than that takes.
let thread = Thread {
  Host().serve()
  HostSystem.leave(0)
}
thread.stackSize = 64 << 20
thread.start()
while true { sleep(1000) }
