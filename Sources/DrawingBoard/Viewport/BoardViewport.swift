import CoreGraphics

/// The part of a board's picture that its view shows: a zoom scale and an offset, within limits.
///
/// Names and rules are those of `UIScrollView`. The content is the picture, scaled. Its offset is the
/// place of the view's top left in the content. A zoom scale of 1 is the scale that the size policy
/// gives the picture. Content smaller than the view is centered, with a negative offset.
///
/// Invariant: unless a gesture is in progress, scale and offset are within their ranges, and the
/// offset is at whole pixels of the screen.
struct BoardViewport: Equatable, Sendable {
  /// The least and the greatest zoom scale: 1/16 and 16.
  static let limits: ClosedRange<CGFloat> = 0.0625...16

  /// The size of the picture in points.
  private(set) var pictureSize = CGSize.zero

  /// The size of the view in points.
  private(set) var viewSize = CGSize.zero

  /// The effect of the size of the view on the scale.
  private(set) var policy = BoardSizePolicy.scale

  /// The number of pixels of the screen on each side of a point.
  private(set) var displayScale: CGFloat = 1

  /// A Boolean value that indicates whether gestures zoom.
  var isZoomEnabled = false {
    didSet { if isZoomEnabled != oldValue { settle() } }
  }

  /// The number of points of the content for a point of the picture that the policy has scaled.
  private(set) var zoomScale: CGFloat = 1

  /// The place of the view's top left in the content.
  private(set) var contentOffset = CGPoint.zero

  /// The least zoom scale.
  private(set) var minimumZoomScale = limits.lowerBound

  /// The greatest zoom scale, unless the least one is greater.
  private(set) var maximumZoomScale = limits.upperBound

  // MARK: Geometry

  /// The scales that the viewport may rest at.
  var scaleRange: ClosedRange<CGFloat> {
    minimumZoomScale...max(minimumZoomScale, maximumZoomScale)
  }

  /// The offsets that the viewport may rest at, for its scale.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    (
      offsetRange(content: pictureSize.width * factor, view: viewSize.width),
      offsetRange(content: pictureSize.height * factor, view: viewSize.height)
    )
  }

  /// The number of points of the view for a point of the picture.
  var factor: CGFloat { policyFactor * zoomScale }

  /// The place and scale of the picture in the view.
  var placement: BoardPlacement {
    BoardPlacement(
      origin: CGPoint(x: 0 - contentOffset.x, y: 0 - contentOffset.y), factor: factor)
  }

  /// The center of the view, in points of the view.
  var viewCenter: CGPoint { CGPoint(x: viewSize.width / 2, y: viewSize.height / 2) }

  /// The zoom scale at which all of the picture fits the view, as large as possible.
  var fittingScale: CGFloat {
    guard hasSizes else { return zoomScale }
    return clamped(scale: Self.fit(pictureSize, in: viewSize) / policyFactor)
  }

  private var hasSizes: Bool { pictureSize.isPositive && viewSize.isPositive }

  private var policyFactor: CGFloat {
    policy == .scale && hasSizes ? Self.fit(pictureSize, in: viewSize) : 1
  }

  /// Whether the place of the picture is the zoom's, and no longer that of the policy.
  private var isZoomed: Bool { isZoomEnabled || zoomScale != 1 }

  private static func fit(_ size: CGSize, in bounds: CGSize) -> CGFloat {
    min(bounds.width / size.width, bounds.height / size.height)
  }

  private func offsetRange(content: CGFloat, view: CGFloat) -> ClosedRange<CGFloat> {
    // Whole pixels; the tolerance is for the rounding of the factors.
    let excess = ((content - view) * displayScale - 0.001).rounded(.up) / displayScale
    if excess > 0 { return 0...excess }
    let rest = policy == .scale || isZoomed ? aligned((content - view) / 2) : 0
    return rest...rest
  }

  private func aligned(_ length: CGFloat) -> CGFloat {
    (length * displayScale).rounded() / displayScale
  }

  func clamped(scale: CGFloat) -> CGFloat {
    min(max(scale, scaleRange.lowerBound), scaleRange.upperBound)
  }

  /// Returns the nearest offset within the limits, at whole pixels.
  func clamped(offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(aligned(offset.x), range.x.lowerBound), range.x.upperBound),
      y: min(max(aligned(offset.y), range.y.lowerBound), range.y.upperBound))
  }

  // MARK: Changes

  /// Takes new sizes.
  ///
  /// The point of the picture at the center of the view stays there, as far as the limits allow,
  /// unless the viewport was never moved. Empty sizes change nothing.
  mutating func resize(
    picture: CGSize, view: CGSize, policy: BoardSizePolicy, displayScale: CGFloat
  ) {
    guard picture.isPositive, view.isPositive else { return }
    var resized = self
    resized.pictureSize = picture
    resized.viewSize = view
    resized.policy = policy
    resized.displayScale = max(displayScale, 1)
    guard resized != self else { return }
    // A picture that is zoomed at first is shown from its center, others from their top left.
    let keepsCenter = hasSizes ? isZoomed || contentOffset != .zero : zoomScale != 1
    let center =
      hasSizes
      ? placement.picturePoint(viewCenter) : CGPoint(x: picture.width / 2, y: picture.height / 2)
    self = resized
    if keepsCenter { setCenter(center) } else { settle() }
  }

  /// Sets the zoom scale, clamped, and keeps a point of the view at its place in the picture.
  ///
  /// - Parameters:
  ///   - scale: The scale. NaN has no effect.
  ///   - anchor: The point, in points of the view. Default: the center.
  mutating func setZoomScale(_ scale: CGFloat, anchor: CGPoint? = nil) {
    guard !scale.isNaN else { return }
    let anchor = anchor ?? viewCenter
    let point = placement.picturePoint(anchor)
    zoomScale = clamped(scale: scale)
    place(point, at: anchor)
  }

  /// Sets the offset, clamped.
  ///
  /// A non-finite one has no effect.
  mutating func setContentOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    contentOffset = clamped(offset: offset)
  }

  /// Sets the limits of the scale, each clamped to ``limits``.
  mutating func setScaleRange(minimum: CGFloat, maximum: CGFloat) {
    guard !minimum.isNaN, !maximum.isNaN else { return }
    let (least, greatest) = (Self.limits.lowerBound, Self.limits.upperBound)
    minimumZoomScale = min(max(minimum, least), greatest)
    maximumZoomScale = min(max(maximum, least), greatest)
    if !scaleRange.contains(zoomScale) { setZoomScale(zoomScale) }
  }

  /// Shows a part of the picture as large as fits, at the center.
  ///
  /// Empty and non-finite rectangles have no effect.
  mutating func zoom(to rect: CGRect) {
    let rect = rect.standardized
    guard hasSizes, !rect.isInfinite, rect.size.isPositive, rect.minX.isFinite, rect.minY.isFinite
    else { return }
    zoomScale = clamped(scale: Self.fit(rect.size, in: viewSize) / policyFactor)
    setCenter(CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Moves a point of the picture to a point of the view, as far as the limits allow.
  mutating func place(_ point: CGPoint, at anchor: CGPoint) {
    contentOffset = clamped(
      offset: CGPoint(x: point.x * factor - anchor.x, y: point.y * factor - anchor.y))
  }

  private mutating func setCenter(_ point: CGPoint) { place(point, at: viewCenter) }

  /// Moves scale and offset within their limits.
  mutating func settle() {
    zoomScale = clamped(scale: zoomScale)
    contentOffset = clamped(offset: contentOffset)
  }

  /// Sets a scale and an offset that may be out of the limits, during a gesture or a motion.
  mutating func overshoot(to scale: CGFloat, offset: CGPoint) {
    zoomScale = scale
    contentOffset = offset
  }
}

extension CGSize {
  /// A Boolean value that indicates whether both sides are finite and greater than zero.
  fileprivate var isPositive: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }
}
