import CoreGraphics

/// What one owner has added to one edge of an inset that others set as well.
///
/// It knows the edge as it was before and as it left it, so that taking the share away again gives
/// exactly the first value, without rounding, and keeps whatever others have added meanwhile.
struct InsetShare: Equatable, Sendable {
  /// What is added, in points.
  private(set) var amount: CGFloat = 0

  private var before: CGFloat = 0
  private var after: CGFloat = 0

  /// Brings the share to an amount.
  ///
  /// - Parameters:
  ///   - newAmount: What is to be added from now on, in points.
  ///   - edge: The edge as it is, this share included.
  /// - Returns: The edge to assign.
  mutating func set(_ newAmount: CGFloat, in edge: CGFloat) -> CGFloat {
    before = others(in: edge)
    amount = newAmount
    after = newAmount == 0 ? before : before + newAmount
    return after
  }

  /// The part of the edge that belongs to others.
  func others(in edge: CGFloat) -> CGFloat {
    if amount == 0 || isOverwritten(in: edge) { return edge }
    return edge == after ? before : edge - amount
  }

  /// Whether somebody has assigned the edge without regard for this share.
  ///
  /// Code that makes room for a keyboard assigns whole insets, and zero afterwards. That is told from
  /// a difference added by what it would leave to the others: less than nothing, and less than before.
  func isOverwritten(in edge: CGFloat) -> Bool {
    amount != 0 && edge != after && edge - amount < min(0, before)
  }
}
