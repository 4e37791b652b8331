/// Something that is wrong with a document, or that cannot be known without its app.
public struct DocumentDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Comparable, Sendable {
    /// Nothing is wrong, but something is not read or not known here.
    case note
    /// The app runs, and something looks or behaves otherwise than the document says.
    case warning
    /// Loading the document raises an exception or leaves out an object.
    case error

    public static func < (first: Severity, second: Severity) -> Bool {
      first.rank < second.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// What is looked for.
  public enum Rule: String, CaseIterable, Sendable {
    case malformedDocument = "malformed-document"
    case missingObject = "missing-object"
    case exception = "exception"
    case unknownClass = "unknown-class"
    case wrongModule = "wrong-module"
    case unknownKey = "unknown-key"
    case wrongValue = "wrong-value"
    case changedValue = "changed-value"
    case missingImage = "missing-image"
    case missingColor = "missing-color"
    case conflictingConstraints = "conflicting-constraints"
    case ambiguousLayout = "ambiguous-layout"
    case clippedText = "clipped-text"
    case smallTarget = "small-target"
    case appClass = "app-class"
    case unreadElement = "unread-element"

    /// What the rule finds, in one sentence.
    public var summary: String {
      switch self {
      case .malformedDocument: "The file is not a document that Xcode writes."
      case .missingObject: "A connection or a constraint names an object that is not there."
      case .exception: "Loading the document raises an exception on a device."
      case .unknownClass: "The class is in none of the sources, or of the wrong kind."
      case .wrongModule: "The class is in another module than the document says."
      case .unknownKey: "The class has no property or action of that name."
      case .wrongValue: "The property takes values of another kind."
      case .changedValue: "The object does not keep the value of the document."
      case .missingImage: "The image is in none of the asset catalogs."
      case .missingColor: "The named color is in none of the asset catalogs."
      case .conflictingConstraints: "Not all constraints can hold at once."
      case .ambiguousLayout: "The constraints leave a frame open."
      case .clippedText: "The text does not fit its label."
      case .smallTarget: "The control is smaller than 44 by 44 points."
      case .appClass: "The class belongs to the app and is drawn as a box."
      case .unreadElement: "The element is not read, and not shown."
      }
    }

    /// The severity of what the rule finds, unless it depends on what is known of the app.
    public var severity: Severity {
      switch self {
      case .malformedDocument, .missingObject, .exception, .unknownClass, .wrongModule,
        .unknownKey, .wrongValue:
        .error
      case .changedValue, .missingImage, .missingColor, .conflictingConstraints, .ambiguousLayout,
        .clippedText, .smallTarget:
        .warning
      case .appClass, .unreadElement: .note
      }
    }
  }

  public let rule: Rule
  public let severity: Severity
  /// The line of the document; nil for what the layout of a scene shows.
  public let line: Int?
  /// What is wrong, without the file and the line.
  public let message: String

  public init(_ rule: Rule, _ severity: Severity? = nil, line: Int?, _ message: String) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.line = line
    self.message = message
  }
}
