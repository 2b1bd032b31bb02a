import Foundation

// SampleCatalog SAMPLES-FOLDER OUTPUT-FILE [DERIVER]: writes the samples' catalogue as Swift, with what
// DERIVER reads in their sources. The plugin calls it at each build; what breaks the samples' form goes
// to stderr, a line each, and exit 1.

let arguments = Array(CommandLine.arguments.dropFirst())
guard (2...3).contains(arguments.count) else {
  FileHandle.standardError.write(
    Data("usage: SampleCatalog SAMPLES-FOLDER OUTPUT-FILE [DERIVER]\n".utf8))
  exit(64)
}
let (folder, output) = (arguments[0], arguments[1])
let catalogue = Catalogue(path: folder)
guard catalogue.problems.isEmpty else {
  let lines = catalogue.problems.map { $0.message + "\n" }.joined()
  FileHandle.standardError.write(Data(lines.utf8))
  exit(1)
}
var facts: [StyleSource: String] = [:]
if arguments.count == 3 {
  do {
    facts = try FactReader.facts(of: catalogue, by: arguments[2])
  } catch {
    let line =
      "\(arguments[2]): error: the sources can't be read by it; \(error.localizedDescription)\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(1)
  }
}
do {
  let url = URL(filePath: output)
  let text = Data(CatalogueWriter.swift(for: catalogue, facts).utf8)
  // A build links this tool anew in each new environment (another terminal, another folder that was
  // come from), and runs it again. What is written anew is compiled anew.
  if (try? Data(contentsOf: url)) != text { try text.write(to: url, options: .atomic) }
} catch {
  let line = "\(output): error: can't be written; \(error.localizedDescription)\n"
  FileHandle.standardError.write(Data(line.utf8))
  exit(1)
}
