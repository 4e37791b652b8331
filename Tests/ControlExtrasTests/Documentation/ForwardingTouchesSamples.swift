// The samples of ForwardingTouches.md, compiled as in an app: without testable imports.

// sample ForwardingTouches 1
import ControlCore
import ControlExtras
import UIKit

final class ToolbarView: HitShapeContainer {
  let closeControl = Control(frame: CGRect(x: 0, y: 0, width: 24, height: 24))

  override init(frame: CGRect) {
    super.init(frame: frame)
    closeControl.hitShape = .outset(10)
    addSubview(closeControl)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(closeControl)
  }
}
// end of sample

// sample ForwardingTouches 2
final class EdgeView: TouchForwardingView {
  var distance: CGFloat = 0

  override func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touch.location(in: self).x < 20
  }

  override func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    distance = phase == .cancelled ? 0 : touch.location(in: self).x
  }
}
// end of sample

// sample ForwardingTouches 3
final class CanvasViewController: UIViewController {
  let scrollView = TouchForwardingScrollView()
  private(set) var tapCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tapCount += 1
  }
}
// end of sample

// sample ForwardingTouches 4
@MainActor
func makePortrait(of image: UIImage?, show: @escaping @MainActor () -> Void) -> TappableImageView {
  TappableImageView(image: image, accessibilityLabel: "Profile picture") { _ in show() }
}
// end of sample
