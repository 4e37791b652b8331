// The samples of Feedback.md, compiled as in an app: without testable imports.

// sample Feedback 1
import ControlCore
import UIKit

final class StepControl: Control {
  lazy var hapticSink: any HapticSink = SystemHapticSink(view: self)
  var announcementSink: any AnnouncementSink = SystemAnnouncementSink()

  private(set) var step = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hapticSink.prepare()
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    step += 1
    hapticSink.play(.selection)
    announcementSink.announce("Step \(step)")
  }
}
// end of sample

// sample Feedback 2
final class SilentHapticSink: HapticSink {
  func prepare() {}
  func play(_ haptic: Haptic) {}
}
// end of sample
