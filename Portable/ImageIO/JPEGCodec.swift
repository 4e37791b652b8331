import CJPEG
import CoreGraphics
import Foundation

/// JPEG by the TurboJPEG library.
package enum JPEGCodec {
  /// The image in a JPEG file, in the color space that its profile names; nil when the data is none.
  package static func image(from data: Data) -> CGImage? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    let image = data.withUnsafeBytes { bytes -> CGImage? in
      guard let source = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var width: Int32 = 0
      var height: Int32 = 0
      var subsampling: Int32 = 0
      var colorspace: Int32 = 0
      guard
        tjDecompressHeader3(
          decoder, source, UInt(bytes.count), &width, &height, &subsampling, &colorspace) == 0,
        let context = CGContext(
          layerPixelsWide: Int(width), high: Int(height), scale: 1, opaque: true)
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
    guard let space = JPEGSegments(data).profile.flatMap(CGColorSpace.init(profile:)) else {
      return image
    }
    return image?.copy(colorSpace: space)
  }

  /// A JPEG file of an image over white, in the image's color space, with metadata segments.
  package static func data(
    from image: CGImage, quality: CGFloat, metadata: [JPEGSegments.Segment] = []
  ) -> Data? {
    let space = image.colorSpace.flatMap { $0.model == .rgb ? $0 : nil }
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let encoder = tjInitCompress(),
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
        space: space ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
          | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    defer { tjDestroy(encoder) }
    context.setFillColor(CGColor(gray: 1, alpha: 1))
    context.fill(bounds)
    context.draw(image, in: bounds)
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
    guard result == 0 else { return nil }
    var segments = metadata
    if let space, space.isWideGamutRGB, let profile = space.copyICCData() {
      segments.append(.profile(Data(referencing: profile)))
    }
    return JPEGSegments.inserting(segments, into: Data(bytes: buffer, count: Int(count)))
  }
}
