/// What a path that is being typed may go on as.
package enum PathCompletion {
  /// The names in the path's last folder that begin as the path ends, in their order, folders with a
  /// `/` behind them. What is hidden is meant only where its dot was typed.
  package static func names(after path: String) -> [String] {
    // The home folder, whose `~` no folder's name goes on from.
    if path == "~" { return ["~/"] }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(folder.count)
    let place = PayloadFile.expanded(folder.isEmpty ? "." : folder)
    let names = (try? SystemCall.names(in: place)) ?? []
    return names.filter { name in
      name.utf8.starts(with: start.utf8) && (!name.hasPrefix(".") || start.hasPrefix("."))
    }.sorted().map { name in
      SystemCall.isFolder(place.hasSuffix("/") ? place + name : place + "/" + name)
        ? name + "/" : name
    }
  }
}
