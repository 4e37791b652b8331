import CoreGraphics

/// The frames of the labels of the thumbs.
///
/// Each label is centered on its thumb. Labels that would overlap move apart evenly, and no label
/// leaves the slider at its ends. Labels that are longer than the slider together are shortened in
/// proportion. The result depends on the values only, so labels do not drift during a drag.
package struct LabelLayout: Equatable, Sendable {
  /// The least distance between two labels, in points.
  package var spacing: CGFloat

  /// The distance between a thumb and its label, in points.
  package var distance: CGFloat

  /// A Boolean value that determines whether the labels are below the thumbs, or on the trailing side
  /// of a vertical slider.
  package var isBelow: Bool

  /// A Boolean value that determines whether labels that would overlap are displayed as one.
  package var mergesLabels = false

  /// The text between the values of a merged label.
  static let separator = " – "

  /// Creates a layout.
  ///
  /// Distances that are negative or not finite count as zero.
  package init(spacing: CGFloat = 8, distance: CGFloat = 4, isBelow: Bool = false) {
    self.spacing = spacing.isFinite ? max(spacing, 0) : 0
    self.distance = distance.isFinite ? max(distance, 0) : 0
    self.isBelow = isBelow
  }

  /// Returns the places of labels along the slider.
  ///
  /// It allocates nothing.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the labels along the slider, in points.
  ///   - positions: The positions of their thumbs along the slider, in points, in ascending order of the
  ///     values.
  ///   - available: The part of the control along the slider for the labels, in points.
  ///   - isReversed: Whether greater values have smaller positions.
  /// - Returns: The starts of the labels, and their lengths, which are less if there is no room.
  package func spans(
    of lengths: ThumbNumbers, at positions: ThumbNumbers, in available: ClosedRange<CGFloat>,
    isReversed: Bool
  ) -> (starts: ThumbNumbers, lengths: ThumbNumbers) {
    let count = positions.count
    let room = available.upperBound - available.lowerBound - spacing * CGFloat(count - 1)
    let total = CGFloat(lengths.reduce(0, +))
    var spans = (starts: positions, lengths: lengths)
    if total > max(room, 0) {
      for index in 0..<count { spans.lengths[index] *= Double(max(room, 0) / total) }
    }
    var rows = Rows()
    // From the smaller coordinate to the greater.
    for place in 0..<count {
      let index = isReversed ? count - 1 - place : place
      let length = CGFloat(spans.lengths[index])
      var row = Row(wish: CGFloat(positions[index]) - length / 2, length: length, count: 1)
      row.place(in: available)
      while let previous = rows.last, previous.start + previous.length + spacing > row.start {
        rows.removeLast()
        row = previous.joined(with: row, spacing: spacing)
        row.place(in: available)
      }
      rows.append(row)
    }
    var place = 0
    for row in 0..<rows.count {
      var start = rows[row].start
      for _ in 0..<rows[row].count {
        let index = isReversed ? count - 1 - place : place
        spans.starts[index] = Double(start)
        start += CGFloat(spans.lengths[index]) + spacing
        place += 1
      }
    }
    return spans
  }

  /// Returns the frame of a label in its place along the slider.
  ///
  /// - Parameters:
  ///   - start: The start of the label, in points.
  ///   - length: Its length, in points.
  ///   - thickness: Its thickness across the slider, in points.
  ///   - geometry: The geometry of the slider.
  /// - Returns: The frame, in points of the control.
  package func frame(
    from start: CGFloat, length: CGFloat, thickness: CGFloat, in geometry: SliderGeometry
  ) -> CGRect {
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    let reach = geometry.thickness(of: geometry.thumbSize) / 2 + distance
    let isOnTrailingSideOfMirrored = geometry.isVertical && geometry.isMirrored
    let isBefore = isBelow == isOnTrailingSideOfMirrored
    return geometry.rectangle(
      along: start, length: length,
      across: isBefore ? middle - reach - thickness : middle + reach, thickness: thickness)
  }

  /// Returns the groups of labels that are displayed as one, because they would overlap where they
  /// belong.
  ///
  /// The label of a group is centered between its first and its last thumb.
  ///
  /// - Parameters:
  ///   - geometry: The geometry of the slider.
  ///   - positions: The positions of the thumbs, in points.
  ///   - available: The part of the control along the slider for the labels, in points.
  ///   - size: A closure that returns the size of the label of some neighboring thumbs.
  /// - Returns: The groups of neighboring thumbs, in ascending order.
  func groups(
    in geometry: SliderGeometry, positions: ThumbNumbers, available: ClosedRange<CGFloat>,
    size: (Range<Int>) -> CGSize
  ) -> [Range<Int>] {
    func extent(of group: Range<Int>) -> ClosedRange<CGFloat> {
      let length = geometry.length(of: size(group))
      let wish = Self.middle(of: group, positions) - length / 2
      let start = max(min(wish, available.upperBound - length), available.lowerBound)
      return start...start + length
    }
    var groups: [(thumbs: Range<Int>, extent: ClosedRange<CGFloat>)] = []
    for index in positions.indices {
      var group = index..<index + 1
      var own = extent(of: group)
      while let previous = groups.last,
        own.lowerBound < previous.extent.upperBound + spacing,
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

  /// Returns the position between the first and the last of some thumbs, in points.
  static func middle(of group: Range<Int>, _ positions: ThumbNumbers) -> CGFloat {
    CGFloat(positions[group.lowerBound] + positions[group.upperBound - 1]) / 2
  }

  /// Labels in a row at the least distance.
  private struct Row {
    /// The mean of the starts that the labels would have alone, less their offsets in the row.
    var wish: CGFloat
    var length: CGFloat
    var count: Int
    var start: CGFloat = 0

    mutating func place(in available: ClosedRange<CGFloat>) {
      let (low, high) = (available.lowerBound, available.upperBound - length)
      if count == 1 { wish = max(min(wish, high), low) }
      start = max(min(wish, high), low)
    }

    func joined(with next: Row, spacing: CGFloat) -> Row {
      let offset = length + spacing
      let sum = wish * CGFloat(count) + (next.wish - offset) * CGFloat(next.count)
      return Row(
        wish: sum / CGFloat(count + next.count), length: offset + next.length,
        count: count + next.count)
    }
  }

  /// The rows of the labels of all thumbs.
  ///
  /// They are stored inline, because an array would be allocated for each event of a drag.
  private struct Rows {
    private(set) var count = 0
    private var wishes = ThumbNumbers(count: ThumbNumbers.limit)
    private var lengths = ThumbNumbers(count: ThumbNumbers.limit)
    private var counts = ThumbNumbers(count: ThumbNumbers.limit)
    private var starts = ThumbNumbers(count: ThumbNumbers.limit)

    var last: Row? { count > 0 ? self[count - 1] : nil }

    subscript(index: Int) -> Row {
      Row(
        wish: CGFloat(wishes[index]), length: CGFloat(lengths[index]), count: Int(counts[index]),
        start: CGFloat(starts[index]))
    }

    mutating func append(_ row: Row) {
      wishes[count] = Double(row.wish)
      lengths[count] = Double(row.length)
      counts[count] = Double(row.count)
      starts[count] = Double(row.start)
      count += 1
    }

    mutating func removeLast() { count -= 1 }
  }
}
