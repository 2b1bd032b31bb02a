import DecodingRecord
import DecodingWrappers
import Foundation
import Testing

struct ReportingWrapperTests {
  static let wrappers: [(any (ReportingWrapper & Sendable).Type, String, String, String)] = [
    (DefaultCodable<Int>.self, "Int", "type default", "0"),
    (DefaultCodable<Fruit>.self, "Fruit", "default case", "unknown"),
    (Default<Bool.True>.self, "Bool", "provider Bool.True", "true"),
    (Default<Int8.Zero>.self, "Int8", "provider Int8.Zero", "0"),
    (Default<Double.Half>.self, "Double", "provider Double.Half", "0.5"),
    (Default<[Int].Empty>.self, "Array<Int>", "provider Array<Int>.Empty", "[]"),
    (Default<Color>.self, "Color", "provider Color", "unknown"),
    (Default<Nested.Ten>.self, "Int", "provider ReportingWrapperTests.Nested.Ten", "10"),
    (DefaultArray<String>.self, "Array<String>", "type default", "[]"),
  ]

  enum Nested {
    enum Ten: DefaultValueProvider {
      static let defaultValue = 10
    }
  }

  @Test(arguments: wrappers.indices)
  func `a wrapper's type says what stands in and where it comes from`(_ index: Int) throws {
    let (wrapper, type, origin, value) = Self.wrappers[index]
    #expect("\(wrapper.wrappedType)" == type)
    #expect(wrapper.fallbackOrigin?.description == origin)
    let fallback = wrapper.fallbackValue()
    #expect(fallback.map(String.init(describing:)) == value)
  }

  @Test func `a wrapper hands out its value`() {
    #expect(DefaultInt(wrappedValue: 5).reportedValue as? Int == 5)
    #expect(Default<Bool.True>().reportedValue as? Bool == true)
  }
}
