import CoreGraphics
import DrawingBoard
import Foundation
import UIKit

/// Files with strokes as paths, as other programs show them beside the board.
extension BoardSuite {
  private static let shownCount = 1000

  /// The board is compared at four times its points: see ``differingShare(_:_:)``.
  private static let shownScale = 4

  /// The points of a board on which the strokes lie close.
  private static let shownSide = 480

  /// The share of inked points in which a file differs from the board by more than eight levels.
  ///
  /// There are no figures without librsvg's and poppler's programs.
  static func rendering() -> [Result] {
    let pixels = PixelSize(width: shownSide * shownScale, height: shownSide * shownScale)
    guard let canvas = BoardCanvas(size: pixels, scale: CGFloat(shownScale)) else {
      preconditionFailure("no memory for a board")
    }
    let stack = ImageStack()
    drawCrowd(on: canvas, stack)
    let export = BoardExport(canvas: canvas, stack: stack)
    let resolution = "\(72 * shownScale)"
    let files:
      [(name: String, tool: String, arguments: [String], data: @Sendable () async throws -> Data?)] =
        [
          (
            "svg", "rsvg-convert", ["--zoom", "\(shownScale)", "drawing", "--output", "image.png"],
            { try await export.svgData() }
          ),
          (
            "pdf", "pdftocairo",
            ["-png", "-singlefile", "-transp", "-r", resolution, "drawing", "image"],
            { try await export.pdfData() }
          ),
        ]
    return files.compactMap { file in
      guard let image = image(of: data(file.data), file.tool, file.arguments) else {
        print("\(file.tool) is not installed: what it shows is not compared.")
        return nil
      }
      return Result(
        "board/export/\(file.name)/differing-points", 100 * differingShare(canvas, image), "%",
        baseline: 1, goal: 1)
    }
  }

  /// Draws short strokes of every brush of the kit, each over others.
  private static func drawCrowd(on canvas: BoardCanvas, _ stack: ImageStack) {
    let brushes: [any Brush] = [
      PencilBrush(), PenBrush(), MarkerBrush(), HighlighterBrush(), EraserBrush(), LineBrush(),
      ArrowBrush(), RectangleBrush(), EllipseBrush(), PolygonBrush(), PencilBrush(dashes: [2, 3]),
      TextBrush(text: "Sharp", fontSize: 19, fontName: "DejaVuSans"),
    ]
    var strokes = RecordedStrokes()
    for number in 0..<shownCount {
      // A fill is an image of all that it changes.
      let brush = number == brushes.count ? FillBrush() : brushes[number % brushes.count]
      var style = RecordedStrokes.style(of: number)
      if number % 3 == 0 { style.opacity = 0.6 }
      let session = StrokeSession(canvas: canvas, brush: brush, style: style)
      let points = strokes.next(in: canvas.bounds.size).prefix(20)
      guard let first = points.first else { continue }
      session.begin(at: StrokeSample(location: first))
      session.move(to: points.dropFirst().map { StrokeSample(location: $0) })
      stack.push(name: session.name, changes: session.end().changes, elements: session.elements)
    }
  }

  /// Returns what a program shows of a file; `nil` if it is not installed.
  private static func image(of data: Data?, _ tool: String, _ arguments: [String]) -> CGImage? {
    var image: CGImage?
    _ = withFolder { path in
      let folder = URL(fileURLWithPath: path)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? data?.write(to: folder.appending(path: "drawing"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      process.currentDirectoryURL = folder
      try? process.run()
      process.waitUntilExit()
      let shown = try? Data(contentsOf: folder.appending(path: "image.png"))
      image = shown.flatMap { UIImage(data: $0)?.cgImage }
      return []
    }
    return image
  }

  /// Returns the share of inked points that differ by more than eight levels.
  ///
  /// The board measures the distance of a pixel to the line, other programs the area that is covered, so
  /// that single pixels of an edge differ for that alone. The pixels of a point are averaged.
  private static func differingShare(_ canvas: BoardCanvas, _ image: CGImage) -> Double {
    guard image.width == canvas.size.width, image.height == canvas.size.height,
      let other = BoardCanvas(size: canvas.size, scale: canvas.scale)
    else { return 1 }
    other.importImage(image)
    guard let first = canvas.context.data, let second = other.context.data else { return 1 }
    let rowBytes = (canvas.context.bytesPerRow, other.context.bytesPerRow)
    var (inked, differing) = (0, 0)
    for row in 0..<shownSide {
      for column in 0..<shownSide {
        var (sums, isInked) = ([0, 0, 0, 0], false)
        for y in row * shownScale..<(row + 1) * shownScale {
          for byte in column * shownScale * 4..<(column + 1) * shownScale * 4 {
            let ours = first.load(fromByteOffset: y * rowBytes.0 + byte, as: UInt8.self)
            let theirs = second.load(fromByteOffset: y * rowBytes.1 + byte, as: UInt8.self)
            if ours | theirs != 0 { isInked = true }
            sums[byte % 4] += Int(ours) - Int(theirs)
          }
        }
        if isInked { inked += 1 }
        if sums.contains(where: { abs($0) > 8 * shownScale * shownScale }) { differing += 1 }
      }
    }
    return Double(differing) / Double(max(inked, 1))
  }
}
