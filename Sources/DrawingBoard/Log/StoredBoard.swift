import Foundation

/// What a log keeps of a board besides its history.
struct StoredBoard: Hashable, Sendable {
  /// The color spaces of boards.
  enum ColorSpace: UInt8, Sendable {
    case sRGB = 0
    case displayP3 = 1
  }

  /// The size of the canvas in pixels.
  var size = PixelSize.zero

  /// Pixels for each point.
  var scale = 1.0

  var colorSpace = ColorSpace.sRGB

  /// The encoded background; empty for none.
  var background = Data()
}
