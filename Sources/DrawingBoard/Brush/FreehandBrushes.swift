import CoreGraphics
import Foundation

/// A brush whose line is as wide as its style.
///
/// Apple Pencil draws a wider line, with the side of its lead, when its altitude is below 45°.
public struct PencilBrush: Brush, FreehandBrush, Equatable, Codable {
  /// The factor by which a pencil that lies flat widens the line.
  ///
  /// Default 3. Non-finite values and values below 1 count as 1.
  public var sideWidth: CGFloat

  /// The lengths of dashes and gaps in turn, in widths of the style.
  ///
  /// Default empty: a solid line. Lengths are measured between the centers of the round ends. The
  /// line is solid unless all lengths are finite, none is negative and their sum is at least half a
  /// pixel.
  public var dashes: [CGFloat]

  /// Creates a pencil.
  public init(sideWidth: CGFloat = 3, dashes: [CGFloat] = []) {
    self.sideWidth = sideWidth
    self.dashes = dashes
  }

  /// "Pencil".
  public var name: String { "Pencil" }

  /// Returns the width of the style, wider for a pencil that lies flat.
  public func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    let upright = CGFloat.pi / 4
    guard sample.altitude < upright, sideWidth.isFinite, sideWidth > 1 else { return style.width }
    let lean = 1 - max(sample.altitude, 0) / upright
    return style.width * (1 + (sideWidth - 1) * lean)
  }
}

/// A brush whose line is wider with more pressure or, without pressure, thinner with more speed.
///
/// Average pressure draws the width of the style, the strongest twice as much, the lightest
/// ``minimumWidth``. The width changes gradually along the line.
public struct PenBrush: Brush, FreehandBrush, Equatable, Codable {
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

  /// Returns the width for the force or the speed of the touch.
  public func width(
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

/// A brush that draws like a felt pen with a chisel tip: wide across the tip, thin along it.
public struct MarkerBrush: Brush, FreehandBrush, Equatable, Codable {
  /// The angle of the tip's long side, in radians, clockwise from the x axis.
  ///
  /// Default −π/4: from the lower left to the upper right. Non-finite values count as 0.
  public var angle: CGFloat

  /// The length of the tip's short side, as a fraction of the style's width.
  ///
  /// Default 0.35. Values out of 0.05 to 1 are clamped. NaN counts as 1.
  public var thickness: CGFloat

  /// Creates a marker.
  public init(angle: CGFloat = -.pi / 4, thickness: CGFloat = 0.35) {
    self.angle = angle
    self.thickness = thickness
  }

  /// "Marker".
  public var name: String { "Marker" }

  /// A chisel.
  public var nib: StrokeNib { .chisel(angle: angle, thickness: thickness) }
}

/// A brush that draws like a translucent felt pen: it darkens what is below and keeps it legible.
///
/// Its tip is upright, so that a stroke along a line of text is a band with straight ends. A stroke
/// has one opacity; a second one over it is darker.
public struct HighlighterBrush: Brush, FreehandBrush, Equatable, Codable {
  /// The opacity of the line, multiplied by the opacity of the style.
  ///
  /// Default 0.4. Values out of 0 to 1 are clamped. NaN counts as the default.
  public var opacity: CGFloat {
    didSet { opacity = Self.clamped(opacity) }
  }

  /// Creates a highlighter.
  public init(opacity: CGFloat = 0.4) {
    self.opacity = Self.clamped(opacity)
  }

  /// "Highlighter".
  public var name: String { "Highlighter" }

  /// ``StrokeBlendMode/multiply``.
  public var blendMode: StrokeBlendMode { .multiply }

  /// An upright chisel.
  public var nib: StrokeNib { .chisel(angle: .pi / 2, thickness: 0.2) }

  private static func clamped(_ opacity: CGFloat) -> CGFloat {
    opacity.isNaN ? 0.4 : min(max(opacity, 0), 1)
  }
}

/// A brush that erases: pixels, so that the background shows, whole strokes, or parts of them.
///
/// Of pixels, within the line every byte becomes 0. Strokes are removed, or cut, where the eraser
/// crosses them: see ``Mode``. The hue of the style has no effect. The background is not part of the
/// picture and stays.
public struct EraserBrush: Brush, FreehandBrush, StrokeBrush, Equatable, Codable {
  /// What an eraser takes away.
  public enum Mode: Int, CaseIterable, Codable, Sendable {
    /// The pixels below its line, of whatever they are.
    case pixels

    /// Every stroke, shape and text that its line touches.
    case strokes

    /// The parts of strokes whose center its line covers; shapes and texts as a whole.
    ///
    /// What is left keeps its width and its dashes, and ends as strokes of its brush end.
    case parts
  }

  /// What the eraser takes away.
  ///
  /// Default ``Mode/pixels``. The others leave what the drawing has pixels alone of: images, fills, and
  /// strokes of brushes that ``BrushRegistry`` does not have.
  public var mode: Mode

  /// Creates an eraser.
  public init(mode: Mode = .pixels) {
    self.mode = mode
  }

  /// "Eraser".
  public var name: String { "Eraser" }

  /// ``StrokeBlendMode/erase``.
  public var blendMode: StrokeBlendMode { .erase }

  func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    guard mode != .pixels, let redraw = canvas.makeRedraw?() else {
      return FreehandStroke(brush: self, canvas: canvas, style: style, smoothing: smoothing)
    }
    return ElementEraserStroke(
      canvas: canvas, redraw: redraw, width: style.width, erasesParts: mode == .parts)
  }
}
