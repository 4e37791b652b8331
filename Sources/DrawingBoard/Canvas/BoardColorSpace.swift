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
