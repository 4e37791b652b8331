// sample README 1
import UIKit
import UIKitHost

/// A control that counts its taps.
final class CounterControl: UIControl {
  private(set) var count = 0

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    count += 1
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    "\(count)".draw(in: bounds, withAttributes: [.font: UIFont.systemFont(ofSize: 34)])
  }
}

@MainActor
func tapCounter(picture: URL) throws -> Int {
  let counter = CounterControl(frame: CGRect(x: 20, y: 80, width: 80, height: 44))
  let host = HeadlessHost(device: .phone)
  host.makeWindow(rootViewController: UIViewController()).addSubview(counter)
  for phase in [UITouch.Phase.began, .ended] {
    host.touch([TouchSample(phase: phase, location: counter.center)])
    host.advance(by: 0.1)
  }
  try host.writePicture(to: picture)
  return counter.count
}
// end of sample
