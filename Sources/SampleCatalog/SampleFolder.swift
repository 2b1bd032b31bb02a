import Foundation

/// A sample as it lies on disk: models, payloads and lesson of one folder.
struct SampleFolder {
  /// The folder's name taken apart: `07-OneBadElement`.
  struct Name: Hashable {
    let folder: String
    let number: Int
    let sample: String

    /// nil where the name isn't two digits, a hyphen and a name in UpperCamelCase.
    init?(_ folder: String) {
      guard let match = folder.wholeMatch(of: /([0-9]{2})-([A-Z][A-Za-z0-9]*)/),
        let number = Int(match.1)
      else { return nil }
      self.folder = folder
      self.number = number
      self.sample = String(match.2)
    }
  }

  let name: Name
  let path: String
  /// The style's sources that could be read; where one is absent, `problems` says so.
  private(set) var sources: [Style: StyleSource] = [:]
  /// What the sources say, as `model-deriver` reads them: the facts of each as JSON on one line.
  private(set) var facts: [Style: String] = [:]
  /// What all styles' models use, from the other Swift files: without imports, and dedented by the one
  /// level of the sample's namespace.
  private(set) var shared = ""
  /// The names of samples that are part of this one now.
  private(set) var formerNames: [String] = []
  private(set) var payloads: [CataloguePayload] = []
  private(set) var lesson: Lesson?
  private(set) var problems: [CatalogueProblem] = []

  /// Reads the folder; what breaks the form is in `problems`.
  init(name: Name, path: String) {
    self.name = name
    self.path = path
    guard let files = try? visibleEntries(of: path) else {
      problems.append(CatalogueProblem(path: path, fact: .unreadable))
      return
    }
    for file in files { read(file) }
    check(files)
    payloads.sort { ($0.number, $0.fileName) < ($1.number, $1.fileName) }
  }

  /// The file of what the sources say.
  static let factsFile = "sources.facts"

  private var swiftFile: String { "\(name.sample).swift" }

  private func swiftFile(of style: Style) -> String {
    "\(name.sample)+\(style.fileSuffix).swift"
  }

  private mutating func read(_ file: String) {
    let filePath = path + "/" + file
    guard let data = FileManager.default.contents(atPath: filePath) else {
      let fact = isFolder(filePath) ? Fact.strayFile(sample: name.sample) : .unreadable
      problems.append(CatalogueProblem(path: filePath, fact: fact))
      return
    }
    do throws(CatalogueProblem) {
      if file == Lesson.fileName {
        lesson = try readLesson(data, path: filePath)
      } else if file == Self.factsFile {
        facts = try readFacts(data, path: filePath)
      } else if isSwiftFile(file) {
        try readSwift(String(decoding: data, as: UTF8.self), file: file, path: filePath)
      } else if CataloguePayload.isPayload(file) {
        payloads.append(try readPayload(Array(data), file: file, path: filePath))
      } else {
        throw CatalogueProblem(path: filePath, fact: .strayFile(sample: name.sample))
      }
    } catch {
      problems.append(error)
    }
  }

  private func isSwiftFile(_ file: String) -> Bool {
    file == swiftFile || file.hasPrefix(name.sample + "+") && file.hasSuffix(".swift")
  }

  private func readLesson(_ data: Data, path: String) throws(CatalogueProblem) -> Lesson {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CatalogueProblem(path: path, fact: .lessonNotUTF8)
    }
    return try Lesson(text: text, path: path)
  }

  private func readFacts(_ data: Data, path: String) throws(CatalogueProblem) -> [Style: String] {
    var facts: [Style: String] = [:]
    let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    for style in Style.allCases {
      guard let known = object?[style.namespace],
        let line = try? JSONSerialization.data(withJSONObject: known, options: .sortedKeys)
      else { throw CatalogueProblem(path: path, fact: .factsNotJSON(style.namespace)) }
      facts[style] = String(decoding: line, as: UTF8.self)
    }
    return facts
  }

  private mutating func readSwift(
    _ text: String, file: String, path: String
  ) throws(CatalogueProblem) {
    if file == swiftFile {
      let declaration = "enum \(name.sample): Sample {"
      guard lines(of: text).contains(where: { trimmed($0) == declaration }) else {
        throw CatalogueProblem(path: path, fact: .missingSampleEnum(name.sample))
      }
      try readFormerNames(in: lines(of: text), path: path)
    }
    for style in Style.allCases where file == swiftFile(of: style) {
      sources[style] = try StyleSource(
        fileText: text, fileName: file, sample: name.sample, style: style, path: path)
      return
    }
    if file != swiftFile { shared += StyleSource.shared(in: text, sample: name.sample) }
  }

  private mutating func readFormerNames(
    in lines: [Substring], path: String
  ) throws(CatalogueProblem) {
    guard let place = lines.firstIndex(where: { $0.contains("formerNames") }) else { return }
    let list = #/static let formerNames = \[(?:"[A-Z][A-Za-z0-9]*"(?:, )?)+\]/#
    guard trimmed(lines[place]).wholeMatch(of: list) != nil else {
      throw CatalogueProblem(path: path, line: place + 1, fact: .formerNames)
    }
    formerNames = lines[place].matches(of: #/"(\w+)"/#).map { String($0.1) }
  }

  private func readPayload(
    _ bytes: [UInt8], file: String, path: String
  ) throws(CatalogueProblem) -> CataloguePayload {
    guard let payload = CataloguePayload(fileName: file, bytes: bytes) else {
      throw CatalogueProblem(path: path, fact: .payloadWithoutNumber(file))
    }
    if let other = payloads.first(where: { $0.name == payload.name }) {
      let fact = Fact.samePayloadName(payload.name, otherFile: other.fileName)
      throw CatalogueProblem(path: path, fact: fact)
    }
    return payload
  }

  /// Notes what is not in the folder at all.
  private mutating func check(_ files: [String]) {
    for file in [swiftFile] + Style.allCases.map(swiftFile(of:)) where !files.contains(file) {
      problems.append(CatalogueProblem(path: path, fact: .missingSwiftFile(file)))
    }
    if !files.contains(Lesson.fileName) {
      problems.append(CatalogueProblem(path: path, fact: .noLesson))
    }
    if !files.contains(where: CataloguePayload.isPayload) {
      problems.append(CatalogueProblem(path: path, fact: .noPayload))
    }
  }

  private typealias Fact = CatalogueProblem.Fact
}
