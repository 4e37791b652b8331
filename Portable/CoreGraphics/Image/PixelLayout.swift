import CCairo
import Foundation

/// How the pixels that a caller asked for lie in memory.
struct PixelLayout: Hashable, Sendable {
  enum Alpha: Hashable, Sendable {
    case premultiplied, straight, ignored
  }

  enum Kind: Hashable, Sendable {
    /// One byte of gray.
    case gray
    /// One byte of coverage.
    case coverage
    /// Gray and alpha, a byte each.
    case grayAlpha(Alpha)
    /// Bytes of red, green, blue at these offsets, and of alpha.
    case color(red: Int, green: Int, blue: Int, alpha: Int, Alpha)
    /// Red, green, blue, a byte each.
    case packedColor
  }

  var kind: Kind
  var bytesPerPixel: Int

  static let gray = PixelLayout(kind: .gray, bytesPerPixel: 1)

  private init(kind: Kind, bytesPerPixel: Int) {
    self.kind = kind
    self.bytesPerPixel = bytesPerPixel
  }

  /// Nil for a layout that is not supported.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int?, space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents) else { return nil }
    if bitmapInfo.alphaInfo == .alphaOnly {
      kind = .coverage
    } else if space?.model == .monochrome {
      switch bitmapInfo.alphaInfo {
      case .none: kind = .gray
      case .premultipliedLast: kind = .grayAlpha(.premultiplied)
      case .last: kind = .grayAlpha(.straight)
      case .noneSkipLast: kind = .grayAlpha(.ignored)
      default: return nil
      }
    } else if space?.model == .rgb {
      guard let color = Self.color(bitmapInfo) else { return nil }
      kind = color
    } else {
      return nil
    }
    bytesPerPixel =
      switch kind {
      case .gray, .coverage: 1
      case .grayAlpha: 2
      case .packedColor: 3
      case .color: 4
      }
    if let bitsPerPixel, bitsPerPixel != bytesPerPixel * 8 { return nil }
  }

  private static func color(_ info: CGBitmapInfo) -> Kind? {
    let isReversed: Bool
    switch info.byteOrder {
    case .orderDefault, .order32Big: isReversed = false
    case .order32Little: isReversed = true
    default: return nil
    }
    let alpha: Alpha
    let isFirst: Bool
    switch info.alphaInfo {
    case .none: return isReversed ? nil : .packedColor
    case .premultipliedLast: (alpha, isFirst) = (.premultiplied, false)
    case .premultipliedFirst: (alpha, isFirst) = (.premultiplied, true)
    case .last: (alpha, isFirst) = (.straight, false)
    case .first: (alpha, isFirst) = (.straight, true)
    case .noneSkipLast: (alpha, isFirst) = (.ignored, false)
    case .noneSkipFirst: (alpha, isFirst) = (.ignored, true)
    default: return nil
    }
    let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let offsets = isReversed ? places.map { 3 - $0 } : places
    return .color(
      red: offsets[0], green: offsets[1], blue: offsets[2], alpha: offsets[3], alpha)
  }

  /// Cairo's format for the same bytes, when there is one.
  var identicalFormat: cairo_format_t? {
    switch kind {
    case .coverage: CAIRO_FORMAT_A8
    case .color(red: 2, green: 1, blue: 0, alpha: 3, .premultiplied): CAIRO_FORMAT_ARGB32
    case .color(red: 2, green: 1, blue: 0, alpha: 3, .ignored): CAIRO_FORMAT_RGB24
    default: nil
    }
  }

  /// Cairo's format that can hold what this layout holds.
  var nativeFormat: cairo_format_t {
    switch kind {
    case .coverage: CAIRO_FORMAT_A8
    case .gray, .packedColor, .color(_, _, _, _, .ignored), .grayAlpha(.ignored):
      CAIRO_FORMAT_RGB24
    case .color, .grayAlpha: CAIRO_FORMAT_ARGB32
    }
  }

  /// A context can draw into it; the others only serve images.
  var isDrawable: Bool {
    switch kind {
    case .gray, .coverage: true
    case .color(_, _, _, _, let alpha): alpha != .straight
    case .grayAlpha, .packedColor: false
    }
  }
}
