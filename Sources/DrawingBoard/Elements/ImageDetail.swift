import CoreGraphics
import Foundation
import UIKit

/// The pixels of an image beyond those of the board, for a magnified picture.
///
/// It is encoded when its step is: as JPEG, or as PNG if it is translucent. If that takes too many bytes,
/// the image is reduced until it does not; if nothing is left that the board does not have, there is none.
struct ImageDetail: Sendable {
  /// The most bytes of an image.
  ///
  /// They are in memory as long as their step is.
  static let byteLimit = 1 << 20

  /// The most pixels of an image, which take four bytes each while it is drawn.
  private static let pixelLimit: CGFloat = 8e6

  /// The least factor by which an image is finer than the board that is worth keeping.
  private static let leastGain: CGFloat = 1.2

  /// The greatest factor that a board shows: that of the largest scale.
  private static let mostGain: CGFloat = 16

  private static let quality: CGFloat = 0.7

  private enum Content {
    case image(CGImage)
    case file([UInt8])
  }

  /// The place of the whole image in pixels of the board; the picture may have a part of it.
  let frame: CGRect

  private let content: Content

  /// Creates the detail of an image; `nil` if the board has all of it.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - frame: The place of the whole image in pixels of the board.
  init?(_ image: CGImage, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0,
      CGFloat(image.width) >= frame.width * Self.leastGain,
      CGFloat(image.height) >= frame.height * Self.leastGain
    else { return nil }
    (self.frame, content) = (frame, .image(image))
  }

  /// The image; `nil` if it cannot be read.
  var image: CGImage? {
    switch content {
    case .image(let image): return image
    case .file(let bytes):
      let image = UIImage(data: Data(bytes))?.cgImage
      // A damaged file may state any size, and the system decodes an image when it is drawn.
      return image.flatMap {
        CGFloat($0.width) * CGFloat($0.height) <= Self.pixelLimit ? $0 : nil
      }
    }
  }

  // MARK: Bytes

  /// Writes the image.
  ///
  /// - Returns: A Boolean value that indicates whether anything was worth writing.
  func write(to writer: inout ElementWriter) -> Bool {
    let file: [UInt8]
    switch content {
    case .file(let bytes): file = bytes
    case .image(let image):
      guard let encoded = Self.encoded(image, width: frame.width) else { return false }
      file = encoded
    }
    for number in [frame.minX, frame.minY, frame.width, frame.height] { writer.add(Float(number)) }
    writer.add(file)
    return true
  }

  /// Reads an image.
  ///
  /// - Throws: ``ElementReader/Unreadable`` for bytes of a later version.
  init(_ reader: inout ElementReader) throws(ElementReader.Unreadable) {
    var numbers: [CGFloat] = []
    for _ in 0..<4 { numbers.append(CGFloat(try reader.float())) }
    guard numbers.allSatisfy({ abs($0) < 1e6 }), numbers[2] > 0, numbers[3] > 0 else {
      throw ElementReader.Unreadable()
    }
    frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    content = .file(Array(try reader.block()))
  }

  private static func encoded(_ image: CGImage, width: CGFloat) -> [UInt8]? {
    let (columns, rows) = (CGFloat(image.width), CGFloat(image.height))
    var share = min(1, (pixelLimit / (columns * rows)).squareRoot(), mostGain * width / columns)
    while columns * share >= width * leastGain {
      guard let file = image.file(reducedBy: share, quality: quality) else { return nil }
      if file.count <= byteLimit { return Array(file) }
      let excess = CGFloat(file.count) / CGFloat(byteLimit)
      share *= min(0.95 / excess.squareRoot(), 0.9)
    }
    return nil
  }
}

extension CGImage {
  /// Returns a file of the image at a share of its size: of JPEG, or of PNG if it is translucent.
  fileprivate func file(reducedBy share: CGFloat, quality: CGFloat) -> Data? {
    let (columns, rows) = (CGFloat(width) * share, CGFloat(height) * share)
    guard
      let context = CGContext.bitmap(
        width: max(Int(columns), 1), height: max(Int(rows), 1), colorSpace: colorSpace)
    else { return nil }
    context.interpolationQuality = .high
    context.drawUpright(
      self, in: CGRect(x: 0, y: 0, width: context.width, height: context.height))
    guard let image = context.makeImage() else { return nil }
    let file = UIImage(cgImage: image)
    return context.isOpaque ? file.jpegData(compressionQuality: quality) : file.pngData()
  }
}

extension CGContext {
  /// A Boolean value that indicates whether every pixel of a bitmap of ``bitmap(width:height:colorSpace:)``
  /// is opaque.
  fileprivate var isOpaque: Bool {
    guard let data else { return false }
    for y in 0..<height {
      let row = data + y * bytesPerRow
      for x in 0..<width where row.load(fromByteOffset: x * 4, as: UInt32.self) < 0xFF00_0000 {
        return false
      }
    }
    return true
  }
}
