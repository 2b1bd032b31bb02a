import DecodingReport
import DecodingStyles
import JSONSource

extension StyleLog {
  /// What smart mode's own log tells.
  init(_ log: SmartLog) {
    self.init(
      text: log.description,
      entries: log.entries.map { entry in
        let path = entry.path.reduce(JSONPath.root) { path, step in
          switch step {
          case .key(let key): path.appending(.key(key))
          case .index(let index): path.appending(.index(index))
          }
        }
        return Entry(path: path, text: entry.description)
      })
  }
}
