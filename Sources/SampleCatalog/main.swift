import Foundation

// SampleCatalog SAMPLES-FOLDER OUTPUT-FILE: writes the samples' catalogue as Swift. The plugin calls it at
// each build; what breaks the samples' form goes to stderr, a line each, and exit 1.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2 else {
  FileHandle.standardError.write(
    Data("usage: SampleCatalog SAMPLES-FOLDER OUTPUT-FILE\n".utf8))
  exit(64)
}
let (folder, output) = (arguments[0], arguments[1])
let catalogue = Catalogue(path: folder)
guard catalogue.problems.isEmpty else {
  let lines = catalogue.problems.map { $0.message + "\n" }.joined()
  FileHandle.standardError.write(Data(lines.utf8))
  exit(1)
}
do {
  let url = URL(filePath: output)
  let text = Data(CatalogueWriter.swift(for: catalogue).utf8)
  // A build links this tool anew in each new environment (another terminal, another folder that was
  // come from), and runs it again. What is written anew is compiled anew.
  if (try? Data(contentsOf: url)) != text { try text.write(to: url, options: .atomic) }
} catch {
  let line = "\(output): error: can't be written; \(error.localizedDescription)\n"
  FileHandle.standardError.write(Data(line.utf8))
  exit(1)
}
