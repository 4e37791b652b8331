import Foundation
import UIKit

/// How far the frames of documents are from those that Xcode wrote into them.
@MainActor
public struct DocumentRects {
  private let showsViews: Bool
  private var (counted, excluded, empty, unreadable, foreign) = (0, 0, 0, 0, 0)
  private var agreeing = [1: 0, 2: 0, 12: 0]
  /// The scenes that agree when each line of text is as wide as in the document.
  private var agreeingBesidesText = 0

  /// Prints a line for each scene, with its farthest view, and how many scenes agree.
  ///
  /// A scene counts when the document is for iOS and has the frame of a view in it, and does not say of
  /// any that it is out of date or ambiguous. Texts are measured with the fonts of this system and, for a count of
  /// its own, taken to be as wide as in the document.
  public static func compare(_ files: [String], showsViews: Bool) async {
    var rects = DocumentRects(showsViews: showsViews)
    for file in files {
      guard DocumentFile.isForPhones(file) else {
        rects.foreign += 1
        continue
      }
      for scene in scenes(of: file) { await rects.compare(scene, of: file) }
    }
    rects.printCounts()
  }

  private init(showsViews: Bool) { self.showsViews = showsViews }

  private mutating func compare(_ scene: String?, of file: String) async {
    let name = scene.map { "\(file) \($0)" } ?? file
    guard let views = await Self.placements(in: scene, of: file, keepsTextSizes: false) else {
      unreadable += 1
      print("nothing to show  \(name)")
      return
    }
    guard let farthest = views.max(by: { $0.difference < $1.difference }) else {
      empty += 1
      return
    }
    guard !views.contains(where: \.isOutOfDate) else {
      excluded += 1
      return
    }
    counted += 1
    for limit in agreeing.keys where Self.isWithin(limit, views) {
      agreeing[limit, default: 0] += 1
    }
    var note = ""
    if Self.isWithin(2, views) {
      agreeingBesidesText += 1
    } else if let others = await Self.placements(in: scene, of: file, keepsTextSizes: true),
      Self.isWithin(2, others)
    {
      agreeingBesidesText += 1
      note = ", agrees besides the width of text"
    }
    print(
      "\(Self.text(farthest.difference))  \(name): \(farthest.name) \(farthest.id)"
        + " \(Self.text(farthest.stored)) is \(Self.text(farthest.shown)), \(views.count) views"
        + note)
    if showsViews { views.filter { $0.difference > 1.01 }.forEach(Self.printView) }
  }

  private static func placements(
    in scene: String?, of file: String, keepsTextSizes: Bool
  ) async -> [DocumentPreview.Placement]? {
    let document = try? await DocumentFile(
      file, scene: scene, setup: DocumentSetup(), keepsTextSizes: keepsTextSizes)
    return document?.preview.placements
  }

  private static func isWithin(_ limit: Int, _ views: [DocumentPreview.Placement]) -> Bool {
    views.allSatisfy { $0.difference <= CGFloat(limit) + 0.01 }
  }

  private func printCounts() {
    let counts = agreeing.sorted { $0.key < $1.key }.map { "\($1) within \($0)" }
    print(
      "\(counted) scenes: \(counts.joined(separator: ", ")) points;"
        + " \(agreeingBesidesText) within 2 besides the width of text")
    print(
      "left out: \(excluded) out of date or ambiguous, \(empty) without frames,"
        + " \(unreadable) not shown; \(foreign) documents for other systems than iOS")
  }

  private static func printView(_ view: DocumentPreview.Placement) {
    print(
      String(repeating: " ", count: view.depth) + "line \(view.line) \(view.name) \(view.id)"
        + " \(text(view.stored)) is \(text(view.shown))")
  }

  private static func scenes(of file: String) -> [String?] {
    guard let data = FileManager.default.contents(atPath: file) else { return [nil] }
    let names = DocumentPreview(data, file: file).sceneNames
    return names.isEmpty ? [nil] : names.map(Optional.some)
  }

  private static func text(_ number: CGFloat) -> String { String(format: "%7.1f", number) }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return "(" + numbers.map { String(format: "%g", $0) }.joined(separator: " ") + ")"
  }
}
