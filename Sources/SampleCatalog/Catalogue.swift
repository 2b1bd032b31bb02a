/// All samples of a folder, and what breaks the form in it.
struct Catalogue {
  /// In the order of the folders' names.
  private(set) var samples: [SampleFolder] = []
  /// The courses' files, in the order of their names.
  private(set) var courses: [CourseFile] = []
  /// The exercises' folders, in the order of their names.
  private(set) var exercises: [ExerciseSources] = []
  /// In the order of the folders; none where every sample can be used.
  private(set) var problems: [CatalogueProblem] = []

  /// Reads the samples' folder.
  init(path: String) {
    guard let folders = try? visibleEntries(of: path) else {
      problems.append(CatalogueProblem(path: path, fact: .unreadable))
      return
    }
    for folder in folders {
      if folder == CourseFile.folder {
        readCourses(in: path + "/" + folder)
      } else if folder == ExerciseSources.folder {
        readExercises(in: path + "/" + folder)
      } else {
        read(folder, at: path + "/" + folder)
      }
    }
    checkFormerNames(in: path)
    if samples.isEmpty && problems.isEmpty {
      problems.append(CatalogueProblem(path: path, fact: .noSamples))
    }
  }

  /// A name leads to one sample, be it a former one.
  private mutating func checkFormerNames(in path: String) {
    var owners: [String: String] = [:]
    for sample in samples { owners[sample.name.sample.lowercased()] = sample.name.folder }
    for sample in samples {
      for name in sample.formerNames {
        if let other = owners.updateValue(sample.name.folder, forKey: name.lowercased()) {
          let fact = CatalogueProblem.Fact.formerNameTaken(name, otherFolder: other)
          problems.append(CatalogueProblem(path: sample.path, fact: fact))
        }
      }
    }
  }

  private mutating func readCourses(in path: String) {
    guard let files = try? visibleEntries(of: path) else {
      problems.append(CatalogueProblem(path: path, fact: .unreadable))
      return
    }
    // What says how to write one is none.
    for file in files where file != "README.md" {
      do throws(CatalogueProblem) {
        courses.append(try CourseFile(fileName: file, path: path + "/" + file))
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func readExercises(in path: String) {
    guard let folders = try? visibleEntries(of: path) else {
      problems.append(CatalogueProblem(path: path, fact: .unreadable))
      return
    }
    for folder in folders where folder != "README.md" {
      do throws(CatalogueProblem) {
        exercises.append(try ExerciseSources(folder, path: path + "/" + folder))
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func read(_ folder: String, at path: String) {
    guard isFolder(path) else {
      problems.append(CatalogueProblem(path: path, fact: .strayFileAmongSamples))
      return
    }
    guard let name = SampleFolder.Name(folder) else {
      problems.append(CatalogueProblem(path: path, fact: .folderName(folder)))
      return
    }
    let sample = SampleFolder(name: name, path: path)
    if let other = samples.first(where: { $0.name.sample == name.sample }) {
      let fact = CatalogueProblem.Fact.sameSampleName(
        name.sample, otherFolder: other.name.folder)
      problems.append(CatalogueProblem(path: path, fact: fact))
    }
    problems += sample.problems
    samples.append(sample)
  }
}
