import UIKit

package struct SheetRegion: Equatable, Sendable {
  package enum Place: Equatable, Sendable, CaseIterable {
    /// The header that stays, in a dialog with its fields; it scrolls by itself if it is too high.
    case header

    case body

    /// The footer and the cancel rows at the end, which never scroll.
    case pinned
  }

  package let rows: Range<Int>

  /// In the container.
  package let viewport: CGRect

  package let contentHeight: CGFloat

  package var scrolls: Bool { maximumOffset > 0 }

  /// The maximum offset in points, without what sums of fractions leave over.
  package var maximumOffset: CGFloat {
    let hidden = contentHeight - viewport.height
    return hidden > 0.01 ? hidden : 0
  }
}

extension SheetLayout {
  /// Divides the available height among the header, the body and the pinned rows of a sheet.
  ///
  /// If not everything fits, as many of the rows at the end are pinned as leave the body its minimum height,
  /// and a header that would take more than the rest, or than half of a smaller space, scrolls by itself.
  /// The actions of a dialog that are on one line are pinned, however little is left.
  static func regions(
    _ rows: SheetRows, size room: CGSize
  ) -> (header: SheetRegion, body: SheetRegion, pinned: SheetRegion) {
    let minimumBodyHeight = rows.metrics.minimumScrollHeight
    let minimumRest = rows.hasOneLineOfActions ? 0 : minimumBodyHeight
    let (count, headerCount) = (rows.count, rows.headerCount)
    let fits = rows.height <= room.height
    let height = min(rows.height, room.height)
    let pinnable = count - rows.pinnableCount..<count
    let pinnedStart =
      fits
      ? pinnable.lowerBound
      : pinnable.partitionPoint { start in
        let below = rows.height - rows.top(of: start) + rows.gap(above: start)
        let above = start == 0 ? 0 : rows.bottom(of: start - 1)
        return below > room.height - min(minimumRest, above)
      }
    let pinnedHeight = pinnedStart < count ? rows.height - rows.top(of: pinnedStart) : 0
    let upper = max(height - pinnedHeight - rows.gap(above: pinnedStart), 0)
    let pinsHeader = rows.options.pinsHeader && headerCount > 0 && pinnedStart > headerCount
    let bodyStart = pinsHeader ? headerCount : 0
    let bodyContent =
      pinnedStart > bodyStart ? rows.bottom(of: pinnedStart - 1) - rows.top(of: bodyStart) : 0
    let headerContent = pinsHeader ? rows.bottom(of: bodyStart - 1) : 0
    let gap = pinsHeader ? rows.gap(above: bodyStart) : 0
    let shared = max(upper - gap, 0)
    // In a small space the header keeps half of it, so that a question is seen above its answers.
    let bodyMinimum = min(
      bodyContent, minimumBodyHeight, shared - min(headerContent, (shared / 2).rounded(.down)))
    let headerHeight = min(headerContent, shared - bodyMinimum)
    let bodyTop = min(headerHeight + gap, upper)

    func region(
      _ range: Range<Int>, top: CGFloat, height: CGFloat, contentHeight: CGFloat
    ) -> SheetRegion {
      SheetRegion(
        rows: range, viewport: CGRect(x: 0, y: top, width: room.width, height: height),
        contentHeight: contentHeight)
    }
    return (
      region(0..<bodyStart, top: 0, height: headerHeight, contentHeight: headerContent),
      region(
        bodyStart..<pinnedStart, top: bodyTop, height: upper - bodyTop, contentHeight: bodyContent),
      region(
        pinnedStart..<count, top: height - pinnedHeight, height: pinnedHeight,
        contentHeight: pinnedHeight)
    )
  }
}

extension CACornerMask {
  static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

  static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  static let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]

  static let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]

  static let all: CACornerMask = [.top, .bottom]
}
