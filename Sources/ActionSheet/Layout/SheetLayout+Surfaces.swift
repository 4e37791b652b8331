import Foundation

/// The part of a group that is seen: what one plate of material lies under.
public struct SheetGroupSurface: Equatable, Sendable {
  /// Where it is, in the container's coordinates.
  public internal(set) var frame: CGRect

  /// The corners that are rounded: where the group begins and ends, or where the list is cut off.
  public internal(set) var corners: RowCorners

  /// Whether the group is a cancel row.
  public let isCancel: Bool
}

extension SheetLayout {
  /// The parts of groups that are seen, from top to bottom.
  ///
  /// Rows of one group share a surface even where the header keeps its place above rows that scroll.
  /// A list that is pulled beyond its end takes its surface along. Takes time in proportion to the
  /// rows that are seen.
  ///
  /// - Parameters:
  ///   - headerOffset: How far the header is scrolled, in points.
  ///   - bodyOffset: How far the body is scrolled, in points.
  /// - Returns: The surfaces.
  public func groupSurfaces(
    headerOffset: CGFloat = 0, bodyOffset: CGFloat = 0
  ) -> [SheetGroupSurface] {
    var surfaces: [SheetGroupSurface] = []
    for place in SheetRegion.Place.allCases {
      let offset =
        switch place {
        case .header: headerOffset
        case .body: bodyOffset
        case .pinned: CGFloat(0)
        }
      for row in visibleRows(in: place, scrolledBy: offset) {
        guard let piece = surface(ofRow: row, in: place, scrolledBy: offset) else { continue }
        if !rows.startsGroup(at: row), let last = surfaces.last {
          surfaces[surfaces.count - 1].frame = last.frame.union(piece.frame)
          surfaces[surfaces.count - 1].corners.remove(.bottom)
          surfaces[surfaces.count - 1].corners.formUnion(piece.corners.intersection(.bottom))
        } else {
          surfaces.append(piece)
        }
      }
    }
    return surfaces
  }

  private func surface(
    ofRow row: Int, in place: SheetRegion.Place, scrolledBy offset: CGFloat
  ) -> SheetGroupSurface? {
    let region = region(place)
    guard let frame = frameInContainer(ofRow: row, scrolledBy: offset) else { return nil }
    var (top, bottom) = (frame.minY, frame.maxY)
    var corners: RowCorners = []
    let isFirst = row == region.rows.lowerBound
    let isLast = row == region.rows.upperBound - 1
    if top < region.viewport.minY || isFirst && offset < 0 {
      top = region.viewport.minY
      corners.formUnion(region.corners.intersection(.top))
    } else if rows.startsGroup(at: row) {
      corners.insert(.top)
    }
    if bottom > region.viewport.maxY || isLast && offset > region.maximumOffset {
      bottom = region.viewport.maxY
      corners.formUnion(region.corners.intersection(.bottom))
    } else if rows.endsGroup(at: row) {
      corners.insert(.bottom)
    }
    return SheetGroupSurface(
      frame: CGRect(x: 0, y: top, width: frame.width, height: max(bottom - top, 0)),
      corners: metrics.cornerRadius > 0 ? corners : [], isCancel: rows.kind(at: row) == .cancel)
  }
}
