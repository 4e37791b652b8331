import DrawingBoard
import Foundation

/// The recorded strokes by MyPaint itself, as Debian installs it, without its window.
///
/// A script runs in the system's Python, which is what MyPaint is written in: a move is its command's
/// `stroke_to`, which records the place and draws with the brush of ``MyPaintBoard``; the touch-up ends
/// the command and puts it on the stack; undo and redo go there and back at the end of it. Its picture
/// has no size; its steps are whole tiles of 64×64 pixels with 16 bits a channel, all in memory, and
/// are compared as it keeps them, though it would throw away all but the last 40.
@MainActor
enum MyPaintProgram {
  private static let python = "/usr/bin/python3"
  private static let marker = "/usr/lib/mypaint/lib/document.py"
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "mypaint_strokes.py")

  /// What its calls took, or nothing where it is not installed or fails.
  static func results(_ name: String, strokes count: Int) -> [Result] {
    guard FileManager.default.fileExists(atPath: marker), let output = run(input(count)) else {
      return []
    }
    var results: [Result] = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: " ")
      let values = words.dropFirst().compactMap { Double($0) }
      switch words.first {
      case "bytes": results += values.map { Result(name + "/step/sparse", $0, "bytes") }
      case "undo", "redo": results += Percentiles(values).results(name + "/\(words[0])/resident")
      case "move", "touch-up": results += Percentiles(values).results(name + "/\(words[0])")
      default: break
      }
    }
    return results
  }

  /// A line for each stroke: its color and its places.
  private static func input(_ count: Int) -> String {
    var strokes = RecordedStrokes()
    return (0..<count).map { number in
      let color = HSV(ofStroke: number)
      let places = strokes.nextPixels(on: RecordedStrokes.pixels).flatMap { [$0.x, $0.y] }
      return ([color.hue, color.saturation, color.value] + places).map { "\($0)" }
        .joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func run(_ input: String) -> String? {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "strokes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [
      script.path, "\(RecordedStrokes.style.width * RecordedStrokes.scale / 2)",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
      try process.run()
    } catch {
      return nil
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? output : nil
  }
}
