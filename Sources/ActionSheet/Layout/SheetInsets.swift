import Foundation

/// Room along the four sides of a rectangle, in points; what UIKit calls edge insets.
public struct SheetInsets: Equatable, Sendable {
  /// The room at the top.
  public let top: CGFloat

  /// The room at the left.
  public let left: CGFloat

  /// The room at the bottom.
  public let bottom: CGFloat

  /// The room at the right.
  public let right: CGFloat

  /// No room.
  public static let zero = SheetInsets()

  /// Makes insets; below zero or not finite counts as 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top.asLength
    self.left = left.asLength
    self.bottom = bottom.asLength
    self.right = right.asLength
  }
}
