import Foundation

/// Pixels for the blur to work on, freed with their owner.
final class Plane<Pixel: FixedWidthInteger> {
  let width: Int
  let height: Int
  private(set) var pixels: UnsafeMutablePointer<Pixel>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = UnsafeMutablePointer<Pixel>.allocate(capacity: width * height)
  }

  deinit {
    pixels.deallocate()
  }

  /// Blurs along rows into a turned copy and along its rows back.
  func blur(
    _ pass: (
      _ source: UnsafePointer<Pixel>, _ lines: Int, _ length: Int,
      _ turned: UnsafeMutablePointer<Pixel>
    ) -> Void
  ) {
    let turned = UnsafeMutablePointer<Pixel>.allocate(capacity: width * height)
    defer { turned.deallocate() }
    pass(pixels, height, width, turned)
    pass(turned, width, height, pixels)
  }
}
