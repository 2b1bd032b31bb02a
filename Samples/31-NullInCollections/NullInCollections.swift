import Workbench

enum NullInCollections: Sample {
  typealias StrictModel = Strict.Playlist
  typealias DefaultModel = Defaulted.Playlist
  typealias SmartModel = Smart.Playlist
}
