import Foundation

/// Reads a model's strict source, and answers with its default and smart versions.
///
/// One request, as JSON on standard input; one answer, as JSON on standard output. Code that
/// doesn't parse is derived as far as it does: what is wrong with it, the compiler says.
@main
enum ModelDeriver {
  static func main() throws {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    let request: Request
    do {
      request = try JSONDecoder().decode(Request.self, from: input)
    } catch {
      FileHandle.standardError.write(Data("model-deriver: the request isn't understood\n".utf8))
      exit(64)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    FileHandle.standardOutput.write(try encoder.encode(Answer(request)))
  }
}
