import JSONSource

/// A value that goes from one process to another of the same build, as bytes.
///
/// The form has no names and no versions: what is written in an order is read in that order, and
/// both sides are compiled from the same sources.
package protocol Transportable {
  init(from reader: inout TransportReader) throws(TransportProblem)
  func write(to writer: inout TransportWriter)
}

/// Bytes that aren't what the other process was to write.
package enum TransportProblem: Error, Equatable {
  /// They end too early.
  case tooShort
  /// They hold what no value is written as.
  case malformed
}

extension Int: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self = try reader.integer()
  }

  package func write(to writer: inout TransportWriter) { writer.write(integer: self) }
}

extension Bool: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    switch try reader.byte() {
    case 0: self = false
    case 1: self = true
    default: throw .malformed
    }
  }

  package func write(to writer: inout TransportWriter) { writer.bytes.append(self ? 1 : 0) }
}

extension String: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self = try reader.text(upTo: LongText.limit)
  }

  package func write(to writer: inout TransportWriter) {
    writer.write(text: self, upTo: LongText.limit)
  }
}

extension Optional: Transportable where Wrapped: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self = try Bool(from: &reader) ? try Wrapped(from: &reader) : nil
  }

  package func write(to writer: inout TransportWriter) {
    (self != nil).write(to: &writer)
    self?.write(to: &writer)
  }
}

extension Array: Transportable where Element: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    // An element takes a byte at least: what claims more than there is isn't made room for.
    let count = try reader.count(upTo: Swift.min(reader.rest, Transport.mostElements))
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }

  package func write(to writer: inout TransportWriter) {
    writer.write(integer: count)
    for element in self { element.write(to: &writer) }
  }
}

/// Bytes of the payload.
extension Range: Transportable where Bound == Int {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    // An error at its end is about one byte more.
    let most = reader.document?.byteCount ?? 0
    let lower = try reader.count(upTo: most)
    self = lower..<(try reader.count(lower, upTo: most + 1))
  }

  package func write(to writer: inout TransportWriter) {
    writer.write(integer: lowerBound)
    writer.write(integer: upperBound)
  }
}

extension Transportable where Self: RawRepresentable<String> {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    guard let value = Self(rawValue: try String(from: &reader)) else { throw .malformed }
    self = value
  }

  package func write(to writer: inout TransportWriter) { rawValue.write(to: &writer) }
}
