internal import Explorer
internal import Synchronization

/// Messages from other threads, and a pipe that wakes the loop when there are any.
final class Inbox: Sendable {
  private let messages = Mutex<[Message]>([])
  private let wakePipe: (read: Int32, write: Int32)

  init() throws(SystemError) {
    wakePipe = try SystemCall.pipe()
  }

  /// Readable while there are messages.
  var descriptor: Int32 { wakePipe.read }

  func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    // A full pipe wakes the loop as well as one byte more.
    try? SystemCall.write([0], to: wakePipe.write)
  }

  /// As `post`, in the place of an older message that still waits, where only the newest counts.
  func post(_ message: Message, inPlaceOf isOlder: (Message) -> Bool) {
    messages.withLock { $0.removeAll(where: isOlder) }
    post(message)
  }

  /// Takes all messages, oldest first.
  func takeAll() -> [Message] {
    // The pipe first: a message that comes in between leaves its byte there.
    var bytes: [UInt8] = []
    _ = try? SystemCall.read(wakePipe.read, atMost: 4096, into: &bytes)
    return messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
