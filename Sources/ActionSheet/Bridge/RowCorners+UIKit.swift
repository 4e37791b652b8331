import UIKit

extension RowCorners {
  /// The corners as a layer masks them.
  var maskedCorners: CACornerMask {
    var mask: CACornerMask = []
    if contains(.top) { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if contains(.bottom) { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return mask
  }
}

extension SheetInsets {
  /// The room along the sides that UIKit's insets tell.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
