import Foundation

/// The segments of a JPEG file before its pixels.
package struct JPEGSegments {
  package struct Segment: Sendable, Equatable {
    package var marker: UInt8
    package var payload: Data

    /// An ICC profile in one segment.
    package static func profile(_ data: Data) -> Segment {
      Segment(marker: 0xE2, payload: Data("ICC_PROFILE\0".utf8) + Data([1, 1]) + data)
    }

    var isExif: Bool { marker == 0xE1 && payload.starts(with: Data("Exif\0\0".utf8)) }
    var isXMP: Bool { marker == 0xE1 && payload.starts(with: Data("http://ns.adobe.com/xap".utf8)) }
  }

  package private(set) var segments: [Segment] = []

  package init(_ data: Data) {
    let bytes = [UInt8](data)
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF, bytes[index + 1] != 0xDA {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = index + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      segments.append(
        Segment(marker: bytes[index + 1], payload: Data(bytes[(index + 4)..<end])))
      index = end
    }
  }

  /// What cameras and editors say of the picture.
  var metadata: [Segment] { segments.filter { $0.isExif || $0.isXMP } }

  /// How the camera was held: from 1, upright, to 8; nil when it is not said.
  package var orientation: Int? {
    segments.first(where: \.isExif).flatMap {
      ExifReader(Data($0.payload.dropFirst(6)))?.orientation
    }
  }

  /// The ICC profile.
  var profile: Data? {
    let head = Data("ICC_PROFILE\0".utf8)
    let parts = segments.filter { $0.marker == 0xE2 && $0.payload.starts(with: head) }
      .map(\.payload)
      .filter { $0.count > head.count + 2 }
      .sorted { $0[head.count] < $1[head.count] }
    guard !parts.isEmpty else { return nil }
    return parts.reduce(into: Data()) { $0 += $1.dropFirst(head.count + 2) }
  }

  /// Puts segments behind the first one, which names the format; too long ones are left out.
  static func inserting(_ segments: [Segment], into file: Data) -> Data {
    guard !segments.isEmpty, file.count > 6 else { return file }
    let first = file.startIndex + 4
    let length = Int(file[first]) << 8 | Int(file[first + 1])
    var added = Data()
    for segment in segments where segment.payload.count <= 65_533 {
      let count = segment.payload.count + 2
      added += [0xFF, segment.marker, UInt8(count >> 8), UInt8(count & 0xFF)]
      added += segment.payload
    }
    var result = file
    result.insert(contentsOf: added, at: min(first + length, file.endIndex))
    return result
  }
}

/// The numbers of a TIFF structure, as Exif has it.
struct ExifReader {
  private let tiff: [UInt8]
  private let isLittleEndian: Bool

  /// - Parameter tiff: The bytes from the byte order on.
  init?(_ tiff: Data) {
    guard tiff.count >= 8 else { return nil }
    self.tiff = [UInt8](tiff)
    isLittleEndian = self.tiff[0] == 0x49
  }

  /// How the camera was held: from 1, upright, to 8; nil when it is not said.
  var orientation: Int? {
    let directory = number(at: 4, bytes: 4)
    for entry in 0..<number(at: directory, bytes: 2) {
      let offset = directory + 2 + entry * 12
      guard number(at: offset, bytes: 2) == 0x0112 else { continue }
      let value = number(at: offset + 8, bytes: 2)
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  private func number(at offset: Int, bytes count: Int) -> Int {
    guard offset >= 0, offset + count <= tiff.count else { return 0 }
    let field = tiff[offset..<(offset + count)]
    return (isLittleEndian ? Array(field.reversed()) : Array(field)).reduce(0) { $0 << 8 | Int($1) }
  }
}
