import CoreGraphics

/// The color space of a drawing.
///
/// All pixels of a drawing, its history included, are in one color space. Strokes, text and images
/// are converted to it when they are drawn.
public enum BoardColorSpace: Int, CaseIterable, Sendable {
  /// sRGB. Colors outside of its gamut are clipped.
  case sRGB = 0

  /// Display P3, the gamut of the screens of current iPhones and iPads.
  case displayP3 = 1

  /// The color space of Core Graphics; `nil` if the system does not have it.
  var cgColorSpace: CGColorSpace? {
    switch self {
    case .sRGB: CGColorSpace(name: CGColorSpace.sRGB)
    case .displayP3: CGColorSpace(name: CGColorSpace.displayP3)
    }
  }
}

extension BoardCanvas {
  /// The color space of the picture.
  var colorSpace: BoardColorSpace { memory.colorSpace }

  /// Declares that the pixels are in a color space, without changing a byte.
  ///
  /// A drawing that was stored in the color space has such pixels. Call it while nothing is being
  /// drawn. ``context`` is a different object afterwards.
  func assumeColorSpace(_ colorSpace: BoardColorSpace) {
    memory.assumeColorSpace(colorSpace)
  }

  /// Converts the picture to a color space, so that it looks the same as far as the gamut allows.
  ///
  /// An active change is reverted first. The history is not converted: its steps must be dropped
  /// first, or stay in the color space they were drawn in. ``context`` is a different object
  /// afterwards.
  ///
  /// - Returns: A Boolean value that is `false` if memory is short. Nothing has changed then.
  @discardableResult func convert(to colorSpace: BoardColorSpace) -> Bool {
    guard colorSpace != self.colorSpace else { return true }
    revert()
    if isBlank {
      assumeColorSpace(colorSpace)
      return true
    }
    guard let image = image(of: size.bounds),
      let converted = BoardMemory(size: size, scale: scale, colorSpace: colorSpace)
    else { return false }
    converted.context.drawUpright(image, in: bounds)
    replaceMemory(by: converted)
    return true
  }

  /// A Boolean value that indicates whether every pixel is transparent.
  var isBlank: Bool {
    TileGrid(covering: size.bounds).allSatisfy { memory.isTile(at: $0, equalTo: nil) }
  }
}
