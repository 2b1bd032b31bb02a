import TextEditor

/// A payload of the list, as it is now.
struct PayloadState: Hashable, Sendable {
  var origin: TextOrigin
  var revision: Int
  var count: Int
}

extension Library {
  func state(of origin: TextOrigin) -> PayloadState {
    PayloadState(
      origin: origin, revision: editor(of: origin)?.revision ?? 0,
      count: presentText(of: origin).count)
  }
}
