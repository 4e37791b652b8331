import CoreGraphics
import DrawingBoard
import UIKit

/// The article's scheme rebuilt: every event draws the whole board into a new bitmap, every step is
/// the whole board, and what is further than the window away is a PNG in a file.
@MainActor
final class ArticleBoard {
  private let size: PixelSize
  private var real: CGImage?
  private var shown: CGImage?
  private var last: CGPoint?
  private var entries: [CGImage?] = []
  private let folder: URL

  init(size: PixelSize, folder: URL) {
    self.size = size
    self.folder = folder
  }

  func begin() { last = nil }

  /// One event: a new bitmap, the picture so far, one straight piece, and a copy to show.
  func move(to point: CGPoint) {
    guard let context = Self.makeContext(size) else { return }
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    context.clear(whole)
    if let real { context.draw(real, in: whole) }
    context.setLineCap(.round)
    context.setLineWidth(RecordedStrokes.style.width * RecordedStrokes.scale)
    context.setStrokeColor(RecordedStrokes.style.color)
    context.move(to: last ?? point)
    context.addLine(to: point)
    context.strokePath()
    real = context.makeImage()
    shown = real
    last = point
  }

  /// The step is pushed, and what leaves the window is encoded and written at once.
  func end() {
    entries.append(shown)
    let leaving = entries.count - 4
    guard leaving >= 0, let image = entries[leaving] else { return }
    try? UIImage(cgImage: image).pngData()?.write(to: folder.appending(path: "\(leaving)"))
    entries[leaving] = nil
  }

  /// A step that is a file is read, decoded and drawn.
  func show(_ index: Int) {
    let url = folder.appending(path: "\(index)")
    guard let data = try? Data(contentsOf: url), let image = UIImage(data: data)?.cgImage,
      let context = Self.makeContext(size)
    else { return }
    context.draw(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    shown = context.makeImage()
  }

  static func makeContext(_ size: PixelSize) -> CGContext? {
    CGContext(
      data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
  }
}
