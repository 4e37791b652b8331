import CoreGraphics
import Foundation

/// The size of a control's content, with axes that may be flexible.
///
/// ``Control`` derives both `intrinsicContentSize` and `sizeThatFits(_:)` from it, so that the two
/// agree. A flexible axis has no length of its own and takes the proposed one.
public struct ContentSize: Equatable, Sendable {
  /// The width in points, or `nil` if the width is flexible.
  public var width: CGFloat?

  /// The height in points, or `nil` if the height is flexible.
  public var height: CGFloat?

  /// Creates a content size.
  ///
  /// - Parameters:
  ///   - width: The width in points. Default `nil`: flexible.
  ///   - height: The height in points. Default `nil`: flexible.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// Returns the size that fits a proposed size.
  ///
  /// A flexible axis takes the proposed length if that is finite and positive, otherwise the
  /// preferred one.
  ///
  /// - Parameters:
  ///   - proposal: The available size, in points. Any value is accepted.
  ///   - preferred: The lengths of flexible axes without a usable proposal, in points.
  ///   - scale: The number of pixels per point. Values that are not positive count as 1.
  /// - Returns: The size in points, rounded up to whole pixels. Lengths that are negative or not
  ///   finite count as 0.
  package func resolved(proposal: CGSize, preferred: CGSize, scale: CGFloat) -> CGSize {
    CGSize(
      width: Self.length(width, proposed: proposal.width, preferred: preferred.width, scale: scale),
      height: Self.length(
        height, proposed: proposal.height, preferred: preferred.height, scale: scale))
  }

  /// Returns the size for a proposal of SwiftUI.
  ///
  /// "The zero proposal; the view responds with its minimum size", infinity with its maximum size
  /// and an unspecified one with its ideal size, says the documentation of `ProposedViewSize`. A
  /// flexible axis has no minimum and no maximum, and `preferred` is its ideal length.
  ///
  /// - Parameters:
  ///   - width: The proposed width in points, or `nil` for the ideal one.
  ///   - height: The proposed height in points, or `nil` for the ideal one.
  ///   - preferred: The ideal lengths of flexible axes in points.
  ///   - scale: Pixels per point; values of zero or less count as 1.
  /// - Returns: The size, in points; infinite where the proposal of a flexible axis is.
  package func resolved(
    proposedWidth width: CGFloat?, proposedHeight height: CGFloat?, preferred: CGSize,
    scale: CGFloat
  ) -> CGSize {
    var size = resolved(
      proposal: CGSize(width: width ?? 0, height: height ?? 0), preferred: preferred, scale: scale)
    if self.width == nil, let width, let limit = Self.limit(width) { size.width = limit }
    if self.height == nil, let height, let limit = Self.limit(height) { size.height = limit }
    return size
  }

  /// The length that a flexible axis takes for a proposal that asks for a limit.
  private static func limit(_ proposed: CGFloat) -> CGFloat? {
    guard !proposed.isNaN else { return nil }
    if proposed <= 0 { return 0 }
    return proposed < .greatestFiniteMagnitude ? nil : .infinity
  }

  private static func length(
    _ fixed: CGFloat?, proposed: CGFloat, preferred: CGFloat, scale: CGFloat
  ) -> CGFloat {
    let isProposalUsable = proposed.isFinite && proposed > 0 && proposed < .greatestFiniteMagnitude
    let length = fixed ?? (isProposalUsable ? proposed : preferred)
    guard length.isFinite, length > 0 else { return 0 }
    return length.roundedUpToPixel(scale: scale)
  }
}

extension CGFloat {
  /// Returns this length rounded up to whole pixels.
  ///
  /// An excess of less than a millionth of a pixel is ignored, because divisions leave such errors.
  ///
  /// - Parameter scale: The number of pixels per point. Values that are not positive count as 1.
  /// - Returns: The length, in points.
  public func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    let pixels = scale > 0 && scale.isFinite ? scale : 1
    let scaled = self * pixels
    return (scaled - 1e-6).rounded(.up) / pixels
  }

  /// Returns this length rounded to the nearest whole pixel.
  ///
  /// - Parameter scale: The number of pixels per point. Values that are not positive count as 1.
  /// - Returns: The length, in points.
  public func roundedToPixel(scale: CGFloat) -> CGFloat {
    let pixels = scale > 0 && scale.isFinite ? scale : 1
    return (self * pixels).rounded() / pixels
  }
}
