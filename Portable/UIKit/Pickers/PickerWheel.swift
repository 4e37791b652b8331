import Foundation

/// Where the rows of a wheel are seen: the wheel is a cylinder that is looked at from the front.
///
/// Distances are in rows from the selection indicator, downwards.
struct PickerWheel: Equatable, Sendable {
  /// What is seen of a row.
  struct Row: Equatable, Sendable {
    /// The middle of the row below the middle of the wheel, in points.
    var offset: CGFloat
    /// What the distance of the cylinder leaves of the height and of the width.
    var scale: CGSize
    var alpha: CGFloat
  }

  var rowHeight: CGFloat
  var height: CGFloat

  /// The cylinder just fills the height of the picker.
  private var radius: CGFloat { max(height / 2, rowHeight) * 1.02 }

  private var anglePerRow: CGFloat { rowHeight / radius }

  /// The greatest distance at which a row is seen.
  var reach: CGFloat { 0.47 * .pi / anglePerRow }

  /// Returns what is seen of a row at a distance; nil on the back of the cylinder.
  func row(at distance: CGFloat) -> Row? {
    guard rowHeight > 0, height > 0, abs(distance) <= reach else { return nil }
    let angle = distance * anglePerRow
    let depth = cos(angle)
    // The row between the lines of the indicator is clear; the others fade to the edge.
    let beside = min(abs(distance), 1)
    let faded = 0.5 * depth
    return Row(
      offset: radius * sin(angle),
      scale: CGSize(width: 0.9 + 0.1 * depth, height: max(depth, 0.01)),
      alpha: 1 - beside + beside * faded)
  }

  /// Returns the distance of the row that is seen at an offset from the middle, in points.
  func distance(at offset: CGFloat) -> CGFloat {
    let part = min(max(offset / radius, -1), 1)
    return (asin(part) / anglePerRow).rounded()
  }
}
