import ControlCore
import CoreGraphics
import UIKit

/// A control with a knob on a track from the first step to the last.
@MainActor
final class HistoryScrubber: Control {
  private static let trackHeight: CGFloat = 5
  private static let knobSide: CGFloat = 22

  private let track = UIView()
  private let fill = UIView()
  private let knob = UIView()
  private var grip: CGFloat = 0

  /// The mapping of positions to steps.
  ///
  /// Its length follows the bounds.
  private var scale = ScrubberScale()

  /// The step at the knob; -1 is the board before the first step.
  private(set) var step = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    hitShape = .bounds
    for view in [track, fill, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.trackHeight / 2
    fill.layer.cornerRadius = Self.trackHeight / 2
    knob.layer.cornerRadius = Self.knobSide / 2
    knob.layer.shadowOpacity = 0.22
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    knob.backgroundColor = .white
    track.backgroundColor = .systemFill
    fill.backgroundColor = tintColor
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a step out of a number of steps.
  func show(step: Int, of count: Int) {
    guard step != self.step || count != scale.stepCount else { return }
    scale.stepCount = count
    self.step = step
    setNeedsContentLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    fill.backgroundColor = tintColor
  }

  override func layoutContent() {
    scale.start = Self.knobSide / 2
    scale.length = bounds.width - Self.knobSide
    scale.isMirrored = isRightToLeft
    let (middle, x) = (bounds.midY, scale.position(ofStep: step))
    track.frame = CGRect(
      x: 0, y: middle - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
    fill.frame =
      scale.isMirrored
      ? CGRect(x: x, y: track.frame.minY, width: bounds.width - x, height: Self.trackHeight)
      : CGRect(x: 0, y: track.frame.minY, width: x, height: Self.trackHeight)
    knob.frame = CGRect(
      x: x - Self.knobSide / 2, y: middle - Self.knobSide / 2, width: Self.knobSide,
      height: Self.knobSide)
    alpha = scale.stepCount > 0 ? 1 : 0.4
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event), scale.stepCount > 0 else { return false }
    let location = touch.location(in: self)
    // A finger on the knob keeps its distance from its center; one beside it moves the knob there.
    let isOnKnob = HitShape.minimum(44).contains(location, in: knob.frame)
    grip = isOnKnob ? scale.position(ofStep: step) - location.x : 0
    sendActions(for: .editingDidBegin)
    scrub(to: location.x)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    scrub(to: touch.location(in: self).x)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .editingDidEnd)
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    sendActions(for: .editingDidEnd)
  }

  private func scrub(to x: CGFloat) {
    let target = scale.step(at: x + grip)
    guard target != step else { return }
    step = target
    setNeedsContentLayout()
    sendActions(for: .valueChanged)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A mapping of positions on the scrubber to steps.
///
/// Lengths are in points.
struct ScrubberScale: Equatable, Sendable {
  /// The number of steps.
  ///
  /// Before the first one is the board without any.
  var stepCount = 0

  /// The first position of the knob's center.
  var start: CGFloat = 0

  /// The distance to its last position.
  ///
  /// Zero and negative lengths leave the knob at the start.
  var length: CGFloat = 0

  /// A Boolean value that determines whether the first step is at the right.
  var isMirrored = false

  /// Returns the center of the knob for a step.
  func position(ofStep step: Int) -> CGFloat {
    guard length > 0, stepCount > 0 else { return isMirrored ? start + max(length, 0) : start }
    let part = CGFloat(min(max(step + 1, 0), stepCount)) / CGFloat(stepCount)
    return start + length * (isMirrored ? 1 - part : part)
  }

  /// Returns the step nearest to a position; -1 is the board before the first step.
  func step(at position: CGFloat) -> Int {
    guard length > 0, position.isFinite else { return -1 }
    let part = min(max((position - start) / length, 0), 1)
    return Int(((isMirrored ? 1 - part : part) * CGFloat(stepCount)).rounded()) - 1
  }
}
