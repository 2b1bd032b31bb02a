extension Bool {
  /// Stands in with `true`.
  public enum True: DefaultValueProvider {
    /// `true`.
    public static var defaultValue: Bool { true }
  }
  /// Stands in with `false`.
  public enum False: DefaultValueProvider {
    /// `false`.
    public static var defaultValue: Bool { false }
  }
}

extension FixedWidthInteger where Self: Decodable {
  /// Stands in with `0`.
  public typealias Zero = IntegerZero<Self>
  /// Stands in with `1`.
  public typealias One = IntegerOne<Self>
}

/// Stands in with an integer `0`; written `Int.Zero`, `UInt8.Zero` …
public enum IntegerZero<Value: FixedWidthInteger & Decodable>: DefaultValueProvider, NamedProvider {
  /// `0`.
  public static var defaultValue: Value { 0 }
  static var name: String { "\(Value.self).Zero" }
}

/// Stands in with an integer `1`; written `Int.One`, `UInt8.One` …
public enum IntegerOne<Value: FixedWidthInteger & Decodable>: DefaultValueProvider, NamedProvider {
  /// `1`.
  public static var defaultValue: Value { 1 }
  static var name: String { "\(Value.self).One" }
}

extension Double {
  /// Stands in with `0`.
  public enum Zero: DefaultValueProvider {
    /// `0`.
    public static var defaultValue: Double { 0 }
  }
  /// Stands in with `1`.
  public enum One: DefaultValueProvider {
    /// `1`.
    public static var defaultValue: Double { 1 }
  }
}

extension Float {
  /// Stands in with `0`.
  public enum Zero: DefaultValueProvider {
    /// `0`.
    public static var defaultValue: Float { 0 }
  }
  /// Stands in with `1`.
  public enum One: DefaultValueProvider {
    /// `1`.
    public static var defaultValue: Float { 1 }
  }
}

extension String {
  /// Stands in with the empty string.
  public enum Empty: DefaultValueProvider {
    /// The empty string.
    public static var defaultValue: String { "" }
  }
}

extension Array where Element: Decodable {
  /// Stands in with the empty array: `@Default<[Int].Empty> var scores: [Int]`.
  public enum Empty: DefaultValueProvider {
    /// The empty collection.
    public static var defaultValue: [Element] { [] }
  }
}

extension Dictionary where Key: Decodable, Value: Decodable {
  /// Stands in with the empty dictionary: `@Default<[String: Int].Empty> var counts: [String: Int]`.
  public enum Empty: DefaultValueProvider {
    /// The empty dictionary.
    public static var defaultValue: [Key: Value] { [:] }
  }
}

extension Set where Element: Decodable {
  /// Stands in with the empty set: `@Default<Set<Int>.Empty> var seen: Set<Int>`.
  public enum Empty: DefaultValueProvider {
    /// The empty collection.
    public static var defaultValue: Set<Element> { [] }
  }
}
