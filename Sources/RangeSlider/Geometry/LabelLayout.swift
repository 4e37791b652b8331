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

  /// Returns the frames of labels with the given sizes.
  ///
  /// - Parameters:
  ///   - geometry: The geometry of the slider.
  ///   - values: The values of the thumbs, in ascending order.
  ///   - sizes: The sizes of the labels, one for each value.
  ///   - available: The part of the control along the slider for the labels, in points. Default: the
  ///     bounds of the geometry.
  /// - Returns: The frames, one for each value.
  package func frames(
    in geometry: SliderGeometry, values: ThumbNumbers, sizes: [CGSize],
    available: ClosedRange<CGFloat>? = nil
  ) -> [CGRect] {
    var positions = values
    for index in values.indices { positions[index] = Double(geometry.position(of: values[index])) }
    return frames(in: geometry, positions: positions, sizes: sizes, available: available)
  }

  /// Returns the frames of labels at positions along the slider, in points.
  func frames(
    in geometry: SliderGeometry, positions: ThumbNumbers, sizes: [CGSize],
    available: ClosedRange<CGFloat>?
  ) -> [CGRect] {
    let count = min(positions.count, sizes.count)
    let first = geometry.along(geometry.bounds.origin)
    let available = available ?? first...first + geometry.length(of: geometry.bounds.size)
    let (start, end) = (available.lowerBound, available.upperBound)
    let total = sizes.prefix(count).reduce(0) { $0 + geometry.length(of: $1) }
    let room = max(end - start - spacing * CGFloat(count - 1), 0)
    let share = total > room ? room / total : 1
    var runs: [Run] = []
    runs.reserveCapacity(count)
    // From the smaller coordinate to the greater.
    for position in 0..<count {
      let index = geometry.isReversed ? count - 1 - position : position
      let length = geometry.length(of: sizes[index]) * share
      let wish = CGFloat(positions[index]) - length / 2
      var run = Run(wish: wish, length: length, count: 1)
      run.place(from: start, to: end)
      while let previous = runs.last, previous.start + previous.length + spacing > run.start {
        runs.removeLast()
        run = previous.joined(with: run, spacing: spacing)
        run.place(from: start, to: end)
      }
      runs.append(run)
    }
    var frames = [CGRect](repeating: .zero, count: count)
    var position = 0
    for run in runs {
      var place = run.start
      for _ in 0..<run.count {
        let index = geometry.isReversed ? count - 1 - position : position
        let length = geometry.length(of: sizes[index]) * share
        frames[index] = frame(along: place, length: length, size: sizes[index], in: geometry)
        place += length + spacing
        position += 1
      }
    }
    return frames
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
  private struct Run {
    /// The mean of the starts that the labels would have alone, less their offsets in the row.
    var wish: CGFloat
    var length: CGFloat
    var count: Int
    var start: CGFloat = 0

    mutating func place(from low: CGFloat, to high: CGFloat) {
      if count == 1 { wish = max(min(wish, high - length), low) }
      start = max(min(wish, high - length), low)
    }

    func joined(with next: Run, spacing: CGFloat) -> Run {
      let offset = length + spacing
      let sum = wish * CGFloat(count) + (next.wish - offset) * CGFloat(next.count)
      return Run(
        wish: sum / CGFloat(count + next.count), length: offset + next.length,
        count: count + next.count)
    }
  }

  private func frame(
    along start: CGFloat, length: CGFloat, size: CGSize, in geometry: SliderGeometry
  ) -> CGRect {
    let thickness = geometry.thickness(of: size)
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    let reach = geometry.thickness(of: geometry.thumbSize) / 2 + distance
    let isOnTrailingSideOfMirrored = geometry.isVertical && geometry.isMirrored
    let isBefore = isBelow == isOnTrailingSideOfMirrored
    return geometry.rectangle(
      along: start, length: length,
      across: isBefore ? middle - reach - thickness : middle + reach, thickness: thickness)
  }
}
