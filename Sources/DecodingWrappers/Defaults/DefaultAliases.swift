public import Foundation

/// `false` where no Boolean can be decoded.
public typealias DefaultBool = DefaultCodable<Bool>
/// `0` where no `Int` can be decoded.
public typealias DefaultInt = DefaultCodable<Int>
/// `0` where no `UInt` can be decoded.
public typealias DefaultUInt = DefaultCodable<UInt>
/// `0` where no `Float` can be decoded.
public typealias DefaultFloat = DefaultCodable<Float>
/// `0` where no `Double` can be decoded.
public typealias DefaultDouble = DefaultCodable<Double>
/// The empty string where no string can be decoded.
public typealias DefaultString = DefaultCodable<String>
/// 2001-01-01T00:00:00Z where no date can be decoded by the decoder's date strategy.
public typealias DefaultDate = DefaultCodable<Date>
