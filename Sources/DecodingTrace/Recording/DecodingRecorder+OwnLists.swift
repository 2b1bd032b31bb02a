/// Elements that types' own code asks for one by one.
extension DecodingRecorder {
  /// Whether the call for an element is held, whatever becomes of those within it: a type's own code
  /// asked for the element, and may keep it or not.
  package func isReadByOwnCode(_ index: Int) -> Bool {
    isOwnCode(held.pointee.events[index].parent)
  }

  /// Whether the call for the next element would be.
  package var readsByOwnCode: Bool { isOwnCode(current) }

  private func isOwnCode(_ call: Int) -> Bool {
    guard call >= 0, let type = held.pointee.events[call].type,
      counts.pointee.heldFields < Self.maximumOfOwnCode
    else { return false }
    if held.pointee.reader.type != ObjectIdentifier(type) {
      let traits = TypeTraits.of(type)
      held.pointee.reader = (
        ObjectIdentifier(type), traits.mayDiscardElements && !traits.isStandard
      )
    }
    return held.pointee.reader.isOwn
  }

  /// How many keys and elements are held, at the most, before those go that own code asks for.
  private static let maximumOfOwnCode = 100_000
}
