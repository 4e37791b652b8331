/// What an encoded stroke does to a pixel: a colour that is mixed in, or transparency.
///
/// The arithmetic is part of the log's format: see ``LogHeader/version``.
struct StrokePaint {
  /// A premultiplied pixel.
  let color: UInt32

  /// Whether pixels are made transparent.
  let erases: Bool

  private let spreadColor: UInt64

  init(color: UInt32, erases: Bool) {
    self.color = color
    self.erases = erases
    spreadColor = Self.spread(color)
  }

  /// Whether entire coverage leaves nothing of what was there.
  var covers: Bool { erases || color >> 24 == 255 }

  /// A pixel with the colour in it.
  @inline(__always) func painted(_ pixel: UInt32, _ coverage: UInt32) -> UInt32 {
    let source = Self.scaled(spreadColor, UInt64(coverage))
    return Self.gathered(source)
      &+ Self.gathered(Self.scaled(Self.spread(pixel), 255 &- source &>> 48))
  }

  /// A pixel of which a part is gone.
  @inline(__always) func erased(_ pixel: UInt32, _ coverage: UInt32) -> UInt32 {
    Self.gathered(Self.scaled(Self.spread(pixel), 255 &- UInt64(coverage)))
  }

  func mixed(_ pixel: UInt32, _ coverage: UInt32) -> UInt32 {
    erases ? erased(pixel, coverage) : painted(pixel, coverage)
  }

  // MARK: Words

  private static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

  /// The components side by side, with room between them; alpha is the highest.
  @inline(__always) private static func spread(_ pixel: UInt32) -> UInt64 {
    (UInt64(pixel) | UInt64(pixel) &<< 24) & mask
  }

  @inline(__always) private static func gathered(_ spread: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: spread | spread &>> 24)
  }

  /// Each component times a byte, divided by 255 and rounded.
  @inline(__always) private static func scaled(_ spread: UInt64, _ factor: UInt64) -> UInt64 {
    let product = spread &* factor &+ 0x0080_0080_0080_0080
    return (product &+ (product &>> 8 & mask)) &>> 8 & mask
  }

  // MARK: Finding

  /// Where ways are so short that it would take more, several coverages make the same pixel.
  private static let farthest = 16

  /// How much of a pixel must be covered to make another one of it; nil when no coverage does.
  func coverage(from old: UInt32, to new: UInt32) -> UInt8? {
    // It grows in proportion: the component with the longest way tells it best.
    var (way, length) = (0, 0)
    for shift: UInt32 in [0, 8, 16, 24] {
      let from = Int(old >> shift & 0xFF)
      let alpha = erases ? 255 : Int(color >> 24)
      let whole = (erases ? 0 : 255 * Int(color >> shift & 0xFF)) - from * alpha
      if abs(whole) > abs(length) { (way, length) = (Int(new >> shift & 0xFF) - from, whole) }
    }
    guard length != 0 else { return nil }
    let estimate = (way * 255 * 255 * 2 + length) / (length * 2)
    // A component is off by one at most, which of a short way is a long part.
    let most = min(255 * 255 / abs(length) + 1, Self.farthest)
    var offset = 0
    while offset <= most {
      let coverage = estimate + offset
      if (1...255).contains(coverage), mixed(old, UInt32(coverage)) == new {
        return UInt8(coverage)
      }
      // 0, 1, -1, 2, -2 and so on.
      offset = offset > 0 ? -offset : 1 - offset
    }
    return nil
  }
}
