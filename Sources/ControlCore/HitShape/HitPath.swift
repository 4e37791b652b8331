import CoreGraphics
import Foundation

/// A path whose inside receives touches.
public struct HitPath: Equatable, Sendable, HitRegion {
  /// The coordinate space of a path.
  public enum Space: Equatable, Sendable {
    /// Points, relative to the origin of the bounds.
    case points

    /// A square from (0, 0) to (1, 1) that is scaled to the bounds.
    case unit
  }

  /// The coordinate space of the path.
  public let space: Space

  /// A Boolean value that indicates whether the even-odd rule determines the inside of the path, so
  /// that holes are not hit.
  ///
  /// Otherwise it is the winding rule.
  public let usesEvenOddRule: Bool

  private let storage: ImmutablePath

  /// Creates a hit path.
  ///
  /// - Parameters:
  ///   - path: The path, which is copied. An empty path is never hit.
  ///   - space: The coordinate space of the path. Default `.points`.
  ///   - usesEvenOddRule: A Boolean value that determines whether the even-odd rule applies.
  ///     Default `true`.
  public init(_ path: CGPath, space: Space = .points, usesEvenOddRule: Bool = true) {
    storage = ImmutablePath(path)
    self.space = space
    self.usesEvenOddRule = usesEvenOddRule
  }

  /// Returns the path in bounds, in the same coordinates.
  ///
  /// Use it to draw the region that is hit.
  public func path(in bounds: CGRect) -> CGPath {
    var transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    if space == .unit { transform = transform.scaledBy(x: bounds.width, y: bounds.height) }
    return storage.path.copy(using: &transform) ?? storage.path
  }

  func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool) -> Bool {
    guard !storage.path.isEmpty else { return false }
    var local = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    if space == .unit {
      local.x /= bounds.width
      local.y /= bounds.height
    }
    return storage.path.contains(local, using: usesEvenOddRule ? .evenOdd : .winding)
  }

  func boundingRect(in bounds: CGRect) -> CGRect {
    storage.path.isEmpty ? .null : path(in: bounds).boundingBoxOfPath
  }
}

/// A copy of a path that never changes.
///
/// `Sendable` is unchecked, because `CGPath` does not declare it. Invariant: the copy is made here
/// and is only read.
private struct ImmutablePath: Equatable, @unchecked Sendable {
  let path: CGPath

  init(_ path: CGPath) {
    self.path = path.copy() ?? CGMutablePath()
  }

  static func == (left: ImmutablePath, right: ImmutablePath) -> Bool {
    left.path === right.path || left.elementValues == right.elementValues
  }

  /// The types and coordinates of all elements.
  private var elementValues: [CGFloat] {
    var values: [CGFloat] = []
    path.applyWithBlock { element in
      let pointCount =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        @unknown default: 0
        }
      values.append(CGFloat(element.pointee.type.rawValue))
      for index in 0..<pointCount {
        values.append(element.pointee.points[index].x)
        values.append(element.pointee.points[index].y)
      }
    }
    return values
  }
}
