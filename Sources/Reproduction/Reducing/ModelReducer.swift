package import DecodingConclusions
package import ModelFacts

/// Takes out of a model what a symptom doesn't need: delta debugging over the parts of its syntax tree.
///
/// First all that no name leads to from the root and the symptom's way; then imports, what stands in
/// no type, members, statements, what is written beside names: each alone, and where names didn't help, in
/// halves, quarters, … before; again from the start as long as something goes. Where the compiler fails, what its errors name
/// goes, too. The same model always ends in the same one.
package struct ModelReducer {
  /// What became of a file in the place of the model.
  package enum Finding: Sendable {
    case same
    /// It compiles, and something else happens.
    case another
    /// It doesn't compile: the places of each error, those of its notes first.
    case broken([[SourcePlace]])
  }

  /// How far it has come.
  package struct Progress: Sendable {
    package var lines: Int
    package var tries: Int
  }

  /// What is left of a model.
  package struct Reduction: Sendable {
    package var file: ModelFile
    /// The text without its imports, and what it imports.
    package var declarations: String
    package var imports: [String]
    package var tries: Int
    package var isMinimal: Bool

    package var lines: Int { ModelReducer.lines(of: file.text) }
  }

  private let parts: ModelParts
  private let trials: TrialRuns<ModelFile, Finding>
  private let goesOn: (Progress) -> Bool
  private var gone: Set<Int> = []
  private var left: ModelParts.Remainder
  private var isStopped: Bool { trials.isStopped }

  /// So often what the compiler's errors name is taken out, or back, for one try; fewer times where much
  /// is taken out.
  private static let mostRepairs = 4
  private static let mostRepairsOfMany = 2

  /// `ways` are names that lead to the symptom, the fewest first; `goesOn` is asked before each try.
  ///
  /// - Returns: What is left; `nil` where the whole file hasn't the symptom by itself.
  package static func reduce(
    _ parts: ModelParts, along ways: [Set<String>],
    by trials: TrialRuns<ModelFile, Finding>,
    while goesOn: @escaping (Progress) -> Bool = { _ in true }
  ) -> Reduction? {
    var reducer = ModelReducer(parts, trials, goesOn)
    guard reducer.attempt([]) || reducer.isStopped else { return nil }
    reducer.run(along: ways)
    return reducer.reduction
  }

  private init(
    _ parts: ModelParts, _ trials: TrialRuns<ModelFile, Finding>,
    _ goesOn: @escaping (Progress) -> Bool
  ) {
    (self.parts, self.trials, self.goesOn) = (parts, trials, goesOn)
    left = parts.remainder(without: [])
  }

  package static func lines(of text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count
      - (text.utf8.last == 0x0A ? 1 : 0)
  }

  private mutating func run(along ways: [Set<String>]) {
    let comments = Set(parts.parts.indices.filter { parts.parts[$0].kind == .comment })
    let isSwept = ways.contains { sweep($0, with: comments) }
    if !isSwept, !attempt(comments) { drop(.comment, from: comments.count) }
    // Until each kind was tried since something went.
    var unchanged = 0
    var place = 0
    while unchanged < Self.kinds.count, !isStopped {
      let kind = Self.kinds[place]
      let before = gone.count
      // Of what names lead to, little goes, and hardly together.
      drop(kind, from: isSwept ? 1 : remaining(kind).count / 2)
      unchanged = gone.count > before ? 0 : unchanged + 1
      place = (place + 1) % Self.kinds.count
    }
  }

  private static let kinds: [ModelPart.Kind] = [
    .importing, .declaration, .member, .statement, .detail,
  ]

  private var reduction: Reduction {
    let imports = remaining(.importing)
    // `import struct Foundation.Date` stays where it is.
    let plain = imports.filter { parts.parts[$0].mentions.count == 1 }
    let modules = plain.compactMap { parts.parts[$0].mentions.first }
    return Reduction(
      file: ModelFile(name: parts.file.name, text: left.text),
      declarations: parts.remainder(without: gone.union(plain)).text,
      imports: modules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      tries: trials.count, isMinimal: !isStopped)
  }

  // MARK: Trying

  /// What becomes of the symptom without some parts; `next` may be tried with it. `nil` once it is stopped.
  private func finding(
    of left: ModelParts.Remainder, _ next: ModelParts.Remainder? = nil
  ) -> Finding? {
    trials.finding(of: file(left.text), beside: next.map { file($0.text) }) {
      goesOn(Progress(lines: Self.lines(of: self.left.text), tries: trials.count))
    }
  }

  private func file(_ text: String) -> ModelFile { ModelFile(name: parts.file.name, text: text) }

  /// Takes parts out, and what doesn't compile without them, if the symptom is there still. `next` may be
  /// what is taken out then.
  private mutating func attempt(_ more: Set<Int>, _ next: Set<Int> = []) -> Bool {
    var gone = gone.union(more)
    let next = next.isEmpty ? nil : parts.remainder(without: self.gone.union(next))
    for _ in 0...(more.count > 1 ? Self.mostRepairsOfMany : Self.mostRepairs) {
      let left = parts.remainder(without: gone)
      switch finding(of: left, next) {
      case .same:
        (self.gone, self.left) = (gone, left)
        return true
      case .another, nil: return false
      case .broken(let errors):
        let others = errors.compactMap { self.part(at: $0, in: left, besides: more) }
        guard !others.isEmpty else { return false }
        gone.formUnion(others)
      }
    }
    return false
  }

  /// The part that an error is about: none in which one of those stands that were taken out.
  private func part(
    at places: [SourcePlace], in left: ModelParts.Remainder, besides more: Set<Int>
  ) -> Int? {
    for place in places {
      guard let part = parts.part(at: place, in: left) else { continue }
      if !more.contains(where: { parts.isWithin($0, part) }) { return part }
    }
    return nil
  }

  private func remaining(_ kind: ModelPart.Kind) -> [Int] {
    parts.parts.indices.filter { part in
      parts.parts[part].kind == kind && !gone.contains { parts.isWithin(part, $0) }
    }
  }

  /// Takes the parts of a kind out, many at once and at last each alone.
  private mutating func drop(_ kind: ModelPart.Kind, from most: Int) {
    dropAlike(kind)
    var size = max(1, most)
    while true {
      var rest = remaining(kind)[...]
      while !rest.isEmpty, !isStopped {
        let some = rest.prefix(size)
        rest = rest.dropFirst(size)
        if attempt(Set(some), Set(rest.prefix(size))) {
          let remaining = Set(remaining(kind))
          rest = rest.filter(remaining.contains)[...]
        }
      }
      if size == 1 || isStopped { return }
      size /= 2
    }
  }

  /// Takes those out at once that are written alike: an attribute, an access, what many types inherit.
  private mutating func dropAlike(_ kind: ModelPart.Kind) {
    let bytes = Array(parts.file.text.utf8)
    var alike: [[UInt8]: Set<Int>] = [:]
    let remaining = remaining(kind)
    for part in remaining { alike[Array(bytes[parts.parts[part].range]), default: []].insert(part) }
    var groups: [Set<Int>] = []
    for part in remaining {
      guard let group = alike.removeValue(forKey: Array(bytes[parts.parts[part].range])),
        group.count > 1
      else { continue }
      groups.append(group)
    }
    for (place, group) in groups.enumerated() {
      _ = attempt(group, groups.dropFirst(place + 1).first ?? [])
    }
  }

  // MARK: What no name leads to

  /// Takes out all that names don't lead to, but for what the compiler misses.
  private mutating func sweep(_ names: Set<String>, with comments: Set<Int>) -> Bool {
    var missed: Set<Int> = []
    for _ in 0...Self.mostRepairs {
      let swept = unreached(from: names, besides: missed)
      let left = parts.remainder(without: swept.union(comments))
      switch finding(of: left) {
      case .same:
        gone = swept.union(comments)
        self.left = left
        return true
      case .another, nil: return false
      case .broken(let errors):
        // A protocol may ask for a member that nobody names.
        let places = errors.joined().compactMap { parts.part(at: $0, in: left) }
        let members = swept.filter { part in
          parts.parts[part].around.map { around in places.contains { parts.isWithin($0, around) } }
            ?? false
        }
        guard !members.isEmpty else { return false }
        missed.formUnion(members)
      }
    }
    return false
  }

  /// The outermost parts that have names of which none is among those of the parts that are reached.
  private func unreached(from names: Set<String>, besides missed: Set<Int>) -> Set<Int> {
    // Swift looks for it by its name.
    var names = names.union(["CodingKeys"])
    var reached: Set<Int> = []
    func isOpen(_ part: Int) -> Bool {
      parts.parts[part].kind != .comment && !reached.contains(part)
        && parts.parts[part].around.map(reached.contains) ?? true
    }
    var count = -1
    while count < reached.count {
      count = reached.count
      for (index, part) in parts.parts.enumerated() where isOpen(index) {
        guard
          part.names.isEmpty || missed.contains(index) || !names.isDisjoint(with: part.names)
        else { continue }
        reached.insert(index)
        names.formUnion(part.mentions)
      }
    }
    return Set(parts.parts.indices.filter(isOpen))
  }
}
