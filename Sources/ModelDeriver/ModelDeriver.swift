import CBox
import Foundation
import ModelFacts

/// Reads a model's strict source, and answers with its default and smart versions and with what all
/// three say.
///
/// One `DerivationRequest`, as JSON on standard input; one `DerivedModel`, as JSON on standard output.
/// With `--literal`: a `LiteralEdit`, and its answer; with `--fix`: a list of `FixEdit`, and their answers;
/// with `--parts`: a `ModelFile`, and its `ModelParts`. With `--facts`: lists of files, of each of which the
/// answer has `ModelFacts` on a line. Code that doesn't parse is read as far as it does: what is wrong with
/// it, the compiler says.
@main
enum ModelDeriver {
  static func main() throws {
    // All that it needs is loaded: what it reads from here on is a stranger's.
    _ = box_enter(box_begin(), nil, nil)
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let output: Data
    do {
      if CommandLine.arguments.contains("--facts") {
        let lists = try JSONDecoder().decode([[ModelFile]].self, from: input)
        output = try Data(
          lists.map { try encoder.encode(ModelFacts(Sources(files: $0.map(ParsedFile.init)))) }
            .joined(separator: [0x0A]))
      } else if CommandLine.arguments.contains("--literal") {
        output = try encoder.encode(JSONDecoder().decode(LiteralEdit.self, from: input).answer)
      } else if CommandLine.arguments.contains("--fix") {
        output = try encoder.encode(
          JSONDecoder().decode([FixEdit].self, from: input).map(\.answer))
      } else if CommandLine.arguments.contains("--parts") {
        output = try encoder.encode(
          ModelParts(of: JSONDecoder().decode(ModelFile.self, from: input)))
      } else {
        output = try encoder.encode(
          DerivedModel(JSONDecoder().decode(DerivationRequest.self, from: input)))
      }
    } catch is DecodingError {
      FileHandle.standardError.write(Data("model-deriver: the request isn't understood\n".utf8))
      exit(64)
    }
    FileHandle.standardOutput.write(output)
  }
}

extension ParsedFile {
  fileprivate init(_ file: ModelFile) { self.init(name: file.name, text: file.text) }
}
