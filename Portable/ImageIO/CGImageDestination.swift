import CoreGraphics
import Foundation

/// An image file to be written: a PNG or a JPEG with one image.
public final class CGImageDestination {
  let target: NSMutableData
  let type: String
  var image: CGImage?
  var metadata: CGImageMetadata?
  var quality: CGFloat = 0.8

  init?(target: NSMutableData, type: String, count: Int) {
    guard count == 1, [ImageType.png, ImageType.jpeg].contains(type) else { return nil }
    self.target = target
    self.type = type
  }

  func finalize() -> Bool {
    guard let image, let file = file(of: image) else { return false }
    target.append(file)
    return true
  }

  private func file(of image: CGImage) -> Data? {
    if type == ImageType.jpeg {
      return JPEGCodec.data(from: image, quality: quality, metadata: metadata?.segments ?? [])
    }
    guard let file = image.pngData() else { return nil }
    guard let exif = metadata?.exif else { return file }
    var chunks = PNGChunks(file)
    chunks.insertAfterHeader(type: "eXIf", exif)
    return chunks.data
  }
}

/// A destination that writes to data; nil for a type other than PNG and JPEG, and for another count
/// than one.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: data, type: "\(type)", count: count)
}

/// Sets the image; of the properties only the quality makes a difference here.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  CGImageDestinationAddImageAndMetadata(idst, image, nil, properties)
}

/// Sets the image and what is said of it; of the options only the quality makes a difference here.
public func CGImageDestinationAddImageAndMetadata(
  _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?,
  _ options: CFDictionary?
) {
  idst.image = image
  idst.metadata = metadata
  if let quality = options?[kCGImageDestinationLossyCompressionQuality] as? NSNumber {
    idst.quality = CGFloat(quality.doubleValue)
  }
}

/// Writes the file; false when there is no image or memory is short.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  idst.finalize()
}

/// The key for the quality of a JPEG file, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}
