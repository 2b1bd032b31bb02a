import DecodingReport
import Workbench

/// What a text for others is made of.
struct ShareRequest: Sendable {
  let subject: ShareQuestion.Subject
  /// What is decoded.
  let base: ExplainRequest
  /// What became of it.
  let report: Report
  /// The reproduction, where it was made for another form.
  let made: MadeReproduction?
  /// The screen that a picture is of.
  let screen: ExplorerState?
  let command: String
  let isUTF8: Bool

  init(
    _ subject: ShareQuestion.Subject, _ report: Report, _ made: MadeReproduction?, on stage: Stage
  ) {
    self.subject = subject
    base = stage.library.request(stage.live)
    self.report = report
    self.made = made
    screen = subject.form == .picture ? stage.picture : nil
    command = stage.commandLine
    isUTF8 = stage.glyphs.isUTF8
  }
}
