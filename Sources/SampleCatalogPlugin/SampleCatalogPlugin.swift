import Foundation
import PackagePlugin

/// Makes the catalogue of the samples at each build, from the target's folder.
///
/// All files of the folder are the command's inputs: adding, removing or changing one makes the
/// catalogue anew, and none of them needs a mention in the manifest.
@main struct SampleCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let sources = target.sourceFiles.map(\.url).sorted { $0.path < $1.path }
    rejectDuplicates(among: sources.filter { $0.pathExtension == "swift" })
    let files = sources + exercises(in: target.directoryURL.appending(path: "Exercises"))
    let output = context.pluginWorkDirectoryURL.appending(path: "SampleCatalogue.swift")
    return [
      .buildCommand(
        displayName: "Make the catalogue of the samples",
        executable: try context.tool(named: "SampleCatalog").url,
        arguments: [target.directoryURL.path, output.path],
        inputFiles: files,
        outputFiles: [output])
    ]
  }

  /// The files of the exercises, which are none of the target's: their Swift is text.
  private func exercises(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return files.compactMap { $0 as? String }.filter { !$0.hasPrefix(".") && $0.contains(".") }
      .sorted().map { folder.appending(path: $0) }
  }

  /// Two Swift files of one name in a module stop the build with "multiple producers" before any
  /// command runs, so they are found here and not by the tool.
  private func rejectDuplicates(among files: [URL]) {
    let byName = Dictionary(grouping: files, by: \.lastPathComponent)
    for same in byName.values.sorted(by: { $0[0].path < $1[0].path }) where same.count > 1 {
      let others = same.dropFirst().map { $0.deletingLastPathComponent().lastPathComponent }
      Diagnostics.error(
        "\(same[0].path): a file of this name is in '\(others.joined(separator: "', '"))' too; "
          + "expected each Swift file name once in all samples; begin the name with the sample's "
          + "name")
    }
  }
}
