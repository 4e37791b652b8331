import CoreGraphics

// The frames of the labels of the thumbs. Each label is centered on its thumb. Labels that would overlap
// move apart evenly, and no label leaves the slider at its ends. Labels that are longer than the slider
// together are shortened in proportion. The result depends on the values only, so labels do not drift during
// a drag.
package struct LabelLayout: Equatable, Sendable {
  package var spacing: CGFloat = 8
  package var distance: CGFloat = 4
  package var isBelow = false
  package var mergesLabels = false
  static let separator = " – "

  // Returns the starts of labels along the slider, and their lengths, which are less if there is no room.
  // The positions of the thumbs are in ascending order of the values. All numbers are in points along the
  // slider. It allocates nothing.
  package func spans(
    of lengths: ThumbNumbers, at positions: ThumbNumbers, in available: ClosedRange<CGFloat>,
    isReversed: Bool
  ) -> (starts: ThumbNumbers, lengths: ThumbNumbers) {
    let count = positions.count
    let gap = Double(spacing)
    let room = max(Double(available.upperBound - available.lowerBound) - gap * Double(count - 1), 0)
    var total = lengths.reduce(0, +)
    var spans = (starts: positions, lengths: lengths)
    if total > room {
      for index in 0..<count { spans.lengths[index] *= room / total }
      total = room
    }
    var low = Double(available.lowerBound)
    // The greatest start that leaves room for all later labels.
    var high = low + room - total
    // From the smaller coordinate to the greater.
    func index(_ place: Int) -> Int { isReversed ? count - 1 - place : place }
    var first = 0
    while first < count {
      // Labels that would overlap start at the mean of where they would start alone. Those move apart
      // together whose mean is the least.
      var (offset, sum) = (0.0, 0.0)
      var row = (end: first, start: Double.infinity)
      for place in first..<count {
        let length = spans.lengths[index(place)]
        let wish = positions[index(place)] - length / 2
        let greatest = Double(available.upperBound) - length
        sum += max(min(wish, greatest), Double(available.lowerBound)) - offset
        offset += length + gap
        let mean = sum / Double(place - first + 1)
        if mean <= row.start { row = (place + 1, mean) }
      }
      low = max(min(row.start, high), low)
      for place in first..<row.end {
        spans.starts[index(place)] = low
        low += spans.lengths[index(place)] + gap
        high += spans.lengths[index(place)] + gap
      }
      first = row.end
    }
    return spans
  }

  package func frame(
    from start: CGFloat, length: CGFloat, thickness: CGFloat, in geometry: SliderGeometry
  ) -> CGRect {
    let reach = geometry.thickness(of: geometry.thumbSize) / 2 + distance
    let isOnTrailingSideOfMirrored = geometry.isVertical && geometry.isMirrored
    let isBefore = isBelow == isOnTrailingSideOfMirrored
    return geometry.rectangle(
      along: start, length: length,
      across: geometry.middle + (isBefore ? -reach - thickness : reach), thickness: thickness)
  }

  // Returns the groups of neighboring thumbs whose labels are displayed as one, because they would overlap
  // where they belong. The label of a group, whose size a closure returns, is centered between its first and
  // its last thumb.
  func groups(
    in geometry: SliderGeometry, positions: ThumbNumbers, count: Int,
    available: ClosedRange<CGFloat>, size: (Range<Int>) -> CGSize
  ) -> [Range<Int>] {
    func extent(of group: Range<Int>) -> ClosedRange<CGFloat> {
      let length = geometry.length(of: size(group))
      let wish = Self.middle(of: group, positions) - length / 2
      let start = max(min(wish, available.upperBound - length), available.lowerBound)
      return start...start + length
    }
    var groups: [(thumbs: Range<Int>, extent: ClosedRange<CGFloat>)] = []
    for index in 0..<count {
      var group = index..<index + 1
      var own = extent(of: group)
      while let previous = groups.last, own.lowerBound < previous.extent.upperBound + spacing,
        previous.extent.lowerBound < own.upperBound + spacing
      {
        groups.removeLast()
        group = previous.thumbs.lowerBound..<group.upperBound
        own = extent(of: group)
      }
      groups.append((group, own))
    }
    return groups.map(\.thumbs)
  }

  static func middle(of group: Range<Int>, _ positions: ThumbNumbers) -> CGFloat {
    CGFloat(positions[group.lowerBound] + positions[group.upperBound - 1]) / 2
  }
}
