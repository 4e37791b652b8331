import ControlCore
import UIKit

/// The reaction to touches.
extension SliderControl {
  /// The behavior when the thumb that the user moves meets another thumb.
  ///
  /// Default: it stops.
  ///
  /// A thumb that is not enabled is never passed and never pushed.
  public var collision: ThumbCollision {
    get { settings.behavior.collision }
    set { configure { $0.behavior.collision = newValue } }
  }

  /// Locks or unlocks thumbs, and cancels the touches on those that are locked.
  func setLocked(_ isLocked: Bool, _ thumbs: ThumbSet) {
    configure(.thumbs) {
      $0.behavior.locked.subtract(thumbs)
      if isLocked { $0.behavior.locked.formUnion(thumbs) }
    }
    if isLocked { cancel(trackedTouches.touches(on: thumbs)) }
  }

  // MARK: Tracking

  /// Changes the values on behalf of the user, other than by a drag, and reports it.
  ///
  /// - Returns: Whether a value has changed. Otherwise nothing is reported.
  @discardableResult
  func changeByUser(_ source: RangeChange.Source, _ change: (inout SliderValues) -> Void) -> Bool {
    let before = values
    changeValues(change)
    let thumbs = values.changedThumbs(since: before)
    guard !thumbs.isEmpty else { return false }
    report(.init(thumbs: thumbs, source: source, phase: .changed))
    report(.init(thumbs: thumbs, source: source, phase: .ended))
    return true
  }

  /// A stream of the changes by the user, one for each access.
  ///
  /// It yields ``lastChange`` at every `.editingDidBegin`, `.valueChanged` and `.editingDidEnd`, and
  /// ends with the slider. Changes by the app are not included.
  public var changes: AsyncStream<RangeChange> { events.subscribe() }

  /// The thumb that a finger holds, or `nil` if there is none or the finger holds all of them.
  ///
  /// With several fingers it is the thumb of the latest one.
  public var trackedThumb: Thumb? { trackedTouches.thumb }

  /// The thumbs that touches hold or may turn out to hold.
  var heldThumbs: ThumbSet { trackedTouches.heldThumbs }

  /// Returns whether a gesture recognizer of a view around the slider may begin.
  func allows(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let geometry = geometry
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, isEnabled, geometry.canTrack
    else { return !trackedTouches.hasDrags }
    let (location, translation) = (pan.location(in: self), pan.translation(in: self))
    let movement = geometry.alongAndAcross(translation)
    let start = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    // A scroll view may delay the touch, so the slider need not have received it yet.
    if !trackedTouches.hasDrags, target(at: start)?.isDraggable != true { return true }
    return trackedTouches.allowsPan(movement: movement)
  }

  // MARK: Haptics

  /// Plays the haptic of a drag, unless the settings prevent it.
  func play(_ sensation: DragFeedback.Sensation) {
    guard settings.behavior.plays(sensation) else { return }
    switch sensation {
    case .step: hapticSink.play(.selection)
    case .end: hapticSink.play(.impact(intensity: 1))
    case .contact: hapticSink.play(.impact(intensity: 0.6))
    }
  }
}
