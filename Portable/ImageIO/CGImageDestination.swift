import CoreGraphics
import Foundation

/// An image file to be written: a JPEG with one image, or a PNG with one or, animated, several.
public final class CGImageDestination {
  let target: NSMutableData
  let type: String
  private let count: Int
  private var files: [Data] = []
  private var delays: [TimeInterval] = []

  /// How often an animation is shown; 0 is without end.
  var loopCount = 0

  init?(target: NSMutableData, type: String, count: Int) {
    guard count == 1 && type == ImageType.jpeg || count >= 1 && type == ImageType.png else {
      return nil
    }
    self.target = target
    self.type = type
    self.count = count
  }

  /// Adds an image as the bytes of a file; more than were announced are ignored with a message.
  func add(_ image: CGImage, _ metadata: CGImageMetadata?, _ options: CFDictionary?) {
    guard files.count < count else {
      PortableLog.report("CGImageDestination: an image beyond the count of \(count) was ignored.")
      return
    }
    let quality = options?[kCGImageDestinationLossyCompressionQuality] as? NSNumber
    guard let file = file(of: image, metadata, quality: quality?.doubleValue ?? 0.8) else { return }
    files.append(file)
    let delay = options?.png?[kCGImagePropertyAPNGDelayTime as String] as? NSNumber
    delays.append(delay?.doubleValue ?? 0.1)
  }

  /// Writes the file unless there are fewer images than were announced.
  func finalize() -> Bool {
    guard files.count == count, let first = files.first else { return false }
    if count == 1 {
      target.append(first)
      return true
    }
    guard let file = AnimatedPNG(files, delays: delays, loopCount: loopCount)?.data else {
      return false
    }
    target.append(file)
    return true
  }

  private func file(of image: CGImage, _ metadata: CGImageMetadata?, quality: Double) -> Data? {
    if type == ImageType.jpeg {
      return JPEGCodec.data(
        from: image, quality: CGFloat(quality), metadata: metadata?.segments ?? [])
    }
    guard let file = image.pngData() else { return nil }
    guard let exif = metadata?.exif else { return file }
    var chunks = PNGChunks(file)
    chunks.insertAfterHeader(type: "eXIf", exif)
    return chunks.data
  }
}

extension NSDictionary {
  /// The properties of a PNG among those of an image.
  fileprivate var png: [String: Any]? { self[kCGImagePropertyPNGDictionary] as? [String: Any] }
}

/// A destination that writes to data; nil for a type other than PNG and JPEG, and for several images
/// in a JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: data, type: "\(type)", count: count)
}

/// Sets what holds for all images: here the number of times that an animation is shown.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {
  let count = properties?.png?[kCGImagePropertyAPNGLoopCount as String] as? NSNumber
  idst.loopCount = max(count?.intValue ?? 0, 0)
}

/// Adds an image and what is said of it; of the options the same make a difference.
public func CGImageDestinationAddImageAndMetadata(
  _ idst: CGImageDestination, _ image: CGImage, _ metadata: CGImageMetadata?,
  _ options: CFDictionary?
) {
  idst.add(image, metadata, options)
}

/// Adds an image of a file with its metadata.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  idst.add(image, isrc.metadata, properties)
}

/// Writes the file; false when images are missing or memory is short.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  idst.finalize()
}

/// The key for the quality of a JPEG file, from 0 to 1.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// The key for the properties of a PNG file.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }

/// The key for the time that an image of an animation is shown, in seconds.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" }

/// The key for the number of times that an animation is shown; 0 is without end.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" }
