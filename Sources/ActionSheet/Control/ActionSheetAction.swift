import ControlCore
import UIKit

/// A choice that a sheet offers: what it says and means, how it looks, and what it does.
///
/// Title, role, mark and everything else of ``SheetAction`` can be read and set on it directly:
///
///     var action = ActionSheetAction("Mute") { _ in await chat.mute() }
///     action.mark = .on
///     action.image = UIImage(systemName: "bell.slash")
@dynamicMemberLookup
public struct ActionSheetAction: Identifiable {
  /// What it says and means.
  public var content: SheetAction

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
  ///
  /// Default nothing, at once.
  public var handler: Handler

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
    _ title: String, id: SheetItemID = SheetItemID(), role: SheetAction.Role = .default,
    subtitle: String? = nil, image: UIImage? = nil,
    handler: @escaping Handler.Immediate = { _ in }
  ) {
    self.init(
      SheetAction(title, id: id, role: role, subtitle: subtitle), image: image,
      handler: .immediate(handler))
  }

  /// Makes an action that takes its time: its handler awaits something.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: What it is known by; unlike any other unless given.
  ///   - role: What choosing it means.
  ///   - subtitle: A second line, if any.
  ///   - image: A picture, if any.
  ///   - handler: What it does.
  public init(
    _ title: String, id: SheetItemID = SheetItemID(), role: SheetAction.Role = .default,
    subtitle: String? = nil, image: UIImage? = nil, handler: @escaping Handler.Suspending
  ) {
    self.init(
      SheetAction(title, id: id, role: role, subtitle: subtitle), image: image,
      handler: .suspending(handler))
  }

  /// Makes an action of what it says and means.
  public init(
    _ content: SheetAction, image: UIImage? = nil, handler: Handler = .immediate { _ in }
  ) {
    self.content = content
    self.image = image
    self.handler = handler
  }

  /// What it is known by.
  public var id: SheetItemID { content.id }

  /// What it says and means, part by part.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<SheetAction, Value>) -> Value {
    get { content[keyPath: keyPath] }
    set { content[keyPath: keyPath] = newValue }
  }

  /// What can be told of what it says and means.
  public subscript<Value>(dynamicMember keyPath: KeyPath<SheetAction, Value>) -> Value {
    content[keyPath: keyPath]
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
    handler: @escaping Handler.Immediate = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, handler: handler)
  }

  /// A choice among others that takes its time.
  public static func `default`(
    _ title: String, id: SheetItemID = SheetItemID(), handler: @escaping Handler.Suspending
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
    handler: @escaping Handler.Immediate = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// A choice that leaves everything as it is and takes its time.
  public static func cancel(
    _ title: String? = nil, id: SheetItemID = SheetItemID(),
    handler: @escaping Handler.Suspending
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// A choice that deletes or otherwise loses something.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping Handler.Immediate = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }

  /// A choice that deletes or otherwise loses something and takes its time.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(), handler: @escaping Handler.Suspending
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }
}

extension ActionSheetAction {
  /// What an action does when it was chosen; it gets the action as it was then.
  ///
  /// The two kinds are apart because only the first is done by the time the next thing happens: a
  /// sheet tells of its end after such a handler has run, and does not wait for the other.
  public enum Handler {
    /// Something done at once.
    public typealias Immediate = @MainActor (ActionSheetAction) -> Void

    /// Something that awaits something else.
    ///
    /// If the action keeps the sheet presented, its row shows progress meanwhile and no action can be
    /// chosen. Call ``ActionSheetController/finish(with:)`` to close the sheet when the work is done.
    /// If the handler throws an error, the row shows the description of the error.
    public typealias Suspending = @MainActor (ActionSheetAction) async throws -> Void

    /// Done at once.
    case immediate(Immediate)

    /// Takes its time.
    case suspending(Suspending)
  }
}
