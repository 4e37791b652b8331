import CoreGraphics

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
