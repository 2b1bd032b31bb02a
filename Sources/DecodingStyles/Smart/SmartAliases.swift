// The names that later versions of SmartCodable have for what articles know by another. None is
// deprecated: a reader of either finds the name that they know.

/// The name of ``SmartCodable`` in SmartCodable 6.
public typealias SmartCodableX = SmartCodable

/// The name of ``SmartLog`` since SmartCodable 4.
///
/// There its level and its handler are global; here they belong to a ``SmartDecoder``.
public typealias SmartSentinel = SmartLog

/// The decoder's name within SmartCodable.
public typealias SmartJSONDecoder = SmartDecoder

/// The name of ``SmartIgnored`` before SmartCodable 5.
public typealias IgnoredKey = SmartIgnored
