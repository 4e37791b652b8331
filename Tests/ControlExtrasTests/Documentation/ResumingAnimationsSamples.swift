// The samples of ResumingAnimations.md, compiled as in an app: without testable imports.

// sample ResumingAnimations 1
import ControlExtras
import UIKit

final class SpinnerView: UIView {
  let spinner = CAShapeLayer()
  private lazy var resumer = AnimationResumer(view: self)

  func start() {
    spinner.path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerWidth: 6, cornerHeight: 6,
      transform: nil)
    spinner.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    spinner.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.addSublayer(spinner)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    resumer.add(turn, forKey: "turn", to: spinner)
  }

  func stop() {
    resumer.remove(forKey: "turn", from: spinner)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    resumer.viewWillMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    resumer.viewDidMoveToWindow()
  }
}
// end of sample

// sample ResumingAnimations 2
@MainActor
func fadeIn(_ layer: CALayer, with resumer: AnimationResumer, completed: @escaping () -> Void) {
  let fade = CABasicAnimation(keyPath: "opacity")
  fade.fromValue = 0
  fade.toValue = 1
  fade.duration = 0.5
  resumer.respectsReduceMotion = false
  resumer.add(fade, forKey: "fade", to: layer) { finished in
    if finished { completed() }
  }
}
// end of sample

// sample ResumingAnimations 3
@MainActor
func makeSearchIndicator(stop: @escaping () -> Void) -> RadarPulseControl {
  let indicator = RadarPulseControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  indicator.pulseColor = .systemTeal
  indicator.image = UIImage(systemName: "magnifyingglass")
  indicator.accessibilityLabel = "Stop the search"
  indicator.addAction(UIAction { _ in stop() }, for: .primaryActionTriggered)
  return indicator
}
// end of sample
