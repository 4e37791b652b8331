import CoreGraphics
import Foundation

/// The size that a control's content asks for, axis by axis.
///
/// One value answers both of UIKit's questions, so that `intrinsicContentSize` and `sizeThatFits(_:)`
/// cannot disagree. An axis without a length of its own is flexible: it takes what is offered.
public struct ContentSize: Equatable, Sendable {
  /// The width in points, or `nil` where any width will do.
  public var width: CGFloat?

  /// The height in points, or `nil` where any height will do.
  public var height: CGFloat?

  /// Makes a content size; leave an axis out where any length will do.
  public init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// The size that fits a proposal, in points, rounded up to whole pixels and never negative.
  ///
  /// A flexible axis takes the proposed length when that is finite and above zero, otherwise
  /// `preferred`. A length that is not a number counts as zero.
  ///
  /// - Parameters:
  ///   - proposal: The room offered, in points; zero, infinite and huge values are all accepted.
  ///   - preferred: What a flexible axis takes when the proposal says nothing, in points.
  ///   - scale: Pixels per point; values of zero or less count as 1.
  /// - Returns: The size, in points.
  public func resolved(proposal: CGSize, preferred: CGSize, scale: CGFloat) -> CGSize {
    CGSize(
      width: Self.length(width, proposed: proposal.width, preferred: preferred.width, scale: scale),
      height: Self.length(
        height, proposed: proposal.height, preferred: preferred.height, scale: scale))
  }

  /// Returns the size for a proposal of SwiftUI.
  ///
  /// "The zero proposal; the view responds with its minimum size", infinity with its maximum size and
  /// an unspecified one with its ideal size, says the documentation of `ProposedViewSize`. A flexible
  /// axis has no minimum and no maximum, and `preferred` is its ideal length.
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
    _ own: CGFloat?, proposed: CGFloat, preferred: CGFloat, scale: CGFloat
  ) -> CGFloat {
    let offersRoom = proposed.isFinite && proposed > 0 && proposed < .greatestFiniteMagnitude
    let length = own ?? (offersRoom ? proposed : preferred)
    guard length.isFinite, length > 0 else { return 0 }
    return length.roundedUpToPixel(scale: scale)
  }
}

extension CGFloat {
  /// This length rounded up to whole pixels, forgiving the last bits of a division.
  ///
  /// - Parameter scale: Pixels per point; values of zero or less count as 1.
  /// - Returns: The length, in points.
  public func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    let pixels = scale > 0 && scale.isFinite ? scale : 1
    let scaled = self * pixels
    return (scaled - 1e-6).rounded(.up) / pixels
  }

  /// This length rounded to the nearest whole pixel.
  ///
  /// - Parameter scale: Pixels per point; values of zero or less count as 1.
  /// - Returns: The length, in points.
  public func roundedToPixel(scale: CGFloat) -> CGFloat {
    let pixels = scale > 0 && scale.isFinite ? scale : 1
    return (self * pixels).rounded() / pixels
  }
}
