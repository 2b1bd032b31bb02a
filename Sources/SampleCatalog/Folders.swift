import Foundation

/// The names in a folder in their byte order, without those that begin with a dot.
func visibleEntries(of path: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: path)
    .filter { !$0.hasPrefix(".") }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Whether there is a folder at the path.
func isFolder(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    && isDirectory.boolValue
}
