package import DecodingReport
import DecodingStyles
package import Workbench

extension DecodingOptions: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init()
    decoder = try OwnDecoder?(from: &reader)
    keyStrategy = try KeyStrategy(from: &reader)
    dateStrategy = DateStrategy(argument: try String(from: &reader))
    dataStrategy = try DataStrategy(from: &reader)
    floatStrategy = try FloatStrategy(from: &reader)
    json5 = try Bool(from: &reader)
    guard let profile = SmartProfile(rawValue: try Int(from: &reader)) else { throw .malformed }
    smartProfile = profile
  }

  package func write(to writer: inout TransportWriter) {
    decoder.write(to: &writer)
    keyStrategy.write(to: &writer)
    dateStrategy.argument.write(to: &writer)
    dataStrategy.write(to: &writer)
    floatStrategy.write(to: &writer)
    json5.write(to: &writer)
    smartProfile.rawValue.write(to: &writer)
  }
}

extension DecodingOptions.OwnDecoder: Transportable {
  package init(from reader: inout TransportReader) throws(TransportProblem) {
    self.init(
      expression: try String(from: &reader), subclass: try String?(from: &reader))
  }

  package func write(to writer: inout TransportWriter) {
    expression.write(to: &writer)
    subclass.write(to: &writer)
  }
}

extension DecodingOptions.KeyStrategy: Transportable {}
extension DecodingOptions.DataStrategy: Transportable {}
extension DecodingOptions.FloatStrategy: Transportable {}
