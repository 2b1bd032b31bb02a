import JSONSource

/// Who asked which keys an object has: what is read under these is data, and no property of the model's.
extension DecodingRecorder {
  /// Notes that somebody asked which keys of a type an object has: the call itself where calls are
  /// told. The cases of an enum are names that the model knows; keys of another type are what the
  /// object brings.
  package func note(
    keysOf type: any Any.Type, of object: Int, _ event: @autoclosure () -> DecodingEvent
  ) {
    let isEnum = StoredProperties.isEnum(type)
    // The keys of an enum say all that is needed: which of them are there may decide what is made.
    if notesValueContainers || isEnum { note(event()) }
    let keyed = Keyed(call: current, object: object)
    guard current >= 0, !held.pointee.keyed.contains(keyed), !isEnum else { return }
    held.pointee.keyed.append(keyed)
    held.pointee.isKeyed = true
  }

  /// Notes that somebody had several keys of an object listed: Foundation's order of them is a random one.
  func noteList(of object: Int) {
    guard object >= 0, held.pointee.listed.count < Self.mostListed,
      !held.pointee.listed.contains(object)
    else { return }
    held.pointee.listed.append(object)
  }

  /// The objects whose keys were listed, some of them at most.
  package var listedObjects: [Int] { held.pointee.listed }

  private static let mostListed = 4

  /// Notes that code of a type's own decoded a dictionary at its place only to know the object's keys.
  @inline(never)
  package func note(keysBy dictionary: Int) {
    let event = held.pointee.events[dictionary]
    let keyed = Keyed(call: event.parent, object: event.innerNode)
    guard event.parent >= 0, event.step == nil, !held.pointee.keyed.contains(keyed),
      held.pointee.events[event.parent].innerNode == event.innerNode,
      let type = held.pointee.events[event.parent].type
    else { return }
    // Beside others, a property may bear a key's name.
    let stored = StoredProperties.of(type)
    guard stored.holdsWrappedValue || stored.fields.count == 1 else { return }
    held.pointee.keyed.append(keyed)
    held.pointee.isKeyed = true
  }

  @inline(never)
  func forgetKeys(of call: Int) {
    held.pointee.keyed.removeAll { $0.call == call }
    held.pointee.isKeyed = !held.pointee.keyed.isEmpty
  }

  /// Marks a call for a key if somebody asked which keys its object has, and the key may be one of these.
  package func markByAnyKey(_ event: inout DecodingEvent) {
    if held.pointee.isKeyed { markIfKeyed(&event) }
  }

  /// As `markByAnyKey`, by a key of a type: an enum's case is a name that the model knows, whatever was
  /// asked by others.
  package func markByAnyKey(_ event: inout DecodingEvent, of type: any Any.Type) {
    if held.pointee.isKeyed, !StoredProperties.isEnum(type) { markIfKeyed(&event) }
  }

  @inline(never)
  private func markIfKeyed(_ event: inout DecodingEvent) {
    let keyed = Keyed(call: event.parent, object: event.innerContainer)
    guard case .key = event.step, held.pointee.keyed.contains(keyed) else { return }
    event.flags.insert(.isByAnyKey)
  }
}
