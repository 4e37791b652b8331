import Foundation

/// A choice that a sheet offers, as far as it can be told without views and closures.
///
/// The texts, what it means, and whether it can be chosen. Handlers, pictures and colours belong to
/// the view, which keeps them beside the action under its ``id``.
package struct SheetAction: Identifiable, Equatable, Sendable {
  /// The role of the action.
  package typealias Role = ActionSheetAction.Role

  /// The mark that shows the state of the action.
  package enum Mark: Equatable, Sendable {
    case off, on, mixed
  }

  /// What the action is known by; unique unless given.
  package var id: SheetItemID

  /// The title; may be empty.
  package var title: String

  /// A second, smaller line below the title; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  package var subtitle: String?

  /// A description of what went wrong when the action was last performed; `nil` and an empty string
  /// mean nothing.
  ///
  /// The row shows it in place of the subtitle, in the color of destructive actions. If a handler
  /// throws an error, the sheet sets the error's localized description, and `nil` before the next
  /// attempt. The default is `nil`.
  package var errorMessage: String?

  /// A short text at the trailing edge; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  package var badge: String?

  /// What choosing it means.
  ///
  /// Default ``Role/default``.
  package var role: Role

  /// Whether what it stands for is on.
  ///
  /// The default is `off`.
  package var mark: Mark = .off

  /// Whether it can be chosen; where not, it shows no highlight, is not felt and calls nobody.
  ///
  /// Default `true`.
  package var isEnabled: Bool

  /// A Boolean value that determines whether the action is the preferred one of its sheet.
  var isPreferred = false

  /// Whether it has no row.
  ///
  /// It keeps its index. Default `false`.
  package var isHidden = false

  /// Whether the sheet stays when it is chosen: then its handler runs and nothing else happens.
  ///
  /// Default `false`.
  package var keepsPresented: Bool

  /// A Boolean value that determines whether the sheet closes before an asynchronous handler runs.
  var closesImmediately = false

  /// A Boolean value that determines whether the user can close the sheet while the handler runs.
  var isCancelable = true

  /// The height of its row in points, `nil` for the style's.
  ///
  /// Default `nil`.
  ///
  /// The row grows beyond it where its text needs more. Heights below zero or not finite count as
  /// `nil`.
  package var preferredHeight: CGFloat?

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
  package init(
    _ title: String, id: SheetItemID = SheetItemID(), role: Role = .default,
    subtitle: String? = nil, isEnabled: Bool = true, keepsPresented: Bool = false,
    preferredHeight: CGFloat? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.role = role
    self.isEnabled = isEnabled
    self.keepsPresented = keepsPresented
    self.preferredHeight = preferredHeight
  }

  /// Whether it is shown and can be chosen.
  package var isSelectable: Bool { isEnabled && !isHidden }

  /// A Boolean value that determines whether the action is a visible cancel action.
  var isShownCancel: Bool { role == .cancel && !isHidden }

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
