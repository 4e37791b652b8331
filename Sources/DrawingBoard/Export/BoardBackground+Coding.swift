import UIKit

/// The bytes of a background, to be stored with a drawing. All numbers are little-endian.
///
///     4  "CKBG"
///     1  version, 1
///     1  color space of the color: 0 no color, 1 sRGB beyond its gamut as well, 2 Display P3
///     1  placement of the image, its raw value
///     1  0
///     8  scale of the image
///    32  red, green, blue and alpha of the color
///     …  the image as a PNG file; none if there is no image
extension BoardBackground {
  /// The greatest size of an encoded background: 64 MiB.
  static let encodedByteLimit = 64 << 20

  private static let magic = Array("CKBG".utf8)
  private static let version: UInt8 = 1
  private static let headerLength = 48

  /// Returns the background as data.
  ///
  /// A pattern as color is left out.
  ///
  /// - Returns: `nil` if the image cannot be encoded, or if the data is larger than
  ///   ``encodedByteLimit``.
  func encoded() -> Data? {
    let stored = color.flatMap(StoredColor.init)
    var data = Data(Self.magic)
    data += [Self.version, stored?.space ?? 0, UInt8(placement.rawValue), 0]
    data.append(imageScale)
    for part in stored?.components ?? [0, 0, 0, 0] { data.append(part) }
    if let image {
      guard Self.isPossible(width: image.width, height: image.height),
        let file = UIImage(cgImage: image).pngData()
      else { return nil }
      data += file
    }
    return data.count <= Self.encodedByteLimit ? data : nil
  }

  /// Creates a background from data that ``encoded()`` returned; `nil` for other data, for that of a
  /// later version, and for more than ``encodedByteLimit``.
  init?(data: Data) {
    let data = Data(data)
    guard (Self.headerLength...Self.encodedByteLimit).contains(data.count),
      Array(data.prefix(4)) == Self.magic, data[4] == Self.version, data[7] == 0,
      let placement = BoardImagePlacement(rawValue: Int(data[6]))
    else { return nil }
    let scale = data.number(at: 8)
    guard scale.isFinite, scale > 0, scale <= 1000 else { return nil }
    var color: CGColor?
    if data[5] != 0 {
      let parts = (0..<4).map { data.number(at: 16 + $0 * 8) }
      guard parts.allSatisfy(\.isFinite),
        let read = StoredColor(space: data[5], components: parts).cgColor
      else { return nil }
      color = read
    }
    var image: CGImage?
    if data.count > Self.headerLength {
      let file = Data(data.dropFirst(Self.headerLength))
      guard Self.isPossiblePNG(file), let read = UIImage(data: file)?.cgImage else { return nil }
      image = read
    }
    self.init(color: color, image: image, placement: placement, imageScale: scale)
  }

  /// Few bytes of a damaged or hostile file can stand for more pixels than there is memory for.
  private static func isPossible(width: Int, height: Int) -> Bool {
    let side = 1...16_384
    return side.contains(width) && side.contains(height) && width * height <= 1 << 26
  }

  private static func isPossiblePNG(_ file: Data) -> Bool {
    guard file.count >= 24, file.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return false }
    func side(_ offset: Int) -> Int { file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return isPossible(width: side(16), height: side(20))
  }
}

/// A color in a color space that is known by number.
private struct StoredColor {
  let space: UInt8
  let components: [CGFloat]

  init(space: UInt8, components: [CGFloat]) {
    self.space = space
    self.components = components
  }

  /// `nil` for a pattern.
  init?(_ color: CGColor) {
    let name = color.colorSpace?.name.map { $0 as String }
    let isWide = name == CGColorSpace.displayP3 as String
    space = isWide ? 2 : 1
    guard let target = Self.colorSpace(space),
      let converted = color.converted(to: target, intent: .defaultIntent, options: nil),
      let parts = converted.components, parts.count == 4
    else { return nil }
    components = parts
  }

  var cgColor: CGColor? {
    Self.colorSpace(space).flatMap { CGColor(colorSpace: $0, components: components) }
  }

  private static func colorSpace(_ number: UInt8) -> CGColorSpace? {
    switch number {
    case 1: CGColorSpace(name: CGColorSpace.extendedSRGB)
    case 2: CGColorSpace(name: CGColorSpace.displayP3)
    default: nil
    }
  }
}

extension Data {
  fileprivate mutating func append(_ value: CGFloat) {
    Swift.withUnsafeBytes(of: Double(value).bitPattern.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate func number(at offset: Int) -> CGFloat {
    let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(self[offset + $1]) << UInt64($1 * 8) }
    return CGFloat(Double(bitPattern: bits))
  }
}
