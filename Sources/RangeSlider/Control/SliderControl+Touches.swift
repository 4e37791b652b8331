import ControlCore
import UIKit

/// The steps of touches: their changes and reports.
extension SliderControl {
  /// Returns the state of the slider for a step of a touch.
  func context(of id: SliderTouches.ID?) -> SliderInteraction.Context {
    .init(
      values: values, geometry: geometry, behavior: settings.behavior,
      claimed: trackedTouches.claimedThumbs(except: id), playhead: playhead)
  }

  /// Begins to follow a touch, if it is on something that no other touch has.
  func beginInteraction(with touch: UITouch) -> Bool {
    let (id, point) = (ObjectIdentifier(touch), touch.location(in: self))
    // The places of a track that is zooming are those of no values.
    if timeline.zoomGlides > 0 { display.endAnimations() }
    let context = context(of: id)
    guard context.geometry.canTrack else { return false }
    var targets = targets
    targets.enabled.subtract(context.claimed)
    guard let target = targets.target(at: point),
      target != .playhead || !context.claimed.contains(.playhead)
    else { return false }
    let tapped = target == .range ? targets.thumb(tappedAt: point) : nil
    let presented = presentedValues
    let effects = trackedTouches.begin(id, in: context) {
      $0.begin(target, at: point, tapping: tapped, in: context, presented: presented)
    }
    if target.isDraggable {
      spokenValues = SpokenValues()
      stopMovingThumbs()
      if settings.behavior.playsHaptics { hapticSink.prepare() }
    }
    perform(effects, of: id)
    watchHold(of: id, at: geometry.along(point))
    return true
  }

  /// Reports the beginning of a touch, and then moves a thumb to it that is beside it.
  func reportBegin(of touch: UITouch) {
    while let begin = trackedTouches.takeBegin() { report(begin) }
    let id = ObjectIdentifier(touch)
    guard trackedTouches.hold(of: id).isDrag else { return }
    let context = context(of: id)
    perform(
      trackedTouches.step(id, in: context) { $0.bringThumb(at: touch.timestamp, in: context) },
      of: id, at: touch.timestamp)
  }

  /// Moves the thumbs of a touch with the finger.
  ///
  /// - Returns: `false` if the touch is not followed any more.
  func continueInteraction(with touch: UITouch) -> Bool {
    let id = ObjectIdentifier(touch)
    guard trackedTouches.hold(of: id).isActive else { return false }
    let (location, context) = (touch.location(in: self), context(of: id))
    perform(
      trackedTouches.step(id, in: context) {
        $0.move(to: location, at: touch.timestamp, in: context)
      }, of: id, at: touch.timestamp)
    // A handler may have disabled or hidden the control.
    let hold = trackedTouches.hold(of: id)
    watchHold(of: id, at: geometry.along(location))
    if display.hasLiftedThumbs, hold.isDrag {
      display.stretch(
        hold.thumbs, to: geometry.along(location), at: touch.timestamp,
        isVertical: settings.isVertical)
    }
    return hold.isActive
  }

  /// Releases the thumbs of a touch.
  func endInteraction(_ id: SliderTouches.ID) {
    let (context, thumbs) = (context(of: id), trackedTouches.hold(of: id).thumbs)
    perform(trackedTouches.end(id, in: context), of: id)
    announce(thumbs, at: nil)
  }

  /// Restores what a touch has changed.
  func cancelInteraction(_ id: SliderTouches.ID) {
    let context = context(of: id)
    perform(trackedTouches.cancel(id, in: context), of: id)
  }

  /// Executes the effects of a step of a touch, at a time in seconds if it is a movement.
  private func perform(
    _ effects: SliderInteraction.Effects, of id: SliderTouches.ID, at time: TimeInterval? = nil
  ) {
    if let new = effects.values {
      trackedTouches.follow(new, from: values, by: id)
      if effects.isAnimated {
        animate { replaceValues(with: new) }
      } else {
        replaceValues(with: new)
        display.discardStoppedPositions()
      }
      setNeedsContentLayout()
      if let time { announce(trackedTouches.hold(of: id).thumbs, at: time) }
    }
    if let value = effects.playhead {
      timeline.playhead = value
      setNeedsContentLayout()
    }
    if effects.changesHold {
      if let thumb = trackedTouches.hold(of: id).thumb { latestThumb = thumb }
      updateThumbs()
    }
    if let sensation = effects.sensation { play(sensation) }
    if effects.isOver {
      endHold(of: id)
      releaseStoppedThumbs()
      updateThumbs()
    }
    if let report = effects.report { self.report(report) }
  }

  /// Reports a change to the app.
  func report(_ report: SliderInteraction.Report) {
    let change = RangeChange(
      report.thumbs, by: report.source, report.phase, in: values,
      playhead: report.thumbs.contains(.playhead) ? playhead : nil)
    lastChange = change
    events.send(change)
    guard !report.thumbs.contains(.playhead) else { return sendActions(for: .playheadChanged) }
    switch report.phase {
    case .began: sendActions(for: .editingDidBegin)
    case .changed:
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    case .ended, .cancelled: sendActions(for: .editingDidEnd)
    }
  }

  /// Reports the ends of touches.
  func reportEnds() {
    while let end = trackedTouches.takeEnd() { report(end) }
  }

  /// Returns whether a touch ends inside of the slider.
  func endsInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    // The distance that a finger may slip off a control of UIKit.
    return bounds.insetBy(dx: -70, dy: -70).contains(location)
      || point(inside: location, with: event)
  }
}
