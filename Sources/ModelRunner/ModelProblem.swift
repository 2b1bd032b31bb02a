package import ModelFacts

/// Why a model can't be run: facts, no sentences.
package enum ModelProblem: Error, Sendable, Equatable {
  /// There is no Swift compiler on this machine.
  case noCompiler
  /// A part of this program isn't where it should be: the file that was looked for.
  case notInstalled(String)
  /// A file or folder can't be read, and the system's words for why.
  case unreadable(path: String, reason: String)
  /// Nothing can be kept where compiled models are, nor in a temporary folder.
  case noCache(path: String, reason: String)
  /// What was kept of a compiled model isn't what it was, or isn't there any more.
  case cacheChanged(path: String)
  /// A folder without Swift files.
  case noSwiftFile(folder: String)
  /// No type in the files is `Decodable`.
  case noModel(files: [String])
  /// The asked root isn't among the decodable types.
  case unknownType(name: String, candidates: [String])
  /// The type that pasted code decodes isn't in it.
  case undeclaredType(name: String, place: SourcePlace)
  /// The root can't be named outside of its file.
  case hiddenType(name: String, place: SourcePlace)
  /// The root has generic parameters, and so is no type yet.
  case genericType(name: String, parameters: [String], place: SourcePlace)
  /// The root is a type that the compiler takes for none, or for none that is `Decodable`, and its words.
  case unusableType(name: String, reason: String)
  /// A module isn't on this machine.
  case missingModule(name: String, place: SourcePlace)
  /// The compiler's own findings.
  case doesNotCompile([CompilerDiagnostic])
  /// What is to give the model's own decoder isn't an expression, from this place in it on.
  case noDecoderExpression(SourcePlace)
  /// The compiler's findings in the expression that is to give the model's own decoder.
  case decoderDoesNotCompile([CompilerDiagnostic])
  /// The model's object has a section by which objects tell linkers what to do.
  case ordersLinker(section: String)
  /// The linker makes no library of the compiled model, in its words.
  case doesNotLink(String)
  /// The compiled model can't be loaded into a process, in the loader's words.
  case notLoaded(String)
  /// The settings of the model's own decoder can't be had from the process, which ended.
  case decoderEnded(ModelLoss)
  /// The compiler, or the deriver, ended otherwise than by an answer.
  case programFailed(ProgramFailure)
  /// The files have more bytes than are compiled.
  case tooLarge(bytes: Int, most: Int)
  /// A process couldn't be started, and the system's words for why.
  case cannotStart(program: String, reason: String)
  /// A newer edit took the place of what was being compiled or run.
  case overtaken
}
