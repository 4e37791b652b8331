import ControlCore
import UIKit

/// An action that a sheet offers: its texts, its appearance and its handler.
///
///     var action = ActionSheetAction("Mute") { _ in await chat.mute() }
///     action.state = .on
///     action.image = UIImage(systemName: "bell.slash")
public struct ActionSheetAction: Identifiable {
  /// The identity.
  public internal(set) var id: SheetItemID

  /// The title; may be empty.
  public var title: String

  /// A second, smaller line below the title; `nil`, the default, and an empty text mean none.
  public var subtitle: String?

  /// A description of what went wrong when the action was last performed; `nil` and an empty string
  /// mean nothing.
  ///
  /// The row shows it in place of the subtitle, in the color of destructive actions. If a handler
  /// throws an error, the sheet sets the error's localized description, and `nil` before the next
  /// attempt. The default is `nil`.
  public var errorMessage: String?

  /// A short text at the trailing edge; `nil`, the default, and an empty text mean none.
  public var badge: String?

  /// The role; the default is ``Role/default``.
  public var role: Role

  /// The state, which a checkmark or a dash at the trailing edge shows; the default is `.off`.
  public var state = UIMenuElement.State.off

  /// A Boolean value that determines whether the action can be chosen; the default is `true`.
  public var isEnabled = true

  /// A Boolean value that determines whether the action has no row.
  ///
  /// The action keeps its index. The default is `false`.
  public var isHidden = false

  /// A Boolean value that determines whether the sheet stays when the action is chosen; then only its
  /// handler runs.
  ///
  /// ``ActionSheetController/dismiss(choosing:)`` closes the sheet. The default is `false`.
  public var keepsPresented = false

  /// A Boolean value that determines whether the task of the handler of the action can be canceled.
  ///
  /// Set it to `false` for work that must not end halfway, such as a payment. Then cancel actions, taps
  /// beside the sheet, swipes and keys have no effect meanwhile, and VoiceOver says that the action cannot be
  /// canceled. If something else closes the sheet, the handler runs on, and its result is the outcome. See
  /// <doc:QuickStart>. The default is `true`.
  public var isCancelable = true

  /// A Boolean value that determines whether the action can be chosen while the text of a field is not
  /// valid; see ``ActionSheetItem/textField(id:configurationHandler:validation:)``.
  ///
  /// Cancel actions always can. The default is `false`.
  public var allowsInvalidText = false

  /// The minimum height of the row in points; `nil` for the style's.
  ///
  /// Negative and non-finite heights count as `nil`. The default is `nil`.
  public var preferredHeight: CGFloat?

  /// The image at the leading edge; a template image has the color of the title.
  ///
  /// The default is `nil`.
  public var image: UIImage?

  /// The attributed title, of any number of lines; `nil` for the plain title.
  ///
  /// Missing attributes are those of the plain title. VoiceOver speaks the plain title. The default is
  /// `nil`.
  public var attributedTitle: NSAttributedString?

  /// The color of the title; `nil` for the color of the style.
  ///
  /// A disabled action has the color that the style has for disabled actions. The default is `nil`.
  public var titleColor: UIColor?

  /// The color of the row; `nil`, the default, for the background color of the style.
  public var backgroundColor: UIColor?

  /// The color of the row while it is pressed; `nil`, the default, for the color of the style.
  public var highlightColor: UIColor?

  /// The font of the title; `nil` for the font of the style.
  ///
  /// Its point size is that at the default text size, and scales as body text does. A preferred font, or
  /// one of `UIFontMetrics`, scales with its own text style. The default is `nil`.
  public var font: UIFont?

  /// The animation with which the sheet closes when the action is chosen; `nil`, the default, for the sheet's.
  public var dismissalAnimation: ActionSheetAnimation?

  /// The items that replace those of the sheet when the action is chosen.
  ///
  /// Then the sheet stays, shows the title of the action, and has a row that returns. No handler
  /// runs. The default is empty.
  public var children: [ActionSheetItem] = [] { didSet { children = children.flattened } }

  /// The identifier of the row in user interface tests; the default is `nil`.
  public var accessibilityIdentifier: String?

  /// Provides the items that take the place of the action; `nil` for an action that does something.
  var provider: (@MainActor () async throws -> [ActionSheetItem])?

  /// A Boolean value that determines whether the items that take the place of the action are awaited.
  var isLoading: Bool { provider != nil && errorMessage == nil }
  var isPreferred = false

  var handler: Handler

  /// Creates an action with a synchronous handler, which runs when the sheet is off screen.
  ///
  /// The handler of an action that keeps the sheet runs at once; see ``keepsPresented``.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The identity; unique unless given.
  ///   - role: The role.
  ///   - subtitle: The second line.
  ///   - image: The image.
  ///   - handler: The handler.
  public init(
    _ title: String, id: SheetItemID = SheetItemID(), role: ActionSheetAction.Role = .default,
    subtitle: String? = nil, image: UIImage? = nil,
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.subtitle = subtitle
    self.image = image
    self.handler = .immediate(handler)
  }

  /// Creates an action with an asynchronous handler.
  ///
  /// The sheet stays while the handler runs: the row of the action shows progress, and only cancel actions
  /// can be chosen. The sheet closes when the handler returns. To present something, the handler first calls
  /// `await controller.dismiss(choosing: action)`, which returns when the sheet is off screen. If the handler throws
  /// an error, the sheet stays and the row shows the description of the error. If the sheet is closed
  /// meanwhile, the task of the handler is canceled; see ``isCancelable``. The handler of a cancel action runs
  /// when the sheet is off screen.
  public init(
    _ title: String, id: SheetItemID = SheetItemID(), role: ActionSheetAction.Role = .default,
    subtitle: String? = nil, image: UIImage? = nil,
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) {
    self.init(title, id: id, role: role, subtitle: subtitle, image: image)
    self.handler = .suspending(handler)
  }
}

extension ActionSheetAction {
  /// The role of an action.
  public enum Role: Equatable, Sendable {
    /// An ordinary action.
    case `default`

    /// An action that closes the sheet without a change; its row is apart from the others.
    case cancel

    /// An action that deletes data.
    case destructive
  }

  enum Handler {
    case immediate(@MainActor (ActionSheetAction) -> Void)
    case suspending(@MainActor (ActionSheetAction) async throws -> Void)
  }

  var isAsynchronous: Bool { if case .suspending = handler { true } else { false } }

  var isSelectable: Bool { isEnabled && !isHidden }

  /// A Boolean value that determines whether the row shows a title in the font of its role and nothing else.
  var showsOnlyTitle: Bool {
    subtitle == nil && badge == nil && state == .off && errorMessage == nil && !isPreferred
      && !hasCustomAppearance
  }

  /// A Boolean value that determines whether the row has parts that no text describes.
  var hasCustomAppearance: Bool {
    image != nil || attributedTitle != nil || font != nil || !children.isEmpty
  }

  var shownSubtitle: String? {
    if let errorMessage, !errorMessage.isEmpty { return errorMessage }
    return subtitle
  }

  func hasSameValues(as other: ActionSheetAction) -> Bool {
    title == other.title && subtitle == other.subtitle && errorMessage == other.errorMessage
      && badge == other.badge && role == other.role && state == other.state
      && isEnabled == other.isEnabled && isPreferred == other.isPreferred
      && isHidden == other.isHidden && keepsPresented == other.keepsPresented
      && isCancelable == other.isCancelable
      && allowsInvalidText == other.allowsInvalidText && preferredHeight == other.preferredHeight
  }
}

/// Actions of each role, with a synchronous or an asynchronous handler.
extension ActionSheetAction {
  /// Creates an ordinary action.
  public static func `default`(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, handler: handler)
  }

  /// Creates an ordinary action with an asynchronous handler.
  public static func `default`(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, handler: handler)
  }

  /// Creates a cancel action; without a title, its title is "Cancel" in the user's language.
  public static func cancel(
    _ title: String? = nil, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// Creates a cancel action with an asynchronous handler.
  public static func cancel(
    _ title: String? = nil, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// Creates a destructive action.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }

  /// Creates a destructive action with an asynchronous handler.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }
}
