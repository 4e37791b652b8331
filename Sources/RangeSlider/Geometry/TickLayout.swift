import CoreGraphics
import Foundation

// The ticks of a track, from the least value to the greatest. Two ticks are never nearer to each other than
// a least spacing: of dense ticks every second, fifth, tenth and so on is left, and always both ends. A
// million stops cost no more than the ticks displayed.
enum TickLayout {
  struct Tick: Equatable, Sendable {
    let value: Double
    let position: CGFloat
  }

  /// Returns ticks at values of the app, as far as they are visible.
  static func ticks(at values: [Double], in geometry: SliderGeometry) -> [Tick] {
    guard geometry.canTrack else { return [] }
    return values.filter(geometry.shows)
      .map { Tick(value: $0, position: geometry.position(of: $0)) }
  }

  // Returns ticks at equal distances. Fewer than two mean none, and more than 2³¹ count as 2³¹.
  static func ticks(count: Int, in geometry: SliderGeometry, minimumSpacing: CGFloat) -> [Tick] {
    guard count >= 2, geometry.canTrack else { return [] }
    let last = min(count - 1, 1 << 31)
    let spacing = fraction(of: minimumSpacing, in: geometry)
    let stride = stride(atLeast: spacing * Double(last), of: last)
    let hidden = Int(geometry.visible.lowerBound * Double(last)) / stride
    return ticks(
      first: hidden * stride, last: last, spacing: spacing, in: geometry,
      fraction: { Double($0) / Double(last) },
      value: { geometry.scale.value(atFraction: $1, in: geometry.values) },
      next: { index, _ in index + stride })
  }

  static func ticks(
    stopsOf values: SliderValues, in geometry: SliderGeometry, minimumSpacing: CGFloat
  ) -> [Tick] {
    guard geometry.canTrack, let grid = values.stopGrid else { return [] }
    let spacing = fraction(of: minimumSpacing, in: geometry)
    let scale = geometry.scale
    var stride: Int?
    if let step = grid.step, scale == .linear {
      let share = step / (grid.maximum - grid.minimum)
      stride = Self.stride(atLeast: spacing / share, of: grid.lastIndex)
    }
    let visible = grid.index(
      nearest: scale.value(atFraction: geometry.visible.lowerBound, in: geometry.values))
    return ticks(
      first: visible / (stride ?? 1) * (stride ?? 1), last: grid.lastIndex, spacing: spacing,
      in: geometry,
      fraction: { scale.fraction(of: grid.value(at: $0), in: geometry.values) },
      value: { index, _ in grid.value(at: index) },
      next: { index, fraction in
        if let stride { return index + stride }
        let value = scale.value(atFraction: fraction + spacing, in: geometry.values)
        return max(grid.index(atLeast: value), index + 1)
      })
  }

  private static func fraction(of spacing: CGFloat, in geometry: SliderGeometry) -> Double {
    Double((spacing >= 1 ? spacing : 1) / geometry.travel)
  }

  private static func ticks(
    first: Int, last: Int, spacing: Double, in geometry: SliderGeometry, fraction: (Int) -> Double,
    value: (Int, Double) -> Double, next: (Int, Double) -> Int
  ) -> [Tick] {
    var ticks: [Tick] = []
    var index: Int? = first
    while let current = index {
      let place = fraction(current)
      let position = geometry.position(atFraction: place)
      if geometry.isVisible(position) {
        ticks.append(Tick(value: value(current, place), position: position))
      } else if place > geometry.visible.upperBound {
        break
      }
      let following = min(next(current, place), last)
      // The end always has a tick, so one that is too near to it is skipped.
      let isNearEnd = following < last && 1 - fraction(following) < spacing * (1 - 1e-9)
      index = current == last ? nil : isNearEnd ? last : following
    }
    return ticks
  }

  /// Returns a round number of ticks with enough space, if possible one that meets the last tick.
  private static func stride(atLeast least: Double, of last: Int) -> Int {
    guard least > 1 else { return 1 }
    let strides = (0..<30).lazy.map {
      digits[$0 % digits.count] * pow(10, Double($0 / digits.count))
    }
    .filter { $0 >= least && $0 < Double(last) }
    let even = strides.first { $0 <= least * 4 && last.isMultiple(of: Int($0)) }
    return (even ?? strides.first).map { Int($0) } ?? last
  }

  private static let digits = [1.0, 2, 5]
}

enum HistogramLayout {
  // Returns the frame of a bar for each bin, of which the highest one has a height in points. The bins
  // divide the travel of the thumbs into equal parts. Their heights are in any unit; negative and non-finite
  // ones count as zero.
  static func frames(of bins: [Double], height: CGFloat, in geometry: SliderGeometry) -> [CGRect] {
    let bins = bins.map { $0.isFinite ? max($0, 0) : 0 }
    guard let greatest = bins.max(), greatest > 0, geometry.canTrack else { return [] }
    let share = 1 / Double(bins.count)
    // A gap of a tenth of the width separates the bars.
    let width = geometry.travel / CGFloat(bins.count)
    return bins.enumerated().map { index, bin in
      let fraction = (Double(index) + 0.5) * share
      let length = height * CGFloat(bin / greatest)
      return geometry.rectangle(
        along: geometry.position(atFraction: fraction) - width * 0.45, length: width * 0.9,
        across: geometry.middle - length, thickness: length)
    }
  }
}
