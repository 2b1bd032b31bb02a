import Foundation
import TestSupport
import Testing

/// A program with inferred models, that decodes their payloads by Foundation and the smart decoder.
struct InferredProgram: ~Copyable {
  private let folder: URL
  private let models: [InferredModel]

  init(_ models: [InferredModel]) throws {
    self.models = models
    folder = FileManager.default.temporaryDirectory.appending(path: "inferred-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var lines = ["import DecodingStyles", "import Foundation"]
    var calls: [String] = []
    var shared: [String: String] = [:]
    for (index, model) in models.enumerated() {
      for (style, text) in model.sources {
        // Each model in a namespace of its own: they have names in common.
        let space = "\(style)\(index)"
        var types = text
        // The same behind all strict models, and slow to compile.
        for start in ["/// Any JSON.\n", "/// An object, or nil for an empty array"] {
          let parts = types.components(separatedBy: start)
          types = parts[0]
          if parts.count > 1, shared[start] == nil { shared[start] = start + parts[1] }
        }
        lines.append("enum \(space) {")
        lines += types.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("import ") }
        lines.append("}")
        calls.append("decode(\(space).\(model.root).self, \(index), \"\(style)\")")
      }
    }
    lines += shared.values
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: "models.swift"))
    try Data((Self.source + calls.joined(separator: "\n")).utf8)
      .write(to: folder.appending(path: "main.swift"))
    let compiler = ModelCompiler(folder: folder)
    let objects = try compiler.objects(
      of: "DecodingStyles", "DecodingWrappers", "DecodingTrace", "DecodingRecord", "JSONSource",
      "TerminalText")
    try compiler.compile(["-o", "program", "main.swift", "models.swift"] + objects)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What didn't decode: the model's name, the payload's number, the style, and the error behind a
  /// colon.
  func failures() throws -> [String] {
    let (status, output) = try SourceReading.run(
      folder.appending(path: "program"), [], input: JSONEncoder().encode(models.map(\.payloads)))
    let text = String(decoding: output, as: UTF8.self)
    try #require(status == 0, "\(text)")
    var lines = text.split(separator: "\n").map(String.init)
    #expect(lines.popLast() == "decoded")
    return lines.map { line in
      let index = Int(line.prefix { $0 != " " }) ?? 0
      return models[index].name + line.drop { $0 != " " }
    }
  }

  private static let source = """
    import DecodingStyles
    import Foundation

    let input = FileHandle.standardInput.readDataToEndOfFile()
    let payloads = try JSONDecoder().decode([[Data]].self, from: input)

    func decode<Model: Decodable>(_ type: Model.Type, _ index: Int, _ style: String) {
      for (number, payload) in payloads[index].enumerated() {
        do {
          _ =
            try style == "Smart"
            ? SmartDecoder().decode(type, from: payload) : JSONDecoder().decode(type, from: payload)
        } catch {
          print("\\(index) \\(number) \\(style): \\(error)")
        }
      }
    }

    defer { print("decoded") }

    """
}
