import ControlCore
import UIKit

/// Performs changes with an animation, and then a completion handler.
package typealias SliderAnimator = @MainActor (@escaping () -> Void, @escaping () -> Void) -> Void

/// The view of the track and the thumbs of a slider, with the layout and the animations of all parts.
///
///     display              dimmed while disabled
///     ├── bar              dimmed while disabled, if the thumbs have images for that
///     │   ├── histogram    the parts before, between and after the thumbs
///     │   ├── ticks
///     │   └── track        with the fill
///     ├── playhead         if there is one
///     └── thumb            one for each
///
/// The slider has the labels, titles, images and held thumbs of glass above it. Only properties that have
/// changed are set: a move of one thumb changes a thumb and the fill.
@MainActor
final class SliderDisplay: PartView {
  struct State {
    var bounds: CGRect
    var values: SliderValues
    var geometry: SliderGeometry
    var band: SliderBand
    var grid: PixelGrid
    var front: Thumb
    var held: ThumbSet
    var animatesThickness = false
    var trackView: UIView?
    var playhead: Double?
    var playheadColor: UIColor?
  }

  static let duration: TimeInterval = 0.25

  static let animator: SliderAnimator = { changes, completion in
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes
    ) { _ in completion() }
  }

  static let disabledOpacity: CGFloat = 0.5
  let ticks = TicksView(frame: .zero)

  /// The parts of the histogram before, between and after the thumbs, each with all bars.
  let histogram = (0..<3).map { _ in TicksView(frame: .zero) }
  let track = TrackView(frame: .zero)
  private(set) var thumbViews: [ThumbView] = []
  private(set) var playhead: PlayheadView?
  private let bar = PartView(frame: .zero)
  private var front = Thumb.lower
  let ring = FocusRingView(frame: .zero)
  private(set) var labels: ValueLabelsView?
  private(set) var titles: TickTitlesView?
  private var lifted: [Thumb: GlassKnobView] = [:]

  /// The images beside the ends of the track: of the minimum and of the maximum.
  private var endImages: [UIImageView] = []
  private var opacity: CGFloat = 1
  private var glideCount = 0

  /// The positions of thumbs that a touch stopped during an animation, along the slider in points, and NaN
  /// for all others.
  private var stoppedPositions = ThumbNumbers(count: 1)

  /// The values that the labels display, and NaN for those without a text.
  private var labeledValues = ThumbNumbers(count: 1)
  private var count = 0
  private var thumbs: [Thumb] = []

  convenience init(count: Int) {
    self.init(frame: .zero)
    self.count = count
    thumbs = (0..<count).map(Thumb.init)
    thumbViews = thumbs.map { _ in ThumbView(frame: .zero) }
    front = Thumb(rawValue: count - 1)
    stoppedPositions = ThumbNumbers(.nan, count: count)
    labeledValues = stoppedPositions
    ticks.isRounded = true
    for part in histogram { part.clipsToBounds = true }
    for part in histogram + [ticks, track] { bar.addSubview(part) }
    for view in [bar] + thumbViews { addSubview(view) }
  }

  // MARK: Parts

  /// Adds the parts that every slider has, below all others.
  func add(to view: UIView) {
    view.insertSubview(self, at: 0)
    view.insertSubview(ring, at: 1)
  }

  func view(of thumb: Thumb) -> ThumbView { thumbViews[thumb.rawValue] }

  func remove() {
    let texts: [UIView?] = [labels, titles]
    for part in [self, ring] + texts.compactMap({ $0 }) + endImages + Array(lifted.values) {
      part.removeFromSuperview()
    }
  }

  func setShowsLabels(_ shows: Bool) {
    guard shows != (labels != nil) else { return }
    labels?.removeFromSuperview()
    labels = shows ? ValueLabelsView(count: count) : nil
    discardTexts()
    if let labels { addToSlider(labels) }
  }

  func setTitles(_ ticks: [SliderTick]) {
    let hasTitles = ticks.contains { $0.title != nil || $0.image != nil }
    if hasTitles != (titles != nil) {
      titles?.removeFromSuperview()
      titles = hasTitles ? TickTitlesView(frame: .zero) : nil
      if let titles { addToSlider(titles) }
    }
    titles?.setTicks(ticks)
  }

  private func addToSlider(_ part: UIView) {
    part.alpha = opacity
    superview?.addSubview(part)
  }

  /// Dims all parts, or all except for the thumbs if they have images for the disabled state.
  func setDimmed(_ isDimmed: Bool, exceptThumbs: Bool) {
    opacity = isDimmed ? Self.disabledOpacity : 1
    labels?.alpha = opacity
    titles?.alpha = opacity
    for image in endImages { image.alpha = opacity }
    alpha = exceptThumbs ? 1 : opacity
    bar.alpha = exceptThumbs ? opacity : 1
  }

  /// Sets all texts again at the next layout.
  func discardTexts() { labeledValues = ThumbNumbers(.nan, count: count) }

  // MARK: Layout

  func layOutEndImages(
    minimum: UIImage?, maximum: UIImage?, spacing: CGFloat, geometry: SliderGeometry,
    grid: PixelGrid
  ) {
    guard minimum != nil || maximum != nil || !endImages.isEmpty else { return }
    while endImages.count < 2 {
      let part = UIImageView()
      addToSlider(part)
      endImages.append(part)
    }
    let start = geometry.along(geometry.bounds.origin)
    let end = start + geometry.length(of: geometry.bounds.size)
    for (part, image, isFirst) in [
      (endImages[0], minimum, !geometry.isReversed), (endImages[1], maximum, geometry.isReversed),
    ] {
      if part.image !== image { part.image = image }
      let size = image?.size ?? .zero
      let (length, thickness) = (geometry.length(of: size), geometry.thickness(of: size))
      let frame = geometry.rectangle(
        along: isFirst ? start - spacing - length : end + spacing, length: length,
        across: geometry.middle - thickness / 2, thickness: thickness)
      part.place(
        in: CGRect(
          origin: CGPoint(x: grid.aligned(frame.minX), y: grid.aligned(frame.minY)), size: size),
        appears: part.bounds.isEmpty)
    }
  }

  func layOut(_ state: State, settings: SliderParts, text: (Double, Thumb) -> String) {
    var positions = stoppedPositions
    for index in 0..<count where positions[index].isNaN {
      positions[index] = Double(state.geometry.position(of: state.values.values[index]))
    }
    layOutContent(state, at: positions, settings: settings)
    layOutLabels(state, at: positions, settings: settings, text: text)
  }

  private func layOutContent(_ state: State, at positions: ThumbNumbers, settings: SliderParts) {
    let geometry = state.geometry
    if frame != state.bounds || bounds != state.bounds {
      for part in [self, bar, ticks] { part.cover(state.bounds) }
    }
    let (first, last) = (CGFloat(positions[0]), CGFloat(positions[count - 1]))
    // The fill of a single thumb starts at the minimum, and a neutral value is always part of it.
    var ends = (first, last)
    if count == 1 || settings.neutralValue != nil {
      let start = geometry.position(of: settings.neutralValue ?? state.values.minimum)
      ends = count == 1 ? (start, last) : (min(start, first, last), max(start, first, last))
    }
    let frames = BarFrames(
      track: geometry.trackFrame, isVertical: geometry.isVertical, ends: ends,
      cornerRadius: settings.trackCornerRadius, grid: state.grid)
    track.place(
      frames, isReversed: geometry.isReversed, animatesThickness: state.animatesThickness)
    if track.isSegmented {
      track.place(frames.segments(at: positions, in: geometry, grid: state.grid))
    }
    track.show(state.trackView, in: geometry, between: ends)
    showPlayhead(state)
    let visible = geometry.visiblePositions
    for thumb in thumbs {
      let (view, position) = (view(of: thumb), CGFloat(positions[thumb]))
      view.isShown = geometry.isVisible(position) || state.held.contains(thumb)
      view.place(
        at: geometry.point(along: min(max(position, visible.lowerBound), visible.upperBound)),
        grid: state.grid)
    }
    if hasLiftedThumbs {
      for (thumb, knob) in lifted { place(knob, of: thumb) }
    }
    if front != state.front {
      front = state.front
      bringSubviewToFront(view(of: front))
    }
    layOutTicks(state, settings: settings)
    layOutHistogram(state, settings: settings)
  }

  /// Shows the playhead above the track and below the thumbs, or removes it.
  private func showPlayhead(_ state: State) {
    guard let value = state.playhead else {
      playhead?.removeFromSuperview()
      return playhead = nil
    }
    let view = playhead ?? PlayheadView(frame: .zero)
    if playhead == nil { insertSubview(view, aboveSubview: bar) }
    view.backgroundColor = state.playheadColor
    view.show(value, in: state.geometry, grid: state.grid, appears: playhead == nil)
    playhead = view
  }

  private func layOutLabels(
    _ state: State, at positions: ThumbNumbers, settings: SliderParts,
    text: (Double, Thumb) -> String
  ) {
    guard let labels else { return }
    labels.cover(state.bounds)
    for thumb in thumbs where labeledValues[thumb] != state.values.value(of: thumb) {
      labeledValues[thumb] = state.values.value(of: thumb)
      labels.setText(text(labeledValues[thumb], thumb), of: thumb)
    }
    var layout = settings.labelLayout
    layout.distance = state.band.labelDistance
    let start = state.geometry.along(state.bounds.origin)
    var visible = settings.showsLabelsWhileTracking ? state.held : .all(count)
    for thumb in thumbs where !view(of: thumb).isShown { visible.subtract(ThumbSet(thumb)) }
    labels.layOut(
      .init(
        geometry: state.geometry, layout: layout, grid: state.grid, positions: positions,
        available: start...start + max(state.geometry.length(of: state.bounds.size), 0),
        visible: visible))
  }

  private static let minimumTickSpacing: CGFloat = 8

  private func layOutTicks(_ state: State, settings: SliderParts) {
    let geometry = state.geometry
    titles?.layOut(in: state.bounds, geometry: geometry, band: state.band, grid: state.grid)
    guard settings.showsTicks || !settings.ticks.isEmpty else { return ticks.show([]) }
    let size = TicksView.size
    // A thick track would cover ticks that are not longer than it is thick.
    let length = max(size.height, geometry.trackHeight + 6)
    let spacing = Self.minimumTickSpacing
    let marks =
      !settings.ticks.isEmpty
      ? TickLayout.ticks(at: settings.ticks.map(\.value), in: geometry)
      : settings.tickCount > 0
        ? TickLayout.ticks(count: settings.tickCount, in: geometry, minimumSpacing: spacing)
        : TickLayout.ticks(stopsOf: state.values, in: geometry, minimumSpacing: spacing)
    ticks.show(
      marks.map { mark in
        TicksView.Tick(
          frame: state.grid.rect(
            around: geometry.point(along: mark.position),
            size: geometry.isVertical
              ? CGSize(width: length, height: size.width)
              : CGSize(width: size.width, height: length)),
          isInside: mark.value >= state.values.lower && mark.value <= state.values.upper)
      })
  }

  /// Divides the bars at the thumbs, which can be in the middle of a bar.
  private func layOutHistogram(_ state: State, settings: SliderParts) {
    let geometry = state.geometry
    guard !settings.histogram.isEmpty, geometry.canTrack else {
      for part in histogram { part.show([]) }
      return
    }
    let bars = HistogramLayout.frames(
      of: settings.histogram, height: settings.histogramHeight, in: geometry
    ).map { state.grid.aligned($0) }
    let start = geometry.along(geometry.bounds.origin)
    let end = start + geometry.length(of: geometry.bounds.size)
    let thumbs = [state.values.lower, state.values.upper]
      .map { min(max(geometry.position(of: $0), start), end) }
    let cuts = [start, thumbs.min() ?? start, thumbs.max() ?? start, end]
    for (index, part) in histogram.enumerated() {
      part.cover(
        geometry.rectangle(
          along: cuts[index], length: max(cuts[index + 1] - cuts[index], 0),
          across: geometry.across(state.bounds.origin),
          thickness: geometry.thickness(of: state.bounds.size)))
      part.show(bars.map { TicksView.Tick(frame: $0, isInside: index == 1) })
    }
  }

  // MARK: Glass

  var hasLiftedThumbs: Bool { !lifted.isEmpty }

  func setLifted(_ isLifted: Bool, _ thumb: Thumb, magnification: CGFloat, isAnimated: Bool) {
    guard isLifted != (lifted[thumb] != nil) else { return }
    guard isLifted else {
      lifted.removeValue(forKey: thumb)?.lower(isAnimated: isAnimated)
      return
    }
    let knob = GlassKnobView(frame: .zero)
    knob.magnification = magnification
    lifted[thumb] = knob
    superview?.addSubview(knob)
    UIView.performWithoutAnimation {
      place(knob, of: thumb)
      knob.layoutIfNeeded()
    }
    knob.lift(isAnimated: isAnimated)
  }

  func stretch(_ thumbs: ThumbSet, to location: CGFloat, at time: TimeInterval, isVertical: Bool) {
    for (thumb, knob) in lifted where thumbs.contains(thumb) {
      knob.stretch(to: location, at: time, isVertical: isVertical)
    }
  }

  private func place(_ knob: GlassKnobView, of thumb: Thumb) {
    let view = view(of: thumb)
    knob.place(at: view.middle, size: view.thumbSize)
  }

  // MARK: Animation

  func presentedPosition(of thumb: Thumb, value: Double, in geometry: SliderGeometry) -> CGFloat {
    let stopped = stoppedPositions[thumb]
    let rest = stopped.isNaN ? geometry.position(of: value) : CGFloat(stopped)
    let layer = view(of: thumb).layer
    guard isAnimating(thumb), let presented = layer.presentation() else { return rest }
    return rest + geometry.along(presented.position) - geometry.along(layer.position)
  }

  var isDisplaced: Bool { hasStoppedThumbs || thumbs.contains(where: isAnimating) }

  /// A Boolean value that indicates whether a touch has stopped thumbs during an animation.
  var hasStoppedThumbs: Bool { stoppedPositions.contains { !$0.isNaN } }

  // Stops all thumbs where they are displayed, if one of those that a touch holds is moving. Returns whether
  // thumbs have stopped.
  func stop(_ held: ThumbSet, values: SliderValues, in geometry: SliderGeometry) -> Bool {
    guard held.thumbs.contains(where: isAnimating) else { return false }
    for thumb in thumbs where isAnimating(thumb) {
      stoppedPositions[thumb] = Double(
        presentedPosition(of: thumb, value: values.value(of: thumb), in: geometry))
    }
    removeAnimations()
    return true
  }

  /// Displays stopped thumbs at their values from the next layout on, except for some.
  func discardStoppedPositions(except held: ThumbSet = []) {
    for thumb in thumbs where !held.contains(thumb) { stoppedPositions[thumb] = .nan }
  }

  // Animates the layout of changed values. The animations of views are additive, so a change during another
  // one does not jump.
  func glide(by animator: SliderAnimator, _ layout: @escaping () -> Void) {
    glideCount += 1
    animator(layout) { [weak self] in self?.glideCount -= 1 }
  }

  func endAnimations() {
    if glideCount > 0 { removeAnimations() }
  }

  private func isAnimating(_ thumb: Thumb) -> Bool {
    view(of: thumb).layer.animationKeys()?.contains { $0.hasPrefix("position") } ?? false
  }

  func removeAnimations() {
    let texts = labels?.subviews ?? []
    for view in thumbViews + track.segments + texts + [track.fill, ring] {
      for key in view.layer.animationKeys() ?? []
      where key.hasPrefix("position") || key.hasPrefix("bounds") {
        view.layer.removeAnimation(forKey: key)
      }
    }
  }
}
