import DecodingReport
import DecodingStyles
import Foundation
import Workbench

enum SongPatch: Sample {
  typealias StrictModel = Strict.Patch
  typealias DefaultModel = Defaulted.Patch
  typealias SmartModel = Smart.Patch
}

extension SongPatch: PatchSample {
  static let storedName = "song"
  static let stored = Song(id: 7, title: "Vår", file: "7.mp3", likes: 11, isLiked: false)

  static func patched(by json: Data, in style: DecodingStyle) throws -> Song {
    var song = stored
    switch style {
    case .strict: try JSONDecoder().decode(Strict.Patch.self, from: json).apply(to: &song)
    case .default: try JSONDecoder().decode(Defaulted.Patch.self, from: json).apply(to: &song)
    case .smart:
      _ = try SmartDecoder().decode(Smart.Patch.self, from: json)
      SmartUpdater.update(&song, from: json)
    }
    return song
  }
}
