/// A single value is the only element of a list: `tags = [try decode(String.self)]`.
enum ListOfOne: ConclusionException {
  static func conclusion(of sent: Sent, _ provenance: Provenance) -> Conclusion? {
    guard !sent.isElement, let same = sent.same(provenance), let list = same.around,
      same.listDepth > sent.model.depth(of: sent.node), list.parts.count == 1
    else { return nil }
    return .converted(list)
  }
}
