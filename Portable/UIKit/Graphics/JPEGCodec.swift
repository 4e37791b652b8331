import CJPEG
import QuartzCore

/// JPEG by the TurboJPEG library.
enum JPEGCodec {
  static func image(from data: Data) -> CGImage? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    return data.withUnsafeBytes { bytes -> CGImage? in
      guard let source = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var width: Int32 = 0
      var height: Int32 = 0
      var subsampling: Int32 = 0
      var colorspace: Int32 = 0
      guard
        tjDecompressHeader3(
          decoder, source, UInt(bytes.count), &width, &height, &subsampling, &colorspace) == 0,
        let context = ImageBitmap.context(
          size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1, opaque: true)
      else { return nil }
      let result = context.withPixels { pixels, bytesPerRow in
        tjDecompress2(
          decoder, source, UInt(bytes.count), pixels.bindMemory(to: UInt8.self).baseAddress, width,
          Int32(bytesPerRow), height, Int32(TJPF_BGRA.rawValue), 0)
      }
      // A damaged end is only a warning to the library; the part that was read is shown.
      guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
        return nil
      }
      return context.makeImage()
    }
  }

  static func data(from image: CGImage, quality: CGFloat) -> Data? {
    let size = CGSize(width: image.width, height: image.height)
    guard let encoder = tjInitCompress(),
      let context = ImageBitmap.context(size: size, scale: 1, opaque: true)
    else { return nil }
    defer { tjDestroy(encoder) }
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(CGRect(origin: .zero, size: size))
    context.drawUpright(image, in: CGRect(origin: .zero, size: size))
    var buffer: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let percent = Int32((min(max(quality, 0), 1) * 100).rounded())
    // Chroma is kept at full resolution in good quality, where halving it would show.
    let subsampling = percent >= 80 ? TJSAMP_444 : TJSAMP_420
    let result = context.withPixels { pixels, bytesPerRow in
      tjCompress2(
        encoder, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(image.width),
        Int32(bytesPerRow), Int32(image.height), Int32(TJPF_BGRX.rawValue), &buffer, &count,
        Int32(subsampling.rawValue), max(1, percent), 0)
    }
    guard let buffer else { return nil }
    defer { tjFree(buffer) }
    return result == 0 ? Data(bytes: buffer, count: Int(count)) : nil
  }
}

/// Reads how a camera was held from a JPEG's Exif segment.
enum ExifOrientation {
  static func read(from data: Data) -> UIImage.Orientation {
    let bytes = [UInt8](data.prefix(65_536))
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = min(index + 2 + length, bytes.count)
      if marker == 0xE1, end > index + 10, bytes[(index + 4)..<(index + 8)] == [69, 120, 105, 102] {
        return orientation(inTIFF: Array(bytes[(index + 10)..<end]))
      }
      if marker == 0xDA || length < 2 { break }
      index += 2 + length
    }
    return .up
  }

  private static func orientation(inTIFF tiff: [UInt8]) -> UIImage.Orientation {
    guard tiff.count >= 8 else { return .up }
    let isLittleEndian = tiff[0] == 0x49
    func number(at offset: Int, bytes count: Int) -> Int {
      guard offset >= 0, offset + count <= tiff.count else { return 0 }
      let field = tiff[offset..<(offset + count)]
      return (isLittleEndian ? Array(field.reversed()) : Array(field)).reduce(0) {
        $0 << 8 | Int($1)
      }
    }
    let directory = number(at: 4, bytes: 4)
    for entry in 0..<number(at: directory, bytes: 2) {
      let offset = directory + 2 + entry * 12
      guard number(at: offset, bytes: 2) == 0x0112 else { continue }
      let order: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      let value = number(at: offset + 8, bytes: 2)
      return order.indices.contains(value - 1) ? order[value - 1] : .up
    }
    return .up
  }
}
