import Workbench

enum WhatTheCompilerWrites: Sample {
  typealias StrictModel = Strict.User
  typealias DefaultModel = Defaulted.User
  typealias SmartModel = Smart.User
}
