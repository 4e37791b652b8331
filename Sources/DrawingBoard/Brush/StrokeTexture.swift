import CoreGraphics

/// A pattern of opacities that thins a stroke, as the grain of paper does.
///
/// The pattern is a square that repeats over the whole picture and stays in its place. So strokes that meet
/// continue it, and a stroke keeps it when a part of it is erased or the picture is zoomed.
public struct StrokeTexture: Equatable, Sendable {
  /// The number of values on each side.
  public let side: Int

  /// The length of a side in points.
  public let length: CGFloat

  /// The opacities, row by row from the top left: 0 lets nothing of the stroke through, 255 all of it.
  public let opacities: [UInt8]

  /// The largest number of values on each side.
  private static let largestSide = 512

  /// Creates a texture.
  ///
  /// - Parameters:
  ///   - side: The number of values on each side. Values out of 1 to 512 are clamped.
  ///   - length: The length of a side in points. Non-finite values and those less than 1/16 point a value
  ///     count as one point a value.
  ///   - opacities: The opacities, row by row. Missing ones are 255; more than `side * side` are ignored.
  public init(side: Int, length: CGFloat, opacities: [UInt8]) {
    let side = min(max(side, 1), Self.largestSide)
    self.side = side
    self.length = length.isFinite && length >= CGFloat(side) / 16 ? length : CGFloat(side)
    let missing = max(side * side - opacities.count, 0)
    self.opacities = opacities.prefix(side * side) + [UInt8](repeating: 255, count: missing)
  }

  /// Returns a random grain, the same for the same parameters on every device and in every version.
  ///
  /// - Parameters:
  ///   - amount: How much of the stroke the grain takes away at most, from 0 for nothing to 1. Default
  ///     0.8. Values out of range are clamped. NaN counts as the default.
  ///   - size: The size of a grain in points. Default 1. Non-finite values and those less than 1/16 count
  ///     as the default.
  ///   - seed: A number; others give other grains. Default 0.
  /// - Returns: A texture of 64 by 64 opacities.
  public static func grain(
    amount: CGFloat = 0.8, size: CGFloat = 1, seed: UInt64 = 0
  ) -> StrokeTexture {
    let side = 64
    let amount = amount.isNaN ? 0.8 : min(max(amount, 0), 1)
    let size = size.isFinite && size >= 0.0625 ? size : 1
    let most = UInt64((amount * 255).rounded())
    var state = seed
    let opacities = (0..<side * side).map { _ in
      // SplitMix64 (Steele, Lea and Flood, 2014).
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return UInt8(255 - ((word ^ word >> 31) & 0xFF) * most / 255)
    }
    return StrokeTexture(side: side, length: CGFloat(side) * size, opacities: opacities)
  }
}

/// A texture at the scale of a picture.
///
/// All arithmetic on values is that of integers, so that every processor computes the same bytes.
struct StrokeGrain: Sendable {
  private let texture: StrokeTexture

  /// The number of values for a pixel.
  private let step: Double

  /// Creates a texture for a picture with `scale` pixels on each side of a point; `nil` for none.
  init?(_ texture: StrokeTexture?, scale: CGFloat) {
    guard let texture else { return nil }
    self.texture = texture
    step = Double(texture.side) / Double(texture.length * scale)
  }

  /// Thins a run of coverages.
  ///
  /// - Parameters:
  ///   - coverage: The coverages, 0 to 255.
  ///   - x: The first pixel in the whole picture at the scale.
  ///   - y: The row in the whole picture.
  ///   - count: The number of pixels.
  func apply(to coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    let side = texture.side
    let (top, bottom, down) = place(of: y)
    texture.opacities.withUnsafeBufferPointer { opacities in
      for index in 0..<count where coverage[index] > 0 {
        let (left, right, across) = place(of: x + index)
        let upper =
          Int(opacities[top * side + left]) * (256 - across)
          + Int(opacities[top * side + right]) * across
        let lower =
          Int(opacities[bottom * side + left]) * (256 - across)
          + Int(opacities[bottom * side + right]) * across
        let value = (upper * (256 - down) + lower * down + 32_768) >> 16
        coverage[index] = UInt8((Int(coverage[index]) * value + 127) / 255)
      }
    }
  }

  /// The two values between which the center of a pixel lies, and the share of the second in 256ths.
  private func place(of pixel: Int) -> (first: Int, second: Int, share: Int) {
    let place = (Double(pixel) + 0.5) * step - 0.5
    let whole = place.rounded(.down)
    let first = Int(whole.truncatingRemainder(dividingBy: Double(texture.side)))
    let wrapped = first < 0 ? first + texture.side : first
    return (wrapped, wrapped + 1 == texture.side ? 0 : wrapped + 1, Int((place - whole) * 256))
  }
}
