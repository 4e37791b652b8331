import CoreGraphics
import DrawingBoard
import UIKit

/// The article's scheme rebuilt: every event draws the whole board into a new bitmap, every step is
/// the whole board, and what is further than the window away is a PNG in a file.
@MainActor
final class ArticleBoard: RecordedDrawing {
  private let size: PixelSize
  private let folder: URL
  private var recorded = RecordedStrokes()
  private var points: [CGPoint] = []
  private var real: CGImage?
  private var shown: CGImage?
  private var entries: [CGImage?] = []

  /// Makes a board.
  ///
  /// - Parameters:
  ///   - size: The size of its picture.
  ///   - folder: Where it keeps what is not in memory.
  ///   - strokes: How many are in the picture from the beginning, for it is the whole of it that
  ///     every step encodes.
  init(size: PixelSize, folder: URL, strokes: Int) {
    self.size = size
    self.folder = folder
    real = Self.makeContext(size).flatMap { context in
      for number in 0..<strokes {
        setLine(of: number, in: context)
        context.addLines(between: recorded.nextPixels(on: size))
        context.strokePath()
      }
      return context.makeImage()
    }
  }

  /// The steps whose picture is in memory, which are the last.
  var residentSteps: Range<Int> {
    (entries.firstIndex { $0 != nil } ?? entries.count)..<entries.count
  }

  /// The bytes of pictures in memory: no more after thousands of strokes, for the window is full.
  var memoryBytes: Double {
    Double(residentSteps.count * size.width * size.height * 4)
  }

  /// The bytes in the files, for each step that is in one.
  var fileBytesPerStep: Double {
    let steps = 0..<residentSteps.lowerBound
    let bytes = steps.map { (try? Data(contentsOf: file(of: $0)).count) ?? 0 }.reduce(0, +)
    return steps.isEmpty ? 0 : Double(bytes) / Double(steps.count)
  }

  func begin() {
    points = recorded.nextPixels(on: size)
  }

  /// One event: a new bitmap, the picture so far, one straight piece, and a copy to show.
  func move(_ number: Int) {
    guard let context = Self.makeContext(size) else { return }
    context.clear(whole)
    if let real { context.draw(real, in: whole) }
    setLine(of: entries.count, in: context)
    context.move(to: points[number])
    context.addLine(to: points[number + 1])
    context.strokePath()
    real = context.makeImage()
    shown = real
  }

  /// The step is pushed, and what leaves the window is encoded and written at once.
  func end() {
    entries.append(shown)
    let leaving = entries.count - 4
    guard leaving >= 0, let image = entries[leaving] else { return }
    try? UIImage(cgImage: image).pngData()?.write(to: file(of: leaving))
    entries[leaving] = nil
  }

  /// A step is drawn; one that is a file is read and decoded first.
  func show(_ index: Int) {
    guard let image = entries[index] ?? readImage(index), let context = Self.makeContext(size)
    else {
      return
    }
    context.draw(image, in: whole)
    shown = context.makeImage()
  }

  private func setLine(of number: Int, in context: CGContext) {
    context.setLineCap(.round)
    context.setLineWidth(RecordedStrokes.style.width * RecordedStrokes.scale)
    context.setStrokeColor(RecordedStrokes.style(of: number).color)
  }

  private func readImage(_ index: Int) -> CGImage? {
    guard let data = try? Data(contentsOf: file(of: index)) else { return nil }
    return UIImage(data: data)?.cgImage
  }

  private func file(of index: Int) -> URL { folder.appending(path: "\(index)") }

  private var whole: CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }

  private static func makeContext(_ size: PixelSize) -> CGContext? {
    CGContext(
      data: nil, width: size.width, height: size.height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue)
  }
}
