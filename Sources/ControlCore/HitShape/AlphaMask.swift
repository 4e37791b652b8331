import CoreGraphics
import Foundation

/// The opacity of an image at a reduced resolution, for hit testing.
///
/// A point is hit if the image, placed in the bounds as an image view places it, has at least the
/// opacity ``threshold`` there. Points outside of the image are not hit.
public struct AlphaMask: Equatable, Sendable, HitRegion {
  /// The placement of an image in bounds, as `UIView.ContentMode` has it.
  public enum Placement: Equatable, Sendable {
    /// Scaled to fill the bounds.
    case fill
    /// Scaled to fit the bounds, centered, with its aspect ratio.
    case aspectFit
    /// Scaled to cover the bounds, centered, with its aspect ratio. Parts outside of the bounds are
    /// not hit.
    case aspectFill
    /// At its own size. The factors are 0 at the left or top edge, 0.5 in the center, and 1 at the
    /// right or bottom edge, for both layout directions.
    case natural(x: CGFloat, y: CGFloat)
  }

  /// The maximum number of samples on a side: 256.
  public static let maximumSide = 256

  /// The size of the image in points.
  public let size: CGSize

  /// The placement of the image in the bounds.
  public let placement: Placement

  /// The minimum opacity that is hit, from 0 through 1.
  public let threshold: CGFloat

  /// A Boolean value that indicates whether the image is mirrored in a right-to-left layout.
  public let flipsForRightToLeft: Bool

  let columns: Int
  let rows: Int
  let samples: [UInt8]

  /// Creates a mask from samples.
  ///
  /// - Parameters:
  ///   - samples: Opacities from 0 through 255, row by row from the top. If they do not make up
  ///     whole rows, or if there are none, the mask is never hit.
  ///   - columns: The number of samples in a row.
  ///   - size: The size of the image in points.
  ///   - placement: The placement of the image in the bounds. Default `.fill`.
  ///   - threshold: The minimum opacity that is hit. It is clamped to 0…1. Default 0.1, which
  ///     excludes soft edges and faint shadows.
  ///   - flipsForRightToLeft: A Boolean value that determines whether the image is mirrored in a
  ///     right-to-left layout. Default `false`, as for a `UIImage`.
  public init(
    samples: [UInt8], columns: Int, size: CGSize, placement: Placement = .fill,
    threshold: CGFloat = 0.1, flipsForRightToLeft: Bool = false
  ) {
    let isWhole = columns > 0 && samples.count % columns == 0
    self.samples = isWhole ? samples : []
    self.columns = isWhole ? columns : 0
    self.rows = isWhole ? samples.count / columns : 0
    self.size = size
    self.placement = placement
    self.flipsForRightToLeft = flipsForRightToLeft
    self.threshold = threshold.isNaN ? 0.1 : min(max(threshold, 0), 1)
  }

  /// Returns the frame of the image in bounds, in the same coordinates.
  public func imageRect(in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    let scaleX = bounds.width / size.width
    let scaleY = bounds.height / size.height
    switch placement {
    case .fill: return bounds
    case .aspectFit: return placed(scale: min(scaleX, scaleY), x: 0.5, y: 0.5, in: bounds)
    case .aspectFill: return placed(scale: max(scaleX, scaleY), x: 0.5, y: 0.5, in: bounds)
    case .natural(let x, let y): return placed(scale: 1, x: x, y: y, in: bounds)
    }
  }

  func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool) -> Bool {
    let image = imageRect(in: bounds)
    guard bounds.contains(point), image.contains(point), columns > 0, rows > 0 else { return false }
    var across = (point.x - image.minX) / image.width
    if isMirrored, flipsForRightToLeft { across = 1 - across }
    let down = (point.y - image.minY) / image.height
    let column = min(max(Int(across * CGFloat(columns)), 0), columns - 1)
    let row = min(max(Int(down * CGFloat(rows)), 0), rows - 1)
    return CGFloat(samples[row * columns + column]) / 255 >= threshold
  }

  func boundingRect(in bounds: CGRect) -> CGRect {
    rows > 0 ? imageRect(in: bounds).intersection(bounds) : .null
  }

  private func placed(scale: CGFloat, x: CGFloat, y: CGFloat, in bounds: CGRect) -> CGRect {
    let width = size.width * scale
    let height = size.height * scale
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
