import ControlCore
import UIKit

/// What a sheet's popover points at.
enum SheetAnchor {
  /// A view, a bar button item, a tab.
  case item(any UIPopoverPresentationControllerSourceItem)

  /// Part of a view, in the view's coordinates.
  case rect(CGRect, in: UIView)

  /// What a popover points at; `nil` where nobody has said so.
  @MainActor init?(of popover: UIPopoverPresentationController) {
    if let item = popover.sourceItem {
      self = .item(item)
    } else if let view = popover.sourceView {
      let rect = popover.sourceRect
      self = rect.isNull ? .item(view) : .rect(rect, in: view)
    } else {
      return nil
    }
  }

  /// The view, if it is one.
  @MainActor var view: UIView? {
    switch self {
    case .item(let item): item as? UIView
    case .rect(_, in: let view): view
    }
  }

  /// Points a popover at it.
  @MainActor func apply(to popover: UIPopoverPresentationController) {
    switch self {
    case .item(let item):
      popover.sourceItem = item
    case .rect(let rect, in: let view):
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  /// Where it is now in another view's coordinates; `nil` when it is not in the same window.
  @MainActor func frame(in reference: UIView) -> CGRect? {
    switch self {
    case .item(let item):
      let frame = item.frame(in: reference)
      return frame.isNull ? nil : frame
    case .rect(let rect, in: let view):
      guard view.window != nil, view.window === reference.window else { return nil }
      return view.convert(rect, to: reference)
    }
  }
}

/// When a sheet is a popover.
public enum SheetAdaptivity: Hashable, Sendable {
  /// As the system does: a popover where there is something to point at and the horizontal size class
  /// is regular, and in the design with glass wherever there is something to point at.
  case automatic

  /// Never: the sheet always comes from the bottom of the window, with its cancel actions.
  case alwaysBottom

  /// Wherever there is something to point at, also in a narrow window.
  case alwaysPopover

  /// Decides.
  ///
  /// - Parameters:
  ///   - hasAnchor: Whether there is something to point at.
  ///   - sizeClass: How wide the window is.
  ///   - design: The design of the system.
  /// - Returns: Whether the sheet becomes a popover.
  public func usesPopover(
    hasAnchor: Bool, horizontalSizeClass sizeClass: UIUserInterfaceSizeClass,
    design: SystemDesign = .running
  ) -> Bool {
    guard hasAnchor else { return false }
    return switch self {
    case .automatic: sizeClass == .regular || design == .glass
    case .alwaysBottom: false
    case .alwaysPopover: true
    }
  }
}
