import CoreGraphics
import Foundation

/// A stroke as the drawing keeps it: all that drawing it again takes.
///
/// Over the same pixels it draws the same bytes, because a ``StrokeSession`` gives the brush what can
/// be stored and nothing finer. A ``FillBrush`` depends on the whole picture below; every other brush
/// of the kit draws the same bytes in some tiles as in the whole picture: see
/// ``BoardCanvas/drawnTiles``.
package struct StrokeElement: Sendable {
  /// The brush, which has a name in ``ArchivedBrush``.
  let brush: any Brush

  let style: StrokeStyle
  let smoothing: StrokeSmoothing

  /// The samples; of a brush that does not follow the touch the first and the last.
  let samples: [StrokeSample]

  /// The parts that were drawn, of a brush that follows the touch: all, unless an eraser had cut the
  /// stroke before it was copied.
  var parts = StrokeParts.whole

  /// The stroke without the numbers of values that may still be corrected, as it is stored.
  var withoutEstimates: StrokeElement {
    guard samples.contains(where: { $0.estimate != nil }) else { return self }
    return StrokeElement(
      brush: brush, style: style, smoothing: smoothing,
      samples: samples.map { sample in
        var sample = sample
        sample.estimate = nil
        return sample
      }, parts: parts)
  }

  /// Draws the stroke, after what is drawn already.
  ///
  /// - Parameters:
  ///   - canvas: The picture, in which ``BoardCanvas/drawnTiles`` are drawn.
  ///   - parts: The parts to draw, of a brush that follows the touch. Default: ``parts``.
  /// - Returns: The changes; none when the brush draws nothing.
  @discardableResult func draw(
    on canvas: BoardCanvas, parts: StrokeParts? = nil
  ) -> (dirty: PixelRect, changes: [TileChange]) {
    let session = session(on: canvas, parts: parts ?? self.parts)
    guard let first = samples.first else { return (.zero, []) }
    session.begin(at: first)
    session.move(to: Array(samples.dropFirst()))
    return session.end()
  }

  /// Returns a session that draws parts of the stroke and has not begun.
  func session(on canvas: BoardCanvas, parts: StrokeParts) -> StrokeSession {
    let session = StrokeSession(canvas: canvas, brush: brush, style: style, smoothing: smoothing)
    if parts != .whole, let brush = brush as? any FreehandBrush {
      session.stroke = FreehandStroke(
        brush: brush, canvas: canvas, style: session.style, smoothing: session.smoothing,
        parts: parts)
    }
    return session
  }
}

extension StrokeSession {
  /// What the stroke has done to the drawing.
  package var elements: StepElements { stroke.elements ?? element.map { .stroke($0) } ?? .none }

  /// The stroke so far; `nil` for a brush that has no archived form.
  var element: StrokeElement? {
    guard !samples.isEmpty, ArchivedBrush(brush) != nil else { return nil }
    let follows = brush is any FreehandBrush || samples.count < 3
    return StrokeElement(
      brush: brush, style: style, smoothing: smoothing,
      samples: follows ? samples : [samples[0], samples[samples.count - 1]])
  }
}

/// Values that can be stored: a drawn stroke has no others, so that the stored one is the same.
extension StrokeSample {
  /// The number of steps in a point, and in the angle of one radian.
  static let precision: CGFloat = 64

  /// The number of steps in the force of an average touch.
  static let pressurePrecision: CGFloat = 256

  /// The altitude of a perpendicular pencil in steps, one more than the last that is less.
  static let uprightAltitude = Int(CGFloat.pi / 2 * precision) + 1

  /// The sample with the nearest values that can be stored, and defaults in place of non-finite ones;
  /// `nil` without a finite location.
  ///
  /// Locations are clamped to a million points, beyond which a pixel cannot be represented. Steps are
  /// 1/64 point, 1/256 of the average force, 1/64 radian and a millisecond from the start.
  func storable(since start: TimeInterval) -> StrokeSample? {
    guard location.x.isFinite, location.y.isFinite else { return nil }
    func steps(_ value: CGFloat, _ precision: CGFloat, _ limit: CGFloat) -> Int {
      Int((min(max(value, -limit), limit) * precision).rounded())
    }
    let elapsed = timestamp.isFinite ? timestamp - start : 0
    var sample = StrokeSample(
      x: steps(location.x, Self.precision, 1_000_000),
      y: steps(location.y, Self.precision, 1_000_000),
      pressure: pressure.flatMap {
        $0.isFinite ? steps(max($0, 0), Self.pressurePrecision, 255) : nil
      },
      altitude: altitude.isFinite && altitude < .pi / 2
        ? steps(altitude, Self.precision, 100) : Self.uprightAltitude,
      azimuth: azimuth.isFinite ? steps(azimuth, Self.precision, 100) : 0,
      time: steps(elapsed, 1000, 1_000_000))
    sample.estimate = estimate
    return sample
  }

  /// Creates a sample from numbers of steps.
  init(x: Int, y: Int, pressure: Int?, altitude: Int, azimuth: Int, time: Int) {
    self.init(
      location: CGPoint(x: CGFloat(x) / Self.precision, y: CGFloat(y) / Self.precision),
      pressure: pressure.map { CGFloat($0) / Self.pressurePrecision },
      altitude: altitude >= Self.uprightAltitude ? .pi / 2 : CGFloat(altitude) / Self.precision,
      azimuth: CGFloat(azimuth) / Self.precision, timestamp: Double(time) / 1000)
  }
}

extension StrokeStyle {
  /// The style with the nearest values that can be stored, in the color space of a drawing.
  func storable(in colorSpace: BoardColorSpace) -> StrokeStyle {
    var style = StrokeStyle(
      color: color, width: CGFloat(Float(width)), opacity: CGFloat(Float(opacity)))
    guard let space = colorSpace.cgColorSpace,
      let parts = color.converted(to: space, intent: .defaultIntent, options: nil)?.components,
      parts.count == 4,
      let stored = CGColor(
        colorSpace: space,
        components: parts.map { $0.isNaN ? 0 : CGFloat(Float(min(max($0, 0), 1))) })
    else { return style }
    style.color = stored
    return style
  }
}

extension StrokeSmoothing {
  /// The smoothing with the nearest length that can be stored.
  var storable: StrokeSmoothing {
    stabilizerLength.map { .stabilizer(length: CGFloat(Float($0))) } ?? self
  }
}
