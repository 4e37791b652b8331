import CoreGraphics

/// The ticks of a track, from the least value to the greatest.
///
/// Two ticks are never nearer to each other than ``minimumSpacing``: of dense ticks the sequence
/// contains every second, fifth, tenth and so on, and always both ends. A tick is computed on demand,
/// so a million stops cost no more than the ticks displayed.
package struct TickLayout: Sequence, Sendable {
  /// A tick.
  package struct Tick: Equatable, Sendable {
    /// The value of the tick.
    package let value: Double

    /// The position along the track, in points.
    package let position: CGFloat
  }

  private enum Marks {
    case even(last: Int)
    case stops(StopGrid)
  }

  /// The least distance between two ticks in points, at least 1.
  package let minimumSpacing: CGFloat

  private let marks: Marks?
  private let geometry: SliderGeometry

  /// Creates ticks at equal distances.
  ///
  /// Fewer than two mean none, and more than 2³¹ count as 2³¹.
  package init(count: Int, in geometry: SliderGeometry, minimumSpacing: CGFloat) {
    marks = count >= 2 && geometry.canTrack ? .even(last: Swift.min(count - 1, 1 << 31)) : nil
    self.geometry = geometry
    self.minimumSpacing = minimumSpacing >= 1 ? minimumSpacing : 1
  }

  /// Creates a tick for every stop, or none without stops.
  package init(stopsOf values: SliderValues, in geometry: SliderGeometry, minimumSpacing: CGFloat) {
    marks = geometry.canTrack ? values.stopGrid.map(Marks.stops) : nil
    self.geometry = geometry
    self.minimumSpacing = minimumSpacing >= 1 ? minimumSpacing : 1
  }

  /// Returns an iterator that starts at the least value.
  package func makeIterator() -> Iterator {
    Iterator(layout: self)
  }

  /// An iterator over the ticks.
  package struct Iterator: IteratorProtocol {
    private let layout: TickLayout
    private let stride: Int?
    private var index: Int? = 0

    fileprivate init(layout: TickLayout) {
      self.layout = layout
      stride = layout.stride
      if layout.marks == nil { index = nil }
    }

    /// Returns the next tick, or `nil` after the one at the greatest value.
    package mutating func next() -> Tick? {
      guard let index else { return nil }
      self.index = layout.index(after: index, stride: stride)
      return layout.tick(at: index)
    }
  }

  private var last: Int {
    switch marks {
    case .even(let last): last
    case .stops(let grid): grid.lastIndex
    case nil: 0
    }
  }

  private var spacingFraction: Double { Double(minimumSpacing / geometry.travel) }

  /// The number of ticks to advance by if they are evenly spaced, otherwise `nil`.
  private var stride: Int? {
    switch marks {
    case .even(let last):
      return Self.stride(atLeast: spacingFraction * Double(last), of: last)
    case .stops(let grid):
      guard let step = grid.step, geometry.scale == .linear else { return nil }
      let stepFraction = step / (grid.maximum - grid.minimum)
      return Self.stride(atLeast: spacingFraction / stepFraction, of: grid.lastIndex)
    case nil:
      return nil
    }
  }

  /// Returns a round number of ticks with enough space, if possible one that meets the last tick.
  private static func stride(atLeast least: Double, of last: Int) -> Int {
    guard least > 1 else { return 1 }
    guard least < Double(last) else { return Swift.max(last, 1) }
    var fallback: Int?
    var (digit, decade) = (1, 1)
    while digit * decade < last {
      let stride = digit * decade
      if Double(stride) >= least {
        if last.isMultiple(of: stride), Double(stride) <= least * 4 { return stride }
        fallback = fallback ?? stride
      }
      switch digit {
      case 1: digit = 2
      case 2: digit = 5
      default: (digit, decade) = (1, decade * 10)
      }
    }
    return fallback ?? last
  }

  private func index(after index: Int, stride: Int?) -> Int? {
    guard index < last else { return nil }
    let next: Int
    if let stride {
      next = Swift.min(index + stride, last)
    } else if case .stops(let grid) = marks {
      let far = fraction(at: index) + spacingFraction
      let value = geometry.scale.value(atFraction: far, in: geometry.values)
      next = Swift.max(grid.index(atLeast: value), index + 1)
    } else {
      next = index + 1
    }
    // The end always has a tick, so a tick that is too near to it is skipped.
    let isNearEnd = next < last && 1 - fraction(at: next) < spacingFraction * (1 - 1e-9)
    return isNearEnd ? last : next
  }

  private func fraction(at index: Int) -> Double {
    switch marks {
    case .even(let last): Double(index) / Double(last)
    case .stops(let grid):
      geometry.scale.fraction(of: grid.value(at: index), in: geometry.values)
    case nil: 0
    }
  }

  private func tick(at index: Int) -> Tick {
    let fraction = fraction(at: index)
    let value =
      if case .stops(let grid) = marks {
        grid.value(at: index)
      } else {
        geometry.scale.value(atFraction: fraction, in: geometry.values)
      }
    return Tick(value: value, position: geometry.position(atFraction: fraction))
  }
}

/// The frames of the bars of a histogram that stands on the track.
package struct HistogramLayout: Equatable, Sendable {
  /// A bar: its middle value and its frame, in points.
  package struct Bin: Equatable, Sendable {
    package let value: Double
    package let frame: CGRect
  }

  /// The heights of the bars in any unit, from the least value to the greatest.
  ///
  /// Negative and non-finite heights count as zero.
  package let bins: [Double]

  /// The height of the highest bar, in points.
  package let height: CGFloat

  package init(bins: [Double], height: CGFloat) {
    self.bins = bins.map { $0.isFinite ? max($0, 0) : 0 }
    self.height = height.isFinite ? max(height, 0) : 0
  }

  /// Returns a bar for each bin.
  ///
  /// The bins divide the travel of the thumbs into equal parts.
  package func frames(in geometry: SliderGeometry) -> [Bin] {
    guard let greatest = bins.max(), greatest > 0, geometry.canTrack else { return [] }
    let middle = geometry.across(CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY))
    let share = 1 / Double(bins.count)
    // A gap of a tenth of the width separates the bars.
    let width = geometry.travel / CGFloat(bins.count)
    return bins.enumerated().map { index, bin in
      let fraction = (Double(index) + 0.5) * share
      let length = height * CGFloat(bin / greatest)
      return Bin(
        value: geometry.scale.value(atFraction: fraction, in: geometry.values),
        frame: geometry.rectangle(
          along: geometry.position(atFraction: fraction) - width * 0.45, length: width * 0.9,
          across: middle - length, thickness: length))
    }
  }
}
