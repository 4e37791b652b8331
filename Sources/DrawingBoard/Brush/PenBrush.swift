import CoreGraphics
import Foundation

/// A line that swells with the pressure; without pressure it thins with speed, as ink does.
///
/// An ordinary touch draws the width of the style, a firm one up to twice as much, the lightest
/// ``minimumWidth``. The width changes slowly enough along the line that it shows no steps.
public struct PenBrush: FreehandBrush, Equatable {
  /// The least width, as a share of the style's.
  ///
  /// Default 0.3. Kept within 0 and 1; what is not a number counts as the default.
  public var minimumWidth: CGFloat

  /// Makes a pen.
  public init(minimumWidth: CGFloat = 0.3) {
    self.minimumWidth = minimumWidth
  }

  /// "Pen".
  public var name: String { "Pen" }

  /// The width for the pressure, or for the speed of what has none.
  public func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    let least = minimumWidth.isNaN ? 0.3 : min(max(minimumWidth, 0), 1)
    let target = style.width * share(of: sample, after: previous?.sample, least: least)
    guard let previous else { return target }
    // Half of the way toward it, and never steeper than one in two: a line, not a row of cones.
    let distance = sample.location.distance(to: previous.sample.location)
    let step = (target - previous.width) / 2
    return previous.width + min(max(step, -distance / 2), distance / 2)
  }

  /// The width as a share of the style's.
  private func share(
    of sample: StrokeSample, after previous: StrokeSample?, least: CGFloat
  ) -> CGFloat {
    if let pressure = sample.pressure, pressure.isFinite {
      // The root lets light touches count for more, as a nib does.
      return min(least + (1 - least) * max(pressure, 0).squareRoot(), 2)
    }
    guard let previous else { return 1 }
    let seconds = CGFloat(sample.timestamp - previous.timestamp)
    guard seconds.isFinite, seconds > 0 else { return 1 }
    let speed = sample.location.distance(to: previous.location) / seconds
    return 1 - (1 - least) * speed / (speed + Self.swiftness)
  }

  /// The speed that takes away half of what can be taken, in points a second.
  private static let swiftness: CGFloat = 1200
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
