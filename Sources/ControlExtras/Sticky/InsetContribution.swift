import CoreGraphics

/// The part of one edge of an inset that a view has added, while other code changes the same inset.
///
/// The value records the edge without and with the contribution. Its removal therefore restores the
/// original edge without rounding errors, and preserves what other code has added in the meantime.
struct InsetContribution: Equatable, Sendable {
  /// The contribution in points.
  private(set) var amount: CGFloat = 0

  private var edgeWithout: CGFloat = 0
  private var edgeWith: CGFloat = 0

  /// Changes the contribution.
  ///
  /// - Parameters:
  ///   - newAmount: The new contribution in points.
  ///   - edge: The current edge, which includes the old contribution.
  /// - Returns: The edge with the new contribution.
  mutating func set(_ newAmount: CGFloat, in edge: CGFloat) -> CGFloat {
    edgeWithout = edgeWithoutContribution(edge)
    amount = newAmount
    edgeWith = newAmount == 0 ? edgeWithout : edgeWithout + newAmount
    return edgeWith
  }

  /// Returns an edge without the contribution.
  func edgeWithoutContribution(_ edge: CGFloat) -> CGFloat {
    if amount == 0 || isOverwritten(in: edge) { return edge }
    return edge == edgeWith ? edgeWithout : edge - amount
  }

  /// Returns a Boolean value that indicates whether other code has replaced the edge together with the
  /// contribution.
  ///
  /// Code that avoids the keyboard replaces whole insets, and resets them to zero. Such an edge would
  /// be negative without the contribution, and less than before. An edge to which other code has added
  /// a difference would not.
  func isOverwritten(in edge: CGFloat) -> Bool {
    amount != 0 && edge != edgeWith && edge - amount < min(0, edgeWithout)
  }
}
