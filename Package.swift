// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether all is built for libFuzzer, with the address sanitizer: for the target `Fuzzing`, which
/// is there then, and for nothing else.
let isForFuzzing = Context.environment["FUZZING"] != nil

/// The language in which all is written.
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// How all is built.
let common: [SwiftSetting] =
  features + (isForFuzzing ? [.unsafeFlags(["-sanitize=address,fuzzer"])] : [])

/// The settings of what isn't a test. Warnings are errors where CI asks for it.
let settings: [SwiftSetting] =
  common
  + (Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Without what checks the compiler's own work: it says nothing of ours, and takes a fifteenth of the
/// time. Not for the library: SwiftPM refuses a dependency with flags that it doesn't know.
let unchecked: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"])

/// What somebody who steps through the program needs, with `DEBUG_TESTS=1`.
let isForDebugger = Context.environment["DEBUG_TESTS"] != nil

/// The programs know their lines alone: enough for what a crash tells, in a sixth less time.
let lines: [SwiftSetting] = isForDebugger ? [] : [.unsafeFlags(["-gline-tables-only"])]

/// How a debug build compiles what seldom changes: a module as a whole, which takes a quarter less of the
/// processor, without a pass of its own for the interface, since nobody waits for that alone.
let whole: SwiftSetting = .unsafeFlags(
  [
    "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
    "-no-emit-module-separately-wmo",
  ], .when(configuration: .debug))

/// The settings of the programs and all that only they need, where one works at them every day: a file that
/// changed is compiled alone.
let dailySettings = settings + [unchecked] + lines

/// The settings of the programs and all that only they need.
let ownSettings = dailySettings + [whole]

/// Of what waits for keys: small code compiles in less time, and isn't slower there.
let small: SwiftSetting = .unsafeFlags(["-Osize"], .when(configuration: .release))

/// The settings of the tests that one works at every day: their models have what the compiler warns of.
let dailyTestSettings: [SwiftSetting] =
  common + [unchecked] + (isForDebugger ? [] : [.unsafeFlags(["-Xfrontend", "-gnone"])])

/// The settings of the other tests.
let testSettings = dailyTestSettings + [whole]

/// The folder of the toolchain on `PATH`: `bin` and `lib` lie in it.
let toolchain: String? = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").lazy.map(String.init)
  return folders.first { access($0 + "/swiftc", X_OK) == 0 }.map { $0 + "/.." }
}()

/// Whether the C, C++ and curses libraries have static forms on this system, as Debian's and
/// Ubuntu's development packages do.
let hasStaticSystemLibraries: Bool = {
  let names = ["libc.a", "libm.a", "libncursesw.a", "libtinfo.a"]
  let files = FileManager.default
  func folders(in folder: String) -> [String] {
    ((try? files.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }
  let compilers = folders(in: "/usr/lib/gcc").flatMap(folders(in:))
  return (folders(in: "/usr/lib") + ["/usr/lib64"]).contains { folder in
    names.allSatisfy { files.fileExists(atPath: "\(folder)/\($0)") }
  } && compilers.contains { files.fileExists(atPath: $0 + "/libstdc++.a") }
}()

/// On Linux a release of the explorer carries its libraries along: two thirds of its start-up would
/// go into loading and relocating them. Where the system or the toolchain has no static ones they
/// are linked as usual, and where `SHARED_STDLIB` is set: the test libraries have no static form, so
/// that tests of a release build need it.
///
/// What those libraries bring along for debuggers is a quarter of the program, and left out.
///
/// The flags are unsafe to SwiftPM because it doesn't know them. They concern one executable that
/// nothing depends upon, and say what `swift build --static-swift-stdlib` would say for all.
let staticLibraries: [LinkerSetting] = {
  let names = [
    "Foundation", "FoundationInternationalization", "FoundationEssentials", "CoreFoundation",
    "_FoundationICU", "_FoundationCShims", "_FoundationCollections",
  ]
  guard let toolchain, Context.environment["SHARED_STDLIB"] == nil else { return [] }
  let libraries = toolchain + "/lib/swift_static/linux/lib"
  guard names.allSatisfy({ access(libraries + $0 + ".a", R_OK) == 0 }) else { return [] }
  let form = hasStaticSystemLibraries ? "-static-executable" : "-static-stdlib"
  return [
    .unsafeFlags(
      [form, "-use-ld=lld", "-Xlinker", "--strip-debug"] + names.map { "-l" + $0 },
      .when(platforms: [.linux], configuration: .release))
  ]
}()

/// The toolchain's own SwiftSyntax, where it has one: modules and libraries in one folder.
///
/// SwiftPM knows no such library, hence the unsafe flags; a target that imports one with such flags
/// needs them too, so the only user of SwiftSyntax is an executable that nothing imports.
let swiftSyntax: String? = toolchain.map { $0 + "/lib/swift/host" }.flatMap { folder in
  access(folder + "/SwiftSyntax.swiftmodule", R_OK) == 0 ? folder : nil
}

/// Compiled models find what they import in the program that loads them.
///
/// SwiftPM has no setting for that; the flag concerns one executable that nothing imports.
let exportedSymbols: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
]

/// The programs that the explorer starts: whoever builds it needs them, too.
let parts: [Target.Dependency] =
  ["ModelHost", "ProcessKeeper"] + (swiftSyntax == nil ? [] : ["model-deriver"])

let package = Package(
  name: "codable-explorer",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "codable-explorer", targets: ["codable-explorer"]),
    .executable(name: "model-host", targets: ["ModelHost"]),
    .executable(name: "process-keeper", targets: ["ProcessKeeper"]),
    .library(name: "DecodingStyles", targets: ["DecodingStyles"]),
    .library(name: "DecodingWrappers", targets: ["DecodingWrappers"]),
  ],
  targets: [
    .target(name: "TerminalText", swiftSettings: settings),
    .target(name: "JSONSource", swiftSettings: settings),
    .target(name: "ModelFacts", dependencies: ["DecodingRecord"], swiftSettings: ownSettings),
    .target(name: "DecodingRecord", swiftSettings: settings),
    .target(name: "DecodingWrappers", dependencies: ["DecodingRecord"], swiftSettings: settings),
    .target(
      name: "DecodingTrace", dependencies: ["DecodingRecord", "JSONSource", "TerminalText"],
      swiftSettings: settings),
    .target(
      name: "DecodingStyles",
      dependencies: ["DecodingWrappers", "DecodingTrace", "DecodingRecord", "JSONSource"],
      swiftSettings: settings),
    .target(
      name: "DecodingReport",
      dependencies: ["DecodingTrace", "DecodingRecord", "JSONSource", "TerminalText"],
      swiftSettings: ownSettings),
    .target(
      name: "DecodingConclusions",
      dependencies: ["DecodingReport", "DecodingTrace", "DecodingRecord", "JSONSource"],
      swiftSettings: ownSettings),
    .target(
      name: "Workbench",
      dependencies: [
        "DecodingStyles", "DecodingConclusions", "DecodingReport", "JSONSource", "ModelFacts",
      ],
      swiftSettings: ownSettings),
    .target(
      name: "Courses",
      dependencies: [
        "Workbench", "DecodingReport", "DecodingStyles", "JSONSource", "TerminalCanvas",
      ],
      swiftSettings: ownSettings + [small]),
    .target(
      name: "Reproduction",
      dependencies: [
        "Workbench", "DecodingConclusions", "DecodingReport", "JSONSource", "ModelFacts",
        "TerminalText",
      ],
      swiftSettings: ownSettings + [small]),
    .target(
      name: "ModelInference", dependencies: ["JSONSource", "TerminalText"],
      swiftSettings: ownSettings),
    .target(
      name: "ModelRunner",
      dependencies: [
        "Workbench", "DecodingConclusions", "DecodingStyles", "DecodingReport", "JSONSource",
        "ModelFacts",
      ],
      swiftSettings: ownSettings),
    .target(name: "CBox"),
    .executableTarget(name: "ProcessKeeper", dependencies: ["CBox"]),
    .executableTarget(
      name: "ModelHost",
      dependencies: ["CBox", "ModelRunner", "Workbench", "DecodingConclusions", "DecodingReport"],
      swiftSettings: ownSettings, linkerSettings: exportedSymbols),
    .target(name: "TerminalCanvas", dependencies: ["TerminalText"], swiftSettings: ownSettings),
    .target(
      name: "TextEditor", dependencies: ["JSONSource", "TerminalCanvas", "TerminalText"],
      swiftSettings: ownSettings),
    .target(
      name: "Explorer",
      dependencies: [
        "Workbench", "Reproduction", "DecodingStyles", "DecodingConclusions", "DecodingReport",
        "JSONSource", "TerminalCanvas", "TerminalText", "TextEditor", "Courses",
      ],
      swiftSettings: dailySettings + [small]),
    .target(
      name: "CCurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "CursesTerminal", dependencies: ["TerminalCanvas", "CCurses"],
      swiftSettings: ownSettings),
    .executableTarget(name: "SampleCatalog", swiftSettings: ownSettings),
    .plugin(
      name: "SampleCatalogPlugin", capability: .buildTool(),
      dependencies: ["SampleCatalog"],
      path: "Sources/SampleCatalogPlugin"),
    .target(
      name: "Samples", dependencies: ["Workbench", "DecodingReport", "DecodingStyles"],
      path: "Samples",
      // Models of learners, which needn't compile: the catalogue has them as texts.
      exclude: ["Exercises"],
      // The lesson about `let` properties warns by nature: warnings stay warnings here.
      // The models are small, and most of the rest is literals: optimising takes long, and gains nothing.
      swiftSettings: features + lines
        + [unchecked, whole, .unsafeFlags(["-Onone"], .when(configuration: .release))],
      plugins: ["SampleCatalogPlugin"]),
    .executableTarget(
      name: "codable-explorer",
      dependencies: [
        "Explorer", "CursesTerminal", "TerminalCanvas", "Workbench", "DecodingConclusions",
        "DecodingReport", "JSONSource", "Samples", "DecodingStyles", "ModelRunner",
        "ModelInference", "ModelFacts", "Reproduction", "TerminalText", "TextEditor", "Courses",
      ] + parts,
      exclude: ["README.md", "screen.svg"], swiftSettings: dailySettings + [small],
      linkerSettings: staticLibraries
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "DecodingConclusions", "DecodingStyles", "DecodingReport", "JSONSource", "Workbench",
        "Explorer", "TerminalCanvas",
        "Samples", "ModelRunner", "ModelFacts", "ModelInference", "Reproduction",
      ] + parts,
      exclude: ["README.md"], swiftSettings: ownSettings),
    .target(
      name: "TestSupport",
      dependencies: [
        "Workbench", "ModelFacts", "TerminalCanvas", "DecodingConclusions", "DecodingRecord",
        "DecodingReport",
      ],
      path: "Tests/TestSupport",
      swiftSettings: testSettings),
    .target(name: "EverydayModels", path: "Tests/EverydayModels", swiftSettings: testSettings),
    .testTarget(
      name: "TerminalTextTests", dependencies: ["TerminalText"], swiftSettings: testSettings),
    .testTarget(
      name: "ReproductionTests",
      dependencies: [
        "Reproduction", "Workbench", "DecodingConclusions", "DecodingReport", "DecodingStyles",
        "JSONSource", "ModelFacts", "Samples", "TestSupport",
      ], swiftSettings: testSettings),
    .testTarget(
      name: "CoursesTests",
      dependencies: ["Courses", "Samples", "Workbench", "DecodingReport", "TerminalCanvas"],
      swiftSettings: testSettings),
    .testTarget(name: "JSONSourceTests", dependencies: ["JSONSource"], swiftSettings: testSettings),
    .testTarget(
      name: "DecodingTraceTests", dependencies: ["DecodingTrace", "DecodingRecord"],
      swiftSettings: testSettings),
    .testTarget(
      name: "DecodingReportTests", dependencies: ["DecodingReport", "JSONSource", "TerminalText"],
      swiftSettings: testSettings),
    .testTarget(
      name: "DecodingWrappersTests", dependencies: ["DecodingWrappers", "DecodingRecord"],
      swiftSettings: testSettings),
    .executableTarget(
      name: "LibraryConsumer", dependencies: ["DecodingStyles"], path: "Tests/LibraryConsumer",
      swiftSettings: testSettings),
    .executableTarget(
      name: "WrappersConsumer", dependencies: ["DecodingWrappers"], path: "Tests/WrappersConsumer",
      swiftSettings: testSettings),
    .testTarget(
      name: "DecodingStylesTests",
      dependencies: [
        "DecodingStyles", "DecodingTrace", "DecodingRecord", "JSONSource", "LibraryConsumer",
        "TestSupport", "WrappersConsumer",
      ],
      // The measured tables, read from the source folder.
      exclude: [
        "Smart/Matrix/concluded-6.tsv", "Smart/Matrix/profile-2.tsv", "Smart/Matrix/profile-6.tsv",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "Workbench", "DecodingConclusions", "DecodingStyles", "DecodingReport", "JSONSource",
        "ModelFacts", "TestSupport",
      ] + parts,
      exclude: ["witnesses.txt"], swiftSettings: testSettings),
    .testTarget(
      name: "DecodingConclusionsTests",
      dependencies: [
        "DecodingConclusions", "DecodingRecord", "DecodingReport", "DecodingStyles", "Workbench",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ModelInferenceTests", dependencies: ["ModelInference", "JSONSource"],
      swiftSettings: testSettings),
    .executableTarget(name: "BoxProbe", dependencies: ["CBox"], path: "Tests/BoxProbe"),
    .testTarget(
      name: "ModelRunnerTests",
      dependencies: [
        "BoxProbe",
        "ModelRunner", "Workbench", "DecodingReport", "JSONSource", "ModelFacts", "Reproduction",
        "TestSupport",
      ] + parts,
      swiftSettings: testSettings),
    .testTarget(
      name: "TerminalCanvasTests", dependencies: ["TerminalCanvas", "TerminalText", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TextEditorTests",
      dependencies: ["TextEditor", "JSONSource", "TerminalCanvas", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ExplorerTests",
      dependencies: [
        "Explorer", "Workbench", "DecodingReport", "JSONSource", "TerminalCanvas", "Samples",
        "Courses", "DecodingStyles", "TerminalText", "TextEditor", "TestSupport", "Reproduction",
        "ModelRunner",
      ] + parts,
      // Recorded screens, read from the source folder.
      exclude: ["Goldens"], swiftSettings: dailyTestSettings),
    .executableTarget(
      name: "TerminalTaker", dependencies: ["CursesTerminal", "TerminalCanvas"],
      path: "Tests/TerminalTaker", swiftSettings: testSettings),
    .testTarget(
      name: "CursesTerminalTests",
      dependencies: ["CursesTerminal", "TerminalCanvas", "TerminalTaker"],
      swiftSettings: testSettings),
    .testTarget(name: "ThreadTests", swiftSettings: testSettings),
    .testTarget(
      name: "SampleCatalogTests", dependencies: ["SampleCatalog"], swiftSettings: testSettings),
    .testTarget(
      name: "SamplesTests",
      dependencies: [
        "Samples", "Workbench", "DecodingConclusions", "DecodingStyles", "DecodingReport",
        "ModelFacts", "TestSupport",
      ],
      exclude: ["witnesses.txt"], swiftSettings: testSettings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TestSupport", "BoxProbe",
        "codable-explorer", "Courses", "EverydayModels", "Explorer", "Samples", "TerminalCanvas",
        "TextEditor", "Workbench",
      ],
      // Recorded documents, read from the source folder.
      exclude: ["Recorded"], swiftSettings: testSettings),
  ]
)

if let swiftSyntax {
  package.products.append(.executable(name: "model-deriver", targets: ["model-deriver"]))
  package.targets += [
    .executableTarget(
      name: "model-deriver", dependencies: ["CBox", "ModelFacts", "DecodingRecord"],
      path: "Sources/ModelDeriver",
      swiftSettings: ownSettings + [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
      ]),
    .testTarget(
      name: "EverydayModelTests",
      dependencies: [
        "EverydayModels", "TestSupport", "model-deriver", "Workbench", "DecodingConclusions",
        "DecodingReport",
        "JSONSource", "ModelFacts", "ModelRunner", "Explorer", "Samples", "DecodingStyles",
        "Courses",
      ],
      // Recorded reports, read from the source folder.
      exclude: ["fresh.txt", "reports.txt", "unseen.txt", "witnesses.txt"],
      swiftSettings: testSettings + [.unsafeFlags(["-I", swiftSyntax])],
      // The models that it loads take the library from here.
      linkerSettings: exportedSymbols + [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
      ]),
    .testTarget(
      name: "ModelDeriverTests",
      dependencies: [
        "model-deriver", "ModelFacts", "ModelInference", "SampleCatalog", "Samples", "Workbench",
        "DecodingStyles", "DecodingReport", "JSONSource", "TestSupport",
      ],
      swiftSettings: testSettings),
  ]
}

if isForFuzzing {
  package.targets.append(
    .executableTarget(
      name: "Fuzzing", dependencies: ["Explorer", "JSONSource"], path: "Tests/Fuzzing",
      swiftSettings: ownSettings,
      linkerSettings: [.unsafeFlags(["-sanitize=address,fuzzer", "-use-ld=lld"])]))
}

// A sanitizer wants everything compiled anew: Tests/Scripts/sanitize names the tests that it runs.
if let names = Context.environment["TEST_TARGETS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
