import CoreGraphics
import DrawingBoard
import Foundation

/// The recorded strokes by libmypaint, on its own surface of tiles with 16 bits a channel.
///
/// The brush is its defaults with these values set: a hard round tip as wide as ours, opaque, in the
/// stroke's color, at full pressure. It lays round dabs, two to a radius as its defaults say, along
/// straight lines between the places, where ours fills one outline along a curve; so the work is alike
/// but not equal. A move is one `stroke_to` between `begin_atomic` and `end_atomic`, which is when the
/// dabs reach the tiles.
///
/// The library keeps no history and does nothing when the finger is lifted: touch-up and undo are in
/// the program, see ``MyPaintProgram``.
@MainActor
final class MyPaintBoard: RecordedDrawing {
  private let library: MyPaintLibrary
  private let brush: OpaquePointer
  private let surface: OpaquePointer
  private let pixels: PixelSize
  private var strokes = RecordedStrokes()
  private var points: [CGPoint] = []
  private var number = 0
  /// The pixels that the last move has changed.
  private var changed: [Int32] = [0, 0, 0, 0]

  /// Makes an empty surface, or nothing where the library is not installed.
  init?(pixels: PixelSize = RecordedStrokes.pixels) {
    guard let library = MyPaintLibrary(), let brush = library.makeBrush(),
      let tiles = library.makeSurface(Int32(pixels.width), Int32(pixels.height)),
      let surface = library.interface(tiles)
    else { return nil }
    self.library = library
    self.brush = brush
    self.surface = surface
    self.pixels = pixels
    library.setDefaults(brush)
    let radius = RecordedStrokes.style.width * RecordedStrokes.scale / 2
    set("radius_logarithmic", log(radius))
    set("hardness", 1)
    set("opaque", 1)
  }

  isolated deinit {
    library.releaseBrush(brush)
    library.releaseSurface(surface)
  }

  func begin() {
    points = strokes.nextPixels(on: pixels)
    let color = HSV(ofStroke: number)
    number += 1
    set("color_h", color.hue)
    set("color_s", color.saturation)
    set("color_v", color.value)
    library.reset(brush)
    library.newStroke(brush)
    // The first place after a reset moves the brush there and draws nothing.
    stroke(to: points[0])
  }

  func move(_ number: Int) { stroke(to: points[number + 1]) }

  func end() {}

  private func stroke(to point: CGPoint) {
    library.beginAtomic(surface)
    _ = library.strokeTo(brush, surface, Float(point.x), Float(point.y), 1, 0, 0, 1 / 60)
    library.endAtomic(surface, &changed)
  }

  private func set(_ name: String, _ value: CGFloat) {
    library.setBaseValue(brush, library.setting(name), Float(value))
  }
}
