import ControlCore
import UIKit

/// Positions and frames.
extension SliderControl {
  static let minimumTargetLength = SliderBand.minimumThickness

  /// The distance between the track and the images at its ends, in points.
  private static let imageSpacing: CGFloat = 8

  /// The pixels of the screen.
  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  private var thumbRoom: CGSize { settings.thumbRoom(count: values.count) }

  /// The positions of the values, within the part of the bounds that thumbs move in.
  var geometry: SliderGeometry {
    SliderGeometry(
      bounds: thumbBounds, thumbSize: thumbRoom, trackHeight: displayedTrackHeight,
      minimum: values.minimum, maximum: values.maximum, isVertical: settings.isVertical,
      isMirrored: isRightToLeft, isInverted: settings.isInverted,
      centersThumbsOnTrackEnds: settings.centersThumbsOnTrackEnds, scale: values.scale)
  }

  private var displayedTrackHeight: CGFloat {
    let scale = settings.metrics.heldTrackScale
    guard scale != 1, isHighlighted || !heldThumbs.isEmpty else { return settings.trackHeight }
    return settings.trackHeight * scale
  }

  /// The lengths of the parts across the slider.
  var band: SliderBand {
    let room = thumbRoom
    let isVertical = settings.isVertical
    let isMirrored = isVertical && isRightToLeft
    var band = SliderBand(thumbs: max(isVertical ? room.width : room.height, settings.trackHeight))
    band.distance = settings.parts.labelLayout.distance
    band.labelsComeFirst = settings.parts.labelLayout.isBelow == isMirrored
    if let labels = display.labels {
      // The widest text of the bounds, so that the size does not depend on the values.
      band.labels =
        (isVertical ? widestLabel(in: labels) : labels.lineHeight)
        + labels.bubbleThickness(isVertical: isVertical)
    }
    if let titles = display.titles { band.titles = titles.thickness(isVertical: isVertical) }
    if !settings.parts.histogram.isEmpty { band.histogram = max(settings.parts.histogramHeight, 0) }
    return band
  }

  private var thumbBounds: CGRect {
    let isPlain = display.labels == nil && display.titles == nil && settings.parts.histogram.isEmpty
    let available = boundsBetweenImages
    guard !isPlain else { return available }
    let band = band
    if settings.isVertical {
      let middle = band.middle(from: available.minX, to: available.maxX)
      return CGRect(
        x: middle - band.thumbs / 2, y: available.minY, width: band.thumbs,
        height: available.height)
    }
    let middle = band.middle(from: available.minY, to: available.maxY)
    return CGRect(
      x: available.minX, y: middle - band.thumbs / 2, width: available.width,
      height: band.thumbs)
  }

  /// The bounds without the images at the ends of the track.
  private var boundsBetweenImages: CGRect {
    guard settings.minimumValueImage != nil || settings.maximumValueImage != nil else {
      return bounds
    }
    let isVertical = settings.isVertical
    func room(_ image: UIImage?) -> CGFloat {
      guard let image else { return 0 }
      return (isVertical ? image.size.height : image.size.width) + Self.imageSpacing
    }
    let isReversed = (isVertical || isRightToLeft) != settings.isInverted
    let first = room(isReversed ? settings.maximumValueImage : settings.minimumValueImage)
    let last = room(isReversed ? settings.minimumValueImage : settings.maximumValueImage)
    return isVertical
      ? CGRect(
        x: bounds.minX, y: bounds.minY + first, width: bounds.width,
        height: max(bounds.height - first - last, 0))
      : CGRect(
        x: bounds.minX + first, y: bounds.minY, width: max(bounds.width - first - last, 0),
        height: bounds.height)
  }

  /// Places the images at the ends of the track.
  func layOutEndImages(_ geometry: SliderGeometry, grid: PixelGrid) {
    display.layOutEndImages(
      minimum: settings.minimumValueImage, maximum: settings.maximumValueImage, in: self,
      spacing: Self.imageSpacing, geometry: geometry, grid: grid)
  }

  // MARK: Positions

  /// The frame of the track, in points of the slider.
  ///
  /// It is that of the current bounds, without the images at the ends.
  public var trackRect: CGRect { geometry.trackFrame }

  /// Returns the frame of a thumb at its value, in points of the slider.
  ///
  /// During an animation it is the frame at the end. A held thumb may be displayed larger. The frame of a
  /// thumb that the slider does not have is null.
  public func thumbRect(for thumb: Thumb) -> CGRect {
    (0..<values.count).contains(thumb.rawValue) ? thumbFrame(of: thumb) : .null
  }

  /// Returns the center of a thumb that has a value, in points of the slider.
  ///
  /// Values outside of the bounds have the position of the nearer bound.
  public func position(of value: Double) -> CGPoint { geometry.center(of: value) }

  /// Returns the value of a thumb whose center is at a point of the slider.
  ///
  /// The position across the slider has no effect. The value lies within the bounds and may lie between
  /// stops. A point with a coordinate that is not finite has the minimum value.
  public func value(at position: CGPoint) -> Double {
    let along = geometry.along(position)
    return along.isFinite ? geometry.value(at: along) : values.minimum
  }

  // MARK: Thumbs

  /// Returns where a thumb is displayed along the slider, in points.
  private func presentedPosition(of thumb: Thumb, in geometry: SliderGeometry) -> CGFloat {
    display.presentedPosition(of: thumb, value: values.value(of: thumb), in: geometry)
  }

  /// The values as displayed, which a touch continues from.
  ///
  /// During an animation they can lie between stops.
  var presentedValues: SliderValues {
    guard display.isDisplaced else { return values }
    let geometry = geometry
    var presented = values
    presented.step = 0
    presented.stops = []
    presented.minimumDistance = 0
    presented.maximumDistance = .infinity
    var positions = values.values
    for index in 0..<values.count {
      positions[index] = geometry.value(
        at: presentedPosition(of: Thumb(rawValue: index), in: geometry))
    }
    presented.set(minimum: nil, maximum: nil, values: positions)
    return presented
  }

  /// The targets of touches.
  var targets: TouchTargets {
    let geometry = geometry
    let behavior = settings.behavior
    var positions = values.values
    var movable: ThumbSet = []
    for index in 0..<values.count {
      let thumb = Thumb(rawValue: index)
      positions[index] = Double(presentedPosition(of: thumb, in: geometry))
      if values.canMove(thumb, collision: behavior.collision, locked: behavior.locked) {
        movable.insert(ThumbSet(thumb))
      }
    }
    var targets = TouchTargets(
      positions: positions, reach: geometry.length(of: greatestTarget) / 2)
    targets.movable = movable
    targets.enabled.subtract(behavior.locked)
    targets.isReversed = geometry.isReversed
    targets.tapsTrack = behavior.tapsTrack
    targets.dragsRange = behavior.dragsRange
    return targets
  }

  /// Returns the target of a touch, or `nil` if the touch is not for the slider.
  func target(at point: CGPoint) -> TouchTargets.Target? {
    let geometry = geometry
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    guard geometry.canTrack,
      abs(geometry.across(point) - middle) <= geometry.thickness(of: greatestTarget) / 2
    else { return nil }
    return targets.target(at: geometry.along(point))
  }

  /// The size of the target of the largest thumb.
  private var greatestTarget: CGSize { Self.targetSize(of: thumbRoom) }

  private static func targetSize(of thumb: CGSize) -> CGSize {
    CGSize(
      width: max(thumb.width, minimumTargetLength), height: max(thumb.height, minimumTargetLength))
  }

  /// The targets of the thumbs where they are displayed, which take touches.
  ///
  /// All are as large as that of the largest thumb.
  var thumbTargets: [HitShape] {
    let geometry = geometry
    guard geometry.canTrack else { return [] }
    let size = greatestTarget
    return (0..<values.count).map { index in
      let position = presentedPosition(of: Thumb(rawValue: index), in: geometry)
      return target(size, at: geometry.point(along: position))
    }
  }

  /// The target of a thumb at its value, which pointers and assistive technologies use.
  func target(of thumb: Thumb) -> HitShape {
    target(
      Self.targetSize(of: settings.restingSize(of: thumb)),
      at: geometry.center(of: values.value(of: thumb)))
  }

  private func target(_ size: CGSize, at center: CGPoint) -> HitShape {
    .inset(
      top: center.y - size.height / 2 - bounds.minY,
      left: center.x - size.width / 2 - bounds.minX,
      bottom: bounds.maxY - center.y - size.height / 2,
      right: bounds.maxX - center.x - size.width / 2)
  }

  /// Returns the frame of a thumb, in points of the control.
  func thumbFrame(of thumb: Thumb) -> CGRect {
    geometry.thumbFrame(at: values.value(of: thumb), size: settings.restingSize(of: thumb))
  }

  /// Returns the frame of the target of a thumb, at least 44 by 44 points.
  func targetFrame(of thumb: Thumb) -> CGRect {
    let frame = target(of: thumb).boundingRect(in: bounds)
    return frame.isNull ? thumbFrame(of: thumb) : frame
  }

  /// Returns the nearest of the thumbs that can be moved and whose targets contain a point.
  func thumb(at point: CGPoint) -> Thumb? {
    let geometry = geometry
    let position = geometry.along(point)
    func distance(to thumb: Thumb) -> CGFloat {
      abs(geometry.position(of: values.value(of: thumb)) - position)
    }
    return (0..<values.count).map(Thumb.init)
      .filter { canAdjust($0) && target(of: $0).contains(point, in: bounds) }
      .min { distance(to: $0) < distance(to: $1) }
  }

  /// Returns the thumb to display above the others: the one touched last, unless it is covered by one
  /// that can move while it cannot.
  func frontThumb(_ geometry: SliderGeometry) -> Thumb {
    let position = geometry.position(of: values.value(of: latestThumb))
    var overlaps: ThumbSet = []
    for index in 0..<values.count where index != latestThumb.rawValue {
      let distance = abs(geometry.position(of: values.values[index]) - position)
      if distance < geometry.length(of: geometry.thumbSize) {
        overlaps.insert(ThumbSet(Thumb(rawValue: index)))
      }
    }
    guard !overlaps.isEmpty, !values.canMove(latestThumb, collision: .stop) else {
      return latestThumb
    }
    return overlaps.thumbs.first { values.canMove($0, collision: .stop) } ?? latestThumb
  }

  // MARK: Animation

  /// Makes a change, and animates all parts that it moves except for those that a touch holds.
  func animate(_ change: () -> Void) {
    guard window != nil, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled
    else {
      display.endAnimations()
      change()
      return
    }
    layoutIfNeeded()
    let before = display.places
    change()
    setNeedsContentLayout()
    layoutIfNeeded()
    display.animate(
      ThumbSet.all(values.count).subtracting(heldThumbs), from: before, in: geometry,
      focused: focus)
  }

  /// Displays thumbs at their values that a touch stopped during an animation.
  ///
  /// The held thumb follows the finger from now on, and all others continue their animation.
  func releaseStoppedThumbs() {
    guard display.hasStoppedThumbs else { return }
    animate { display.discardStoppedPositions() }
  }

  // MARK: Focus ring

  /// Places the ring around the focused thumb.
  func updateFocusRing() {
    guard let focus else { return display.ring.show(around: nil) }
    display.ring.setColor(tintColor.resolvedColor(with: traitCollection))
    let size = settings.restingSize(of: focus)
    let middle = display.layers.center(of: focus)
    display.ring.show(
      around: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height))
  }
}
