import CoreGraphics

/// The place and scale of a board's picture in its view.
struct BoardPlacement: Equatable, Sendable {
  /// The top left of the picture, in points of the view.
  var origin = CGPoint.zero

  /// The number of points of the view for a point of the picture; greater than 0.
  var factor: CGFloat = 1

  /// Converts a point of the view to one of the picture.
  func picturePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / factor, y: (point.y - origin.y) / factor)
  }

  /// Converts a point of the picture to one of the view.
  func viewPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x * factor, y: origin.y + point.y * factor)
  }

  /// Converts a rectangle of the picture to one of the view.
  func viewRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * factor, y: origin.y + rect.minY * factor,
      width: rect.width * factor, height: rect.height * factor)
  }

  /// Converts a rectangle of the view to one of the picture.
  func pictureRect(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: picturePoint(rect.origin),
      size: CGSize(width: rect.width / factor, height: rect.height / factor))
  }

  /// Returns the part of the view that must be displayed again when a part of the picture changes.
  ///
  /// It consists of whole points, which are whole pixels at every scale. A fractional edge would be
  /// drawn translucent, and a seam would stay.
  ///
  /// - Parameters:
  ///   - rect: The part of the picture, in points of the picture.
  ///   - scale: The number of pixels of the picture on each side of a point.
  ///   - displayScale: The number of pixels of the view on each side of a point.
  /// - Returns: A rectangle in points of the view.
  func displayRect(of rect: CGRect, scale: CGFloat, displayScale: CGFloat) -> CGRect {
    // A scaled pixel shows in its neighbors, as far as the filter reaches.
    // Where whole squares of pixels become one, nothing is filtered.
    let reach =
      BoardCanvas.isExact(ratio: factor * displayScale / scale)
      ? 0 : max(2 * factor / scale, 3 / displayScale)
    return viewRect(rect).insetBy(dx: -reach, dy: -reach).integral
  }
}
