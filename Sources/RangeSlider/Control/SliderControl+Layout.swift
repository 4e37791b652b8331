import ControlCore
import UIKit

/// Positions and frames.
extension SliderControl {
  static let imageSpacing: CGFloat = 8
  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
  private var largestThumbSize: CGSize { settings.largestThumbSize(count: values.count) }

  /// The positions of the values, within the part of the bounds that thumbs move in.
  var geometry: SliderGeometry {
    SliderGeometry(
      bounds: thumbBounds, thumbSize: largestThumbSize, trackHeight: displayedTrackHeight,
      minimum: values.minimum, maximum: values.maximum, isVertical: settings.isVertical,
      isMirrored: isRightToLeft, isInverted: settings.isInverted,
      centersThumbsOnTrackEnds: settings.centersThumbsOnTrackEnds, scale: values.scale,
      visible: visibleFractions)
  }

  private var displayedTrackHeight: CGFloat {
    let scale = settings.metrics.heldTrackScale
    guard scale != 1, isHighlighted || !heldThumbs.isEmpty else {
      return settings.metrics.trackHeight
    }
    return settings.metrics.trackHeight * scale
  }

  var band: SliderBand {
    let thumb = largestThumbSize
    let isVertical = settings.isVertical
    let isMirrored = isVertical && isRightToLeft
    var band = SliderBand(
      thumbs: max(isVertical ? thumb.width : thumb.height, settings.metrics.trackHeight))
    band.distance = settings.parts.labelLayout.distance
    band.labelsComeFirst = settings.parts.labelLayout.isBelow == isMirrored
    if let labels = display.labels {
      let extent = labelExtent(in: labels)
      band.labels =
        (isVertical ? extent.width : extent.height) + labels.bubbleThickness(isVertical: isVertical)
    }
    if let titles = display.titles { band.titles = titles.thickness(isVertical: isVertical) }
    if !settings.parts.histogram.isEmpty { band.histogram = max(settings.parts.histogramHeight, 0) }
    return band
  }

  private var thumbBounds: CGRect {
    let isPlain = display.labels == nil && display.titles == nil && settings.parts.histogram.isEmpty
    let available = boundsBetweenImages
    if isPlain { return available }
    let band = band
    if settings.isVertical {
      // In a narrow slider the thumbs stay inside, and the labels have the rest.
      let half = min(band.thumbs, available.width) / 2
      let middle = min(
        max(band.middle(from: available.minX, to: available.maxX), available.minX + half),
        available.maxX - half)
      return CGRect(
        x: middle - band.thumbs / 2, y: available.minY, width: band.thumbs,
        height: available.height)
    }
    let middle = band.middle(from: available.minY, to: available.maxY)
    return CGRect(
      x: available.minX, y: middle - band.thumbs / 2, width: available.width, height: band.thumbs)
  }

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
    let (minimum, maximum) = (room(settings.minimumValueImage), room(settings.maximumValueImage))
    var available = bounds
    if isVertical {
      available.origin.y += isReversed ? maximum : minimum
      available.size.height = max(bounds.height - minimum - maximum, 0)
    } else {
      available.origin.x += isReversed ? maximum : minimum
      available.size.width = max(bounds.width - minimum - maximum, 0)
    }
    return available
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

  // The values as displayed, which a touch continues from. During an animation they can break the rules.
  var presentedValues: ThumbNumbers {
    var presented = values.values
    guard display.isDisplaced else { return presented }
    let geometry = geometry
    for thumb in thumbs {
      let position = display.presentedPosition(of: thumb, value: presented[thumb], in: geometry)
      if geometry.isVisible(position) { presented[thumb] = geometry.value(at: position) }
    }
    return presented
  }

  // The targets of touches, where the thumbs are displayed. All thumbs have a target as large as that of the
  // largest.
  var targets: TouchTargets {
    let geometry = geometry
    let behavior = settings.behavior
    var positions = values.values
    var (movable, hidden) = (ThumbSet(rawValue: 0), ThumbSet(rawValue: 0))
    for thumb in thumbs {
      positions[thumb] = Double(
        display.presentedPosition(of: thumb, value: positions[thumb], in: geometry))
      if values.canMove(thumb, collision: behavior.collision, locked: behavior.locked) {
        movable.insert(ThumbSet(thumb))
      }
      if !geometry.isVisible(CGFloat(positions[thumb])) { hidden.insert(ThumbSet(thumb)) }
    }
    let size = Self.targetSize(of: largestThumbSize)
    var targets = TouchTargets(
      positions: positions, length: geometry.length(of: size),
      thickness: geometry.thickness(of: size), geometry: geometry, bounds: bounds)
    targets.movable = movable
    targets.enabled.subtract(behavior.locked)
    targets.tapsTrack = behavior.tapsTrack
    targets.tracksFromAnywhere =
      behavior.tracksFromAnywhere || settings.metrics.material == .thumbless
    targets.dragsRange = behavior.dragsRange
    targets.hidden = hidden
    if self[.playhead].isEnabled { targets.playhead = playhead.map { geometry.position(of: $0) } }
    return targets
  }

  func target(at point: CGPoint) -> TouchTargets.Target? {
    geometry.canTrack ? targets.target(at: point) : nil
  }

  private static func targetSize(of thumb: CGSize) -> CGSize {
    CGSize(
      width: max(thumb.width, SliderBand.minimumThickness),
      height: max(thumb.height, SliderBand.minimumThickness))
  }

  func thumbFrame(of thumb: Thumb) -> CGRect {
    geometry.thumbFrame(at: values.value(of: thumb), size: settings.restingSize(of: thumb))
  }

  // Returns the frame around a thumb at its value that assistive technologies use, at least 44 by 44 points.
  // That of a thumb that is not visible is at the end of the track.
  func targetFrame(of thumb: Thumb) -> CGRect {
    let (geometry, size) = (geometry, Self.targetSize(of: settings.restingSize(of: thumb)))
    return CGRect(
      center: geometry.point(along: geometry.visiblePosition(of: currentValue(of: thumb))),
      size: size)
  }

  /// Returns the thumb to display above the others: the one touched last, unless it is covered by one that
  /// can move while it cannot.
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

  func animate(by animator: SliderAnimator = SliderDisplay.animator, _ change: () -> Void) {
    guard animatesState else {
      display.endAnimations()
      change()
      return setNeedsContentLayout()
    }
    if UIView.inheritedAnimationDuration == 0 { layoutIfNeeded() }
    change()
    setNeedsContentLayout()
    display.glide(by: animator, layoutContent)
  }

  /// Completes the layout before a change in an animation block of the app, so that the block animates this
  /// change only.
  func willChangeInAnimation() {
    guard UIView.inheritedAnimationDuration > 0, window != nil else { return }
    UIView.performWithoutAnimation(layoutContent)
  }

  // Lays out at once after a change in an animation block of the app, so that all parts follow its timing.
  // UIKit lays out after the block, which would have no effect on them. The views around the slider are left
  // to the app.
  func didChangeInAnimation() {
    if UIView.inheritedAnimationDuration > 0, window != nil { layoutContent() }
  }

  func stopMovingThumbs() {
    guard display.stop(heldThumbs, values: values, in: geometry) else { return }
    setNeedsContentLayout()
    animate { display.discardStoppedPositions(except: heldThumbs) }
  }

  // Displays thumbs at their values that a touch stopped during an animation. The held thumb follows the
  // finger from now on, and all others continue their animation.
  func releaseStoppedThumbs() {
    guard display.hasStoppedThumbs else { return }
    animate { display.discardStoppedPositions() }
  }

  // MARK: Focus ring

  func updateFocusRing() {
    guard let focus else { return display.ring.show(around: nil) }
    display.ring.setColor(tintColor.resolvedColor(with: traitCollection))
    display.ring.show(
      around: focus == .playhead
        ? display.playhead?.frame
        : CGRect(center: display.view(of: focus).middle, size: settings.restingSize(of: focus)))
  }
}
