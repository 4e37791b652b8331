import UIKit

extension RangeSliderControl {
  // MARK: Axis

  /// The direction the slider runs in; default ``SliderAxis/horizontal``.
  ///
  /// A vertical slider has its least value at the bottom, whatever the direction of writing.
  public var axis: SliderAxis {
    get { look.axis }
    set {
      guard newValue != look.axis else { return }
      look.axis = newValue
      cachedLabelThickness = nil
      invalidateContentSize()
    }
  }

  /// Whether the slider runs from the bottom to the top; default `false`.
  ///
  /// ``axis`` for Interface Builder.
  @IBInspectable public dynamic var isVertical: Bool {
    get { axis == .vertical }
    set { axis = newValue ? .vertical : .horizontal }
  }

  /// Where a thumb at an end sits on the track; default ``ThumbAlignment/inside``.
  public var thumbAlignment: ThumbAlignment {
    get { look.thumbAlignment }
    set {
      look.thumbAlignment = newValue
      setNeedsContentLayout()
    }
  }

  /// Whether the centre of a thumb at an end lies on the end of the track; default `false`.
  ///
  /// ``thumbAlignment`` for Interface Builder.
  @IBInspectable public dynamic var centersThumbsOnTrackEnds: Bool {
    get { thumbAlignment == .center }
    set { thumbAlignment = newValue ? .center : .inside }
  }

  // MARK: Places

  /// The pixels of the screen that the control is shown on.
  var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Where values lie: in the band of the thumbs, which labels leave beside them.
  var geometry: SliderGeometry {
    SliderGeometry(
      bounds: thumbBounds, thumbSize: look.thumbRoom, trackHeight: look.trackHeight,
      minimum: model.minimum, maximum: model.maximum, axis: axis, isMirrored: isRightToLeft,
      thumbAlignment: thumbAlignment, scale: model.scale)
  }

  /// How thumbs and labels share the control's thickness.
  var band: SliderBand {
    let room = look.thumbRoom
    let isMirrored = axis == .vertical && isRightToLeft
    return SliderBand(
      thumbs: max(axis == .vertical ? room.width : room.height, look.trackHeight),
      labels: labelThickness, distance: labelLook.layout.distance,
      labelsComeFirst: (labelPlacement == .above) != isMirrored)
  }

  /// The part of the bounds, or beyond them where they are too small, that the thumbs move in.
  private var thumbBounds: CGRect {
    guard labels != nil else { return bounds }
    let band = band
    switch axis {
    case .horizontal:
      let middle = band.middle(from: bounds.minY, to: bounds.maxY)
      return CGRect(
        x: bounds.minX, y: middle - band.thumbs / 2, width: bounds.width, height: band.thumbs)
    case .vertical:
      let middle = band.middle(from: bounds.minX, to: bounds.maxX)
      return CGRect(
        x: middle - band.thumbs / 2, y: bounds.minY, width: band.thumbs, height: bounds.height)
    }
  }

  // MARK: Frames

  /// Assigns the frames of track, ticks, fill, thumbs and labels.
  func layOutLayers(_ geometry: SliderGeometry) {
    layers.setBounds(bounds)
    let (lower, upper) = (position(of: .lower, geometry), position(of: .upper, geometry))
    layers.place(
      BarFrames(
        track: geometry.trackFrame, isVertical: axis == .vertical, ends: (lower, upper),
        cornerRadius: look.trackCornerRadius, grid: grid))
    let middle = geometry.center(of: model.lower)
    for (thumb, position) in [(Thumb.lower, lower), (.upper, upper)] {
      let centre =
        axis == .vertical
        ? CGPoint(x: middle.x, y: position) : CGPoint(x: position, y: middle.y)
      layers.place(thumb, at: centre, grid: grid)
    }
    layers.bringToFront(frontThumb(geometry))
    layOutTicks(geometry, lower: model.lower, upper: model.upper)
    layOutLabels(
      geometry, lower: heldPositions[.lower].map(geometry.value) ?? model.lower,
      upper: heldPositions[.upper].map(geometry.value) ?? model.upper)
  }

  /// Where a thumb is drawn along the slider, in points.
  private func position(of thumb: Thumb, _ geometry: SliderGeometry) -> CGFloat {
    heldPositions[thumb] ?? geometry.position(of: model.value(of: thumb))
  }

  /// The thumb that lies above the other: the one last touched, unless they overlap and only the other
  /// one can move.
  private func frontThumb(_ geometry: SliderGeometry) -> Thumb {
    let distance = abs(geometry.position(of: model.upper) - geometry.position(of: model.lower))
    guard drag == nil, distance < geometry.length(of: geometry.thumbSize) else {
      return latestThumb
    }
    let canLowerMove = model.canMove(.lower, collision: .stop)
    guard canLowerMove != model.canMove(.upper, collision: .stop) else { return latestThumb }
    return canLowerMove ? .lower : .upper
  }
}
