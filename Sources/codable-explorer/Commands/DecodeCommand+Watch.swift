internal import DecodingReport
internal import Explorer
internal import Foundation
internal import Samples
internal import Workbench

/// `decode --watch`: the same again whenever the model or a payload is written.
extension DecodeCommand {
  /// So often the files are looked at, in seconds.
  private static let interval = 0.2

  /// Reports until a signal ends the program: there is no other way out.
  ///
  /// A file that is being written, or is gone for a moment while it is replaced, is waited for.
  func watch() throws -> ExitStatus {
    SystemCall.acceptEndingSignals()
    var (models, payloads) = (versions(of: modelFiles), versions(of: payloadFiles))
    var subject = try subjectOrComplaint()
    guard !models.isEmpty || !payloads.isEmpty else { throw ArgumentProblem.nothingToWatch }
    if let subject { _ = try report(on: subject) }
    while true {
      let (newModels, newPayloads) = waitForChange(models, payloads)
      if newModels != models { subject = try subjectOrComplaint() }
      (models, payloads) = (newModels, newPayloads)
      guard let subject else { continue }
      if arguments.format != .json { try console.answer("\n") }
      _ = try report(on: subject)
    }
  }

  /// A model that can't be had now may be had once its files are written again.
  private func subjectOrComplaint() throws -> CommandSubject? {
    do {
      return try CommandSubject(arguments, console)
    } catch let problem as OwnModelProblem {
      _ = problem.tell(console)
      return nil
    }
  }

  private var modelFiles: [String] {
    arguments.modelWords.flatMap { word in
      SystemCall.isFolder(word)
        ? (try? SystemCall.paths(in: word, where: ModelFiles.isSwift)) ?? [] : [word]
    }
  }

  /// Names of a sample's payloads are no files, and have no versions.
  private var payloadFiles: [String] { arguments.payloadWords.filter { $0 != "-" } }

  private typealias Versions = [String: SystemCall.Stamp]

  private func versions(of files: [String]) -> Versions {
    files.reduce(into: [:]) { $0[$1] = try? SystemCall.stamp($1) }
  }

  /// Waits until a file is another one than before, and then stays as it is for a moment.
  private func waitForChange(_ models: Versions, _ payloads: Versions) -> (Versions, Versions) {
    var last = (models, payloads)
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      let present = (versions(of: modelFiles), versions(of: payloadFiles))
      let isCalm = present == last
      let isWhole = present.0.count >= models.count && present.1.count >= payloads.count
      last = present
      if isCalm, isWhole, present != (models, payloads) { return present }
    }
  }
}
