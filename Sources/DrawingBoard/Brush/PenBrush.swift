import CoreGraphics
import Foundation

/// A brush whose line is wider with more pressure or, without pressure, thinner with more speed.
///
/// Average pressure draws the width of the style, the strongest twice as much, the lightest
/// ``minimumWidth``. The width changes gradually along the line.
public struct PenBrush: Brush, FreehandBrush, Equatable {
  /// The minimum width of the line, as a fraction of the style's width.
  ///
  /// Default 0.3. Values out of 0 to 1 are clamped. NaN counts as the default.
  public var minimumWidth: CGFloat

  /// Creates a pen.
  public init(minimumWidth: CGFloat = 0.3) {
    self.minimumWidth = minimumWidth
  }

  /// "Pen".
  public var name: String { "Pen" }

  func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    let least = minimumWidth.isNaN ? 0.3 : min(max(minimumWidth, 0), 1)
    let target = style.width * share(of: sample, after: previous?.sample, least: least)
    guard let previous else { return target }
    // Half of the difference, and at most half of the distance, so that no cones show.
    let distance = sample.location.distance(to: previous.sample.location)
    let step = (target - previous.width) / 2
    return previous.width + min(max(step, -distance / 2), distance / 2)
  }

  /// Returns the width as a fraction of the style's width.
  private func share(
    of sample: StrokeSample, after previous: StrokeSample?, least: CGFloat
  ) -> CGFloat {
    if let pressure = sample.pressure, pressure.isFinite {
      // The square root weights light touches more, as a nib does.
      return min(least + (1 - least) * max(pressure, 0).squareRoot(), 2)
    }
    guard let previous else { return 1 }
    let seconds = CGFloat(sample.timestamp - previous.timestamp)
    guard seconds.isFinite, seconds > 0 else { return 1 }
    let speed = sample.location.distance(to: previous.location) / seconds
    return 1 - (1 - least) * speed / (speed + Self.halfwaySpeed)
  }

  /// The speed, in points per second, at which the line is halfway to its minimum width.
  private static let halfwaySpeed: CGFloat = 1200
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
