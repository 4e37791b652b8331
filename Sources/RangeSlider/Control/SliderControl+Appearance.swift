import UIKit

/// Colors, sizes and images.
extension SliderControl {
  /// The material of the thumbs, colors and sizes.
  ///
  /// Default: ``SliderAppearance/system``, the appearance of the sliders of the running system. Setting it
  /// keeps the properties of the slider that are set.
  public var appearance: SliderAppearance {
    get { settings.appearance }
    set { configure(\.appearance, to: newValue, updating: [.colors, .images, .size]) }
  }

  // MARK: Track

  /// The value that the fill extends to.
  ///
  /// Default: `nil`. The fill of a single thumb starts at the minimum value then, and that of several thumbs
  /// lies between them. See `UISlider.TrackConfiguration.neutralValue`. Non-finite values count as `nil`.
  public var neutralValue: Double? {
    get { settings.parts.neutralValue }
    set {
      let value = newValue.flatMap { $0.isFinite ? $0 : nil }
      configure(\.parts.neutralValue, to: value, updating: .layout)
    }
  }

  /// The segments of the track that have the color of the fill.
  ///
  /// Default: `nil`, which fills the segments between the thumbs, and before a single thumb. The thumbs
  /// divide the track into segments, which are counted from the minimum value: segment 0 ends at the first
  /// thumb, and the last one starts at the last thumb. Segments that the slider does not have are ignored.
  /// ``neutralValue`` has no effect if the segments are set.
  ///
  ///     // Everything outside of the range.
  ///     slider.filledSegments = [0, 2]
  public var filledSegments: IndexSet? {
    get { settings.filledSegments }
    set { configure(\.filledSegments, to: newValue, updating: [.colors, .layout]) }
  }

  /// Returns the color of a segment of the track, or `nil` if it has none of its own.
  ///
  /// See ``filledSegments`` for the numbers of the segments.
  public func segmentTintColor(at index: Int) -> UIColor? { settings.segmentTintColors[index] }

  /// Sets the color of a segment of the track.
  ///
  /// `nil` restores the color of the fill or the track. See ``filledSegments`` for the numbers of the
  /// segments. A segment that the slider does not have is displayed once there are enough thumbs.
  public func setSegmentTintColor(_ color: UIColor?, at index: Int) {
    configure(\.segmentTintColors[index], to: color, updating: [.colors, .layout])
  }

  // MARK: Thumbs

  /// Sets the image of all thumbs for a state, or removes it with `nil`.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    setThumbImage(image, of: nil, for: state)
  }

  // MARK: Updates

  private static let lockedGray = UIColor(white: 0.6, alpha: 1)

  func updateColors() {
    let style = trackStyle
    let (track, fill) = (style.color, style.fillColor)
    let tick = settings.tickColor?.resolvedColor(with: traitCollection)
    display.track.setStyle(style)
    display.ticks.setColors(inside: tick ?? fill, outside: tick ?? track)
    for part in display.histogram {
      part.setColors(inside: fill.withAlphaComponent(0.4), outside: track)
    }
    updateLabelColors()
    display.setDimmed(!isEnabled, exceptThumbs: thumbs.contains(where: showsOwnDisabledState))
  }

  private var trackStyle: TrackStyle {
    let appearance = settings.appearance
    let color = settings.trackColor.resolvedColor(with: traitCollection)
    let fillColor = settings.fillColor(tint: tintColor).resolvedColor(with: traitCollection)
    func art(_ image: UIImage?, _ colors: [UIColor], tint: UIColor) -> TrackStyle.Art? {
      if let image { return .image(image, tint: tint) }
      let colors = colors.map { $0.resolvedColor(with: traitCollection) }
      return colors.isEmpty ? nil : .gradient(colors)
    }
    return TrackStyle(
      color: color, fillColor: fillColor,
      art: art(appearance.trackImage, appearance.trackColors, tint: color),
      fillArt: art(appearance.fillImage, appearance.fillColors, tint: fillColor),
      segments: trackSegments, cornerCurve: settings.cornerCurve)
  }

  /// The segments of the track, or `nil` if those between the thumbs are filled and the others are not.
  private var trackSegments: [TrackStyle.Segment]? {
    let hasOwnView = timeline.trackView != nil
    guard hasOwnView || settings.filledSegments != nil || !settings.segmentTintColors.isEmpty
    else { return nil }
    let count = values.count
    let frame = settings.fillColor(tint: tintColor).resolvedColor(with: traitCollection)
    let dimming = timeline.trackDimmingColor?.resolvedColor(with: traitCollection)
    return (0...count).map { index in
      if let color = settings.segmentTintColors[index] {
        return .color(color.resolvedColor(with: traitCollection))
      }
      let isBetweenThumbs = count == 1 ? index == 0 : (1..<count).contains(index)
      let isFilled = settings.filledSegments?.contains(index) ?? isBetweenThumbs
      if hasOwnView {
        return isFilled
          ? .frame(frame, width: timeline.selectionBorderWidth)
          : dimming.map { .color($0) } ?? .track
      }
      return isFilled ? .fill : .track
    }
  }

  func updateThumbs() {
    let held = heldThumbs
    let isOutlined =
      traitCollection.accessibilityContrast == .high
      || UIAccessibility.shouldDifferentiateWithoutColor
    let scale = settings.metrics.heldThumbScale
    for thumb in thumbs {
      let state = state(of: thumb, held: held)
      let isLifted = isLifted(thumb, in: state)
      display.setLifted(isLifted, thumb, magnification: scale, isAnimated: animatesState)
      let isMagnified = state.contains(.highlighted) && settings.metrics.material != .glass
      let view = display.view(of: thumb)
      view.setStyle(style(of: thumb, in: state, isOutlined: isOutlined))
      view.setMagnification(isMagnified ? scale : 1, isAnimated: animatesState)
      view.opacity = isLifted ? 0 : opacity(of: thumb, in: state)
    }
    setNeedsContentLayout()
  }

  var animatesState: Bool {
    window != nil && UIView.areAnimationsEnabled && !UIAccessibility.isReduceMotionEnabled
  }

  var thumbs: [Thumb] { (0..<values.count).map(Thumb.init) }

  // Returns the state that a thumb is displayed in. During a touch only the held thumb is highlighted, or
  // every thumb that may turn out to be held. Without a touch `isHighlighted` applies to all thumbs.
  private func state(of thumb: Thumb, held: ThumbSet) -> UIControl.State {
    var state = UIControl.State.normal
    if !isEnabled || !self[thumb].isEnabled { state.insert(.disabled) }
    if held.contains(thumb) || (isHighlighted && !isTracking) { state.insert(.highlighted) }
    return state
  }

  private func isLifted(_ thumb: Thumb, in state: UIControl.State) -> Bool {
    settings.metrics.material == .glass && state == .highlighted
      && settings.ownShape(of: thumb, in: state) == nil
  }

  private func style(of thumb: Thumb, in state: UIControl.State, isOutlined: Bool) -> ThumbStyle {
    let isLocked = isEnabled && !self[thumb].isEnabled
    let shape: ThumbStyle.Shape
    var color: UIColor
    if let own = settings.ownShape(of: thumb, in: state) {
      shape = own
      color = (settings.thumbTintColor(of: thumb) ?? tintColor).resolvedColor(with: traitCollection)
    } else {
      shape = .drawn(settings.drawnSize(of: thumb))
      color = settings.drawnThumbColor(of: thumb, tint: tintColor)
        .resolvedColor(with: traitCollection)
      if isLocked { color = color.mixedEvenly(with: Self.lockedGray) }
    }
    return ThumbStyle(
      shape: shape, color: color, scale: max(traitCollection.displayScale, 1),
      isOutlined: isOutlined,
      isFlat: isLocked
        || (settings.metrics.material == .flat && settings.appearance.thumbShadowColor == nil),
      border: settings.appearance.thumbBorder(tint: tintColor, traits: traitCollection),
      shadow: settings.appearance.thumbShadow(traits: traitCollection))
  }

  /// A disabled thumb is dimmed, unless it has an image for that or the whole slider is dimmed.
  private func opacity(of thumb: Thumb, in state: UIControl.State) -> CGFloat {
    guard state.contains(.disabled), !showsOwnDisabledState(thumb) else { return 1 }
    if isEnabled {
      return settings.ownShape(of: thumb, in: .normal) == nil
        ? 1 : SliderDisplay.disabledOpacity
    }
    return thumbs.contains(where: showsOwnDisabledState) ? SliderDisplay.disabledOpacity : 1
  }

  private func showsOwnDisabledState(_ thumb: Thumb) -> Bool {
    settings.thumbViews[thumb] == nil
      && settings.thumbImages.stateImage(of: thumb, in: .disabled) != nil
  }
}

extension UIColor {
  /// The components in the order red, green, blue and opacity.
  var components: SIMD4<Double> {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  fileprivate func mixedEvenly(with other: UIColor) -> UIColor {
    let mean = (components + other.components) / 2
    return UIColor(
      red: CGFloat(mean.x), green: CGFloat(mean.y), blue: CGFloat(mean.z),
      alpha: CGFloat(components.w))
  }
}
