/// A few rectangles that together cover what must be drawn again.
struct DamageList {
  /// More than this are joined where that wastes least.
  static let limit = 12

  private(set) var areas: [CGRect] = []

  var isEmpty: Bool { areas.isEmpty }

  mutating func add(_ area: CGRect) {
    guard !area.isNull, !area.isEmpty, area.origin.x.isFinite, area.size.width.isFinite else {
      return
    }
    if areas.contains(where: { $0.contains(area) }) { return }
    var area = area
    // Joins what overlaps much, so that nothing is drawn twice for long.
    var index = 0
    while index < areas.count {
      let joined = areas[index].union(area)
      if Self.size(joined) <= (Self.size(areas[index]) + Self.size(area)) * 1.2 {
        areas.remove(at: index)
        area = joined
        index = 0
      } else {
        index += 1
      }
    }
    areas.append(area)
    if areas.count > Self.limit { joinCheapest() }
  }

  /// Grows every area that touches `area` over it.
  mutating func merge(_ area: CGRect) {
    var joined = area
    areas.removeAll { other in
      guard other.intersects(area) else { return false }
      joined = joined.union(other)
      return true
    }
    areas.append(joined)
  }

  /// Whole pixels around the areas, none of which overlap.
  func pixelAreas(scale: CGFloat, within bounds: CGRect) -> [CGRect] {
    var list: [CGRect] = []
    for area in areas {
      let pixels = Self.pixels(area, scale: scale).intersection(bounds)
      if !pixels.isNull && !pixels.isEmpty { list.append(pixels) }
    }
    return Self.disjoint(list)
  }

  /// Whole pixels around an area. Edges are rounded to pixels when drawn, so half a pixel beyond may
  /// change.
  static func pixels(_ area: CGRect, scale: CGFloat) -> CGRect {
    let left = (area.minX * scale - 0.5).rounded(.down)
    let top = (area.minY * scale - 0.5).rounded(.down)
    let right = (area.maxX * scale + 0.5).rounded(.up)
    let bottom = (area.maxY * scale + 0.5).rounded(.up)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same cover in rectangles that do not overlap: of each, only what larger ones leave over.
  private static func disjoint(_ areas: [CGRect]) -> [CGRect] {
    var cover: [CGRect] = []
    for area in areas.sorted(by: { size($0) > size($1) }) {
      var pieces = [area]
      for taken in cover { pieces = pieces.flatMap { remainder(of: $0, without: taken) } }
      cover += pieces
    }
    return cover
  }

  /// At most four rectangles: above, below, and to the left and right of the part taken away.
  private static func remainder(of area: CGRect, without taken: CGRect) -> [CGRect] {
    let middle = area.intersection(taken)
    guard !middle.isNull, !middle.isEmpty else { return [area] }
    let candidates = [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: middle.minY - area.minY),
      CGRect(x: area.minX, y: middle.maxY, width: area.width, height: area.maxY - middle.maxY),
      CGRect(x: area.minX, y: middle.minY, width: middle.minX - area.minX, height: middle.height),
      CGRect(x: middle.maxX, y: middle.minY, width: area.maxX - middle.maxX, height: middle.height),
    ]
    return candidates.filter { $0.width > 0 && $0.height > 0 }
  }

  private mutating func joinCheapest() {
    var best: (first: Int, second: Int, waste: CGFloat) = (0, 1, .infinity)
    for first in areas.indices {
      for second in areas.indices where second > first {
        let joined = areas[first].union(areas[second])
        let waste = Self.size(joined) - Self.size(areas[first]) - Self.size(areas[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let joined = areas[best.first].union(areas[best.second])
    areas.remove(at: best.second)
    areas[best.first] = joined
  }

  private static func size(_ area: CGRect) -> CGFloat { area.width * area.height }
}
