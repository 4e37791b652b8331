import ControlCore
import UIKit

/// The source of a popover.
enum SheetAnchor {
  /// A view, a bar button item, a tab.
  case item(any UIPopoverPresentationControllerSourceItem)

  /// Part of a view, in the view's coordinates.
  case rect(CGRect, in: UIView)

  /// Creates the source of a popover; `nil` if it has none.
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

  /// Sets the source of a popover.
  @MainActor func apply(to popover: UIPopoverPresentationController) {
    switch self {
    case .item(let item):
      popover.sourceItem = item
    case .rect(let rect, in: let view):
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  /// Returns the frame in the coordinates of a view; `nil` if it is not in the same window.
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

/// The condition under which a sheet is a popover.
public enum SheetAdaptivity: Hashable, Sendable {
  /// A sheet with a source is a popover if the horizontal size class is regular or the design of the
  /// system has glass, as the system does.
  case automatic

  /// A sheet is always at the bottom of the window, with its cancel actions.
  case alwaysBottom

  /// A sheet with a source is always a popover.
  case alwaysPopover

  /// Returns whether a sheet is a popover.
  ///
  /// - Parameters:
  ///   - hasAnchor: A Boolean value that determines whether the popover has a source.
  ///   - sizeClass: The horizontal size class of the presenter.
  ///   - design: The design of the system.
  /// - Returns: A Boolean value that states whether the sheet is a popover.
  func usesPopover(
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
