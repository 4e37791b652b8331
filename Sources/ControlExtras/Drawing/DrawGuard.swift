import UIKit

/// Finds mistakes in a `draw(_:)`, while debugging.
///
/// UIKit calls `draw(_:)` again and again, so a subview added in it comes again each time. It calls it
/// for no image view, which shows its image itself, and never for a view whose layer was given
/// contents, even `nil`, until `setNeedsDisplay()`. Wrap the body of a `draw(_:)` in ``run(in:_:)``:
///
///     override func draw(_ rect: CGRect) {
///       DrawGuard().run(in: self) {
///         UIColor.red.setFill()
///         UIRectFill(rect)
///       }
///     }
@MainActor
public struct DrawGuard {
  private let report: @MainActor (String) -> Void

  /// Makes a guard.
  ///
  /// - Parameter report: Called with a message for each mistake. Default: an assertion fails, which
  ///   does nothing in a release build.
  public init(report: @escaping @MainActor (String) -> Void = { assertionFailure($0) }) {
    self.report = report
  }

  /// Runs the body of a `draw(_:)`, once, and reports mistakes.
  public func run(in view: UIView, _ body: () -> Void) {
    let name = String(describing: type(of: view))
    if view is UIImageView {
      report("\(name).draw(_:): UIKit does not call it for an image view; draw in a plain UIView")
    }
    if UIGraphicsGetCurrentContext() == nil {
      report("\(name).draw(_:): called outside of a drawing pass; call setNeedsDisplay() instead")
    }
    let before = (views: view.subviews.count, layers: view.layer.sublayers?.count ?? 0)
    body()
    let views = view.subviews.count - before.views
    let layers = (view.layer.sublayers?.count ?? 0) - before.layers
    if views > 0 {
      report(
        "\(name).draw(_:): added \(views) of its subviews, and will again at the next drawing; "
          + "add them when the view is made")
    } else if layers > 0 {
      report(
        "\(name).draw(_:): added \(layers) of its sublayers, and will again at the next drawing; "
          + "add them when the view is made")
    }
  }
}
