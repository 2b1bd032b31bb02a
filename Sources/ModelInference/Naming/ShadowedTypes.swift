/// The names of types that a model's type would shadow in the app that it is put into: within its
/// module `Text`, `List` or `Error` would be the model's, and the app wouldn't compile.
///
/// The rule: what these modules declare at the top level, as far as it is spelled like a type that is
/// made of words. Prefixes of Objective-C's (`NS`, `UI`, `CG`) are left out, and so are modules that
/// few files import.
enum ShadowedTypes {
  static let names: Set<String> = Set(
    [standardLibrary, foundation, swiftUI, combine, swiftData].joined(separator: " ")
      .split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Of `Swift`, `_Concurrency` and `_StringProcessing`.
  private static let standardLibrary = """
    Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput
    AnySequence Array ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence
    AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol
    AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence AsyncSequence AsyncStream
    AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence
    AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable
    Bool BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong
    CLongDouble CLongLong CShort CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong
    CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError
    CaseIterable Character CheckedContinuation Clock ClosedRange Codable CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne
    CommandLine Comparable ContiguousArray ContinuousClock Copyable CountableClosedRange
    CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent
    CustomDebugStringConvertible CustomLeafReflectable CustomPlaygroundDisplayConvertible
    CustomPlaygroundQuickLookable CustomReflectable CustomStringConvertible DebugDescription
    Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices
    DefaultRandomAccessIndices DefaultStringInterpolation Dictionary DictionaryIndex
    DictionaryIterator DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence
    DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable Encoder
    EncodingError EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor
    ExecutorJob ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
    ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    ExtendedGraphemeClusterType FixedWidthInteger FlattenCollection FlattenSequence Float Float16
    Float32 Float64 Float80 FloatLiteralType FloatingPoint FloatingPointClassification
    FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable
    IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8
    IntegerLiteralType IteratorProtocol IteratorSequence JobPriority JoinedIterator
    JoinedSequence KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol
    KeyedEncodingContainer KeyedEncodingContainerProtocol LazyCollection LazyCollectionProtocol
    LazyDropWhileCollection LazyDropWhileIterator LazyDropWhileSequence LazyFilterCollection
    LazyFilterIterator LazyFilterSequence LazyMapCollection LazyMapIterator LazyMapSequence
    LazyPrefixWhileCollection LazyPrefixWhileIterator LazyPrefixWhileSequence LazySequence
    LazySequenceProtocol LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer
    MemoryLayout Mirror MirrorPath MutableCollection MutableRawSpan MutableSlice MutableSpan Never
    Numeric ObjectIdentifier OpaquePointer OptionSet Optional OutputRawSpan OutputSpan
    PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo
    PlaygroundQuickLook PrefixSequence RandomAccessCollection RandomNumberGenerator Range
    RangeExpression RangeReplaceableCollection RangeSet RawRepresentable RawSpan
    ReferenceWritableKeyPath Regex RegexComponent RegexRepetitionBehavior RegexSemanticLevel
    RegexWordBoundaryKind Repeated Result ReversedCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4
    SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Sendable SendableMetatype Sequence SerialExecutor
    Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric SingleValueDecodingContainer
    SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough
    StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationProtocol
    StringLiteralType StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task
    TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable
    ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16
    UTF32 UTF8 UTF8Span UnboundedRange UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec
    UnicodeScalar UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged
    UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeContinuation
    UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
    UnsafeRawPointer UnsafeThrowingContinuation UnsignedInteger Void WritableKeyPath Zip2Iterator
    Zip2Sequence
    """

  /// Of `Foundation`, what it exports of Objective-C and `Observation` included.
  private static let foundation = """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopeCodableConfiguration AttributeScopes AttributedString
    AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Boolean Bundle ByteCountFormatStyle ByteCountFormatter
    CGFloat CGPoint CGRect CGRectEdge CGSize CachedURLResponse Calendar Category CharacterSet
    Class CocoaError CodableAttributedStringKey CodableConfiguration CodableWithConfiguration
    ComparableComparator Comparator ComparisonResult ContiguousBytes
    CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents
    DateFormatter DateInterval DateIntervalFormatter Decimal DecodableAttributedStringKey
    DecodableWithConfiguration DecodingConfigurationProviding DescriptiveNumberFormatConfiguration
    Dimension DiscontiguousAttributedSubstring DiscreteFormatStyle DistributedNotificationCenter
    EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding
    EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager
    FileManagerDelegate FileProtectionType FloatingPointFormatStyle FloatingPointParseStrategy
    FormatStyle FormatStyleCapitalizationContext Formatter HTTPCookie HTTPCookiePropertyKey
    HTTPCookieStorage HTTPURLResponse Host IMP ISO8601DateFormatter IndexPath IndexSet
    InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy Ivar JSONDecoder
    JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle ListFormatter
    Locale LocalizedError LocalizedStringResource MarkdownDecodableAttributedStringKey
    MassFormatter Measurement MeasurementFormatter Method Morphology MutableDataProtocol
    NetService Notification NotificationCenter NotificationQueue NumberFormatStyleConfiguration
    NumberFormatter ObjCBool Object Observable ObservationIgnored ObservationRegistrar
    ObservationTracked Observations OperatingSystemVersion Operation OperationQueue Orthography
    OutputStream POSIXError ParseStrategy ParseableFormatStyle PersonNameComponents
    PersonNameComponentsFormatter Pipe Port PortDelegate PortMessage Predicate PredicateBindings
    PredicateError PredicateExpression PredicateExpressions PresentationIntent Process ProcessInfo
    Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
    PropertyListEncoder PropertyListSerialization Protocol QualityOfService RecoverableError
    ReferenceConvertible RelativeDateTimeFormatter RunLoop Scanner ScopedAttributeContainer
    Selector SocketNativeHandle SocketPort SortComparator SortDescriptor SortOrder
    StandardPredicateExpression Stream StreamDelegate StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle
    StringTransform TermOfAddress Thread TimeInterval TimeZone Timer URL
    URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents
    URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol
    URLProtocolClient URLQueryItem URLRequest URLResourceKey URLResourceValues URLResponse
    URLSession URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask
    URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate
    URLSessionStreamTask URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics
    URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate
    URLSessionWebSocketTask UUID UndoManager Unit UnitAcceleration UnitAngle UnitArea
    UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
    UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance
    UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength
    UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults XMLDocument
    XMLElement XMLNode XMLParser
    """

  /// Of `SwiftUI`.
  private static let swiftUI = """
    AccessibilityActionKind AccessibilityRotorEntry ActionSheet Alert Alignment AlignmentID
    AlternatingRowBackgroundBehavior Anchor Angle AngularGradient Animatable AnimatableModifier
    AnimatablePair Animation AnyGesture AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView App
    AppStorage AsyncImage AsyncImagePhase Axis BackgroundStyle BackgroundTask BadgeProminence
    Bindable Binding BlendMode BorderedButtonStyle BorderlessButtonStyle Button ButtonBorderShape
    ButtonRole ButtonStyle ButtonToggleStyle Canvas Capsule Circle Color ColorPicker
    ColorRenderingMode ColorScheme ColorSchemeContrast CommandGroup CommandMenu Commands
    CommandsBuilder ConcentricRectangle ContainerRelativeShape ContainerValues ContentMode
    ContentShapeKinds ContentSizeCategory ContentTransition ContentUnavailableView ContextMenu
    ControlGroup ControlSize CoordinateSpace CustomAnimation CustomHoverEffect DatePicker
    DatePickerComponents DisclosureGroup DismissAction Divider DocumentGroup DragGesture
    DropDelegate DropInfo DropOperation DropProposal DynamicProperty DynamicTypeSize
    DynamicViewContent Edge EdgeInsets EditButton EditMode EditableCollectionContent Ellipse
    EllipticalGradient EmptyCommands EmptyModifier EmptyView EmptyWidgetConfiguration Entry
    Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView EventModifiers
    ExclusiveGesture FetchRequest FetchedResults FileDocument FillStyle FocusState FocusedBinding
    FocusedObject FocusedValue FocusedValues Font ForEach ForegroundStyle Form FormStyle Gauge
    GaugeStyle GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState Glass
    Gradient GraphicsContext Grid GridItem GridRow Group GroupBox GroupElementsOfContent
    HSplitView HStack HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverEffect
    HoverPhase Image ImagePaint ImageRenderer InsettableShape InterfaceOrientation KeyEquivalent
    KeyPress KeyboardShortcut KeyframeTimeline KeyframeTrack Keyframes Label LabelStyle
    LabeledContent LabeledToolbarItemGroup Layout LayoutDirection LayoutSubview LayoutSubviews
    LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight LinearGradient
    LinearKeyframe Link List ListItemTint ListSectionSpacing ListStyle LocalizedStringKey
    LongPressGesture MagnificationGesture MagnifyGesture Material Menu MenuBarExtra MenuOrder
    MenuStyle MeshGradient ModifiedContent MoveCommandDirection MoveKeyframe MultiDatePicker
    Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack
    NavigationTransition NavigationView ObservedObject OffsetShape OpenURLAction OpenWindowAction
    OutlineGroup OutlineSubgroupChildren PasteButton Path Picker PickerStyle PinnedScrollableViews
    PlaceholderTextShapeStyle PlainButtonStyle PreferenceKey PresentationBackgroundInteraction
    PresentationDetent PresentationMode PresentationSizing Preview PreviewContext PreviewDevice
    PreviewLayout PreviewProvider PrimitiveButtonStyle ProgressView ProgressViewStyle
    ProjectionTransform Prominence ProposedViewSize RadialGradient Rectangle RectangleCornerRadii
    RedactionReasons RefreshAction RenameAction RenameButton ResetFocusAction RotateGesture
    RotatedShape RotationGesture RoundedCornerStyle RoundedRectangle SafeAreaRegions ScaledMetric
    ScaledShape Scene SceneBuilder ScenePadding ScenePhase SceneStorage ScrollAnchorRole
    ScrollBounceBehavior ScrollGeometry ScrollPhase ScrollPosition ScrollTarget ScrollView
    ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchScopeActivation
    SearchUnavailableContent Section SectionConfiguration SectionedFetchRequest
    SectionedFetchResults SecureField SensoryFeedback SequenceGesture Settings SettingsLink Shader
    ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview
    SimultaneousGesture Slider Spacer SpatialTapGesture Spring SpringKeyframe State StateObject
    Stepper StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers Subview SubviewsCollection
    SwitchToggleStyle SymbolEffect SymbolRenderingMode SymbolVariants Tab TabContent TabRole
    TabSection TabView TabViewCustomization TabViewStyle Table TableColumn TableColumnBuilder
    TableColumnContent TableRow TableRowBuilder TableRowContent TableStyle TapGesture Text
    TextAlignment TextAttribute TextEditor TextField TextFieldStyle TextInputAutocapitalization
    TextInputSuggestion TextProxy TextRenderer TextSelection TimelineSchedule TimelineView
    TimelineViewDefaultContext Toggle ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup
    ToolbarItemPlacement ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode
    Transaction TransactionKey TransformedShape Transition TransitionPhase TransitionProperties
    TruncationMode TupleView UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass
    UtilityWindow VSplitView VStack VectorArithmetic VerticalAlignment VerticalEdge View
    ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits Visibility VisualEffect
    Widget WidgetBundle WidgetConfiguration Window WindowGroup WindowLevel WindowResizability
    WindowStyle WindowToolbarStyle WritingToolsBehavior ZStack
    """

  /// Of `Combine`.
  private static let combine = """
    AnyCancellable AnyPublisher AnySubscriber Cancellable CombineIdentifier ConnectablePublisher
    CurrentValueSubject Deferred Empty Fail Future Just ObservableObject ObservableObjectPublisher
    PassthroughSubject Published Publisher Publishers Record Scheduler
    SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription Subscriptions
    TopLevelDecoder TopLevelEncoder
    """

  /// Of `SwiftData`.
  private static let swiftData = """
    Attribute FetchDescriptor FetchResultsCollection ModelActor ModelConfiguration ModelContainer
    ModelContext PersistentIdentifier PersistentModel Query Relationship Schema
    SchemaMigrationPlan VersionedSchema
    """
}
