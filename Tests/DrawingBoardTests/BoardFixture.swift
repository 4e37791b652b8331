import CoreGraphics
import Foundation

@testable import DrawingBoard

/// A board to test on, with short ways to draw and to look at bytes.
struct BoardFixture {
  let canvas: BoardCanvas

  init(
    _ width: Int = 200, _ height: Int = 150, scale: CGFloat = 1,
    colorSpace: BoardColorSpace = .sRGB
  ) throws {
    guard
      let canvas = BoardCanvas(
        size: PixelSize(width: width, height: height), scale: scale, colorSpace: colorSpace)
    else { throw FixtureError.noCanvas }
    self.canvas = canvas
  }

  init(_ canvas: BoardCanvas) { self.canvas = canvas }

  /// Every pixel, row by row.
  var pixels: [UInt32] { Self.pixels(of: canvas) }

  /// Read at once: asking pixel by pixel takes long in a build for debugging.
  static func pixels(of canvas: BoardCanvas) -> [UInt32] {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard let start = canvas.context.data else { return [] }
    return Array(unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        UnsafeMutableRawPointer(target.baseAddress?.advanced(by: y * width))?
          .copyMemory(from: start + y * canvas.context.bytesPerRow, byteCount: width * 4)
      }
      count = width * height
    }
  }

  /// Sets every pixel, row by row, for boards no larger than a tile.
  func set(_ pixels: [UInt32]) {
    let width = canvas.size.width
    let tile = TilePixels { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      for (index, pixel) in pixels.enumerated() {
        let offset = index / width * Tile.bytesPerRow + index % width * Tile.bytesPerPixel
        bytes.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
      }
    }
    canvas.apply([TileUpdate(coordinate: TileCoordinate(column: 0, row: 0), pixels: tile)])
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(canvas.pixel(x: x, y: y) >> 24) }

  func session(
    _ brush: any Brush, width: CGFloat = 10, opacity: CGFloat = 1, color: CGColor = .opaqueBlue,
    smoothing: StrokeSmoothing = .midpoint
  ) -> StrokeSession {
    StrokeSession(
      canvas: canvas, brush: brush,
      style: StrokeStyle(color: color, width: width, opacity: opacity), smoothing: smoothing)
  }

  /// Draws one stroke through points, one move for each.
  @discardableResult func draw(
    _ brush: any Brush, _ points: [(CGFloat, CGFloat)], width: CGFloat = 10, opacity: CGFloat = 1,
    color: CGColor = .opaqueBlue, smoothing: StrokeSmoothing = .midpoint
  ) -> [TileChange] {
    let session = session(
      brush, width: width, opacity: opacity, color: color, smoothing: smoothing)
    let samples = points.map { StrokeSample(location: CGPoint(x: $0.0, y: $0.1)) }
    guard let first = samples.first, let last = samples.last else { return [] }
    session.begin(at: first)
    for sample in samples.dropFirst().dropLast() { session.move(to: [sample]) }
    return session.end(at: samples.count > 1 ? last : nil).changes
  }

  /// What a view would show: the picture and, over it, the overlay of a stroke.
  func shown(_ session: StrokeSession?) throws -> [UInt32] {
    guard let view = BoardCanvas(size: canvas.size, scale: canvas.scale) else {
      throw FixtureError.noCanvas
    }
    canvas.draw(canvas.bounds, in: view.context)
    session?.drawOverlay(in: view.context)
    return Self.pixels(of: view)
  }
}

enum FixtureError: Error { case noCanvas }

extension [UInt32] {
  /// The indices of the pixels that differ from another picture of as many pixels.
  ///
  /// Equal parts are skipped at once: a loop over pixels takes long in a build for debugging.
  func differences(from other: [UInt32]) -> [Int] {
    let length = 256
    return withUnsafeBytes { own in
      other.withUnsafeBytes { foreign in
        stride(from: 0, to: Swift.min(count, other.count), by: length).flatMap { start -> [Int] in
          let part = start..<Swift.min(start + length, Swift.min(count, other.count))
          let (offset, byteCount) = (start * 4, part.count * 4)
          guard let first = own.baseAddress, let second = foreign.baseAddress,
            memcmp(first + offset, second + offset, byteCount) != 0
          else { return [] }
          return part.filter { self[$0] != other[$0] }
        }
      }
    }
  }
}

extension CGColor {
  static var opaqueBlue: CGColor { CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1) }
  static var opaqueRed: CGColor { CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
}

extension StrokeSample {
  init(_ x: CGFloat, _ y: CGFloat) {
    self.init(location: CGPoint(x: x, y: y))
  }
}
