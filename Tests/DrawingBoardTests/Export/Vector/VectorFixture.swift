import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@testable import DrawingBoard

/// A board with its history, and its export as other programs show it.
struct VectorFixture {
  let board: BoardFixture
  let stack = ImageStack()

  init(_ width: CGFloat = 300, _ height: CGFloat = 260, scale: CGFloat = 1) throws {
    board = try BoardFixture(Int(width * scale), Int(height * scale), scale: scale)
  }

  var export: BoardExport { BoardExport(canvas: board.canvas, stack: stack) }

  /// Draws a stroke as a step.
  func draw(
    _ brush: any Brush, _ samples: [StrokeSample], width: CGFloat = 6, opacity: CGFloat = 1,
    color: CGColor = .opaqueBlue, smoothing: StrokeSmoothing = .midpoint
  ) {
    let session = board.session(
      brush, width: width, opacity: opacity, color: color, smoothing: smoothing)
    guard let first = samples.first else { return }
    session.begin(at: first)
    session.move(to: Array(samples.dropFirst()))
    let changes = session.end().changes
    stack.push(
      name: session.name, changes: changes, elements: session.elements)
  }

  func draw(
    _ brush: any Brush, _ points: [(CGFloat, CGFloat)], width: CGFloat = 6, opacity: CGFloat = 1,
    color: CGColor = .opaqueBlue
  ) {
    draw(
      brush, points.map { StrokeSample($0.0, $0.1) }, width: width, opacity: opacity, color: color)
  }

  /// Draws as a step whose pixels are all that is known.
  func drawPixels(_ brush: any Brush, _ points: [(CGFloat, CGFloat)], opacity: CGFloat = 1) {
    stack.push(
      name: "Custom", changes: board.draw(brush, points, width: 20, opacity: opacity))
  }

  func svg() async throws -> String {
    String(decoding: try await export.svgData(), as: UTF8.self)
  }

  /// The part of the inked points that differ by more than eight levels from what a file shows.
  ///
  /// The board measures the distance of a pixel to the line, other programs the area that is covered;
  /// single pixels of an edge differ by up to eleven levels for that alone. So both are drawn larger
  /// and averaged within each point.
  func difference(from image: CGImage) throws -> Double {
    let (shown, expected) = (try ImageProbe(image), board.pixels)
    guard shown.width == board.canvas.size.width, shown.pixels.count == expected.count else {
      return 1
    }
    let factor = Int(board.canvas.scale)
    let (columns, rows) = (shown.width / factor, expected.count / shown.width / factor)
    var (inked, differing) = (0, 0)
    let blank = [UInt32](repeating: 0, count: factor)
    /// Whether the rows of pixels of a point are equal: a loop over them takes long in a build for debugging.
    func isEqual(_ start: Int, _ pixels: [UInt32], _ other: [UInt32]?) -> Bool {
      pixels.withUnsafeBytes { one in
        (other ?? blank).withUnsafeBytes { two in
          (0..<factor).allSatisfy { row in
            let offset = (start + row * shown.width) * 4
            guard let one = one.baseAddress, let two = two.baseAddress else { return false }
            return memcmp(one + offset, two + (other == nil ? 0 : offset), factor * 4) == 0
          }
        }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let start = row * factor * shown.width + column * factor
        if isEqual(start, shown.pixels, expected) {
          if !isEqual(start, expected, nil) { inked += 1 }
          continue
        }
        var (sums, isInked) = ([0, 0, 0, 0], false)
        for y in 0..<factor {
          for x in 0..<factor {
            let position = (row * factor + y) * shown.width + column * factor + x
            let (a, b) = (shown.pixels[position], expected[position])
            if a | b != 0 { isInked = true }
            for lane in 0..<4 {
              let shift = UInt32(lane * 8)
              sums[lane] += Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
            }
          }
        }
        if isInked { inked += 1 }
        if sums.contains(where: { abs($0) > 8 * factor * factor }) { differing += 1 }
      }
    }
    return Double(differing) / Double(max(inked, 1))
  }
}

/// Programs that show the files.
enum VectorTool {
  static let hasSVG = has("rsvg-convert")
  static let hasPDF = has("pdftocairo")

  private static func has(_ tool: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    if !isThere { print("Left out: files are not compared, because \(tool) is not installed.") }
    return isThere
  }

  /// A file of SVG as librsvg shows it.
  static func image(svg: Data, scale: CGFloat) throws -> CGImage {
    try image(svg, "svg") { source, target in
      ["rsvg-convert", "--zoom", "\(scale)", "--output", target, source]
    }
  }

  /// A page of PDF as poppler shows it.
  static func image(pdf: Data, scale: CGFloat) throws -> CGImage {
    try image(pdf, "pdf") { source, target in
      [
        "pdftocairo", "-png", "-singlefile", "-transp", "-r", "\(scale * 72)", source,
        String(target.dropLast(4)),
      ]
    }
  }

  private static func image(
    _ data: Data, _ type: String, _ arguments: (_ source: String, _ target: String) -> [String]
  ) throws -> CGImage {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let source = folder.url.appendingPathComponent("drawing.\(type)")
    let target = folder.url.appendingPathComponent("drawing.png")
    try data.write(to: source)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments(source.path, target.path)
    try process.run()
    process.waitUntilExit()
    let bytes = try Data(contentsOf: target)
    return try #require(UIImage(data: bytes)?.cgImage)
  }
}
