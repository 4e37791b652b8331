import ControlCore
import UIKit

/// The steps of touches: their changes and reports.
extension SliderControl {
  func context(of id: SliderTouches.ID?) -> SliderInteraction.Context {
    .init(
      values: values, geometry: geometry, behavior: settings.behavior,
      claimed: trackedTouches.claimedThumbs(except: id), playhead: playhead)
  }

  /// Begins to follow a touch, if it is on something that no other touch has.
  func beginInteraction(with touch: UITouch) -> Bool {
    let (id, point) = (ObjectIdentifier(touch), touch.location(in: self))
    // The places of a track that is zooming are those of no values.
    if CACurrentMediaTime() < timeline.zoomEnd { display.removeAnimations() }
    guard geometry.canTrack else { return false }
    var targets = targets
    let claimed = trackedTouches.claimedThumbs(except: id)
    targets.enabled.subtract(claimed)
    guard let target = targets.target(at: point),
      target != .playhead || !claimed.contains(.playhead)
    else { return false }
    let tapped = target == .range ? targets.thumb(tappedAt: point) : nil
    let presented = presentedValues
    trackedTouches.begin(id, in: values)
    perform(id) { $0.begin(target, at: point, tapping: tapped, in: $1, presented: presented) }
    if target.isDraggable {
      spokenValues = SpokenValues()
      stopMovingThumbs()
      if settings.behavior.playsHaptics { hapticSink.prepare() }
    }
    watchHold(of: id, at: point)
    return true
  }

  /// Reports the beginning of a touch, and then moves a thumb to it that is beside it.
  func reportBegin(of touch: UITouch) {
    while let begin = trackedTouches.take({ $0.takeBegin() }) { report(begin) }
    perform(ObjectIdentifier(touch), at: touch.timestamp) {
      $0.bringThumb(at: touch.timestamp, in: $1)
    }
  }

  // Moves the thumbs of a touch with the finger. Returns `false` if the touch is not followed any more.
  func continueInteraction(with touch: UITouch) -> Bool {
    let (id, location) = (ObjectIdentifier(touch), touch.location(in: self))
    guard trackedTouches.hold(of: id).isActive else { return false }
    perform(id, at: touch.timestamp) { $0.move(to: location, at: touch.timestamp, in: $1) }
    // A handler may have disabled or hidden the control.
    let hold = trackedTouches.hold(of: id)
    watchHold(of: id, at: location)
    if display.hasLiftedThumbs, hold.isDrag {
      display.stretch(
        hold.thumbs, to: geometry.along(location), at: touch.timestamp,
        isVertical: settings.isVertical)
    }
    return hold.isActive
  }

  func endInteraction(_ id: SliderTouches.ID) {
    let thumbs = trackedTouches.hold(of: id).thumbs
    let base = trackedTouches.values(without: id, in: values)
    perform(id) { $0.end(in: $1, since: base) }
    announce(thumbs, at: nil)
  }

  func cancelInteraction(_ id: SliderTouches.ID) {
    let base = trackedTouches.values(without: id, in: values)
    perform(id) { $0.cancel(in: $1, restoring: base) }
  }

  /// Performs a step of a touch, at a time in seconds if it is a movement, and executes its effects.
  private func perform(
    _ id: SliderTouches.ID, at time: TimeInterval? = nil,
    _ step: (inout SliderInteraction, SliderInteraction.Context) -> SliderInteraction.Effects
  ) {
    let effects = trackedTouches.step(id, in: context(of: id), step)
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

  func report(_ report: SliderInteraction.Report) {
    let change = RangeChange(
      report.thumbs, by: report.source, report.phase, in: values.values,
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

  func reportEnds() {
    while let end = trackedTouches.take({ $0.takeEnd() }) { report(end) }
  }

  func endsInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    // The distance that a finger may slip off a control of UIKit.
    return bounds.insetBy(dx: -70, dy: -70).contains(location)
      || point(inside: location, with: event)
  }
}

/// The reaction to touches.
extension SliderControl {
  /// The behavior when the thumb that the user moves meets another thumb.
  ///
  /// Default: it stops. A thumb that is not enabled is never passed and never pushed.
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

  // Changes the values on behalf of the user, other than by a drag, and reports it. Returns whether a value
  // has changed. Otherwise nothing is reported.
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
  /// It yields ``lastChange`` at every `.editingDidBegin`, `.valueChanged`, `.editingDidEnd` and
  /// `.playheadChanged`, and ends with the slider. Changes by the app are not included.
  public var changes: AsyncStream<RangeChange> { events.subscribe() }

  /// The thumb that a finger holds, or `nil` if there is none or the finger holds all of them.
  ///
  /// With several fingers it is the thumb of the latest one.
  public var trackedThumb: Thumb? { trackedTouches.thumb }

  /// The thumbs that touches hold or may turn out to hold.
  var heldThumbs: ThumbSet { trackedTouches.heldThumbs }

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

  func play(_ sensation: DragFeedback.Sensation) {
    guard settings.behavior.plays(sensation) else { return }
    switch sensation {
    case .step: hapticSink.play(.selection)
    case .end: hapticSink.play(.impact(intensity: 1))
    case .contact: hapticSink.play(.impact(intensity: 0.6))
    }
  }
}

/// The pointer interaction of a slider: each thumb is a region that lifts under the pointer.
@MainActor
final class ThumbPointer: NSObject, UIPointerInteractionDelegate {
  private weak var slider: SliderControl?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(slider: SliderControl) {
    self.slider = slider
    super.init()
  }

  /// Returns the target of the thumb at a location, or `nil` if there is none that can be moved.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let slider, slider.isEnabled else { return nil }
    let thumb: Thumb
    switch slider.target(at: request.location) {
    case .thumb(let only): thumb = only
    case .undecided(let first, _): thumb = first
    default: return nil
    }
    return slider.targets.frame(of: thumb).map { UIPointerRegion(rect: $0, identifier: thumb) }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let slider, slider.window != nil, let thumb = region.identifier as? Thumb else {
      return nil
    }
    let frame = slider.thumbFrame(of: thumb)
    let shape = UIBezierPath(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2)
    let parameters = UIPreviewParameters()
    parameters.visiblePath = shape
    parameters.shadowPath = shape
    parameters.backgroundColor = .clear
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: slider, parameters: parameters)))
  }
}
