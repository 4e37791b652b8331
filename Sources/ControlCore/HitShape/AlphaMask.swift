import CoreGraphics
import Foundation

/// The opacity of an image, sampled down to what a finger can tell apart.
///
/// It answers whether a point of some bounds falls on an opaque enough part, for an image laid into
/// those bounds in any content mode. Points between the image and the bounds are never hit. The mask
/// remembers no answers, so none can be stale.
public struct AlphaMask: Equatable, Sendable {
  /// How an image is laid into bounds; the cases are those of `UIView.ContentMode`.
  public enum Placement: Equatable, Sendable {
    /// Stretched over the bounds.
    case fill
    /// As large as fits, in proportion, in the middle.
    case aspectFit
    /// As small as covers, in proportion, in the middle; what hangs over is not hit.
    case aspectFill
    /// At its own size; each factor is 0 at the left or top edge, 0.5 in the middle, 1 at the other
    /// edge, whichever way the content runs.
    case natural(x: CGFloat, y: CGFloat)
  }

  /// The longest side that is kept, in samples: 256.
  public static let maximumSide = 256

  /// The size of the image in points.
  public let size: CGSize

  /// How the image is laid into the bounds.
  public let placement: Placement

  /// The least opacity that is hit, from 0 to 1.
  public let threshold: CGFloat

  /// Whether the image is shown mirrored where content runs from right to left.
  public let flipsForRightToLeft: Bool

  let columns: Int
  let rows: Int
  let samples: [UInt8]

  /// Makes a mask from samples.
  ///
  /// - Parameters:
  ///   - samples: Opacities from 0 to 255, row by row from the top, `columns` a row. An array that
  ///     does not hold whole rows, or none, makes a mask that is never hit.
  ///   - columns: How many samples a row has.
  ///   - size: The size of the image in points.
  ///   - placement: How the image is laid into the bounds. Default `.fill`.
  ///   - threshold: The least opacity that is hit; kept within 0 and 1. Default 0.1, which passes
  ///     over soft edges and faint shadows.
  ///   - flipsForRightToLeft: Whether the image is shown mirrored where content runs from right to
  ///     left. Default `false`, as for a `UIImage`.
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

  /// Where the image lies when its bounds are `bounds`, in the same coordinates.
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
