import JSONSource

/// Keys that were asked for in vain, and what no call asked for.
extension FieldCollector {
  var suggestions: KeySuggestions {
    KeySuggestions(
      missing: missingKeys, unknown: unknownKeys, untried: untriedKeys, counted: countedNames)
  }

  /// Remembers a key that was asked for in vain.
  mutating func noteMissing(_ call: Int, _ outcome: Outcome, isLoss: Bool, _ field: Int) {
    guard tree.events[call].innerNode < 0, case .key(let key) = tree.events[call].step else {
      return
    }
    // Of a key that a model looks for elsewhere, the name there counts.
    let mapped = tree.mappedPlaces(of: tree.events[call]).first?.last
    missingKeys.append(
      KeySuggestions.Key(
        name: mapped ?? key, property: mapped == nil ? renamed(call) : nil,
        container: tree.events[call].innerContainer,
        text: tree.events[call].text, node: -1, field: field,
        canLose: (outcome == .nil || outcome == .default) && !isLoss,
        model: model(of: tree.events[call].parent), type: tree.events[call].type))
  }

  private func model(of call: Int) -> ObjectIdentifier? {
    call < 0 ? nil : tree.events[call].type.map { ObjectIdentifier($0) }
  }

  /// Adds what no call asked for; what is too much is counted.
  mutating func addUnasked() {
    var members = UnaskedMembers(
      tree: tree, facts: facts, coverage: coverage, firstFailure: firstFailure
    ).members()
    for text in textCoverages {
      let inText = UnaskedMembers(
        tree: tree, facts: facts, coverage: text, firstFailure: firstFailure
      ).members()
      guard let node = inText.first?.payloadNode else { continue }
      let place = members.firstIndex { $0.payloadNode > node } ?? members.endIndex
      members.insert(contentsOf: inText, at: place)
    }
    var losses: [Int] = []
    for member in members {
      guard !member.isUntried || isMeant(member) else {
        untriedKeys += member.key(-1, in: facts.document, model(of: member.owner))
        continue
      }
      let isDescribed =
        maximumFields > 0 && fields.count < maximumFields + Self.maximumUnasked
      if isDescribed {
        fields.append(member.field(&facts))
        if !member.isUnknown, member.losesValue(in: facts.document) {
          losses.append(fields.count - 1)
        }
      } else {
        omitted += 1
      }
      if member.isUnknown {
        summary.unknownKeys += 1
        unknownKeys += member.key(
          isDescribed ? fields.count - 1 : -1, in: facts.document, model(of: member.owner))
      } else {
        count(member.outcome, isSilentLoss: member.isSilentLoss(in: facts.document))
      }
    }
    if !losses.isEmpty { spread(losses) }
  }

  /// Whether a key of an object that was left out is one misspelling away from one that was missing there.
  private func isMeant(_ member: UnaskedMembers.Member) -> Bool {
    guard member.isToldIfMeant else { return false }
    return member.key(-1, in: facts.document, nil).contains { key in
      missingKeys.contains {
        $0.container == member.container && $0.text == nil
          && Misspelling.plain(from: key, to: $0) != nil
      }
    }
  }

  /// Marks the containers around values that were lost although no call asked for them: they are no
  /// longer as sent.
  private mutating func spread(_ losses: [Int]) {
    var containers: [JSONPath: Int] = [:]
    for place in fields.indices where fields[place].isContainer {
      containers[fields[place].path] = place
    }
    for loss in losses {
      var path = fields[loss].parentPath
      while let around = path, let place = containers[around],
        fields[place].outcomeAlone ?? fields[place].outcome == .asSent
      {
        if fields[place].outcomeAlone != nil {
          fields[place].alone?.outcome = .converted
          fields[place].alone?.reason = .badElement
        } else {
          fields[place].become(.changedWithin, .badElement)
        }
        fields[place].guilty = fields[loss].path
        path = fields[place].parentPath
      }
    }
  }
}
