internal import DecodingReport
internal import JSONSource

extension Report {
  /// The report on one line of a file, with the file's positions.
  func moved(toLine line: Int) -> Report {
    func moved(_ position: JSONPosition) -> JSONPosition {
      JSONPosition(line: position.line + line - 1, column: position.column)
    }
    var report = self
    report.payload.line = line
    if let position = payload.error?.position { report.payload.error?.position = moved(position) }
    if let position = payload.foundationLimit?.position {
      report.payload.foundationLimit?.position = moved(position)
    }
    report.styles = styles.map { style in
      var style = style
      if let position = style.failure?.position { style.failure?.position = moved(position) }
      style.fields = style.fields.map { field in
        guard let found = field.found else { return field }
        var field = field
        field.found = FieldReport.Found(
          kind: found.kind, text: found.text, start: moved(found.start), end: moved(found.end),
          offsets: found.offsets)
        return field
      }
      return style
    }
    return report
  }
}
