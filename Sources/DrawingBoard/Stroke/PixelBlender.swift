import CoreGraphics

/// A value that composites one color with premultiplied pixels, in eight bits per component.
///
/// Strokes and the codec of tiles share it, so its arithmetic is part of the format on disk: every
/// product is divided by 255 and rounded. All four components are computed at once: a 64-bit word
/// holds them with room for the products between. The rounded division is the usual one,
/// `(x + 128 + (x + 128 >> 8)) >> 8`, which is exact for every product of two bytes.
struct PixelBlender: Equatable, Sendable {
  /// The premultiplied pixel of the color.
  let color: UInt32

  let mode: StrokeBlendMode

  private let spreadColor: UInt64

  /// Creates a blender of a style's color, multiplied by the style's opacity and by `opacity`.
  init(
    style: StrokeStyle, opacity: CGFloat, mode: StrokeBlendMode,
    colorSpace: BoardColorSpace = .sRGB
  ) {
    self.init(
      color: Self.word(style.color, opacity: style.opacity * opacity, colorSpace: colorSpace),
      mode: mode)
  }

  /// Creates a blender of a premultiplied pixel.
  init(color: UInt32, mode: StrokeBlendMode) {
    self.color = color
    self.mode = mode
    spreadColor = Self.spread(color)
  }

  // MARK: Pixels

  /// Returns a pixel composited with the color.
  ///
  /// - Parameters:
  ///   - pixel: A premultiplied pixel.
  ///   - coverage: How much of the pixel the stroke covers, 0 to 255.
  /// - Returns: A premultiplied pixel.
  @inline(__always) func blended(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
    switch mode {
    case .normal: painted(pixel, coverage: coverage)
    case .erase: Self.erased(pixel, by: Self.divided(color >> 24 &* coverage))
    case .multiply: multiplied(pixel, coverage: coverage)
    }
  }

  /// Returns a pixel with the color over it, whatever the mode.
  @inline(__always) func painted(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
    let source = Self.scaled(spreadColor, UInt64(coverage))
    return Self.gathered(source)
      &+ Self.gathered(Self.scaled(Self.spread(pixel), 255 &- source &>> 48))
  }

  /// Returns a pixel from which a share, 0 to 255, is removed.
  @inline(__always) static func erased(_ pixel: UInt32, by share: UInt32) -> UInt32 {
    gathered(scaled(spread(pixel), 255 &- UInt64(share)))
  }

  /// Both pixels multiplied where they overlap, each unchanged where the other is transparent.
  private func multiplied(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
    let source = Self.scaled(spreadColor, UInt64(coverage))
    let target = Self.spread(pixel)
    var common: UInt64 = 0
    for lane: UInt64 in [0, 16, 32, 48] {
      let product = UInt32(truncatingIfNeeded: (target &>> lane & 0xFF) &* (source &>> lane & 0xFF))
      common |= UInt64(Self.divided(product)) &<< lane
    }
    let sum =
      Self.scaled(target, 255 &- source &>> 48) &+ Self.scaled(source, 255 &- target &>> 48)
      &+ common
    // Of premultiplied pixels no sum exceeds a byte. A damaged file may hold others: each lane is
    // saturated, so that it does not run into the next one. Three bytes need ten bits.
    let excess = (sum &>> 8 | sum &>> 9) & 0x0001_0001_0001_0001
    return Self.gathered((sum | excess &* 0xFF) & Self.lanes)
  }

  // MARK: Words

  private static let lanes: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The components in 16 bits each.
  ///
  /// The highest is alpha.
  @inline(__always) private static func spread(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) &<< 24) & lanes
  }

  @inline(__always) private static func gathered(_ spread: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: spread | spread &>> 24)
  }

  /// Each component multiplied by a byte and divided by 255.
  @inline(__always) private static func scaled(_ spread: UInt64, _ factor: UInt64) -> UInt64 {
    let product = spread &* factor &+ 0x0080_0080_0080_0080
    return (product &+ (product &>> 8 & lanes)) &>> 8 & lanes
  }

  /// Returns a pixel with each component multiplied by a byte and divided by 255.
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    gathered(scaled(spread(pixel), UInt64(factor)))
  }

  @inline(__always) private static func divided(_ product: UInt32) -> UInt32 {
    let rounded = product &+ 128
    return (rounded &+ rounded >> 8) >> 8
  }

  /// Returns the premultiplied pixel of a color in a color space.
  static func word(
    _ color: CGColor, opacity: CGFloat, colorSpace: BoardColorSpace = .sRGB
  ) -> UInt32 {
    guard let space = colorSpace.cgColorSpace,
      let converted = color.converted(to: space, intent: .defaultIntent, options: nil),
      let parts = converted.components, parts.count == 4
    else { return 0 }
    func share(_ part: CGFloat, else fallback: CGFloat = 0) -> CGFloat {
      part.isNaN ? fallback : min(max(part, 0), 1)
    }
    func byte(_ part: CGFloat) -> UInt32 { UInt32((share(part) * 255).rounded()) }
    let alpha = share(parts[3]) * share(opacity, else: 1)
    return byte(alpha) << 24 | byte(parts[0] * alpha) << 16 | byte(parts[1] * alpha) << 8
      | byte(parts[2] * alpha)
  }
}

extension PixelBlender {
  /// Raises the coverage of a run of pixels and redraws the pixels whose coverage has grown.
  ///
  /// - Parameters:
  ///   - coverage: The coverage by the whole stroke. Each value becomes the greater of both.
  ///   - fresh: The coverage by a new segment of the stroke, 0 to 255.
  ///   - before: The pixels before the stroke; `nil` when they are blank.
  ///   - target: The pixels of the board.
  ///   - count: The number of pixels in the run.
  @inline(__always) func raise(
    _ coverage: UnsafeMutablePointer<UInt8>, by fresh: UnsafePointer<UInt8>,
    before: UnsafeRawPointer?, target: UnsafeMutableRawPointer, count: Int
  ) {
    // Most strokes cover blank pixels, most of them whole: the last result is the next one.
    var (covering, onBlank): (UInt8, UInt32) = (0, 0)
    for index in 0..<count {
      let covered = fresh[index]
      if covered <= coverage[index] { continue }
      coverage[index] = covered
      let offset = index * Tile.bytesPerPixel
      let pixel = before?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
      if pixel == 0, covered != covering {
        (covering, onBlank) = (covered, blended(0, coverage: UInt32(covered)))
      }
      target.storeBytes(
        of: pixel == 0 ? onBlank : blended(pixel, coverage: UInt32(covered)),
        toByteOffset: offset, as: UInt32.self)
    }
  }

  /// Redraws a run of pixels from the pixels before the stroke and the coverage.
  ///
  /// - Parameters:
  ///   - coverage: The coverage by the whole stroke, 0 to 255.
  ///   - before: The pixels before the stroke; `nil` when they are blank.
  ///   - target: The pixels of the board.
  ///   - count: The number of pixels in the run.
  func draw(
    _ coverage: UnsafePointer<UInt8>, before: UnsafeRawPointer?, target: UnsafeMutableRawPointer,
    count: Int
  ) {
    for index in 0..<count {
      let offset = index * Tile.bytesPerPixel
      let pixel = before?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
      let covered = UInt32(coverage[index])
      target.storeBytes(
        of: covered == 0 ? pixel : blended(pixel, coverage: covered), toByteOffset: offset,
        as: UInt32.self)
    }
  }
}

/// The way a stroke is composited with the pixels of the board.
public enum StrokeBlendMode: Equatable, Sendable {
  /// The color covers what is there.
  case normal

  /// The color darkens what is there, as felt pens do. On transparent pixels it equals ``normal``.
  case multiply

  /// Pixels become transparent. Of the color only the opacity counts.
  case erase
}

/// Encoded strokes: their color, and the coverage derived from two pixels.
extension PixelBlender {
  /// Creates the blender of an encoded stroke.
  ///
  /// - Parameters:
  ///   - color: A premultiplied pixel. An eraser ignores it.
  ///   - erases: A Boolean value that determines whether pixels become transparent.
  init(color: UInt32, erases: Bool) {
    self.init(color: erases ? 0xFF00_0000 : color, mode: erases ? .erase : .normal)
  }

  /// A Boolean value that indicates whether pixels become transparent.
  var erases: Bool { mode == .erase }

  /// The encoded color: 0 for an eraser.
  var encodedColor: UInt32 { erases ? 0 : color }

  /// A Boolean value that indicates whether full coverage replaces the pixel below.
  var covers: Bool { color >> 24 == 255 }

  /// The largest number of coverages that are tried on each side of the estimate.
  ///
  /// Beyond it the search costs more than the coverage saves.
  private static let searchLimit = 16

  /// Returns the coverage that turns one pixel into another; `nil` if there is none.
  ///
  /// If several coverages give the same pixel, any of them may be returned.
  func coverage(from old: UInt32, to new: UInt32) -> UInt8? {
    // Components change in proportion to the coverage; the greatest change is the most precise.
    var (way, length) = (0, 0)
    for shift: UInt32 in [0, 8, 16, 24] {
      let from = Int(old >> shift & 0xFF)
      let alpha = Int(color >> 24)
      let whole = (erases ? 0 : 255 * Int(color >> shift & 0xFF)) - from * alpha
      if abs(whole) > abs(length) { (way, length) = (Int(new >> shift & 0xFF) - from, whole) }
    }
    guard length != 0 else { return nil }
    let estimate = (way * 255 * 255 * 2 + length) / (length * 2)
    // The rounding error of at most one is a large part of a short distance.
    let most = min(255 * 255 / abs(length) + 1, Self.searchLimit)
    var offset = 0
    while offset <= most {
      let coverage = estimate + offset
      if (1...255).contains(coverage), blended(old, coverage: UInt32(coverage)) == new {
        return UInt8(coverage)
      }
      // 0, 1, -1, 2, -2 and so on.
      offset = offset > 0 ? -offset : 1 - offset
    }
    return nil
  }
}
