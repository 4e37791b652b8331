import QuartzCore

/// The extent of a bar above or below the content of a view controller, as an item of constraints.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The extent in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide as high as what bars cover at one end of a controller's view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The part at the top of the controller's view that bars cover.
  @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any UILayoutSupport {
    view.barGuide(.topBar)
  }

  /// The part at the bottom of the controller's view that bars cover.
  @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any UILayoutSupport {
    view.barGuide(.bottomBar)
  }
}

extension UIView {
  final func barGuide(_ role: UILayoutGuide.Role) -> BarLayoutGuide {
    let state = madeLayoutState
    if let guide = state.systemGuides[role] as? BarLayoutGuide { return guide }
    let guide = BarLayoutGuide(
      role, of: self, identifier: role == .topBar ? "topLayoutGuide" : "bottomLayoutGuide")
    state.systemGuides[role] = guide
    return guide
  }
}
