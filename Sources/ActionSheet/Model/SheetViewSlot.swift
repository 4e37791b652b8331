import Foundation

/// The place of a view of the app's own in a sheet.
///
/// The view itself stays with the view layer, under the slot's ``id``; the slot tells how large it is.
public struct SheetViewSlot: Identifiable, Equatable, Sendable {
  /// What the slot is known by; unique unless given.
  public var id: SheetItemID

  /// The view's width in points, `nil` to fill the row.
  ///
  /// A narrower view is centred in its row.
  public var width: CGFloat?

  /// The view's height in points, which is its row's; below zero or not finite counts as 0.
  public var height: CGFloat

  /// Whether touches that begin in the view are its own, so that they select no row.
  ///
  /// Default `true`.
  public var takesTouches: Bool

  /// Makes a slot.
  ///
  /// - Parameters:
  ///   - id: What it is known by; unlike any other unless given.
  ///   - width: The view's width in points, `nil` to fill the row.
  ///   - height: The view's height in points.
  ///   - takesTouches: Whether touches that begin in the view are its own.
  public init(
    id: SheetItemID = SheetItemID(), width: CGFloat? = nil, height: CGFloat,
    takesTouches: Bool = true
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.takesTouches = takesTouches
  }

  /// Where the view lies in a row, in the row's coordinates: in the middle, never wider than the row.
  public func viewFrame(inRowOf size: CGSize) -> CGRect {
    let width = min(self.width.map(\.asLength) ?? size.width, size.width)
    return CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }
}
