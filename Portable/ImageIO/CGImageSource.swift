@_exported import CoreGraphics
import Foundation

// Sendable because nothing of it changes.

/// An image file: a PNG or a JPEG.
public final class CGImageSource: @unchecked Sendable {
  let data: Data
  let type: String?

  init(data: Data) {
    self.data = data
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      type = ImageType.png
    } else if data.starts(with: [0xFF, 0xD8]) {
      type = ImageType.jpeg
    } else {
      type = nil
    }
  }

  /// What the file says of its image.
  var metadata: CGImageMetadata {
    switch type {
    case ImageType.jpeg: CGImageMetadata(segments: JPEGSegments(data).metadata)
    case ImageType.png:
      CGImageMetadata(
        segments: PNGChunks(data).payload(of: "eXIf").map {
          [JPEGSegments.Segment(marker: 0xE1, payload: Data("Exif\0\0".utf8) + $0)]
        } ?? [])
    default: CGImageMetadata(segments: [])
    }
  }

  var image: CGImage? {
    switch type {
    case ImageType.jpeg: JPEGCodec.image(from: data)
    case ImageType.png: CGImage(pngData: data)
    default: nil
    }
  }
}

/// The uniform type identifiers of the formats that are known here.
enum ImageType {
  static let png = "public.png"
  static let jpeg = "public.jpeg"
}

/// What a file says of its image: Exif and XMP, as the bytes they are.
public class CGImageMetadata {
  let segments: [JPEGSegments.Segment]

  init(segments: [JPEGSegments.Segment]) {
    self.segments = segments
  }

  var exif: Data? { segments.first(where: \.isExif)?.payload.dropFirst(6).asData }
}

extension Data {
  fileprivate var asData: Data { Data(self) }
}

/// A source of the bytes of a file; `options` make no difference here.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data: Data(referencing: data))
}

/// The uniform type identifier of the file; nil for a format that is not known here.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type.map { $0 as CFString }
}

/// The image, not turned upright, in the color space that the file names.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// What the file says: here only the orientation, as ``kCGImagePropertyOrientation``.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, isrc.type != nil else { return nil }
  let properties = NSMutableDictionary()
  if let orientation = isrc.metadata.exif.flatMap({ ExifReader($0)?.orientation }) {
    properties[kCGImagePropertyOrientation] = orientation as NSNumber
  }
  return properties
}

/// What the file says, to be written with another image.
public func CGImageSourceCopyMetadataAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? {
  index == 0 && isrc.type != nil ? isrc.metadata : nil
}

/// The key for how an image is turned, from 1, upright, to 8, as Exif has it.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
