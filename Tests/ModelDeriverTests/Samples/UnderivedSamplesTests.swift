import Samples
import Testing

@Suite struct UnderivedSamplesTests {
  /// All that the user reads where the built-in samples' strict models can't be derived.
  static let notes = """
    User  User.role: no case of `Role` stands for the unknown; left as it is
    User  Role: no case of it stands for the unknown: the first one, `.admin`, does
    HandWrittenDefaults  Episode: its `init(from:)` is written by hand; left as it is
    BytesAndURLs  Account.home: `URL` has no default value; left as it is
    UnknownCase  Ticket.priority: no case of `Priority` stands for the unknown; left as it is
    UnknownCase  Priority: no case of it stands for the unknown: the first one, `.low`, does
    AssociatedValues  Drawing.frame: `Shape` has no default value; left as it is
    AssociatedValues  Shape: an enum with associated values is decoded whole or not at all; left as it is
    AssociatedValues  Drawing.frame: its type has no initial value that could be written here; `Drawing` is left as it is
    TypeField  Entry: its `init(from:)` is written by hand; left as it is
    TypeField  Entry.Kind: no case of it stands for the unknown: the first one, `.text`, does
    StringOrObject  Package.bugs: `Bugs` has no default value; left as it is
    StringOrObject  Bugs: its `init(from:)` is written by hand; left as it is
    StringOrObject  Package.bugs: its type has no initial value that could be written here; `Package` is left as it is
    DictionaryKeys  Color: no case of it stands for the unknown: the first one, `.red`, does
    FoundationShapes  Card.place: `CGPoint` has no default value; left as it is
    FoundationShapes  Card.time: `Duration` has no default value; left as it is
    FoundationShapes  Card.frame: `CGRect` has no default value; left as it is
    FoundationShapes  Card.pages: `Range` has no default value; left as it is
    FoundationShapes  Card.place: its type has no initial value that could be written here; `Card` is left as it is
    FoundationShapes  Card.time: its type has no initial value that could be written here; `Card` is left as it is
    FoundationShapes  Card.frame: its type has no initial value that could be written here; `Card` is left as it is
    FoundationShapes  Card.pages: its type has no initial value that could be written here; `Card` is left as it is
    Inheritance  Kennel.dog: `Dog` has no default value; left as it is
    Inheritance  Kennel.cat: `Cat` has no default value; left as it is
    Inheritance  Cat: a subclass of `Animal` inherits its `init(from:)`: properties of its own are not decoded; left as it is
    Inheritance  Dog: its `init(from:)` is written by hand; left as it is
    Inheritance  Cat: the `init(from:)` that it inherits doesn't decode its own properties; here it has one that does
    ObservableKeys  Settings: `@Observable` is left out here: no wrapper stands on what it makes
    AnyJSON  Plan.price: `Change` has no default value; left as it is
    AnyJSON  Plan.note: `Change` has no default value; left as it is
    AnyJSON  Change.from: `Value` has no default value; left as it is
    AnyJSON  Change.to: `Value` has no default value; left as it is
    AnyJSON  Plan.price: its type has no initial value that could be written here; `Plan` is left as it is
    AnyJSON  Plan.note: its type has no initial value that could be written here; `Plan` is left as it is
    AnyJSON  Change.from: its type has no initial value that could be written here; `Change` is left as it is
    AnyJSON  Change.to: its type has no initial value that could be written here; `Change` is left as it is
    DeadOverload  Place.at: `Point` has no default value; left as it is
    DeadOverload  Point: its `init(from:)` is written by hand; left as it is
    DeadOverload  Place.at: its type has no initial value that could be written here; `Place` is left as it is
    TrapOnRead  Ticket.kind: no case of `Kind` stands for the unknown; left as it is
    TrapOnRead  Ticket.level: no case of `Level` stands for the unknown; left as it is
    TrapOnRead  Kind: no case of it stands for the unknown: the first one, `.task`, does
    TrapOnRead  Level: no case of it stands for the unknown: the first one, `.low`, does
    WrongTypeAsNull  Song: its `init(from:)` is written by hand; left as it is
    WrongTypeAsNull  Given: its `init(from:)` is written by hand; left as it is
    AnyAsPrinted  AnyAsPrinted.Printed: its `init(from:)` is written by hand; left as it is
    AnyAsPrinted  AnyAsPrinted.PrintedList: its `init(from:)` is written by hand; left as it is
    AnyAsPrinted  Plan.extra: `Printed` has no default value; left as it is
    AnyAsPrinted  Plan.extra: its type has no initial value that could be written here; `Plan` is left as it is
    AnyArrayLoop  AnyArrayLoop.Printed: its `init(from:)` is written by hand; left as it is
    AnyArrayLoop  Chart.values: `Printed` has no default value; left as it is
    AnyArrayLoop  Chart.values: its type has no initial value that could be written here; `Chart` is left as it is
    EitherOr  Song: its `init(from:)` is written by hand; left as it is
    IssueEvent  IssueEvent.issue: `Issue` has no default value; left as it is
    IssueEvent  Issue.state: no case of `State` stands for the unknown; left as it is
    IssueEvent  State: no case of it stands for the unknown: the first one, `.open`, does
    WrittenBack  Order.status: `Status` has no default value; left as it is
    WrittenBack  Status: it is decoded by its raw value; left as it is
    WrittenBack  Order.status: its type has no initial value that could be written here; `Order` is left as it is
    NumbersAsKeys  Zone: no case of it stands for the unknown: the first one, `.inner`, does
    WrapperAsObject  Lamp.level: `@Percent` stands on it already; left as it is
    WrapperAsObject  Lamp.level: `@Percent` has neither `init()` nor `init(wrappedValue:)`; `Lamp` is left as it is
    ForgottenSuper  Kennel.dog: `Dog` has no default value; left as it is
    ForgottenSuper  Dog: its `init(from:)` is written by hand; left as it is
    """

  @Test func `what is left as it is says why`() throws {
    let notes = try SampleCatalogue.all.flatMap { try DerivedSample($0).notes }
    #expect(notes.joined(separator: "\n") == Self.notes)
  }
}
