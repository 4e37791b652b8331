import Foundation

/// A choice that a sheet offers, as far as it can be told without views and closures.
///
/// The texts, what it means, and whether it can be chosen. Handlers, pictures and colours belong to
/// the view, which keeps them beside the action under its ``id``.
public struct SheetAction: Identifiable, Equatable, Sendable {
  /// What choosing an action means.
  public enum Role: Equatable, Sendable {
    /// One choice among others.
    case `default`

    /// Leaves everything as it is; its row stands apart from the others.
    case cancel

    /// Deletes or otherwise loses something.
    case destructive
  }

  /// The mark that shows whether what an action stands for is on.
  public enum Mark: Equatable, Sendable {
    /// No mark.
    case off

    /// A checkmark.
    case on

    /// A dash: on for some of what it stands for.
    case mixed
  }

  /// What the action is known by; unique unless given.
  public var id: SheetItemID

  /// The title; may be empty.
  public var title: String {
    didSet { titleBound = TextWidthBound(title) }
  }

  private(set) var titleBound: TextWidthBound

  /// A second, smaller line below the title; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  public var subtitle: String?

  /// A description of what went wrong when the action was last performed; `nil` and an empty string
  /// mean nothing.
  ///
  /// The row shows it in place of the subtitle, in the color of destructive actions. If a handler
  /// throws an error, the sheet sets the error's localized description, and `nil` before the next
  /// attempt. The default is `nil`.
  public var errorMessage: String?

  /// A short text at the trailing edge; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  public var badge: String?

  /// What choosing it means.
  ///
  /// Default ``Role/default``.
  public var role: Role

  /// Whether what it stands for is on.
  ///
  /// Default ``Mark/off``.
  public var mark: Mark = .off

  /// Whether it can be chosen; where not, it shows no highlight, is not felt and calls nobody.
  ///
  /// Default `true`.
  public var isEnabled: Bool

  /// A Boolean value that determines whether the action is the preferred one of its sheet.
  var isPreferred = false

  /// Whether it has no row.
  ///
  /// It keeps its index. Default `false`.
  public var isHidden = false

  /// Whether the sheet stays when it is chosen: then its handler runs and nothing else happens.
  ///
  /// Default `false`.
  public var keepsPresented: Bool

  /// The height of its row in points, `nil` for the style's.
  ///
  /// Default `nil`.
  ///
  /// The row grows beyond it where its text needs more. Heights below zero or not finite count as
  /// `nil`.
  public var preferredHeight: CGFloat?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: What it is known by; unlike any other unless given.
  ///   - role: What choosing it means.
  ///   - subtitle: A second line, if any.
  ///   - isEnabled: Whether it can be chosen.
  ///   - keepsPresented: Whether the sheet stays when it is chosen.
  ///   - preferredHeight: The height of its row in points, `nil` for the style's.
  public init(
    _ title: String, id: SheetItemID = SheetItemID(), role: Role = .default,
    subtitle: String? = nil, isEnabled: Bool = true, keepsPresented: Bool = false,
    preferredHeight: CGFloat? = nil
  ) {
    self.id = id
    self.title = title
    titleBound = TextWidthBound(title)
    self.subtitle = subtitle
    self.role = role
    self.isEnabled = isEnabled
    self.keepsPresented = keepsPresented
    self.preferredHeight = preferredHeight
  }

  /// Whether it is shown and can be chosen.
  public var isSelectable: Bool { isEnabled && !isHidden }

  /// Whether it shows a title and nothing else.
  var showsOnlyTitle: Bool {
    subtitle == nil && badge == nil && mark == .off && errorMessage == nil
  }

  /// The second line: what went wrong, or the subtitle.
  var shownSubtitle: String? {
    if let errorMessage, !errorMessage.isEmpty { return errorMessage }
    return subtitle
  }
}
