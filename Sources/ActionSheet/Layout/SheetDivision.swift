import Foundation

/// Divides the height there is among a sheet's header, body and pinned rows.
///
/// Where everything fits everything has its own height. Where not, as many of the rows at the end
/// keep their place as leave the body its minimum; a header that would take more than the rest
/// scrolls by itself.
struct SheetDivision {
  /// Rows with the place they get.
  struct Part {
    var rows: Range<Int>
    var top: CGFloat
    var height: CGFloat
    var contentHeight: CGFloat

    func region(width: CGFloat, rows all: SheetRows) -> SheetRegion {
      var corners: RowCorners = []
      if !rows.isEmpty, all.startsGroup(at: rows.lowerBound) { corners.insert(.top) }
      if !rows.isEmpty, all.endsGroup(at: rows.upperBound - 1) { corners.insert(.bottom) }
      return SheetRegion(
        rows: rows, viewport: CGRect(x: 0, y: top, width: width, height: height),
        contentHeight: contentHeight, corners: corners)
    }
  }

  let header: Part
  let body: Part
  let pinned: Part

  /// The height of all of it, in points.
  let height: CGFloat

  init(
    stack: RowStack, rows: SheetRows, height room: CGFloat, pinsHeader: Bool,
    minimumBodyHeight: CGFloat
  ) {
    let count = rows.count
    let fits = stack.height <= room
    height = min(stack.height, room)

    let pinnable = count - rows.pinnableCount..<count
    let pinnedStart =
      fits
      ? pinnable.lowerBound
      : pinnable.partitionPoint { start in
        let below = stack.height - stack.top(of: start) + stack.gap(above: start)
        let above = start == 0 ? 0 : stack.bottom(of: start - 1)
        return below > room - min(minimumBodyHeight, above)
      }
    let pinnedHeight = pinnedStart < count ? stack.height - stack.top(of: pinnedStart) : 0
    let upper = max(height - pinnedHeight - stack.gap(above: pinnedStart), 0)

    let pinsHeader = pinsHeader && rows.kind(at: 0) == .header && pinnedStart > 1
    let bodyStart = pinsHeader ? 1 : 0
    let bodyContent =
      pinnedStart > bodyStart ? stack.bottom(of: pinnedStart - 1) - stack.top(of: bodyStart) : 0
    let headerContent = pinsHeader ? stack.height(of: 0) : 0
    let gap = pinsHeader ? stack.gap(above: 1) : 0
    let bodyMinimum = min(bodyContent, minimumBodyHeight, max(upper - gap, 0))
    let headerHeight = min(headerContent, max(upper - gap - bodyMinimum, 0))
    let bodyTop = min(headerHeight + gap, upper)

    header = Part(
      rows: 0..<bodyStart, top: 0, height: headerHeight, contentHeight: headerContent)
    body = Part(
      rows: bodyStart..<pinnedStart, top: bodyTop, height: upper - bodyTop,
      contentHeight: bodyContent)
    pinned = Part(
      rows: pinnedStart..<count, top: height - pinnedHeight, height: pinnedHeight,
      contentHeight: pinnedHeight)
  }
}
