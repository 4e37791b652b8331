/// The place of a row among its neighbors, and what it means for its look.
struct TablePosition: Equatable {
  var isGrouped = false
  var isInset = false
  var isFirst = false
  var isLast = false
  var hasSeparators = true

  /// The distance of content from the cell's edges.
  var leadingMargin: CGFloat = 16
  var trailingMargin: CGFloat = 16

  /// The corner radius of the first and the last row of an inset group.
  static let groupRadius: CGFloat = 10

  var roundedCorners: CACornerMask {
    var corners: CACornerMask = []
    if isInset, isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isInset, isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
