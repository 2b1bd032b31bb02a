/// What is kept in a file of its own, for all runs of the program.
package protocol KeptRecord: Sendable {
  /// What counts where there is no file.
  init()
  /// Reads what was kept.
  init(reading bytes: [UInt8]) throws(KeptFault)
  /// What is written.
  var bytes: [UInt8] { get }
}

/// Why a record can't be read.
package enum KeptFault: Error, Equatable {
  case damaged
  /// It was written by a newer program.
  case newer(Int)
}
