import ControlCore
import UIKit

/// The source of a popover.
enum SheetAnchor {
  case item(any UIPopoverPresentationControllerSourceItem)

  /// Part of a view, in the view's coordinates.
  case rect(CGRect, in: UIView)

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

  @MainActor var view: UIView? {
    switch self {
    case .item(let item): item as? UIView
    case .rect(_, in: let view): view
    }
  }

  /// The view to observe: the source, or the bar of an item.
  ///
  /// A bar posts nothing of its items.
  @MainActor func observedView(in window: UIWindow?) -> UIView? {
    if let view { return view }
    guard case .item(let item) = self, let window else { return nil }
    return window.firstSubview { view in
      guard view is UIToolbar || view is UINavigationBar || view is UITabBar else { return false }
      let frame = item.frame(in: view)
      return !frame.isNull && frame.intersects(view.bounds)
    }
  }

  /// The tint color of the source; `nil` if it has none, or while views behind a sheet are dimmed.
  @MainActor var tintColor: UIColor? {
    if let view { return view.tintAdjustmentMode == .dimmed ? nil : view.tintColor }
    guard case .item(let item) = self else { return nil }
    return (item as? UIBarButtonItem)?.tintColor
  }

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

extension UIView {
  fileprivate func firstSubview(where isWanted: (UIView) -> Bool) -> UIView? {
    for view in subviews {
      if isWanted(view) { return view }
      if let found = view.firstSubview(where: isWanted) { return found }
    }
    return nil
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
