import CoreGraphics

/// The size of a slider that a declarative view proposes a size for.
struct SliderSizing: Equatable, Sendable {
  /// Whether the slider runs from the bottom to the top.
  var isVertical: Bool

  /// The thickness of the slider across its axis, in points.
  var thickness: CGFloat

  /// The length that the slider prefers along its axis, in points.
  var preferredLength: CGFloat

  /// Returns the size for a proposal.
  ///
  /// The slider takes the proposed length along its axis, even zero and infinity, with which a stack
  /// asks for the least and the greatest length. Without a proposal it takes the preferred length.
  ///
  /// - Parameters:
  ///   - width: The proposed width, in points, or `nil` for none.
  ///   - height: The proposed height, in points, or `nil` for none.
  /// - Returns: The size, in points.
  func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    func length(_ proposal: CGFloat?) -> CGFloat {
      guard let proposal, !proposal.isNaN else { return preferredLength }
      return max(proposal, 0)
    }
    return isVertical
      ? CGSize(width: thickness, height: length(height))
      : CGSize(width: length(width), height: thickness)
  }
}
