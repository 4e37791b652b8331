import CoreGraphics

/// Mixes one colour into pixels, in eight bits per component, with every division rounded.
///
/// It works on two components of a pixel at a time: a 32-bit word holds them with room for the
/// product between. The rounded division by 255 is the usual one, `(x + 128 + (x + 128 >> 8)) >> 8`,
/// exact for every product of two bytes.
struct PixelMixer {
  private let color: UInt32
  private let alpha: UInt32
  private let mixing: StrokeMixing

  /// A mixer of a style's colour, with the opacity of the style and `opacity` multiplied into it.
  init(
    style: StrokeStyle, opacity: CGFloat, mixing: StrokeMixing, colorSpace: BoardColorSpace = .sRGB
  ) {
    self.init(
      color: Self.word(style.color, opacity: style.opacity * opacity, colorSpace: colorSpace),
      mixing: mixing)
  }

  /// A mixer of a premultiplied pixel.
  init(color: UInt32, mixing: StrokeMixing) {
    self.color = color
    alpha = color >> 24
    self.mixing = mixing
  }

  /// Replaces the pixels of a run by those before the stroke, mixed with the colour as much as the
  /// coverage says, where the run has become more covered than it was.
  ///
  /// - Parameters:
  ///   - coverage: What the whole stroke covers of each pixel; becomes the greater of both.
  ///   - fresh: What a new piece of the stroke covers of each, 0 to 255.
  ///   - before: The pixels before the stroke; nil when they are blank.
  ///   - target: The pixels of the board.
  ///   - count: How many pixels the run has.
  @inline(__always) func raise(
    _ coverage: UnsafeMutablePointer<UInt8>, by fresh: UnsafePointer<UInt8>,
    before: UnsafeRawPointer?, target: UnsafeMutableRawPointer, count: Int
  ) {
    for index in 0..<count {
      let covered = fresh[index]
      if covered <= coverage[index] { continue }
      coverage[index] = covered
      let offset = index * Tile.bytesPerPixel
      let pixel = before?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
      target.storeBytes(
        of: mixed(pixel, covered: UInt32(covered)), toByteOffset: offset, as: UInt32.self)
    }
  }

  /// Replaces the pixels of a run by those before the stroke, mixed with the colour as much as the
  /// coverage says.
  ///
  /// - Parameters:
  ///   - coverage: What the whole stroke covers of each pixel, 0 to 255.
  ///   - before: The pixels before the stroke; nil when they are blank.
  ///   - target: The pixels of the board.
  ///   - count: How many pixels the run has.
  func draw(
    _ coverage: UnsafePointer<UInt8>, before: UnsafeRawPointer?, target: UnsafeMutableRawPointer,
    count: Int
  ) {
    for index in 0..<count {
      let offset = index * Tile.bytesPerPixel
      let pixel = before?.load(fromByteOffset: offset, as: UInt32.self) ?? 0
      let covered = UInt32(coverage[index])
      target.storeBytes(
        of: covered == 0 ? pixel : mixed(pixel, covered: covered), toByteOffset: offset,
        as: UInt32.self)
    }
  }

  /// A pixel mixed with the colour.
  ///
  /// - Parameters:
  ///   - pixel: A premultiplied pixel.
  ///   - covered: How much of the pixel the stroke covers, 0 to 255.
  /// - Returns: A premultiplied pixel.
  @inline(__always) func mixed(_ pixel: UInt32, covered: UInt32) -> UInt32 {
    switch mixing {
    case .paint:
      let source = Self.scaled(color, by: covered)
      return source &+ Self.scaled(pixel, by: 255 &- source >> 24)
    case .erase:
      return Self.scaled(pixel, by: 255 &- Self.divided(alpha &* covered))
    case .multiply:
      return multiplied(pixel, by: Self.scaled(color, by: covered))
    }
  }

  /// Both pixels multiplied where they meet, each as it is where the other is transparent.
  private func multiplied(_ pixel: UInt32, by source: UInt32) -> UInt32 {
    let uncovered = Self.scaled(pixel, by: 255 &- source >> 24)
    let alone = Self.scaled(source, by: 255 &- pixel >> 24)
    var common: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      common |= Self.divided((pixel >> shift & 0xFF) &* (source >> shift & 0xFF)) << shift
    }
    // Rounded one by one, three parts can come to one more than a byte holds.
    return Self.saturatedSum(Self.saturatedSum(uncovered, alone), common)
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

  /// Each component times a byte, divided by 255.
  @inline(__always) static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let low = (pixel & mask) &* factor &+ 0x0080_0080
    let high = (pixel >> 8 & mask) &* factor &+ 0x0080_0080
    return (low &+ (low >> 8 & mask)) >> 8 & mask | (high &+ (high >> 8 & mask)) & ~mask
  }

  private static func divided(_ product: UInt32) -> UInt32 {
    let rounded = product &+ 128
    return (rounded &+ rounded >> 8) >> 8
  }

  private static func saturatedSum(_ first: UInt32, _ second: UInt32) -> UInt32 {
    var sum: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      sum |= min(255, (first >> shift & 0xFF) &+ (second >> shift & 0xFF)) << shift
    }
    return sum
  }
}
