import Foundation

/// The part of an ICC profile that says which of the known RGB spaces it describes: the primaries,
/// seen under the light D50 as profiles have them.
struct ICCProfile {
  private struct Description {
    var kind: CGColorSpace.Kind
    var name: String
    var primaries: [[Double]]
    var gamma: Double?
  }

  private static let known: [Description] = [
    Description(
      kind: .sRGB, name: "sRGB IEC61966-2.1",
      primaries: [
        [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
      ]),
    Description(
      kind: .displayP3, name: "Display P3",
      primaries: [
        [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
      ]),
    Description(
      kind: .adobeRGB1998, name: "Adobe RGB (1998)",
      primaries: [
        [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
      ], gamma: 2.19921875),
  ]

  /// The bytes of the profile.
  let data: Data

  /// Nil for a space that has none here.
  init?(describing kind: CGColorSpace.Kind) {
    guard let description = Self.known.first(where: { $0.kind == kind }) else { return nil }
    data = Self.profile(description)
  }

  init(data: Data) {
    self.data = data
  }

  /// The space that the profile describes; nil for another one.
  var kind: CGColorSpace.Kind? {
    guard let red = primary("rXYZ"), let green = primary("gXYZ"), let blue = primary("bXYZ") else {
      return nil
    }
    return Self.known.first { description in
      zip(description.primaries, [red, green, blue]).allSatisfy { expected, found in
        zip(expected, found).allSatisfy { abs($0 - $1) < 0.004 }
      }
    }?.kind
  }

  private func primary(_ tag: String) -> [Double]? {
    let bytes = [UInt8](data)
    func number(_ offset: Int) -> UInt32? {
      guard offset >= 0, offset + 4 <= bytes.count else { return nil }
      return bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard let count = number(128), count <= 100 else { return nil }
    for index in 0..<Int(count) {
      let entry = 132 + index * 12
      guard entry + 12 <= bytes.count, Array(bytes[entry..<(entry + 4)]) == Array(tag.utf8),
        let offset = number(entry + 4).map(Int.init)
      else { continue }
      let parts = (0..<3).compactMap { number(offset + 8 + $0 * 4) }
      guard parts.count == 3 else { return nil }
      return parts.map { Double(Int32(bitPattern: $0)) / 65_536 }
    }
    return nil
  }

  // MARK: Writing

  private static func profile(_ description: Description) -> Data {
    let curve = description.gamma.map(gammaCurve) ?? standardCurve
    var tags: [(String, [UInt8])] = [
      ("desc", text(description.name)), ("cprt", text("CC0")),
      ("wtpt", xyz([0.9642, 1, 0.82491])),
    ]
    for (name, primary) in zip(["rXYZ", "gXYZ", "bXYZ"], description.primaries) {
      tags.append((name, xyz(primary)))
    }
    for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curve)) }
    var table = word(UInt32(tags.count))
    var body: [UInt8] = []
    let start = 132 + tags.count * 12
    for (name, bytes) in tags {
      table += Array(name.utf8) + word(UInt32(start + body.count)) + word(UInt32(bytes.count))
      body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var header = [UInt8](repeating: 0, count: 128)
    func put(_ bytes: [UInt8], at offset: Int) {
      header.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    }
    put(word(UInt32(128 + table.count + body.count)), at: 0)
    put([4, 0x20, 0, 0], at: 8)
    put(Array("mntrRGB XYZ ".utf8), at: 12)
    put(Array("acsp".utf8), at: 36)
    put(Array(xyz([0.9642, 1, 0.82491]).dropFirst(8)), at: 68)
    return Data(header + table + body)
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    word(UInt32(bitPattern: Int32((value * 65_536).rounded())))
  }

  private static func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + word(0) + values.flatMap(fixed)
  }

  private static func text(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return Array("mluc".utf8) + word(0) + word(1) + word(12) + Array("enUS".utf8)
      + word(UInt32(units.count)) + word(28) + units
  }

  /// The transfer curve of sRGB as five parameters.
  private static var standardCurve: [UInt8] {
    Array("para".utf8) + word(0) + [0, 3, 0, 0]
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
  }

  private static func gammaCurve(_ gamma: Double) -> [UInt8] {
    Array("para".utf8) + word(0) + [0, 0, 0, 0] + fixed(gamma)
  }
}

extension CGColorSpace {
  /// The space that an ICC profile describes; nil for one that is not known here.
  package convenience init?(profile: Data) {
    guard let kind = ICCProfile(data: profile).kind else { return nil }
    self.init(kind)
  }

  /// An ICC profile of the space; nil for spaces that have none here.
  public func copyICCData() -> CFData? {
    ICCProfile(describing: bitmapKind).map { $0.data as CFData }
  }
}
