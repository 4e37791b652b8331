import CoreGraphics

/// Where a board's picture is shown: how far from the view's top left, and how large.
struct BoardPlacement: Equatable, Sendable {
  /// The picture's top left, in points of the view.
  var origin = CGPoint.zero

  /// Points of the view for a point of the picture; above 0.
  var factor: CGFloat = 1

  /// The picture at its own size, at the top left.
  init() {}

  /// Places a picture.
  ///
  /// - Parameters:
  ///   - picture: Its size in points.
  ///   - bounds: The room for it, in points.
  ///   - policy: Only ``BoardSizePolicy/scale`` moves or scales it.
  init(picture: CGSize, bounds: CGSize, policy: BoardSizePolicy) {
    guard policy == .scale, picture.width > 0, picture.height > 0, bounds.width > 0,
      bounds.height > 0
    else { return }
    factor = min(bounds.width / picture.width, bounds.height / picture.height)
    origin = CGPoint(
      x: (bounds.width - picture.width * factor) / 2,
      y: (bounds.height - picture.height * factor) / 2)
  }

  /// A place of the view, as one of the picture.
  func picturePoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / factor, y: (point.y - origin.y) / factor)
  }

  /// A part of the picture, as one of the view.
  func viewRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: origin.x + rect.minX * factor, y: origin.y + rect.minY * factor,
      width: rect.width * factor, height: rect.height * factor)
  }

  /// A part of the view, as one of the picture.
  func pictureRect(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: picturePoint(rect.origin),
      size: CGSize(width: rect.width / factor, height: rect.height / factor))
  }
}
