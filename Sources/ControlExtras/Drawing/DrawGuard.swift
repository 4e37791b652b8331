import UIKit

/// A debugging aid that detects mistakes in an override of `draw(_:)`.
///
/// It reports three mistakes: a `draw(_:)` that adds subviews or sublayers, which it would do again at
/// every drawing; one of an image view, which UIKit does not call; and a call outside of a drawing
/// pass. Wrap the body of `draw(_:)` in ``run(in:_:)``:
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

  /// Creates a guard.
  ///
  /// - Parameter report: Called with a message for each mistake. Default: an assertion failure, which
  ///   has no effect in a release build.
  public init(report: @escaping @MainActor (String) -> Void = { assertionFailure($0) }) {
    self.report = report
  }

  /// Runs the body of a `draw(_:)` once and reports mistakes.
  public func run(in view: UIView, _ body: () -> Void) {
    let name = String(describing: type(of: view))
    if view is UIImageView {
      report("\(name).draw(_:): UIKit does not call it for an image view; use a plain UIView")
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
        "\(name).draw(_:): subviews added: \(views); every drawing would add them again; "
          + "add them when the view is created")
    } else if layers > 0 {
      report(
        "\(name).draw(_:): sublayers added: \(layers); every drawing would add them again; "
          + "add them when the view is created")
    }
  }
}
