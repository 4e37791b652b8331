import QuartzCore

/// How a preview of a view looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that shows, in its coordinates; default nil, which is all of it.
  open var visiblePath: UIBezierPath?

  /// The shape of the shadow; default nil, which is that of the visible part.
  open var shadowPath: UIBezierPath?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the view; default the system background.
  open var backgroundColor: UIColor! = .systemBackground

  /// Makes parameters that show the whole view.
  public override nonisolated init() {
    super.init()
  }
}

/// Where a preview belongs.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view the preview lies in.
  public let container: UIView

  /// The preview's center in the container.
  public let center: CGPoint

  /// How the preview is turned and scaled.
  public let transform: CGAffineTransform

  /// Makes a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Makes a target without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A picture of a view and where it belongs.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view shown.
  public let view: UIView

  /// How it looks.
  public let parameters: UIPreviewParameters

  /// Where it belongs.
  public let target: UIPreviewTarget

  /// Makes a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a preview of a view where it is; the view must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Makes a preview of a whole view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}
