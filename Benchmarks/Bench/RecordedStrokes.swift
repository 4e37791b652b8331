import CoreGraphics
import DrawingBoard

/// Strokes that are the same in every run and for every rival.
struct RecordedStrokes {
  /// Moves of a stroke, each six points long: the length that the research has measured with.
  static let moves = 60
  static let stepLength: CGFloat = 6

  /// The board of a large tablet, in pixels, and what a point is.
  static let pixels = PixelSize(width: 2048, height: 2732)
  static let scale: CGFloat = 2

  /// Each stroke has a color of its own, or one over others of its color would change nothing.
  static func style(of stroke: Int) -> StrokeStyle {
    StrokeStyle(
      color: CGColor(
        srgbRed: CGFloat(stroke % 7) / 7, green: CGFloat(stroke % 11) / 11,
        blue: CGFloat(stroke % 13) / 13, alpha: 1), width: 5)
  }

  static let style = style(of: 1)

  private var state: UInt64

  /// A run of strokes that depends on nothing but its seed.
  init(seed: UInt64 = 20) {
    state = seed
  }

  /// A stroke that wanders over a board of some points and stays on it.
  mutating func next(in size: CGSize) -> [CGPoint] {
    var place = CGPoint(x: unit() * size.width, y: unit() * size.height)
    var angle = unit() * 2 * .pi
    return (0...Self.moves).map { _ in
      defer {
        angle += (unit() - 0.5) * 0.8
        place.x += cos(angle) * Self.stepLength
        place.y += sin(angle) * Self.stepLength
        if place.x < 10 || place.x > size.width - 10 { angle = .pi - angle }
        if place.y < 10 || place.y > size.height - 10 { angle = -angle }
        place.x = min(max(place.x, 10), size.width - 10)
        place.y = min(max(place.y, 10), size.height - 10)
      }
      return place
    }
  }

  /// The next stroke on a board of some pixels, in pixels.
  mutating func nextPixels(on pixels: PixelSize) -> [CGPoint] {
    let size = CGSize(
      width: CGFloat(pixels.width) / Self.scale, height: CGFloat(pixels.height) / Self.scale)
    return next(in: size).map { CGPoint(x: $0.x * Self.scale, y: $0.y * Self.scale) }
  }

  /// The same as pieces of a smoothed curve, one for each move.
  mutating func nextPieces(on pixels: PixelSize) -> [MidpointCurve.Piece] {
    var curve = MidpointCurve()
    return nextPixels(on: pixels).compactMap { curve.append($0) }
  }

  /// A number from 0 up to 1, by a linear congruential generator with Knuth's constants.
  private mutating func unit() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }
}
