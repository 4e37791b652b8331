import CoreGraphics
import Foundation

/// A gesture of one or more fingers that moves and scales a viewport.
///
/// The point of the picture between the fingers follows them. Beyond the limits the content follows
/// less and less, by the formula of `UIScrollView`. A finger that lands or is lifted begins a new pinch,
/// which continues without a jump.
struct BoardPinch: Equatable, Sendable {
  private let start: BoardViewport
  private let spread: CGFloat

  /// The scale without the limits.
  private let scale: CGFloat

  /// The point of the picture between the fingers.
  private let anchor: CGPoint

  /// Begins a pinch.
  ///
  /// - Parameters:
  ///   - viewport: The viewport, which may be beyond its limits.
  ///   - fingers: The locations of the fingers in points of the view; at least one.
  init(_ viewport: BoardViewport, fingers: [CGPoint]) {
    start = viewport
    spread = Self.spread(of: fingers)
    scale = ScaleBand(range: viewport.scaleRange).pulled(for: viewport.zoomScale)
    let (range, size) = (viewport.offsetRange, viewport.viewSize)
    let center = Self.center(of: fingers)
    anchor = BoardPlacement(
      origin: CGPoint(
        x: -RubberBand(range: range.x, length: size.width).pulled(for: viewport.contentOffset.x),
        y: -RubberBand(range: range.y, length: size.height).pulled(for: viewport.contentOffset.y)),
      factor: viewport.factor
    ).picturePoint(center)
  }

  /// Returns the viewport for new locations of the same fingers.
  func viewport(for fingers: [CGPoint]) -> BoardViewport {
    var result = start
    let spread = Self.spread(of: fingers)
    // Fingers on one another have no distance that could be compared.
    let ratio = self.spread >= 1 && spread >= 1 ? spread / self.spread : 1
    result.overshoot(
      to: ScaleBand(range: start.scaleRange).shown(for: scale * ratio), offset: .zero)
    let center = Self.center(of: fingers)
    let (range, size, factor) = (result.offsetRange, result.viewSize, result.factor)
    result.overshoot(
      to: result.zoomScale,
      offset: CGPoint(
        x: RubberBand(range: range.x, length: size.width)
          .shown(for: anchor.x * factor - center.x),
        y: RubberBand(range: range.y, length: size.height)
          .shown(for: anchor.y * factor - center.y)))
    return result
  }

  /// Returns the middle of some points.
  static func center(of points: [CGPoint]) -> CGPoint {
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// Returns the mean distance of some points from their middle.
  private static func spread(of points: [CGPoint]) -> CGFloat {
    guard points.count > 1 else { return 0 }
    let center = center(of: points)
    return points.reduce(0) { $0 + hypot($1.x - center.x, $1.y - center.y) } / CGFloat(points.count)
  }
}

/// The offset of content that is pulled beyond its limits, as `UIScrollView` shows it.
///
/// Of a distance x beyond a limit, (1 − 1 ÷ (0.55 x ÷ d + 1)) d is shown, where d is the length of the
/// view. Apple does not document the formula; it was found in the compiled code of UIKit.
struct RubberBand: Equatable, Sendable {
  /// The share of a small distance that is shown.
  static let stiffness: CGFloat = 0.55

  let range: ClosedRange<CGFloat>

  /// The length of the view, which the shown distance never reaches.
  let length: CGFloat

  /// Returns the shown offset for the offset that the finger asks for.
  func shown(for offset: CGFloat) -> CGFloat {
    let limit = min(max(offset, range.lowerBound), range.upperBound)
    let distance = abs(offset - limit)
    guard distance > 0, length > 0 else { return limit }
    let shown = (1 - 1 / (distance * Self.stiffness / length + 1)) * length
    return offset < limit ? limit - shown : limit + shown
  }

  /// Returns the offset that is shown as a given one: the inverse of ``shown(for:)``.
  func pulled(for shown: CGFloat) -> CGFloat {
    let limit = min(max(shown, range.lowerBound), range.upperBound)
    let share = length > 0 ? min(abs(shown - limit) / length, 0.999) : 0
    guard share > 0 else { return shown }
    let distance = (1 / (1 - share) - 1) * length / Self.stiffness
    return shown < limit ? limit - distance : limit + distance
  }
}

/// The zoom scale of content that is pinched beyond its limits: a ``RubberBand`` of its logarithm, which
/// never reaches twice the limit.
struct ScaleBand: Equatable, Sendable {
  let range: ClosedRange<CGFloat>

  private var band: RubberBand {
    RubberBand(range: log2(range.lowerBound)...log2(range.upperBound), length: 1)
  }

  /// Returns the shown scale for the scale that the fingers ask for.
  func shown(for scale: CGFloat) -> CGFloat {
    range.contains(scale) || scale <= 0 ? scale : exp2(band.shown(for: log2(scale)))
  }

  /// Returns the scale that is shown as a given one: the inverse of ``shown(for:)``.
  func pulled(for shown: CGFloat) -> CGFloat {
    range.contains(shown) || shown <= 0 ? shown : exp2(band.pulled(for: log2(shown)))
  }
}
