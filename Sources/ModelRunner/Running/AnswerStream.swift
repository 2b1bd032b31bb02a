package import DecodingReport
package import JSONSource

/// What a host says, as it comes through the pipe: whole answers, to what was asked for, in that order.
///
/// The model can write into the pipe, too. What is read here is checked, and trusted from then on.
package struct AnswerStream {
  private var received: ArraySlice<UInt8> = []
  /// What the answers to loading, which has the number 0, and to the newest order are to be about.
  private var awaited: [Int: ArraySlice<HostAnswer.Topic>] = [:]

  package init() {}

  /// Takes note of what is asked for.
  package mutating func expect(_ request: HostRequest) {
    switch request {
    case .load(let order): awaited = [0: order.topics[...]]
    case .decode(let order): awaited = [0: awaited[0] ?? [], order.number: order.topics[...]]
    case .run: break
    }
  }

  package mutating func append(_ bytes: [UInt8]) { received += bytes }

  /// The next answer to the order of this number, which decodes this document; those to earlier orders
  /// are thrown away. Throws where a model wrote it.
  package mutating func next(
    of number: Int, document: JSONDocument
  ) throws(TransportProblem) -> HostAnswer? {
    while let count = Frame.count(received) {
      guard count < Frame.longest else { throw .malformed }
      guard received.count >= 4 + count else { break }
      let frame = received.dropFirst(4).prefix(count)
      received = received.dropFirst(4 + count)
      if received.isEmpty { received = [] }
      var reader = TransportReader(frame, document: document)
      let bearing = try reader.count(upTo: number)
      guard bearing == number || bearing == 0 else { continue }
      let answer = try HostAnswer(from: &reader)
      guard reader.rest == 0, isAwaited(answer, to: bearing) else { throw .malformed }
      return answer
    }
    return nil
  }

  /// Whether it is the next answer, which is then awaited no more. Loading goes before all orders.
  private mutating func isAwaited(_ answer: HostAnswer, to number: Int) -> Bool {
    guard number == 0 || awaited[0]?.isEmpty == true, let next = awaited[number]?.popFirst() else {
      return false
    }
    return answer.topic.map { $0 == next } ?? (number == 0)
  }
}
