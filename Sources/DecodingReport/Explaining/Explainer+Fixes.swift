import JSONSource

/// What a field's fixes hang on: what is around it, what other styles make of it, which key was meant.
extension Explainer {
  /// What to write for a field that isn't as sent: a way for each style, and when it's right.
  package func fixes(of field: FieldReport, in style: DecodingStyle) -> [Fix] {
    if field.path == .root, let otherDocument { return otherDocument.fixes }
    let reason = field.outcome == .notReached ? field.alone?.reason : field.reason
    guard field.outcome != .asSent, let reason, !field.property.isEmpty, !field.isChangedWithin,
      field.outcome != .converted || reason != .custom, field.found?.kind != .key,
      field.alone?.isTakenElsewhere != true
    else { return [] }
    if reason == .missing, field.parentPath == .root, let otherDocument {
      return otherDocument.fixes
    }
    if reason == .badElement, let guilty = field.guilty, guilty.parent == field.path,
      let element = fields(at: guilty, in: style).first, element.isElement
    {
      let fixes = fixes(of: element, in: style)
      // Where nothing is kept of the collection, its elements are to be of another type.
      if !fixes.isEmpty, !fixes.contains(where: { $0.leavesOut }) { return fixes }
    }
    return Fixes(
      field: field, style: style, reason: reason, containers: containers(of: field, in: style),
      // With a wrapper smart mode does otherwise.
      inSmart: declaration(field, .smart)?.wrappers.isEmpty == false
        ? nil : counterpart(of: field, in: .smart),
      convertsFromSnakeCase: report[style]?.convertsFromSnakeCase ?? false,
      declaration: { [declaration] in declaration($0, style) },
      meant: property(meantBy: field, in: style),
      sentElsewhere: { [report] in
        (report[style]?.fields ?? []).filter(field.isAlike).compactMap(\.found)
      },
      neighbours: { [self] in neighbours(of: field, in: style) },
      datesElsewhere: { [report] in
        (report[style]?.fields ?? []).filter { $0.type?.holds(.date) == true }
          .compactMap(\.found)
      }, keyElsewhere: keyElsewhere(of: field, in: style)
    ).all
  }

  /// The fields of the first elements of an element's array.
  private func neighbours(of field: FieldReport, in style: DecodingStyle) -> [FieldReport] {
    guard field.isElement, let array = field.parentPath else { return [] }
    return (0..<Self.mostNeighbours).compactMap {
      fields(at: array.appending(.index($0)), in: style).first
    }
  }

  private static let mostNeighbours = 8

  /// The property that a key nobody asked for seems to be meant for, and its field.
  private func property(
    meantBy field: FieldReport, in style: DecodingStyle
  ) -> (property: String, field: FieldReport?)? {
    guard field.found != nil, let key = field.didYouMean, let container = field.parentPath
    else { return nil }
    let asked = fields(at: container.appending(.key(key)), in: style).first
    return (asked?.property ?? key, asked)
  }

  /// The key under which another object of the same place in the model has the value that a field
  /// seems to be meant for, or lacks: another element of the array.
  private func keyElsewhere(of field: FieldReport, in style: DecodingStyle) -> String? {
    guard field.didYouMean != nil, let container = field.parentPath else { return nil }
    let property = self.property(meantBy: field, in: style)?.property ?? field.property
    let around = fields(at: container, in: style).first
    let model = around?.wantedFacts.isStandard == false ? around?.type : nil
    let other = report[style]?.fields.first { other in
      guard other.found != nil, other.property == property, other.reason != .unknownKey,
        let path = other.parentPath, path != container
      else { return false }
      return path.isAlike(container)
        || model != nil && fields(at: path, in: style).first?.type == model
    }
    guard case .key(let key)? = other?.lastStep else { return nil }
    return key
  }

  /// The fields around a field, the innermost first.
  func containers(of field: FieldReport, in style: DecodingStyle) -> [FieldReport] {
    guard let parent = field.path.parent else { return [] }
    var around = containers[style] ?? ContainersAround()
    let common = zip(around.path.steps, parent.steps).prefix { $0 == $1 }.count
    around.fields.removeLast(max(0, around.fields.count - common - 1))
    while around.fields.count <= parent.steps.count {
      let path = JSONPath(Array(parent.steps.prefix(around.fields.count)))
      around.fields.append(container(at: path, in: style))
    }
    around.path = parent
    containers[style] = around
    return around.fields.reversed().compactMap(\.self)
  }

  private func container(at path: JSONPath, in style: DecodingStyle) -> FieldReport? {
    if let field = fields(at: path, in: style).first { return field }
    guard path == .root, let style = report[style] else { return nil }
    return FieldReport(path: .root, property: "", wanted: style.type, outcome: .asSent)
  }

  /// The fields on the way to a path, that of the path at the end; `nil` where a place has none.
  ///
  /// Kept from one field to the next, which mostly stands near it: to look all of them up costs the
  /// square of their number.
  struct ContainersAround {
    var path = JSONPath.root
    var fields: [FieldReport?] = []
  }
}
