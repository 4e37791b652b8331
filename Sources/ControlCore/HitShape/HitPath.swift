import CoreGraphics
import Foundation

/// A path that takes touches, in points of the bounds or in a unit square stretched over them.
public struct HitPath: Equatable, Sendable {
  /// The space that a path's coordinates are in.
  public enum Space: Equatable, Sendable {
    /// Points, counted from the origin of the bounds.
    case points

    /// A square from (0, 0) to (1, 1), stretched over the bounds.
    case unit
  }

  /// The space of the coordinates.
  public let space: Space

  /// Whether overlapping parts cancel out, so that a hole is not hit; otherwise they add up.
  public let usesEvenOddRule: Bool

  private let storage: ImmutablePath

  /// Makes a hit path; an empty path is never hit.
  ///
  /// - Parameters:
  ///   - path: Copied, so later changes of a mutable path have no effect.
  ///   - space: The space of the coordinates. Default `.points`.
  ///   - usesEvenOddRule: Whether holes are left out. Default `true`.
  public init(_ path: CGPath, space: Space = .points, usesEvenOddRule: Bool = true) {
    storage = ImmutablePath(path)
    self.space = space
    self.usesEvenOddRule = usesEvenOddRule
  }

  /// The path laid into `bounds`, in the same coordinates; to draw what is hit.
  public func path(in bounds: CGRect) -> CGPath {
    var transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    if space == .unit { transform = transform.scaledBy(x: bounds.width, y: bounds.height) }
    return storage.path.copy(using: &transform) ?? storage.path
  }

  func contains(_ point: CGPoint, in bounds: CGRect) -> Bool {
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

/// Unchecked because the compiler is not told that a path that nothing changes can be shared: the
/// copy is made here, is never handed out as mutable and is only read.
private struct ImmutablePath: Equatable, @unchecked Sendable {
  let path: CGPath

  init(_ path: CGPath) {
    self.path = path.copy() ?? CGMutablePath()
  }

  static func == (left: ImmutablePath, right: ImmutablePath) -> Bool {
    left.path === right.path || left.numbers == right.numbers
  }

  /// The kinds and coordinates of every element, which say all there is to a path.
  private var numbers: [CGFloat] {
    var numbers: [CGFloat] = []
    path.applyWithBlock { element in
      let pointCount =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        @unknown default: 0
        }
      numbers.append(CGFloat(element.pointee.type.rawValue))
      for index in 0..<pointCount {
        numbers.append(element.pointee.points[index].x)
        numbers.append(element.pointee.points[index].y)
      }
    }
    return numbers
  }
}
