import ControlCore
import UIKit

/// The layers and labels of a slider, their layout, and their animations.
@MainActor
final class SliderDisplay {
  /// The state that the layout depends on.
  struct State {
    var bounds: CGRect
    var values: SliderValues
    var geometry: SliderGeometry
    var band: SliderBand
    var grid: PixelGrid

    /// The thumb to display above the others.
    var front: Thumb

    /// The thumbs that a touch holds.
    var held: ThumbSet
  }

  let layers: SliderLayers
  let ring = FocusRing()
  private(set) var labels: ValueLabelsView?
  private(set) var titles: TickTitlesView?

  private let count: Int
  /// The held thumbs of glass.
  private var lifted: [Thumb: GlassKnobView] = [:]
  private var stretch: KnobStretch?

  private var endImages: (minimum: EndImageView, maximum: EndImageView)?
  private var animations = ThumbAnimations()

  /// The positions of thumbs that a touch stopped during an animation, along the slider in points, and
  /// NaN for all others.
  private var stoppedPositions: ThumbNumbers

  /// The values that the labels display, and NaN for those without a text.
  private var labeledValues: ThumbNumbers

  init(count: Int) {
    self.count = count
    layers = SliderLayers(count: count)
    stoppedPositions = ThumbNumbers(.nan, count: count)
    labeledValues = ThumbNumbers(.nan, count: count)
  }

  private var thumbs: [Thumb] { (0..<count).map(Thumb.init) }

  // MARK: Parts

  /// Removes all parts from the slider.
  func remove() {
    layers.content.removeFromSuperlayer()
    ring.layer.removeFromSuperlayer()
    labels?.removeFromSuperview()
    titles?.removeFromSuperview()
    endImages?.minimum.removeFromSuperview()
    endImages?.maximum.removeFromSuperview()
    for knob in lifted.values { knob.removeFromSuperview() }
  }

  /// Adds or removes the labels.
  func setShowsLabels(_ shows: Bool, in view: UIView) {
    guard shows != (labels != nil) else { return }
    labels?.removeFromSuperview()
    labels = shows ? ValueLabelsView(count: count) : nil
    discardTexts()
    if let labels { view.addSubview(labels) }
  }

  /// Adds or removes the titles of the ticks.
  func setTitles(_ ticks: [SliderTick], in view: UIView) {
    let hasTitles = ticks.contains { $0.title != nil || $0.image != nil }
    if hasTitles != (titles != nil) {
      titles?.removeFromSuperview()
      titles = hasTitles ? TickTitlesView() : nil
      if let titles { view.addSubview(titles) }
    }
    titles?.setTicks(ticks)
  }

  /// Sets all texts again at the next layout.
  func discardTexts() {
    labeledValues = ThumbNumbers(.nan, count: count)
  }

  // MARK: Layout

  /// Shows images beside the ends of the track.
  func layOutEndImages(
    minimum: UIImage?, maximum: UIImage?, in view: UIView, spacing: CGFloat,
    geometry: SliderGeometry, grid: PixelGrid
  ) {
    guard minimum != nil || maximum != nil || endImages != nil else { return }
    let images = endImages ?? (EndImageView(frame: .zero), EndImageView(frame: .zero))
    if endImages == nil {
      endImages = images
      view.addSubview(images.minimum)
      view.addSubview(images.maximum)
    }
    let start = geometry.along(geometry.bounds.origin)
    let end = start + geometry.length(of: geometry.bounds.size)
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    for (part, image, isFirst) in [
      (images.minimum, minimum, !geometry.isReversed),
      (images.maximum, maximum, geometry.isReversed),
    ] {
      part.image = image
      let size = image?.size ?? .zero
      let (length, thickness) = (geometry.length(of: size), geometry.thickness(of: size))
      let frame = geometry.rectangle(
        along: isFirst ? start - spacing - length : end + spacing, length: length,
        across: middle - thickness / 2, thickness: thickness)
      part.frame = CGRect(
        origin: CGPoint(x: grid.aligned(frame.minX), y: grid.aligned(frame.minY)), size: size)
    }
  }

  /// Sets the frames of all layers and views.
  func layOut(
    _ state: State, settings: SliderParts, text: (Double) -> String
  ) {
    layers.withoutImplicitAnimation {
      layOutLayers(state, settings: settings)
    }
    layOutLabels(state, settings: settings, text: text)
  }

  private func layOutLayers(_ state: State, settings: SliderParts) {
    let geometry = state.geometry
    layers.setBounds(state.bounds)
    var positions = stoppedPositions
    for index in 0..<count where positions[index].isNaN {
      positions[index] = Double(geometry.position(of: state.values.values[index]))
    }
    let fillStart =
      count == 1
      ? geometry.position(of: settings.neutralValue ?? state.values.minimum)
      : CGFloat(positions[0])
    layers.place(
      BarFrames(
        track: geometry.trackFrame, isVertical: geometry.isVertical,
        ends: (fillStart, CGFloat(positions[count - 1])),
        cornerRadius: settings.trackCornerRadius, grid: state.grid))
    for index in 0..<count {
      layers.place(
        Thumb(rawValue: index), at: geometry.point(along: CGFloat(positions[index])),
        grid: state.grid)
    }
    if hasLiftedThumbs {
      for (thumb, knob) in lifted { place(knob, of: thumb) }
    }
    layers.bringToFront(state.front)
    layOutTicks(state, settings: settings)
    layOutHistogram(state, settings: settings)
  }

  private func layOutLabels(_ state: State, settings: SliderParts, text: (Double) -> String) {
    guard let labels else { return }
    if labels.frame != state.bounds || labels.bounds != state.bounds {
      labels.frame = state.bounds
      labels.bounds = state.bounds
    }
    var values = state.values.values
    for index in 0..<count {
      let value = values[index]
      if labeledValues[index] != value {
        labeledValues[index] = value
        labels.setText(text(value), of: Thumb(rawValue: index))
      }
      if !stoppedPositions[index].isNaN {
        values[index] = state.geometry.value(at: CGFloat(stoppedPositions[index]))
      }
    }
    var layout = settings.labelLayout
    layout.distance = state.band.labelDistance
    let start = state.geometry.along(state.bounds.origin)
    let frames = layout.frames(
      in: state.geometry, values: values, sizes: labels.textSizes(grid: state.grid),
      available: start...start + max(state.geometry.length(of: state.bounds.size), 0))
    for (index, frame) in frames.enumerated() { labels.place(index, in: frame, grid: state.grid) }
    labels.show(settings.showsLabelsWhileTracking ? state.held : .all(count))
  }

  /// The least distance between two ticks, in points.
  private static let minimumTickSpacing: CGFloat = 8

  private func layOutTicks(_ state: State, settings: SliderParts) {
    let geometry = state.geometry
    titles?.layOut(
      in: state.bounds, geometry: geometry, band: state.band, grid: state.grid)
    guard settings.showsTicks || !settings.ticks.isEmpty else { return layers.ticks.show([]) }
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    let size = TickLayers.size
    // A thick track would cover ticks that are not longer than it is thick.
    let length = max(size.height, geometry.trackHeight + 6)
    let (lower, upper) = (state.values.lower, state.values.upper)
    func tick(_ value: Double, _ position: CGFloat) -> TickLayers.Tick {
      let frame = geometry.rectangle(
        along: position - size.width / 2, length: size.width, across: middle - length / 2,
        thickness: length)
      return TickLayers.Tick(
        frame: state.grid.rect(
          around: CGPoint(x: frame.midX, y: frame.midY), size: frame.size),
        isInside: value >= lower && value <= upper)
    }
    guard settings.ticks.isEmpty else {
      let visible = settings.ticks.filter {
        geometry.canTrack && geometry.values.contains($0.value)
      }
      return layers.ticks.show(visible.map { tick($0.value, geometry.position(of: $0.value)) })
    }
    let layout =
      settings.tickCount > 0
      ? TickLayout(
        count: settings.tickCount, in: geometry, minimumSpacing: Self.minimumTickSpacing)
      : TickLayout(
        stopsOf: state.values, in: geometry, minimumSpacing: Self.minimumTickSpacing)
    layers.ticks.show(layout.map { tick($0.value, $0.position) })
  }

  private func layOutHistogram(_ state: State, settings: SliderParts) {
    let geometry = state.geometry
    guard !settings.histogram.isEmpty, geometry.canTrack else { return layers.histogram.show([]) }
    layers.histogram.show(
      HistogramLayout(bins: settings.histogram, height: settings.histogramHeight)
        .frames(in: geometry).map { bin in
          TickLayers.Tick(
            frame: state.grid.aligned(bin.frame),
            isInside: bin.value >= state.values.lower && bin.value <= state.values.upper)
        })
  }

  // MARK: Glass

  var hasLiftedThumbs: Bool { !lifted.isEmpty }

  /// Shows a thumb as lifted glass, or lowers it.
  func setLifted(_ isLifted: Bool, _ thumb: Thumb, in view: UIView) {
    guard isLifted != (lifted[thumb] != nil) else { return }
    let isAnimated =
      view.window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
    guard isLifted else {
      lifted.removeValue(forKey: thumb)?.lower(isAnimated: isAnimated)
      stretch = nil
      return
    }
    let knob = GlassKnobView(frame: .zero)
    lifted[thumb] = knob
    view.addSubview(knob)
    place(knob, of: thumb)
    UIView.performWithoutAnimation { knob.layoutIfNeeded() }
    knob.lift(isAnimated: isAnimated)
  }

  /// Stretches the lifted thumbs by the speed of the finger along the slider.
  func stretch(to location: CGFloat, at time: TimeInterval, isVertical: Bool) {
    var stretch = stretch ?? KnobStretch(at: location, time: time)
    stretch.move(to: location, at: time)
    self.stretch = stretch
    guard UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled else { return }
    for knob in lifted.values { knob.stretch(stretch.scale, isVertical: isVertical) }
  }

  private func place(_ knob: GlassKnobView, of thumb: Thumb) {
    UIView.performWithoutAnimation {
      knob.place(at: layers.center(of: thumb), size: layers.size(of: thumb))
    }
  }

  // MARK: Animation

  /// Returns where a thumb is displayed along the slider, in points.
  func presentedPosition(of thumb: Thumb, value: Double, in geometry: SliderGeometry) -> CGFloat {
    let stopped = stoppedPositions[thumb]
    let rest = stopped.isNaN ? geometry.position(of: value) : CGFloat(stopped)
    let layer = layers.layer(of: thumb)
    guard isAnimating(thumb), let presented = layer.presentation() else { return rest }
    return rest + geometry.along(presented.position) - geometry.along(layer.position)
  }

  /// A Boolean value that indicates whether a thumb is displayed away from its value.
  var isDisplaced: Bool {
    hasStoppedThumbs || thumbs.contains(where: isAnimating)
  }

  /// A Boolean value that indicates whether a touch has stopped thumbs during an animation.
  private(set) var hasStoppedThumbs = false

  /// Stops the animations of thumbs where they are displayed.
  func stop(_ held: ThumbSet, values: SliderValues, in geometry: SliderGeometry) {
    for thumb in thumbs where held.contains(thumb) && isAnimating(thumb) {
      hasStoppedThumbs = true
      stoppedPositions[thumb] = Double(
        presentedPosition(of: thumb, value: values.value(of: thumb), in: geometry))
      endAnimations(of: thumb)
    }
  }

  /// Displays stopped thumbs at their values from the next layout on.
  func discardStoppedPositions() {
    hasStoppedThumbs = false
    stoppedPositions = ThumbNumbers(.nan, count: count)
  }

  /// The places of all layers that move with a thumb, in points.
  struct Place {
    fileprivate var thumb: CGPoint
    fileprivate var label: CGPoint?
  }

  /// The current places of all thumbs.
  var places: [Place] {
    thumbs.map {
      Place(thumb: layers.layer(of: $0).position, label: labels?.layer(of: $0)?.position)
    }
  }

  /// Animates thumbs, fill, labels and focus ring from former places to the current ones.
  func animate(
    _ moved: ThumbSet, from old: [Place], in geometry: SliderGeometry, focused: Thumb?
  ) {
    let new = places
    for thumb in thumbs where moved.contains(thumb) {
      let (before, after) = (old[thumb.rawValue], new[thumb.rawValue])
      let offset = CGPoint(
        x: before.thumb.x - after.thumb.x, y: before.thumb.y - after.thumb.y)
      animations.animate(layers.layer(of: thumb), of: thumb, from: offset)
      if thumb.rawValue == 0 || thumb.rawValue == count - 1 {
        animateFill(of: thumb, from: offset, in: geometry)
      }
      if thumb == focused { animations.animate(ring.layer, of: thumb, from: offset) }
      if let from = before.label, let to = after.label, let layer = labels?.layer(of: thumb) {
        animations.animate(
          layer, of: thumb, from: CGPoint(x: from.x - to.x, y: from.y - to.y))
      }
    }
  }

  private func animateFill(of thumb: Thumb, from offset: CGPoint, in geometry: SliderGeometry) {
    // The center of the fill moves half the distance, its length changes by all of it.
    let isFirst = (thumb.rawValue == 0 && count > 1) != geometry.isReversed
    let along = geometry.along(offset)
    let growth = isFirst ? -along : along
    animations.animate(
      layers.fillLayer, of: thumb, from: CGPoint(x: offset.x / 2, y: offset.y / 2))
    animations.animate(
      layers.fillLayer, of: thumb,
      fromGrowth: geometry.isVertical
        ? CGSize(width: 0, height: growth) : CGSize(width: growth, height: 0))
  }

  /// Ends all animations and displays the current values.
  func endAnimations() {
    for thumb in thumbs { endAnimations(of: thumb) }
  }

  private func isAnimating(_ thumb: Thumb) -> Bool {
    ThumbAnimations.isRunning(layers.layer(of: thumb), of: thumb)
  }

  private func endAnimations(of thumb: Thumb) {
    ThumbAnimations.end(layers.layer(of: thumb), of: thumb)
    ThumbAnimations.end(layers.fillLayer, of: thumb)
    ThumbAnimations.end(ring.layer, of: thumb)
    if let label = labels?.layer(of: thumb) { ThumbAnimations.end(label, of: thumb) }
  }
}

/// The view of an image beside an end of the track.
@MainActor
private final class EndImageView: ControlPart {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var image: UIImage? {
    get { imageView.image }
    set { if newValue !== imageView.image { imageView.image = newValue } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }
}

/// Additive animations of layers from their former place to the current one.
///
/// Each animation adds an offset that decreases to zero, so animations can overlap, and one end of the
/// fill can animate while a finger moves the other. An animation belongs to a thumb.
@MainActor
struct ThumbAnimations {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.25

  private var count = 0

  /// Animates a layer from a place with this offset, in points.
  mutating func animate(_ layer: CALayer, of thumb: Thumb, from offset: CGPoint) {
    guard offset != .zero else { return }
    add("position", from: offset, to: CGPoint.zero, layer: layer, thumb: thumb)
  }

  /// Animates a layer from a size with this difference, in points.
  mutating func animate(_ layer: CALayer, of thumb: Thumb, fromGrowth growth: CGSize) {
    guard growth != .zero else { return }
    add("bounds.size", from: growth, to: CGSize.zero, layer: layer, thumb: thumb)
  }

  private mutating func add(
    _ keyPath: String, from start: Any, to end: Any, layer: CALayer, thumb: Thumb
  ) {
    count += 1
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.isAdditive = true
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: Self.prefix(of: thumb) + String(count))
  }

  /// Ends the animations of a layer that belong to a thumb.
  static func end(_ layer: CALayer, of thumb: Thumb) {
    guard let keys = layer.animationKeys(), !keys.isEmpty else { return }
    let prefix = prefix(of: thumb)
    for key in keys where key.hasPrefix(prefix) { layer.removeAnimation(forKey: key) }
  }

  /// Returns whether a layer has an animation that belongs to a thumb.
  static func isRunning(_ layer: CALayer, of thumb: Thumb) -> Bool {
    guard let keys = layer.animationKeys(), !keys.isEmpty else { return false }
    let prefix = prefix(of: thumb)
    return keys.contains { $0.hasPrefix(prefix) }
  }

  private static func prefix(of thumb: Thumb) -> String {
    "ControlKit.thumb.\(thumb.rawValue)."
  }
}
