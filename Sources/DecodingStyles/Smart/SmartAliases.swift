/// The name of ``SmartCodable`` in later versions of the library.
public typealias SmartCodableX = SmartCodable
