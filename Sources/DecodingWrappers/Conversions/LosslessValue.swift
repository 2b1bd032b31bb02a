/// What ``Lossless`` can wrap: a type whose values are said by their text, and an optional of it.
///
/// A type of your own that is `LosslessStringConvertible` and `Codable` needs no more than to say
/// so: `extension SerialNumber: LosslessValue {}`.
public protocol LosslessValue: Codable {
  /// The type itself; of an optional, the type within.
  associatedtype Scalar: LosslessStringConvertible & Codable = Self

  init(scalar: Scalar)

  /// The value; `nil` for an optional without one.
  var scalar: Scalar? { get }

  /// What stands for null and for a missing key; `nil` where those throw.
  static var absentValue: Self? { get }
}

extension LosslessValue where Scalar == Self {
  /// Makes the value of its scalar: the same.
  public init(scalar: Self) { self = scalar }
  /// The scalar to encode; `nil` for none.
  public var scalar: Self? { self }
  /// What a missing key becomes; `nil` if it throws.
  public static var absentValue: Self? { nil }
}

extension Optional: LosslessValue where Wrapped: LosslessStringConvertible & Codable {
  /// Makes the value of its scalar: the same.
  public init(scalar: Wrapped) { self = scalar }
  /// The scalar to encode; `nil` for none.
  public var scalar: Wrapped? { self }
  /// A missing key becomes `nil`.
  public static var absentValue: Wrapped?? { .some(nil) }
}

extension Bool: LosslessValue {}
extension String: LosslessValue {}
extension Int: LosslessValue {}
extension Int8: LosslessValue {}
extension Int16: LosslessValue {}
extension Int32: LosslessValue {}
extension Int64: LosslessValue {}
extension Int128: LosslessValue {}
extension UInt: LosslessValue {}
extension UInt8: LosslessValue {}
extension UInt16: LosslessValue {}
extension UInt32: LosslessValue {}
extension UInt64: LosslessValue {}
extension UInt128: LosslessValue {}
extension Float: LosslessValue {}
extension Double: LosslessValue {}
