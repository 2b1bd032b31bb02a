import DecodingTrace
import Foundation
import JSONSource

/// One smart decode: the document, the options, and what the containers share.
///
/// A class, because the decoder and its containers are small values that all point to it. It
/// belongs to one decode and one thread. JSON text inside a string is decoded by a session of its
/// own that has the first one as its origin.
final class SmartSession {
  /// What is known of the value that is being decoded at one depth of the document.
  struct Frame {
    /// The type whose `init(from:)` runs there.
    var owner: KnownType?
    /// Whether a value that can't be decoded throws, instead of being replaced.
    var isStrict = false
    /// Whether keys are looked up as they stand in the document.
    var hasPlainKeys = true
    /// Whether a scalar is settled by its conversion alone: nothing is recorded, and nothing else
    /// has a say in it.
    var isDirect = true
    /// Whether a scalar as sent is no more than noted.
    var isWatched = false
  }

  /// Where a session's text came from: a string in another session's document.
  struct Origin {
    let session: SmartSession
    let node: Int
  }

  let document: JSONDocument
  let bytes: UnsafePointer<UInt8>
  let nodes: UnsafePointer<JSONNode>
  let options: SmartOptions
  let recorder: DecodingRecorder?
  /// Counts elements instead of recording them; `nil` where all are recorded, or none.
  let tally: UnsafeMutablePointer<SmartTally>?
  let origin: Origin?
  /// The text as events name it; `nil` for the payload itself.
  let text: JSONText?
  let notes: SmartNotes
  let scratch: SmartScratch
  /// The scratch's.
  let containers: SmartContainerPool
  /// A frame for each depth, up to `depthLimit`.
  let frames: UnsafeMutablePointer<Frame>
  /// Where each of an object's keys is under a key strategy, by object; filled when asked.
  var renamedKeys: [Int: [String: Int]] = [:]
  /// Of nothing, under a key each: decoders were made for them.
  var vacantPlaces: [VacantPlace] = []
  /// Whether a model is patched, and what is current of it, by depth and key.
  var isPatching = false {
    didSet { emptyFrame.isDirect = emptyFrame.isDirect && !isPatching }
  }
  var current: [Int: [String: Any]] = [:]
  /// The sessions that read JSON text in strings, by the string's node.
  private var texts: [Int: SmartSession] = [:]
  private(set) var hasTexts = false
  /// Whether the decode has ended; models that kept its decoders or containers may still ask.
  private var isOver = false
  private let types: UnsafeMutablePointer<SmartScratch.RecentType>
  /// Whether keys are looked up as they stand in the document.
  let hasPlainKeys: Bool
  /// The frame of a value that isn't a model.
  private(set) var emptyFrame: Frame

  /// Foundation reads 512 levels; a container's content is one deeper.
  static let depthLimit = 516

  init(
    _ document: JSONDocument, options: SmartOptions, recorder: DecodingRecorder?,
    origin: Origin? = nil
  ) {
    self.document = document
    self.options = options
    self.recorder = recorder
    self.origin = origin
    text =
      recorder == nil
      ? nil : origin.map { JSONText(document, inStringAt: $0.node, of: $0.session.text) }
    tally = origin?.session.tally ?? Self.newTally(recorder)
    bytes = document.bytes
    nodes = document.nodes
    notes = origin?.session.notes ?? SmartNotes()
    hasPlainKeys = options.hasPlainKeys
    emptyFrame = Frame(
      hasPlainKeys: options.hasPlainKeys,
      isDirect: recorder == nil && options.profile == .six && options.hasPlainNumbers,
      isWatched: recorder != nil && options.profile == .six)
    scratch = SmartScratch.take()
    types = scratch.types
    containers = scratch.containers
    frames = scratch.frames
    // Every other frame is set before the value at its depth is decoded.
    frames[0] = emptyFrame
    containers.open()
  }

  private static func newTally(_ recorder: DecodingRecorder?) -> UnsafeMutablePointer<SmartTally>? {
    guard let recorder, recorder.countsElements else { return nil }
    let tally = UnsafeMutablePointer<SmartTally>.allocate(capacity: 1)
    tally.initialize(to: SmartTally(recorder))
    return tally
  }

  deinit {
    scratch.giveBack()
    // A session with an origin uses the origin's, and holds it.
    guard origin == nil, let tally else { return }
    tally.pointee.free()
    tally.deinitialize(count: 1)
    tally.deallocate()
  }

  /// Lets go of what points back to the session, so that it can be freed.
  func close() {
    isOver = true
    forgetTexts(in: 0..<document.nodeCount)
    notes.failure = nil
    containers.close()
  }

  /// Begins a value at `depth` whose decoder is handed out without the value's type.
  func enter(_ depth: Int, node: Int) throws {
    tally?.pointee.breakOff()
    guard depth < Self.depthLimit else { throw failure(.depth, node, [String: Any].self) }
    frames[depth] = frame(isStrict: frames[depth - 1].isStrict)
  }

  /// A frame for a value without initial values.
  func frame(isStrict: Bool) -> Frame {
    var frame = emptyFrame
    frame.isStrict = isStrict
    return frame
  }

  /// A frame for a value of the type `known`.
  @inline(__always)
  func frame(of known: KnownType) -> Frame {
    var frame = emptyFrame
    frame.owner = known
    if known.pointee.hasKeyMapping { frame.hasPlainKeys = false }
    if known.pointee.hasValueMapping {
      frame.isDirect = false
      frame.isWatched = false
    }
    return frame
  }

  /// What is known of a type; remembered for the types that were asked for last.
  @inline(__always)
  func known(_ type: any Any.Type) -> KnownType {
    let id = ObjectIdentifier(type)
    let slot = SmartScratch.place(of: id)
    if types[slot].id == id, let known = types[slot].type { return known }
    return known(type, besides: slot)
  }

  /// Looks at the neighbour of a slot, too: where types happen to stand differs from run to run,
  /// and two of one slot would have to be searched for again and again.
  @inline(never)
  private func known(_ type: any Any.Type, besides slot: Int) -> KnownType {
    let id = ObjectIdentifier(type)
    let other = slot ^ 1
    if types[other].id == id, let known = types[other].type { return known }
    let known = SmartType.known(type)
    types[other] = types[slot]
    types[slot] = SmartScratch.RecentType(id: id, type: known)
    return known
  }

  /// The session that reads the JSON text in a string; `nil` where that isn't a container.
  func text(in node: Int) -> SmartSession? {
    tally?.pointee.breakOff()
    if let known = texts[node] { return known }
    guard options.profile == .six, nesting < 8, let session = parseText(in: node) else {
      return nil
    }
    // What is remembered points back to the session; when the decode is over nobody forgets it.
    guard !isOver else {
      session.close()
      return session
    }
    texts[node] = session
    hasTexts = true
    return session
  }

  /// Whether a model or an array was read from the text in the string at `node`.
  func hasReadText(in node: Int) -> Bool { hasTexts && texts[node] != nil }

  /// Lets go of the sessions that read text in strings between two nodes.
  func forgetTexts(in nodes: Range<Int>) {
    guard hasTexts else { return }
    for (node, text) in texts where nodes.contains(node) {
      text.close()
      texts[node] = nil
    }
  }

  private func parseText(in node: Int) -> SmartSession? {
    let text = document.string(node)
    guard let first = text.utf8.first(where: { $0 > 0x20 }), first == 0x7B || first == 0x5B
    else { return nil }
    let inner = JSONDocument.parse(Array(text.utf8), dialect: document.dialect)
    guard SmartDocumentError(inner) == nil else { return nil }
    return SmartSession(
      inner, options: options, recorder: recorder, origin: Origin(session: self, node: node))
  }

  private var nesting: Int { origin.map { $0.session.nesting + 1 } ?? 0 }
}

/// What a decode tells about its last steps, for outcomes and for the error that leaves it.
final class SmartNotes {
  /// A value that couldn't be decoded.
  struct Failure {
    var reason: Reason
    /// Why the collection around the value failed with it.
    var outerReason: Reason?
    var session: SmartSession
    var node: Int
    var type: any Any.Type
  }

  var failure: Failure?
  /// Why the value decoded last isn't as sent, where it was converted.
  var conversion: Reason?
  /// Where that value came from, if something stood in for it instead: known of calls that are
  /// recorded.
  var standIn: FallbackOrigin?
  /// Whether anything beneath the value that is being decoded isn't as sent.
  var isDisturbed = false
}
