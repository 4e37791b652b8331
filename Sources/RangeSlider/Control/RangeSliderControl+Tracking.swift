import ControlCore
import UIKit

/// Following one finger; others are left alone.
extension RangeSliderControl {
  /// The drag under way.
  var drag: ThumbDrag? { course?.drag }

  /// The thumb that a finger holds, or `nil`; with the whole range it is `nil` too.
  public var trackedThumb: Thumb? { drag?.thumb }

  /// Whether a finger holds a thumb, or may yet turn out to.
  func isHeld(_ thumb: Thumb) -> Bool {
    guard let drag else { return false }
    return drag.thumb == nil || drag.thumb == thumb
  }

  /// What a touch would mean.
  var picker: ThumbPicker {
    ThumbPicker(
      lower: presentedPosition(of: .lower), upper: presentedPosition(of: .upper),
      reach: geometry.length(of: targetSize) / 2,
      canLowerMove: model.canMove(.lower, collision: effectiveCollision(of: .lower)),
      canUpperMove: model.canMove(.upper, collision: effectiveCollision(of: .upper)),
      isLowerEnabled: isThumbEnabled(.lower), isUpperEnabled: isThumbEnabled(.upper),
      isReversed: geometry.isReversed, tapsTrack: tapsTrack, dragsRange: dragsRange)
  }

  /// The size of what takes the touches of a thumb, in points.
  var targetSize: CGSize {
    CGSize(
      width: max(look.thumbRoom.width, Self.minimumTargetLength),
      height: max(look.thumbRoom.height, Self.minimumTargetLength))
  }

  /// Whether a place is on a thumb's target, which at an end reaches beyond the bounds.
  func isOnTarget(_ point: CGPoint) -> Bool {
    guard geometry.canTrack, isNearTrack(point) else { return false }
    let reach = geometry.length(of: targetSize) / 2
    return Thumb.allCases.contains {
      abs(geometry.along(point) - presentedPosition(of: $0)) <= reach
    }
  }

  private func isNearTrack(_ point: CGPoint) -> Bool {
    let middle = geometry.across(geometry.center(of: model.lower))
    return abs(geometry.across(point) - middle) <= geometry.thickness(of: targetSize) / 2
  }

  // MARK: Course of a touch

  /// Takes a touch that means something; false leaves it to somebody else.
  func touchBegan(at point: CGPoint) -> Bool {
    guard geometry.canTrack, isNearTrack(point) else { return false }
    let position = geometry.along(point)
    switch picker.choice(at: position) {
    case .neither: return false
    case .track(let thumb): begin(.tap(thumb, at: point))
    case .range: beginDrag(.range, at: position)
    case .undecided: beginDrag(.undecided, at: position)
    case .thumb(let thumb): beginDrag(.thumb(thumb), at: position)
    }
    return true
  }

  private func beginDrag(_ hold: ThumbDrag.Hold, at position: CGFloat) {
    let thumb: Thumb? = if case .thumb(let thumb) = hold { thumb } else { nil }
    begin(
      .drag(
        ThumbDrag(
          hold, at: position, model: presentedModel, collision: effectiveCollision(of: thumb),
          snapsOnRelease: snapsOnRelease)))
    holdPresentedPositions(of: Thumb.allCases.filter(isHeld))
    if playsHaptics { hapticSink.prepare() }
    thumbsGrabbed()
  }

  private func begin(_ purpose: TouchCourse.Purpose) {
    course = TouchCourse(purpose, model: model, geometry: geometry, collision: collision)
  }

  /// Moves what is held; false once there is nothing to follow any more.
  func touchMoved(to point: CGPoint) -> Bool {
    guard let course else { return false }
    switch course.purpose {
    case .tap(_, let start):
      guard hypot(point.x - start.x, point.y - start.y) <= TouchCourse.tapSlop else {
        endCourse()
        return false
      }
    case .drag(let drag):
      move(drag, to: geometry.along(point))
    }
    // A listener may have disabled or hidden the control.
    return self.course != nil
  }

  private func move(_ drag: ThumbDrag, to position: CGFloat) {
    var drag = drag
    guard geometry.canTrack else {
      drag.rebase(on: model, at: position)
      course?.drag = drag
      return
    }
    if course?.geometry.hasSamePlaces(as: geometry) == false {
      // Turned or resized under the finger: go on from where the thumb is now.
      drag.rebase(on: model)
    }
    course?.geometry = geometry
    let before = model
    let heldBefore = drag.hold
    drag.move(to: position, in: geometry, model: &model)
    course?.drag = drag
    if drag.hold != heldBefore { thumbsGrabbed() }
    let thumbs = valuesDragged(from: before)
    if isContinuous, !thumbs.isEmpty {
      course?.hasAnnounced = true
      announce(thumbs, drag.hold == .range ? .rangeDrag : .touch, .changed)
    }
  }

  /// Lets what is held go where it is, or brings a thumb to where the track was tapped.
  func touchEnded() {
    guard let course else { return }
    let before = model
    var thumbs: ThumbSet
    switch course.purpose {
    case .tap(let thumb, let point):
      let value = geometry.value(at: geometry.along(point))
      glide {
        changeModel {
          $0.move(thumb, to: value, from: $0, collision: .stop, snapping: true)
        }
      }
      thumbs = changedThumbs(since: before)
      // A tap has an end only if it has changed something.
      self.course?.hasBegun = !thumbs.isEmpty
    case .drag(var drag):
      drag.release(in: geometry, model: &model)
      thumbs = valuesDragged(from: before)
      if !isContinuous { thumbs = changedThumbs(since: course.start) }
    }
    // By the time a listener hears of it nothing is held, so nothing can be cancelled any more.
    finishCourse(.ended)
    if !thumbs.isEmpty { announce(thumbs, course.source, .changed) }
  }

  /// Puts back what the touch has changed, unless it is to stay; without a touch it does nothing.
  func touchCancelled() {
    guard let course else { return }
    let before = model
    let isHeard: Bool
    if cancelRestoresValues {
      model = course.start
      isHeard = course.hasAnnounced
    } else {
      if case .drag(var drag) = course.purpose {
        drag.release(in: geometry, model: &model)
      }
      isHeard = true
    }
    isHighlighted = false
    finishCourse(.cancelled)
    let isLate = !cancelRestoresValues && !isContinuous
    let thumbs = changedThumbs(since: isLate ? course.start : before)
    if isHeard, !thumbs.isEmpty { announce(thumbs, course.source, .changed) }
  }

  // MARK: Consequences

  private func thumbsGrabbed() {
    if let thumb = drag?.thumb { latestThumb = thumb }
    updateThumbs()
    setNeedsContentLayout()
  }

  /// Follows values that a finger has changed; which ones it has.
  @discardableResult
  private func valuesDragged(from before: RangeModel) -> ThumbSet {
    let changed = changedThumbs(since: before)
    guard !changed.isEmpty else { return changed }
    followFinger()
    setNeedsContentLayout()
    let sensation = course.flatMap { course in
      self.course?.feedback.sensation(
        holding: course.thumbs, from: before, to: model,
        collision: course.drag?.collision ?? collision)
    }
    if let sensation { feel(sensation) }
    return changed
  }

  /// Forgets the touch; the end notice waits for UIKit's own event.
  private func finishCourse(_ phase: RangeChange.Phase) {
    if let course, course.hasBegun { pendingEnd = (course.thumbs, course.source, phase) }
    endCourse()
  }

  private func endCourse() {
    course = nil
    gate.ended()
    resumeMotion()
    updateThumbs()
    setNeedsContentLayout()
  }

  private func feel(_ sensation: DragFeedback.Sensation) {
    guard playsHaptics else { return }
    switch sensation {
    case .step: if playsStepHaptics { hapticSink.play(.selection) }
    case .end: if playsEndHaptics { hapticSink.play(.impact(intensity: 1)) }
    case .contact: if playsContactHaptics { hapticSink.play(.impact(intensity: 0.6)) }
    }
  }

  // MARK: Notices

  /// Tells that a drag has begun, after UIKit's own event for the touch.
  func sendBeginNotice() {
    guard let course, !course.hasBegun, course.drag != nil else { return }
    self.course?.hasBegun = true
    announce(course.thumbs, course.source, .began)
  }

  /// Tells that a drag has ended, after UIKit's own event for the touch.
  func sendEndNotice() {
    guard let end = pendingEnd else { return }
    pendingEnd = nil
    announce(end.thumbs, end.source, end.phase)
  }
}
