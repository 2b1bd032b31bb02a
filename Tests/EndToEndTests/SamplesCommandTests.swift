import Foundation
import Testing

struct SamplesCommandTests {
  private struct Listed: Decodable {
    struct Payload: Decodable {
      var name: String
      var file: String
      var bytes: Int
    }
    var name: String
    var topic: String
    var title: String
    var question: String
    var payloads: [Payload]
    var lesson: String
  }

  @Test func `every sample and payload that is listed can be decoded`() throws {
    let run = try BuiltProgram.run(["samples", "--format", "json"])
    #expect(run.status == 0)
    let samples = try JSONDecoder().decode([Listed].self, from: Data(run.output.utf8))
    #expect(samples.count >= 9)
    for sample in samples {
      #expect(sample.question.hasSuffix("?"))
      #expect(sample.lesson.contains(sample.question))
      let decoded = try BuiltProgram.run(
        ["decode", sample.name, "--format", "json"] + sample.payloads.map(\.name))
      #expect(decoded.status <= 1)
      #expect(decoded.output.split(separator: "\n").count == sample.payloads.count)
    }
  }

  @Test func `text names the same samples and payloads`() throws {
    let listed = try BuiltProgram.run(["samples", "--format", "json"]).output
    let samples = try JSONDecoder().decode([Listed].self, from: Data(listed.utf8))
    let run = try BuiltProgram.run(["samples"])
    #expect(run.status == 0)
    let names = run.output.matches(of: #/(?m)^(\S+)  .+: /#).map { String($0.1) }
    #expect(names == samples.map(\.name))
    for payload in samples.flatMap(\.payloads) {
      #expect(run.output.contains(payload.name))
    }
  }
}
