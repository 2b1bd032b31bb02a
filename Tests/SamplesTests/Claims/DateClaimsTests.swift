import DecodingReport
import DecodingStyles
import Foundation
import JSONSource
import Testing
import Workbench

@testable import Samples

/// What the lessons about dates say beyond the tables of outcomes.
@Suite struct DateClaimsTests {
  private func payload(_ sample: String, _ name: String) throws -> Data {
    Data(try #require(SampleCatalogueTests.entry(sample).payload(named: name)).bytes)
  }

  private func utc(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  @Test(arguments: [
    (JSONDecoder.DateDecodingStrategy.deferredToDate, "clean", "2054-11-14T22:13:20.000Z"),
    (.secondsSince1970, "clean", "2023-11-14T22:13:20.000Z"),
    (.millisecondsSince1970, "milliseconds", "2023-11-14T22:13:20.000Z"),
  ])
  func `each strategy makes a date of a number, and its own`(
    _ strategy: JSONDecoder.DateDecodingStrategy, _ name: String, _ date: String
  ) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = strategy
    let visit = try decoder.decode(Epochs.Strict.Visit.self, from: payload("Epochs", name))
    #expect(utc(visit.from) == date)
  }

  @Test func `milliseconds by seconds are in the year 55840`() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    let json = try payload("Epochs", "milliseconds")
    let visit = try decoder.decode(Epochs.Strict.Visit.self, from: json)
    #expect(Calendar(identifier: .gregorian).component(.year, from: visit.from) == 55840)
  }

  @Test(arguments: ["clean", "milliseconds", "from-as-text", "iso-text"])
  func `smart decoding without a strategy guesses`(_ name: String) throws {
    let visit = try SmartDecoder().decode(
      Epochs.Smart.Visit.self, from: payload("Epochs", name))
    #expect(utc(visit.from) == "2023-11-14T22:13:20.000Z")
  }

  @Test(arguments: [
    ("fraction", "2024-03-01T09:30:00.750Z"), ("offset", "2024-03-01T09:30:00.000Z"),
    ("february-30", "2024-03-01T09:30:00.000Z"),
  ])
  func `ISO 8601 keeps fractions, and takes days that no calendar has`(
    _ name: String, _ date: String
  ) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let json = try payload("ISODates", name)
    let meeting = try decoder.decode(ISODates.Strict.Meeting.self, from: json)
    #expect(utc(meeting.starts) == date)
  }

  @Test(arguments: [
    ("2024-02-30T09:30:00Z", "2024-03-01T09:30:00.000Z"),
    ("2023-02-30T09:30:00Z", "2023-03-02T09:30:00.000Z"),
    ("2024-03-01T09:30:00Z and more", "2024-03-01T09:30:00.000Z"),
  ])
  func `a day that doesn't exist rolls over, and text behind the Z is read over`(
    _ text: String, _ date: String
  ) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    #expect(utc(try decoder.decode([Date].self, from: Data("[\"\(text)\"]".utf8))[0]) == date)
  }

  @Test func `dates in seconds are 1970 or, where they are optional, nil`() throws {
    let entry = try SampleCatalogueTests.entry("IssueEvent")
    let payload = try #require(entry.payload(named: "epoch-dates"))
    let report = Experiment(entry: entry, source: payload.name, bytes: payload.bytes).run()
    let fields = try #require(report[.default]).fields
    let fallen = fields.filter {
      $0.wantedModel.contains("Date") && $0.outcome != .asSent && $0.outcome != .converted
    }
    #expect(fallen.contains { $0.outcome == .default } && fallen.contains { $0.outcome == .nil })
    for field in fallen where field.outcome == .default {
      #expect(field.value?.contains("1970") == true, "\(field.path): \(field.value ?? "–")")
    }
  }

  @Test func `the encoder writes no fraction`() throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let date = Date(timeIntervalSince1970: 0.75)
    #expect(
      String(decoding: try encoder.encode([date]), as: UTF8.self) == #"["1970-01-01T00:00:00Z"]"#)
  }

  @Test func `the error of an ISO 8601 date doesn't name the field`() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let json = Data(#"{"events": [{"at": "yesterday"}]}"#.utf8)
    struct Event: Decodable { var at: Date }
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([String: [Event]].self, from: json)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["events", "Index 0"])
  }

  @Test func `each of two formats is read and written by its own field`() throws {
    let json = try payload("TwoDateFormats", "clean")
    let decoder = TwoDateFormats.options.makeJSONDecoder()
    let push = try decoder.decode(TwoDateFormats.Defaulted.Push.self, from: json)
    #expect(utc(push.createdAt) == "2023-11-14T22:13:20.000Z")
    #expect(utc(push.pushedAt) == "2023-11-14T22:19:20.000Z")
    let smart = try TwoDateFormats.options.makeSmartDecoder().decode(
      TwoDateFormats.Smart.Push.self, from: payload("TwoDateFormats", "as-received"))
    #expect(smart.pushedAt == push.pushedAt)
  }
}
