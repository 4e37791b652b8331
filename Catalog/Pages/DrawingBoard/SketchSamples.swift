import DrawingBoard
import UIKit

/// Recorded strokes for the pages of the drawing board.
@MainActor
enum SketchSamples {
  private static let ink = color(0.16, 0.18, 0.24)
  private static let blue = color(0.16, 0.45, 0.85)
  private static let sun = color(1, 0.72, 0.16)
  private static let leaf = color(0.24, 0.62, 0.38)
  private static let rose = color(0.9, 0.35, 0.42)

  private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: 1)
  }

  /// Draws a lake among mountains, of which every stroke can be taken back.
  static func drawLake(on board: DrawingBoardControl) {
    let size = board.pictureSize
    guard size.width > 0 else { return }
    let scale = min(size.width / 390, size.height / 620)
    let pen = Pen(
      board: board, scale: scale,
      origin: CGPoint(
        x: (size.width - 390 * scale) / 2, y: max((size.height - 660 * scale) / 2, 0)))
    pen.shape(EllipseBrush(isFilled: true), sun, from: (262, 92), to: (330, 160))
    for ray in stride(from: 0, to: 360, by: 40) {
      let angle = Double(ray) * .pi / 180
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      pen.line(
        PencilBrush(), sun, 4,
        [(296 + x * 44, 126 + y * 44), (296 + x * 56, 126 + y * 56)])
    }
    pen.line(
      PencilBrush(), ink, 4,
      [(14, 330), (60, 262), (92, 226), (118, 196), (138, 214), (160, 250), (188, 296), (206, 330)])
    pen.line(
      PencilBrush(), ink, 4,
      [
        (168, 268), (206, 212), (236, 172), (252, 158), (270, 182), (306, 240), (350, 304),
        (376, 332),
      ])
    pen.line(
      PencilBrush(), ink, 3,
      [(96, 224), (108, 232), (116, 222), (126, 234), (138, 224), (146, 230)])
    pen.line(
      PencilBrush(), ink, 3,
      [(226, 186), (238, 196), (248, 184), (260, 198), (272, 188), (282, 200)])
    for (index, x) in [46, 70, 96, 300, 326, 350].enumerated() {
      let (x, base) = (CGFloat(x), CGFloat(330 - (index % 2) * 6))
      pen.line(MarkerBrush(), leaf, 9, [(x, base), (x + 1, base - 34)])
      pen.line(PencilBrush(), ink, 2.5, [(x, base + 8), (x, base - 6)])
    }
    for wave in 0..<6 {
      let y = CGFloat(360 + wave * 24)
      let inset = CGFloat(20 + (wave * 37) % 46)
      pen.line(
        HighlighterBrush(), blue, 16,
        stride(from: inset, through: 370 - inset / 2, by: 18).map { x in
          (x, y + 4 * sin(x / 22 + CGFloat(wave)))
        })
    }
    pen.line(PencilBrush(), ink, 4, [(150, 430), (160, 446), (226, 446), (238, 430), (150, 430)])
    pen.line(PencilBrush(), ink, 4, [(192, 430), (192, 366)])
    pen.line(PencilBrush(), rose, 5, [(194, 370), (226, 418), (196, 420)])
    for (x, y) in [(70, 120), (104, 96), (136, 126)] as [(CGFloat, CGFloat)] {
      pen.line(
        PencilBrush(), ink, 3,
        [(x - 14, y - 4), (x - 6, y - 9), (x, y), (x + 6, y - 9), (x + 14, y - 4)])
    }
  }

  /// Draws a ring, and strokes in it with the brush of the board, or lines that it erases.
  static func drawStrokes(on board: DrawingBoardControl) {
    let size = board.pictureSize
    func sample(_ x: CGFloat, _ y: CGFloat) -> StrokeSample {
      StrokeSample(location: CGPoint(x: x * size.width, y: y * size.height))
    }
    let (blue, style) = (StrokeStyle(color: blue, width: 20), board.strokeWidth)
    board.draw(
      [sample(0.2, 0.12), sample(0.8, 0.52)], with: EllipseBrush(),
      style: board.brush is EraserBrush ? blue : StrokeStyle(color: ink, width: 4))
    if board.brush is FillBrush {
      board.draw([sample(0.5, 0.3)], style: StrokeStyle(color: sun, width: style))
      return
    }
    let erasesStrokes = (board.brush as? EraserBrush).map { $0.mode != .pixels } ?? false
    for (line, color) in [sun, leaf, rose].enumerated() {
      let y = 0.2 + CGFloat(line) * 0.11
      let wave = stride(from: 0.12, through: 0.88, by: 0.04).map { x in
        sample(x, y + 0.02 * sin(x * 22))
      }
      board.draw(
        wave, with: erasesStrokes ? PencilBrush() : nil,
        style: StrokeStyle(color: color, width: erasesStrokes ? 14 : style))
    }
    // Across the first two lines.
    if erasesStrokes { board.draw([sample(0.56, 0.16), sample(0.6, 0.35)]) }
  }

  /// Places of a stroke that wanders along a field of directions, always the same for a number.
  ///
  /// - Parameters:
  ///   - number: Which stroke.
  ///   - size: The picture, in points.
  /// - Returns: The places, and how the stroke looks.
  static func fieldStroke(_ number: Int, in size: CGSize) -> ([StrokeSample], StrokeStyle) {
    var seed = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
    func next() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 40) / CGFloat(1 << 24)
    }
    var point = CGPoint(x: next() * size.width, y: next() * size.height)
    let start = point
    let length = 5 + Int(next() * 5)
    let samples = (0..<length).map { _ in
      let (u, v) = (point.x / max(size.width, 1), point.y / max(size.width, 1))
      let angle = sin(u * 5.1 + 0.4) * 1.7 + cos(v * 4.3 - u * 2.2) * 1.9
      point.x += cos(angle) * 5
      point.y += sin(angle) * 5
      return StrokeSample(location: point)
    }
    let height = start.y / max(size.height, 1)
    let tint = next() * 0.12
    let color = UIColor(
      hue: (0.56 + height * 0.46 + tint).truncatingRemainder(dividingBy: 1),
      saturation: 0.55 + next() * 0.3, brightness: 0.72 + next() * 0.25, alpha: 1)
    return (samples, StrokeStyle(color: color.cgColor, width: 1.5 + next() * 3.5))
  }
}

/// Draws strokes in the coordinates of a sample.
@MainActor
private struct Pen {
  let board: DrawingBoardControl
  let scale: CGFloat
  let origin: CGPoint

  private func sample(_ place: (CGFloat, CGFloat)) -> StrokeSample {
    StrokeSample(
      location: CGPoint(x: origin.x + place.0 * scale, y: origin.y + place.1 * scale))
  }

  func line(
    _ brush: any Brush, _ color: CGColor, _ width: CGFloat, _ places: [(CGFloat, CGFloat)]
  ) {
    board.draw(
      places.map(sample), with: brush, style: StrokeStyle(color: color, width: width * scale))
  }

  func shape(
    _ brush: any Brush, _ color: CGColor, from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)
  ) {
    line(brush, color, 4, [start, end])
  }
}

/// Backgrounds for the pages of the drawing board.
@MainActor
enum SampleBackground {
  /// What stands for nothing where a picture is transparent, to be tiled.
  static let transparency = {
    // The same tile on every screen, because it is made once for all of them.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor(white: 1, alpha: 1).setFill()
      context.fill(bounds)
      UIColor(white: 0.9, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
    }
  }()

  /// The photos that were drawn, one for each scale.
  private static var photos: [CGFloat: UIImage] = [:]

  /// A photo of 600 by 450 points: a beach in the evening.
  static var photo: UIImage {
    let scale = UIGraphicsImageRendererFormat.preferred().scale
    if let photo = photos[scale] { return photo }
    let photo = drawPhoto(CGSize(width: 600, height: 450))
    photos[scale] = photo
    return photo
  }

  private static func drawPhoto(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      let horizon = size.height * 0.62
      func gradient(_ colors: [UIColor], from top: CGFloat, to bottom: CGFloat) {
        guard
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
            locations: nil)
        else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: top, width: size.width, height: bottom - top))
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: [])
        context.restoreGState()
      }
      gradient(
        [
          UIColor(red: 0.25, green: 0.32, blue: 0.58, alpha: 1),
          UIColor(red: 0.93, green: 0.58, blue: 0.46, alpha: 1),
          UIColor(red: 1, green: 0.83, blue: 0.55, alpha: 1),
        ], from: 0, to: horizon)
      gradient(
        [
          UIColor(red: 0.93, green: 0.66, blue: 0.5, alpha: 1),
          UIColor(red: 0.2, green: 0.3, blue: 0.5, alpha: 1),
        ], from: horizon, to: size.height * 0.84)
      gradient(
        [
          UIColor(red: 0.55, green: 0.45, blue: 0.4, alpha: 1),
          UIColor(red: 0.3, green: 0.25, blue: 0.27, alpha: 1),
        ], from: size.height * 0.84, to: size.height)
      UIColor(red: 1, green: 0.95, blue: 0.8, alpha: 1).setFill()
      let radius = size.width * 0.08
      context.fillEllipse(
        in: CGRect(
          x: size.width * 0.64, y: horizon - radius * 2.2, width: radius * 2, height: radius * 2))
    }
  }
}
