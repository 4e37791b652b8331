import Foundation
import TestSupport
import Testing

/// The catalog as a program of its own, in a real window under a real pointer.
///
/// Synchronous throughout: the kernel ends a child with the thread that started it.
@MainActor
@Suite(.serialized)
struct CatalogWindowTests {
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Catalog")

  /// Only what never comes fails, however busy the machine is.
  private static let patience: TimeInterval = 120

  // Over two seconds on a busy machine: a program starts and a pointer moves in real time.
  @Test("A thumb dragged with the mouse changes the value")
  func aThumbDraggedWithTheMouseChangesTheValue() throws {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-events-\(ProcessInfo.processInfo.processIdentifier).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let display = try XvfbDisplay()
    defer { display.close() }
    let catalog = try display.launch(
      Self.program, arguments: ["--page", "range-slider", "--scale", "1"],
      environment: ["CATALOG_EVENT_LOG": log.path])
    defer { catalog.terminate() }
    let window = try waitForWindow(on: display)

    // The lower thumb, as a picture of the page shows it.
    let thumb = CGPoint(x: window.x + 108, y: window.y + 184)
    try waitForPicture(at: thumb, on: display)
    try display.drag(from: thumb, to: CGPoint(x: thumb.x + 58, y: thumb.y))

    // 58 of the 290 points a thumb can travel are a fifth of the range.
    func isAtEnd(_ line: Substring) -> Bool {
      guard let match = line.wholeMatch(of: /range-slider valueChanged lower=(.*) upper=0\.8/)
      else { return false }
      return abs((Double(match.1) ?? 0) - 0.4) < 0.02
    }
    let last = waitForLastLine(in: log, where: isAtEnd)
    #expect(last.map(isAtEnd) == true, "\(last ?? "no event arrived"); \(catalog.errorOutput)")
  }

  private func waitForWindow(on display: XvfbDisplay) throws -> (x: CGFloat, y: CGFloat) {
    let found = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "^Catalog$")
    let window = found.split(separator: "\n").first.map(String.init) ?? ""
    let geometry = try display.xdotool("getwindowgeometry", "--shell", window)
    func number(_ name: String) -> CGFloat? {
      geometry.split(separator: "\n").first { $0.hasPrefix(name + "=") }
        .flatMap { Double($0.dropFirst(name.count + 1)) }.map { CGFloat($0) }
    }
    let x = try #require(number("X"))
    let y = try #require(number("Y"))
    return (x, y)
  }

  /// The window is there before its first frame, and a finger on nothing is no drag.
  private func waitForPicture(at place: CGPoint, on display: XvfbDisplay) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var color: PixelColor?
    while Date() < deadline {
      color = try display.picture().flatMap { Bitmap($0) }?
        .color(x: Int(place.x), y: Int(place.y))
      if let color, color != PixelColor(.black) { return }
      usleep(50_000)
    }
    Issue.record("the window stays empty: \(String(describing: color))")
  }

  /// A program in another process tells nobody when it has written, so its file is looked at.
  private func waitForLastLine(
    in file: URL, where isWanted: (Substring) -> Bool
  ) -> Substring? {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var last: Substring?
    while Date() < deadline {
      last = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").last
      if let last, isWanted(last) { break }
      usleep(50_000)
    }
    return last
  }
}
