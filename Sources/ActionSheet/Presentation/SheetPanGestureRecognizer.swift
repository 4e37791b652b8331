import UIKit

/// Recognises one finger that drags a sheet down, and leaves every other movement to others.
final class SheetPanGestureRecognizer: UIGestureRecognizer {
  /// What the finger does.
  enum Event {
    case began
    case moved(translation: CGFloat)
    case lifted(translation: CGFloat, velocity: CGFloat)
    case cancelled
  }

  /// How far the finger moves before it counts, in points; a little less than a scroll view waits
  /// for, so that the sheet is asked first.
  static let slop: CGFloat = 8

  /// Told what the finger does, between one `began` and one `lifted` or `cancelled`.
  var changed: ((Event) -> Void)?

  /// Asked whether a drag may begin at that velocity, in points a second, with the finger on a view.
  var mayBegin: ((_ velocity: CGPoint, _ view: UIView?) -> Bool)?

  private var track = TouchTrack()
  private var isDragging = false
  private weak var touchedView: UIView?
  private var finger: ObjectIdentifier?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      guard finger == nil else {
        ignore(touch, for: event)
        continue
      }
      finger = ObjectIdentifier(touch)
      touchedView = touch.view
      note(touch)
    }
  }

  /// Lists in the sheet wait for the sheet, which is asked first whether it takes the finger.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list = otherGestureRecognizer.view as? UIScrollView, let view else { return false }
    return list.panGestureRecognizer === otherGestureRecognizer && list.isDescendant(of: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first(where: { ObjectIdentifier($0) == finger }) else { return }
    note(touch)
    let translation = track.translation
    if isDragging {
      state = .changed
      changed?(.moved(translation: translation.y))
    } else if max(abs(translation.x), abs(translation.y)) >= Self.slop {
      // The whole way so far tells the direction better than its last bit.
      begin(direction: translation)
    }
  }

  private func begin(direction: CGPoint) {
    guard state == .possible, mayBegin?(direction, touchedView) == true else {
      state = .failed
      return
    }
    state = .began
    // Somebody else may have been first, or may be waited for.
    guard state == .began else { return }
    isDragging = true
    changed?(.began)
    changed?(.moved(translation: direction.y))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first(where: { ObjectIdentifier($0) == finger }) else { return }
    note(touch)
    guard isDragging else {
      state = .failed
      return
    }
    isDragging = false
    state = .ended
    let velocity = track.velocity(at: touch.timestamp)
    changed?(.lifted(translation: track.translation.y, velocity: velocity.y))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    guard touches.contains(where: { ObjectIdentifier($0) == finger }) else { return }
    state = isDragging ? .cancelled : .failed
    cancel()
  }

  override func reset() {
    super.reset()
    // Also where it was switched off under the finger.
    cancel()
    track = TouchTrack()
    touchedView = nil
    finger = nil
  }

  private func cancel() {
    guard isDragging else { return }
    isDragging = false
    changed?(.cancelled)
  }

  private func note(_ touch: UITouch) {
    // In the window: the view moves under the finger.
    track.add(touch.location(in: nil), at: touch.timestamp)
  }
}

/// The latest places of a finger, to tell how fast it is.
struct TouchTrack: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var time: TimeInterval
    var point: CGPoint
  }

  /// How far back counts, in seconds: a finger that rested before it lifts throws nothing.
  static let memory: TimeInterval = 0.1

  private var samples: [Sample] = []

  /// Where it began; `nil` before that.
  private(set) var start: CGPoint?

  /// Notes a place; one earlier than the last is left out.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time < last.time { return }
    if start == nil { start = point }
    samples.append(Sample(time: time, point: point))
    samples.removeAll { $0.time < time - Self.memory }
  }

  /// How far it is from where it began, in points.
  var translation: CGPoint {
    guard let start, let last = samples.last else { return .zero }
    return CGPoint(x: last.point.x - start.x, y: last.point.y - start.y)
  }

  /// How fast it was lately, in points a second, seen at a moment; zero when it has rested.
  func velocity(at time: TimeInterval) -> CGPoint {
    let recent = samples.filter { $0.time >= time - Self.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
  }
}
