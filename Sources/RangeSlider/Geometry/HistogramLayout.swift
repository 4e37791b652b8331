import CoreGraphics

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
