import CoreGraphics

/// How a slider's thumbs and labels share its thickness.
///
/// Both together lie in the middle, the labels on one side of the thumbs. It knows lengths across the
/// slider only.
struct SliderBand: Equatable, Sendable {
  /// What a finger needs, in points.
  static let minimumThickness: CGFloat = 44

  /// How thick the thumbs or the track are, whichever is thicker, in points.
  var thumbs: CGFloat

  /// How thick the labels are, in points; 0 where there are none.
  var labels: CGFloat = 0

  /// How far the labels are from the thumbs, in points.
  var distance: CGFloat = 4

  /// Whether the labels have the smaller coordinate.
  var labelsComeFirst = true

  /// What both need, in points, and never less than a finger.
  var thickness: CGFloat {
    max(content, Self.minimumThickness)
  }

  /// The middle of the thumbs between two coordinates.
  func middle(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let shift = labels > 0 ? (labels + distance) / 2 : 0
    return (start + end) / 2 + (labelsComeFirst ? shift : -shift)
  }

  private var content: CGFloat {
    labels > 0 ? labels + distance + thumbs : thumbs
  }
}
