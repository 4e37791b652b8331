import Foundation

/// The picture in an X window dump of 32 bits per pixel, as Xvfb keeps it in a file.
struct ScreenDump {
  let bitmap: Bitmap

  /// Nil for data that is no such dump.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    /// A number of the header: 25 of four bytes, most significant first.
    func field(_ index: Int) -> Int? {
      let start = index * 4
      guard start + 4 <= bytes.count else { return nil }
      return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let headerSize = field(0), field(1) == 7, let width = field(4), let height = field(5),
      let byteOrder = field(7), field(11) == 32, let bytesPerLine = field(12),
      let colors = field(19), width > 0, height > 0, bytesPerLine >= width * 4
    else { return nil }
    // The header is followed by the color map, twelve bytes each.
    let start = headerSize + colors * 12
    guard start + bytesPerLine * height <= bytes.count else { return nil }
    let order = byteOrder == 0 ? (red: 2, green: 1, blue: 0) : (red: 1, green: 2, blue: 3)
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = start + y * bytesPerLine + x * 4
        bitmap[x, y] = PixelColor(
          red: bytes[pixel + order.red], green: bytes[pixel + order.green],
          blue: bytes[pixel + order.blue])
      }
    }
    self.bitmap = bitmap
  }
}
