import DecodingStyles
import Foundation

extension MatrixSubject {
  /// The types, by the names that the measured table gives them.
  static func named(_ name: String) -> MatrixSubject? {
    plain[name] ?? collections[name] ?? wrapped[name]
  }

  private static var plain: [String: MatrixSubject] {
    [
      "Bool": .init(Bool.self), "String": .init(String.self), "Int": .init(Int.self),
      "Int8": .init(Int8.self), "Int16": .init(Int16.self), "Int32": .init(Int32.self),
      "Int64": .init(Int64.self), "UInt": .init(UInt.self), "UInt8": .init(UInt8.self),
      "UInt16": .init(UInt16.self), "UInt32": .init(UInt32.self), "UInt64": .init(UInt64.self),
      "Float": .init(Float.self), "Double": .init(Double.self), "CGFloat": .init(CGFloat.self),
      "Date": .init(Date.self), "Data": .init(Data.self), "Decimal": .init(Decimal.self),
      "URL": .init(URL.self), "UUID": .init(UUID.self),
      "StrEnum:SmartCaseDefaultable": .init(StrEnum.self),
      "IntEnum:SmartCaseDefaultable": .init(IntEnum.self),
      "PlainStrEnum:Codable": .init(PlainStrEnum.self),
      "Nested{a:Int=5,s:String=\"n\"}:Smart struct": .init(Nested.self),
      "NestedC{a:Int=5}:Smart class": .init(NestedC.self),
      "PlainNested{a:Int}:Codable struct": .init(PlainNested.self),
      "PlainNestedOpt{a:Int?}:Codable struct": .init(PlainNestedOpt.self),
    ]
  }

  private static var collections: [String: MatrixSubject] {
    [
      "[Int]": .init([Int].self), "[String]": .init([String].self),
      "[Double]": .init([Double].self), "[Bool]": .init([Bool].self),
      "[Int?]": .init([Int?].self), "[Nested]": .init([Nested].self),
      "[PlainNested]": .init([PlainNested].self), "[StrEnum]": .init([StrEnum].self),
      "[[Int]]": .init([[Int]].self), "Set<Int>": .init(Set<Int>.self),
      "[String:Int]": .init([String: Int].self),
      "[String:String]": .init([String: String].self),
      "[String:Nested]": .init([String: Nested].self),
      "[String:[Int]]": .init([String: [Int]].self),
    ]
  }

  private static var wrapped: [String: MatrixSubject] {
    [
      "@SmartAny Any": .init(AnyValue.self, \.a), "@SmartAny Any?": .init(AnyOptional.self, \.a),
      "@SmartAny Any?=init": .init(AnyOptionalWithInitial.self, \.a),
      "@SmartAny [Any]": .init(AnyArray.self, \.a),
      "@SmartAny [String:Any]": .init(AnyDictionary.self, \.a),
      "@SmartAny [[String:Any]]": .init(AnyDictionaries.self, \.a),
      "@SmartAny String": .init(AnyString.self, \.a), "@SmartAny Int": .init(AnyInt.self, \.a),
      "@SmartIgnored Int?": .init(IgnoredInt.self, \.a),
      "@SmartIgnored String": .init(IgnoredString.self, \.a),
      "@SmartIgnored Nested": .init(IgnoredNested.self, \.a),
      "@SmartFlat Nested": .init(Flat.self, \.flat, named: "flat"),
      "@SmartFlat Nested?": .init(FlatOptional.self, \.flat, named: "flat"),
      "@SmartDate Date?": .init(DateWithInitial.self, \.a),
      "@SmartDate Date?(no init)": .init(DateWithout.self, \.a),
      "@SmartHexColor": .init(HexColor.self, \.a),
      "@SmartCompact.Array [Int]": .init(CompactInts.self, \.a),
      "@SmartCompact.Array [String]": .init(CompactStrings.self, \.a),
      "@SmartCompact.Array [Nested]": .init(CompactNested.self, \.a),
      "@SmartCompact.Dictionary [String:Int]": .init(CompactIntsByKey.self, \.a),
      "@SmartCompact.Dictionary [String:String]": .init(CompactStringsByKey.self, \.a),
    ]
  }

  private struct AnyValue: SmartCodable { @SmartAny var a: Any = "initial" }
  private struct AnyOptional: SmartCodable { @SmartAny var a: Any? }
  private struct AnyOptionalWithInitial: SmartCodable { @SmartAny var a: Any? = "initial" }
  private struct AnyArray: SmartCodable { @SmartAny var a: [Any] = ["initial"] }
  private struct AnyDictionary: SmartCodable { @SmartAny var a: [String: Any] = ["initial": 1] }
  private struct AnyDictionaries: SmartCodable { @SmartAny var a: [[String: Any]] = [["i": 1]] }
  private struct AnyString: SmartCodable { @SmartAny var a = "initial" }
  private struct AnyInt: SmartCodable { @SmartAny var a = 42 }
  private struct IgnoredInt: SmartCodable { @SmartIgnored var a: Int? = 42 }
  private struct IgnoredString: SmartCodable { @SmartIgnored var a = "initial" }
  private struct IgnoredNested: SmartCodable { @SmartIgnored var a = Nested.initial }
  private struct Flat: SmartCodable { @SmartFlat var flat = Nested() }
  private struct FlatOptional: SmartCodable { @SmartFlat var flat: Nested? }
  private struct DateWithInitial: SmartCodable { @SmartDate var a: Date? = .initial }
  private struct DateWithout: SmartCodable { @SmartDate var a: Date? }
  private struct HexColor: SmartCodable {
    @SmartHexColor var a: SmartColor? = SmartColor(red: 0, green: 0, blue: 0, alpha: 0.5)
  }
  private struct CompactInts: SmartCodable { @SmartCompact.Array var a = [42] }
  private struct CompactStrings: SmartCodable { @SmartCompact.Array var a = ["initial"] }
  private struct CompactNested: SmartCodable { @SmartCompact.Array var a = [Nested.initial] }
  private struct CompactIntsByKey: SmartCodable { @SmartCompact.Dictionary var a = ["i": 42] }
  private struct CompactStringsByKey: SmartCodable {
    @SmartCompact.Dictionary var a = ["i": "initial"]
  }
}
