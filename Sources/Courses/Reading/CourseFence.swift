/// What stands behind the three back-quotes that begin a block.
enum CourseFence {
  /// A step.
  case step(CourseBlock)
  /// Code that the step above shows: `swift norun`.
  case code(CourseCode.Language)
  case wrong(CourseProblem.Fact)

  init(_ info: Substring) {
    let words = info.split(separator: " ").map(String.init)
    let isShown = words.count == 2 && words[1] == CourseCode.norun
    let name = isShown ? words[0] : words.joined()
    if let block = CourseBlock(rawValue: name) {
      self = isShown ? .wrong(.norunOfBlock(block)) : .step(block)
    } else if !isShown {
      let possible = CourseBlock.allCases.map(\.rawValue) + CourseCode.fences
      self = .wrong(.unknownBlock(name, possible: possible))
    } else {
      let language = CourseCode.Language(rawValue: name)
      self = language.map { .code($0) } ?? .wrong(.unknownLanguage(name))
    }
  }

  /// The step that it begins.
  var block: CourseBlock? { if case .step(let block) = self { block } else { nil } }
}

extension CourseCode {
  /// What says that code is only shown.
  static let norun = "norun"
  /// How such code begins.
  static let fences = Language.allCases.map { "\($0.rawValue) \(norun)" }
}
