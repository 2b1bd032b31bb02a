internal import Explorer
internal import JSONSource
internal import ModelFacts
internal import ModelRunner
import TextEditor

/// A file of which a part is written: all other bytes stay what they are.
enum WrittenPart {
  /// What the file is to hold. `file` is what it holds now.
  static func file(
    _ file: [UInt8], with request: SaveRequest, as part: FilePart
  ) throws(FileProblem) -> [UInt8] {
    switch part {
    case .line(let number): try self.file(file, with: request, asLine: number)
    case .literal: try self.file(file, withLiteral: request)
    }
  }

  /// The JSON texts in the code of a file; `nil` where it can't be read.
  static func literals(in code: [UInt8], of path: String) -> [PartReading]? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let text = String(validating: code, as: UTF8.self),
      let builder = try? ModelBuilder.find(),
      let derivation = try? DerivedModel(
        of: [ModelFile(name: name, text: text)], in: builder.compiler.installation,
        cache: builder.compiler.cache, environment: builder.compiler.environment)
    else { return nil }
    let snippet = derivation.snippet
    let literals = (snippet?.literal.map { [$0] } ?? []) + (snippet?.otherLiterals ?? [])
    return literals.compactMap { literal in
      literal.bytes.map { PartReading(.literal(literal.payloadName), bytes: $0) }
    }
  }

  private static func file(
    _ file: [UInt8], with request: SaveRequest, asLine number: Int
  ) throws(FileProblem) -> [UInt8] {
    let written: [UInt8]?
    do throws(JSONLines.Obstacle) {
      written = try JSONLines.replacing(
        line: number, old: request.replaced, by: request.bytes, in: file)
    } catch {
      throw .other(
        error == .inString
          ? "a string has a line break in it: it can't be one line"
          : "a comment ends with its line: it can't be one line")
    }
    guard let written else { throw .other("line \(number) was changed on the disk meanwhile") }
    return written
  }

  private static func file(
    _ file: [UInt8], withLiteral request: SaveRequest
  ) throws(FileProblem) -> [UInt8] {
    guard let code = String(validating: file, as: UTF8.self),
      let text = String(validating: request.bytes, as: UTF8.self),
      let old = String(validating: request.replaced, as: UTF8.self)
    else { throw .other("what isn't UTF-8 can't be written in Swift") }
    let name = request.path.split(separator: "/").last.map(String.init) ?? request.path
    let answer: LiteralEdit.Answer
    do throws(ModelProblem) {
      answer = try LiteralEdit(file: ModelFile(name: name, text: code), old: old, new: text)
        .answer()
    } catch {
      throw .other(error.words.message)
    }
    switch answer {
    case .written(let code): return Array(code.utf8)
    case .notFound: throw .other("the JSON text there isn't the one that was opened")
    case .unwritable: throw .other("the literal can't hold it")
    }
  }
}
