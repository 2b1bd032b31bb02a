/// What stands behind the three backquotes that begin a block.
enum CourseFence {
  /// A step.
  case step(CourseBlock)
  /// Code that the step above shows: `swift norun`.
  case code(CourseCode.Language)
  /// A language that isn't shown.
  case unknownLanguage(String)
  /// A step whose code isn't to be run, though it has none, or is there to be run.
  case norunOfBlock(CourseBlock)
  case unknown(String)

  init(_ line: String) {
    let words = line.dropFirst(3).split(separator: " ").map(String.init)
    guard words.count == 2, words[1] == CourseCode.norun else {
      let word = words.joined()
      self = CourseBlock(rawValue: word).map { .step($0) } ?? .unknown(word)
      return
    }
    if let block = CourseBlock(rawValue: words[0]) {
      self = .norunOfBlock(block)
    } else {
      let language = CourseCode.Language(rawValue: words[0])
      self = language.map { .code($0) } ?? .unknownLanguage(words[0])
    }
  }

  /// The step that it begins.
  var block: CourseBlock? { if case .step(let block) = self { block } else { nil } }

  /// What is wrong with it.
  var fact: CourseProblem.Fact? {
    switch self {
    case .step, .code: nil
    case .unknownLanguage(let name): .unknownLanguage(name)
    case .norunOfBlock(let block): .norunOfBlock(block)
    case .unknown(let word): .unknownBlock(word)
    }
  }
}

extension CourseCode {
  /// What says that code is only shown.
  static let norun = "norun"
  /// How such code begins.
  static let fences = Language.allCases.map { "\($0.rawValue) \(norun)" }
}
