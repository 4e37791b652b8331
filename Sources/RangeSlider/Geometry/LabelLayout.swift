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
    let count = min(values.count, sizes.count)
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
      let wish = geometry.position(of: values[index]) - length / 2
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

/// The lengths across a slider: thumbs in the middle, labels on one side, tick titles on the other, and
/// a histogram that stands on the track.
struct SliderBand: Equatable, Sendable {
  /// The least thickness of a slider, in points.
  static let minimumThickness: CGFloat = 44

  /// The thickness of the thumbs or the track, whichever is greater, in points.
  var thumbs: CGFloat

  /// The thickness of the labels, in points, or 0 without labels.
  var labels: CGFloat = 0

  /// The thickness of the tick titles, in points, or 0 without titles.
  var titles: CGFloat = 0

  /// The height of the histogram above the middle of the track, in points.
  var histogram: CGFloat = 0

  /// The distance between the thumbs and the texts, in points.
  var distance: CGFloat = 4

  /// A Boolean value that determines whether the labels have the smaller coordinate.
  var labelsComeFirst = true

  /// The thickness of all parts, in points, and at least the length of a touch target.
  var thickness: CGFloat {
    max(before + thumbs + after, Self.minimumThickness)
  }

  /// Returns the middle of the thumbs between two coordinates.
  func middle(from start: CGFloat, to end: CGFloat) -> CGFloat {
    (start + end) / 2 + (before - after) / 2
  }

  /// The distance between the thumbs and the labels, in points.
  var labelDistance: CGFloat { labelsComeFirst ? clearance + distance : distance }

  /// The distance between the thumbs and the tick titles, in points.
  var titleDistance: CGFloat { labelsComeFirst ? distance : clearance + distance }

  /// The height of the histogram beyond the thumbs.
  private var clearance: CGFloat { max(histogram - thumbs / 2, 0) }

  private var before: CGFloat {
    let text = labelsComeFirst ? labels : titles
    return text > 0 ? text + clearance + distance : clearance
  }

  private var after: CGFloat {
    let text = labelsComeFirst ? titles : labels
    return text > 0 ? text + distance : 0
  }
}
