/// What the deriver is asked with `--fix`, a list of these as JSON on its standard input: to write into a
/// model's source what a why advises.
package struct FixEdit: Sendable, Codable {
  /// Where a line stands.
  package enum Place: String, Sendable, Codable {
    /// In the place of the property's declaration.
    case property
    /// Among the cases of the model's `CodingKeys`, which are written where there are none.
    case codingKeys
    /// Among the cases of an enum.
    case cases
    /// Among the model's members.
    case members
    /// Beside the types.
    case file
  }

  package struct Line: Sendable, Codable {
    package var place: Place
    package var code: String
    /// The enum whose case it is; empty for the model.
    package var type: String

    package init(_ place: Place, _ code: String, type: String = "") {
      self.place = place
      self.code = code
      self.type = type
    }
  }

  package var files: [ModelFile]
  /// The model that declares the property, by the name that its code has for it: `Shop.Order`.
  package var type: String
  package var property: String
  /// One line, or several that belong together.
  package var lines: [Line]
  /// A module that the lines need; empty for none.
  package var module: String

  package init(
    files: [ModelFile], type: String, property: String, lines: [Line], module: String = ""
  ) {
    self.files = files
    self.type = type
    self.property = property
    self.lines = lines
    self.module = module
  }

  /// What became of one: a list of these is JSON on standard output.
  package struct Answer: Sendable, Codable {
    /// The files with the lines; `nil` where the place for one wasn't found.
    package var files: [ModelFile]?

    package init(files: [ModelFile]?) {
      self.files = files
    }
  }
}
