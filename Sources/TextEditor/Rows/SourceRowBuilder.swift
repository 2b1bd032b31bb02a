/// Lays out one line's clusters in the cells of a row.
struct SourceRowBuilder {
  private(set) var row: SourceRow
  private let firstCell: Int
  private let columns: Int
  /// The column in the line that is reached.
  private var cell: Int

  /// A row of `columns` cells that begins with the cluster at `start`, in column `startCell` of the
  /// line; that may lie left of `firstCell`, the column at the row's edge.
  init(line: Int, start: Int, startCell: Int, firstCell: Int, columns: Int) {
    row = SourceRow(line: line, bytes: start..<start)
    row.continuesLeft = firstCell > 0 && startCell > 0
    self.firstCell = firstCell
    self.columns = columns
    cell = startCell
  }

  /// Lays out `bytes` from `index` on; `false` if they end before the row and the line do.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isWholeLine: Bool
  ) -> Bool {
    let shift = row.bytes.lowerBound - start
    var index = start
    let edge = firstCell + columns
    while index < bytes.count, cell < edge {
      let plain =
        cell < firstCell
        ? 0 : min(edge - cell, SourceScalar.printableASCII(from: index, in: bytes))
      if plain > 0 {
        row.stops.append(.init(offset: shift + index, cell: row.width, isRun: true))
        let run = UnsafeBufferPointer(rebasing: bytes[index..<(index + plain)])
        row.text += String(decoding: run, as: UTF8.self)
        row.width += plain
        cell += plain
        index += plain
        continue
      }
      let cluster = SourceCluster(at: index, in: bytes)
      guard isWholeLine || index + cluster.count < bytes.count else { return false }
      guard put(cluster, at: shift + index) else { break }
      index += cluster.count
    }
    row.bytes = row.bytes.lowerBound..<(shift + index)
    row.stops.append(.init(offset: shift + index, cell: row.width, isRun: false))
    row.continuesRight = index < bytes.count || !isWholeLine
    return isWholeLine || index < bytes.count
  }

  /// Puts a cluster into the next cells; `false` if it is wide and has room for one half only.
  private mutating func put(_ cluster: SourceCluster, at offset: Int) -> Bool {
    let width = cluster.width(at: cell)
    let cutLeft = max(0, firstCell - cell)
    let cutRight = max(0, cell + width - firstCell - columns)
    var text = cluster.text(at: cell)
    if case .tab = cluster.content {
      text = String(text.dropFirst(cutLeft + cutRight))
    } else if cutRight > 0 {
      return false
    } else if cutLeft > 0 {
      text = String(repeating: " ", count: max(0, width - cutLeft))
    }
    row.stops.append(.init(offset: offset, cell: row.width, isRun: false))
    row.text += text
    row.width += max(0, width - cutLeft - cutRight)
    cell += width
    return true
  }
}
