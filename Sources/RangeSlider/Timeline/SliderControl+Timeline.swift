import UIKit

extension UIControl.Event {
  /// The user moves the playhead of a slider: sent at the beginning of a drag, at each change and at the end.
  ///
  /// The phase of ``SliderControl/lastChange`` tells them apart. It is an event of the application's own
  /// range, with the raw value `1 << 24`.
  public static let playheadChanged = UIControl.Event(rawValue: 1 << 24)
}

/// A timeline: a view along the track, a zoomed part, and a playhead.
extension SliderControl {
  // MARK: Track

  /// The view along the track, such as an ``ImageStripView`` or a ``WaveformView``.
  ///
  /// Default: `nil`, which shows the color of the track. The view extends from the least value to the
  /// greatest, over the thickness of the track, and is clipped to the shape of the track. It takes no
  /// touches. ``trackDimmingColor`` covers what is not selected, and ``selectionBorderWidth`` frames what is.
  /// Segments with a color of their own keep it. Set ``SliderBaseControl/centersThumbsOnTrackEnds`` so that
  /// the view fills the track.
  ///
  /// A view has one superview: adding it elsewhere sets the property to `nil`.
  public var trackView: UIView? {
    get { timeline.trackView }
    set {
      guard newValue !== timeline.trackView else { return }
      timeline.trackView = newValue
      configure([.colors, .layout]) { _ in }
    }
  }

  /// The translucent color over the parts of the ``trackView`` that are not selected.
  ///
  /// Default: the `systemBackground` with an opacity of 0.6. `nil` dims nothing.
  public var trackDimmingColor: UIColor? {
    get { timeline.trackDimmingColor }
    set {
      timeline.trackDimmingColor = newValue
      configure(.colors) { _ in }
    }
  }

  /// The width of the frame around the selected part of the ``trackView``, in points.
  ///
  /// Default: 0. The frame has the color of the fill. Values that are negative or not finite count as zero.
  public var selectionBorderWidth: CGFloat {
    get { timeline.selectionBorderWidth }
    set {
      timeline.selectionBorderWidth = newValue.isFinite ? max(newValue, 0) : 0
      configure(.colors) { _ in }
    }
  }

  // MARK: Playhead

  /// The value of a line over the track that shows the time of a player.
  ///
  /// Default: `nil`, which shows no line. A touch on the track that is on no thumb moves the playhead and
  /// sends `playheadChanged`; it moves no thumb then. With ``SliderBaseControl/dragsRange``, a touch between
  /// the thumbs moves them, and the playhead only if it is near. Canceling a drag restores the value at its
  /// beginning. Steps and limits do not apply.
  ///
  /// ``Thumb/playhead`` stands for it where a thumb is named: ``bind(_:to:_:animated:)`` follows a player,
  /// `slider[.playhead]` has its ``SliderThumb/isEnabled`` and ``SliderThumb/tintColor``, and
  /// ``accessibilityElement(for:)`` returns its element.
  ///
  /// A value outside of the bounds counts as the nearer bound, and one that is not finite as `nil`. Setting
  /// it sends no event; `nil` ends a drag of it.
  public var playhead: Double? {
    get { timeline.playhead.map { min(max($0, values.minimum), values.maximum) } }
    set {
      let new = newValue.flatMap { $0.isFinite ? $0 : nil }
      guard new != timeline.playhead else { return }
      if new == nil {
        cancel(trackedTouches.touches(on: .playhead))
        if focus == .playhead { focus = nil }
      }
      configure(.layout) { _ in timeline.playhead = new }
      guard (new == nil) != (timeline.element == nil) else { return }
      timeline.element = new.map { _ in ThumbAccessibilityElement(thumb: .playhead, slider: self) }
      accessibilityElements = elements
    }
  }

  func currentValue(of thumb: Thumb) -> Double {
    thumb == .playhead ? playhead ?? values.minimum : values.value(of: thumb)
  }

  /// Moves the playhead on behalf of the user, by parts of what is visible.
  func adjustPlayhead(bySteps count: Int, by source: RangeChange.Source) {
    guard let old = playhead else { return }
    let visible = visibleFractions
    let step = source == .keyboard ? 0.01 : Double(accessibilityAdjustment)
    let fraction = values.scale.fraction(of: old, in: values.bounds)
    let distance = Double(count) * step * (visible.upperBound - visible.lowerBound)
    playhead = values.scale.value(atFraction: fraction + distance, in: values.bounds)
    guard playhead != old else { return }
    for phase in [RangeChange.Phase.changed, .ended] {
      report(.init(thumbs: .playhead, source: source, phase: phase))
    }
  }

  // MARK: Zoom

  /// The part of the values that the track shows.
  ///
  /// Default: `nil`, which is all of them. Values, rules and events stay as they are. Thumbs outside of the
  /// range are hidden and take no touches; assistive technologies and keys still reach them. A thumb or a
  /// playhead that a finger holds stays where it is until the finger moves, and can leave the range. Ticks,
  /// titles, labels and the histogram follow. ``position(of:)`` of a value that is not visible lies beyond
  /// the ends of the track.
  ///
  /// Setting it in an animation block of `UIView` zooms. A range outside of the bounds is limited to them;
  /// one without a part in common shows all values. At least a millionth of the track is visible.
  public var visibleRange: ClosedRange<Double>? {
    get { timeline.visibleRange }
    set {
      guard newValue != timeline.visibleRange else { return }
      configure(.layout) { _ in timeline.visibleRange = newValue }
      continueTouches(whileZoomingFor: UIView.inheritedAnimationDuration)
    }
  }

  /// The magnification of the track around a thumb that is held still.
  ///
  /// Default: 1, which does not zoom. After half a second without a movement the track shows a smaller part
  /// with the thumb in its place, so that the finger can choose exactly, and with a haptic. The end of the
  /// touch zooms out again. It applies in addition to ``visibleRange``, which stays as it is. Values less
  /// than 1 count as 1. Non-finite values are ignored.
  public var heldZoomScale: CGFloat {
    get { timeline.heldZoomScale }
    set {
      guard newValue.isFinite else { return }
      timeline.heldZoomScale = max(newValue, 1)
      if newValue <= 1, let touch = timeline.hold?.touch { endHold(of: touch) }
    }
  }

  private static let leastVisiblePart = 1e-6

  /// The visible part of the track, as fractions from the least value to the greatest.
  var visibleFractions: ClosedRange<Double> {
    if let visible = timeline.hold?.visible { return visible }
    guard let range = timeline.visibleRange, range.overlaps(values.bounds) else { return 0...1 }
    let lower = values.scale.fraction(of: range.lowerBound, in: values.bounds)
    let upper = values.scale.fraction(of: range.upperBound, in: values.bounds)
    guard upper - lower < Self.leastVisiblePart else { return lower...upper }
    let start = min(lower, 1 - Self.leastVisiblePart)
    return start...start + Self.leastVisiblePart
  }

  /// Zooms if a touch holds a thumb at a location along the slider for some time.
  func watchHold(of id: SliderTouches.ID, at point: CGPoint) {
    let old = timeline.hold
    guard timeline.heldZoomScale > 1, old?.visible == nil, trackedTouches.hold(of: id).thumb != nil
    else { return }
    let location = geometry.along(point)
    guard old?.touch != id || abs(location - (old?.location ?? 0)) > StillHold.slop else { return }
    old?.cancel()
    timeline.hold = StillHold(id, at: location) { [weak self] in self?.zoomAroundHeldThumb() }
  }

  private func zoomAroundHeldThumb() {
    guard let hold = timeline.hold, let thumb = trackedTouches.hold(of: hold.touch).thumb else {
      return
    }
    let visible = visibleFractions
    let own = values.scale.fraction(of: values.value(of: thumb), in: values.bounds)
    let center = min(max(own, visible.lowerBound), visible.upperBound)
    let part = 1 / Double(timeline.heldZoomScale)
    let lower = center - (center - visible.lowerBound) * part
    let upper = center + (visible.upperBound - center) * part
    guard upper - lower >= Self.leastVisiblePart else { return }
    if settings.behavior.playsHaptics { hapticSink.play(.impact(intensity: 0.6)) }
    zoom { hold.visible = lower...upper }
  }

  func endHold(of id: SliderTouches.ID) {
    guard let hold = timeline.hold, hold.touch == id else { return }
    hold.cancel()
    if hold.visible == nil { timeline.hold = nil } else { zoom { timeline.hold = nil } }
  }

  private func zoom(_ change: () -> Void) {
    animate(change)
    continueTouches(whileZoomingFor: SliderDisplay.duration)
  }

  /// Continues all touches in another visible part, which an animation of some seconds shows.
  private func continueTouches(whileZoomingFor duration: TimeInterval) {
    timeline.zoomEnd = CACurrentMediaTime() + duration
    trackedTouches.turn(in: context(of: nil))
  }
}
