import Workbench

enum RequestMock: Sample {
  typealias StrictModel = Strict.Mock
  typealias DefaultModel = Defaulted.Mock
  typealias SmartModel = Smart.Mock
}
