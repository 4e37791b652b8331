import CoreGraphics

/// Figures, combinations, paths and images.
extension HitShape {
  /// The largest circle around the center of the bounds.
  public static let circle = HitShape(FigureRegion.circle)

  /// The ellipse that touches all edges of the bounds.
  public static let ellipse = HitShape(FigureRegion.ellipse)

  /// The bounds with semicircles at the two shorter edges.
  public static let capsule = HitShape.rounded(.greatestFiniteMagnitude)

  /// Returns the ring around the center of the bounds between two radii, in points.
  ///
  /// A point on the inner edge is inside, one on the outer edge is outside, so nested rings share
  /// no point.
  public static func ring(inner: CGFloat, outer: CGFloat) -> HitShape {
    HitShape(FigureRegion.ring(inner: inner, outer: outer))
  }

  /// Returns the bounds extended by the same distance on each side, in points.
  public static func outset(_ distance: CGFloat) -> HitShape {
    .inset(top: -distance, left: -distance, bottom: -distance, right: -distance)
  }

  /// Returns the points of both shapes.
  public static func intersection(_ first: HitShape, _ second: HitShape) -> HitShape {
    HitShape(FigureRegion.intersection(first, second))
  }

  /// Returns the points of the first shape that are not in the second.
  public static func difference(_ first: HitShape, _ second: HitShape) -> HitShape {
    HitShape(FigureRegion.difference(first, second))
  }

  /// Returns the points of a shape that are nearer to the bounds than to the frames of neighbors.
  ///
  /// The frames are in the coordinates of the bounds. At equal distances a point belongs to the
  /// frame further to the top, then to the left. Extended shapes of two neighbors meet halfway.
  public static func limited(_ shape: HitShape, neighbors: [CGRect]) -> HitShape {
    HitShape(FigureRegion.limited(shape, neighbors))
  }

  /// Returns the inside of a path.
  public static func path(_ path: HitPath) -> HitShape {
    HitShape(path)
  }

  /// Returns the opaque parts of an image that is placed in the bounds as in an image view.
  public static func alphaMask(_ mask: AlphaMask) -> HitShape {
    HitShape(mask)
  }
}

private indirect enum FigureRegion: HitRegion {
  case circle
  case ellipse
  case ring(inner: CGFloat, outer: CGFloat)
  case intersection(HitShape, HitShape)
  case difference(HitShape, HitShape)
  case limited(HitShape, [CGRect])

  func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool) -> Bool {
    switch self {
    case .circle:
      return bounds.center.distance(to: point) < min(bounds.width, bounds.height) / 2
    case .ellipse:
      let x = (point.x - bounds.midX) / (bounds.width / 2)
      let y = (point.y - bounds.midY) / (bounds.height / 2)
      return x * x + y * y < 1
    case .ring(let inner, let outer):
      let distance = bounds.center.distance(to: point)
      return distance >= inner && distance < outer
    case .intersection(let first, let second):
      return first.contains(point, in: bounds, isMirrored: isMirrored)
        && second.contains(point, in: bounds, isMirrored: isMirrored)
    case .difference(let first, let second):
      return first.contains(point, in: bounds, isMirrored: isMirrored)
        && !second.contains(point, in: bounds, isMirrored: isMirrored)
    case .limited(let shape, let neighbors):
      return shape.contains(point, in: bounds, isMirrored: isMirrored)
        && bounds.isNearest(to: point, among: neighbors)
    }
  }

  func boundingRect(in bounds: CGRect) -> CGRect {
    switch self {
    case .circle:
      return CGRect(center: bounds.center, radius: min(bounds.width, bounds.height) / 2)
    case .ellipse:
      return bounds
    case .ring(let inner, let outer):
      return outer > max(inner, 0) ? CGRect(center: bounds.center, radius: outer) : .null
    case .intersection(let first, let second):
      return first.boundingRect(in: bounds).intersection(second.boundingRect(in: bounds))
    case .difference(let shape, _), .limited(let shape, _):
      return shape.boundingRect(in: bounds)
    }
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether this rectangle is the nearest one to a point.
  ///
  /// At equal distances the rectangle further to the top, then to the left, is the nearest.
  fileprivate func isNearest(to point: CGPoint, among others: [CGRect]) -> Bool {
    let distance = distance(to: point)
    return others.allSatisfy { other in
      let otherDistance = other.distance(to: point)
      if distance != otherDistance { return distance < otherDistance }
      return (minY, minX) <= (other.minY, other.minX)
    }
  }

  private func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}
