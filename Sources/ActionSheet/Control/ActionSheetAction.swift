import ControlCore
import UIKit

/// A choice that a sheet offers: its texts, its appearance and its handler.
///
///     var action = ActionSheetAction("Mute") { _ in await chat.mute() }
///     action.mark = .on
///     action.image = UIImage(systemName: "bell.slash")
public struct ActionSheetAction: Identifiable {
  /// What can be told without views and closures.
  var content: SheetAction

  /// A picture where reading begins; a template takes the title's colour.
  ///
  /// Default `nil`.
  public var image: UIImage?

  /// A title with attributes, of any number of lines; `nil` for the plain one.
  ///
  /// Attributes it lacks are the plain title's, which stays the action's name for assistive
  /// technology. Default `nil`.
  public var attributedTitle: NSAttributedString?

  /// How its row looks where that differs from the style.
  public var appearance = Appearance()

  /// How the sheet goes when it was chosen; `nil` for the sheet's own way.
  ///
  /// Default `nil`.
  public var dismissalAnimation: (any ActionSheetAnimating)?

  /// The items that replace those of the sheet when the action is chosen.
  ///
  /// Then the sheet stays, shows the title of the action, and has a row that returns. No handler
  /// runs. The default is empty.
  public var children: [ActionSheetItem] = []

  /// A name for tests and scripts, never spoken.
  ///
  /// Default `nil`.
  public var accessibilityIdentifier: String?

  /// What it does.
  var handler: Handler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: What it is known by; unlike any other unless given.
  ///   - role: What choosing it means.
  ///   - subtitle: A second line, if any.
  ///   - image: A picture, if any.
  ///   - handler: What it does, at once.
  public init(
    _ title: String, id: SheetItemID = SheetItemID(), role: ActionSheetAction.Role = .default,
    subtitle: String? = nil, image: UIImage? = nil,
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) {
    self.init(
      SheetAction(title, id: id, role: role, subtitle: subtitle), image: image,
      handler: .immediate(handler))
  }

  /// Creates an action whose handler awaits something.
  ///
  /// If the action keeps the sheet presented, its row shows progress meanwhile and no action can be
  /// chosen. Call ``ActionSheetController/finish(with:)`` to close the sheet when the work is done.
  /// If the handler throws an error, the row shows the description of the error.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: What it is known by; unlike any other unless given.
  ///   - role: What choosing it means.
  ///   - subtitle: A second line, if any.
  ///   - image: A picture, if any.
  ///   - handler: What it does.
  public init(
    _ title: String, id: SheetItemID = SheetItemID(), role: ActionSheetAction.Role = .default,
    subtitle: String? = nil, image: UIImage? = nil,
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) {
    self.init(
      SheetAction(title, id: id, role: role, subtitle: subtitle), image: image,
      handler: .suspending(handler))
  }

  init(
    _ content: SheetAction, image: UIImage? = nil, handler: Handler = .immediate { _ in }
  ) {
    self.content = content
    self.image = image
    self.handler = handler
  }

  /// What it is known by.
  public var id: SheetItemID { content.id }
}

extension ActionSheetAction {
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

  /// The title; may be empty.
  public var title: String {
    get { content.title }
    set { content.title = newValue }
  }

  /// A second, smaller line below the title; `nil` and an empty text mean none.
  ///
  /// The default is `nil`.
  public var subtitle: String? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }

  /// A description of what went wrong when the action was last performed; `nil` and an empty string
  /// mean nothing.
  ///
  /// The row shows it in place of the subtitle, in the color of destructive actions. If a handler
  /// throws an error, the sheet sets the error's localized description, and `nil` before the next
  /// attempt. The default is `nil`.
  public var errorMessage: String? {
    get { content.errorMessage }
    set { content.errorMessage = newValue }
  }

  /// A short text at the trailing edge; `nil` and an empty text mean none.
  ///
  /// The default is `nil`.
  public var badge: String? {
    get { content.badge }
    set { content.badge = newValue }
  }

  /// What choosing the action means.
  ///
  /// The default is ``Role/default``.
  public var role: Role {
    get { content.role }
    set { content.role = newValue }
  }

  /// The mark.
  ///
  /// The default is ``Mark/off``.
  public var mark: Mark {
    get { content.mark }
    set { content.mark = newValue }
  }

  /// A Boolean value that determines whether the action can be chosen.
  ///
  /// The default is `true`.
  public var isEnabled: Bool {
    get { content.isEnabled }
    set { content.isEnabled = newValue }
  }

  /// A Boolean value that determines whether the action has no row.
  ///
  /// The action keeps its index. The default is `false`.
  public var isHidden: Bool {
    get { content.isHidden }
    set { content.isHidden = newValue }
  }

  /// A Boolean value that determines whether the sheet stays when the action is chosen; then only its
  /// handler runs.
  ///
  /// The default is `false`.
  public var keepsPresented: Bool {
    get { content.keepsPresented }
    set { content.keepsPresented = newValue }
  }

  /// The minimum height of the row in points; `nil` for the style's.
  ///
  /// Negative and non-finite heights count as `nil`. The default is `nil`.
  public var preferredHeight: CGFloat? {
    get { content.preferredHeight }
    set { content.preferredHeight = newValue }
  }
}

extension ActionSheetAction {
  /// How the row of one action looks where that differs from the style.
  public struct Appearance {
    /// The colour of the title; `nil` for the style's.
    ///
    /// An action that cannot be chosen has the style's colour for that all the same. Default `nil`.
    public var titleColor: UIColor?

    /// The tint of the row; `nil` for the style's ambient colour.
    ///
    /// Default `nil`.
    public var normalColor: UIColor?

    /// The tint of the row while it is pressed; `nil` for the style's.
    ///
    /// Default `nil`.
    public var highlightedColor: UIColor?

    /// The font of the title; `nil` for the style's.
    ///
    /// It is used as it is, whatever the text size. Default `nil`.
    public var font: UIFont?

    /// Makes an appearance that differs in nothing.
    public init() {}
  }
}

/// Actions by what choosing them means, with a handler that is done at once or one that awaits
/// something.
extension ActionSheetAction {
  /// A choice among others.
  public static func `default`(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, handler: handler)
  }

  /// A choice among others that takes its time.
  public static func `default`(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, handler: handler)
  }

  /// A choice that leaves everything as it is.
  ///
  /// - Parameters:
  ///   - title: The title. If it is `nil`, "Cancel" in the user's language.
  ///   - id: What it is known by.
  ///   - handler: What it does.
  /// - Returns: The action.
  public static func cancel(
    _ title: String? = nil, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// A choice that leaves everything as it is and takes its time.
  public static func cancel(
    _ title: String? = nil, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// A choice that deletes or otherwise loses something.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }

  /// A choice that deletes or otherwise loses something and takes its time.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping @MainActor (ActionSheetAction) async throws -> Void
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }
}

extension ActionSheetAction {
  /// What an action does.
  ///
  /// The sheet reports its end after an immediate handler has run, and does not wait for a suspending
  /// one.
  enum Handler {
    case immediate(@MainActor (ActionSheetAction) -> Void)
    case suspending(@MainActor (ActionSheetAction) async throws -> Void)
  }
}
