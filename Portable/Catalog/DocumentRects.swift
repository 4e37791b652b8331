import Foundation
@_spi(Host) import UIKit

/// How far the frames of documents are from those that Xcode wrote into them.
@MainActor
enum DocumentRects {
  /// Prints a line for each scene, with its farthest view, and how many scenes agree.
  ///
  /// A scene counts when the document has the frame of a view in it, and does not say of any that it
  /// is out of date.
  static func compare(_ files: [String]) async {
    var (counted, agreeing, unreadable) = (0, [1: 0, 2: 0, 12: 0], 0)
    for file in files {
      for scene in scenes(of: file) {
        let name = scene.map { "\(file) \($0)" } ?? file
        guard
          let document = try? await DocumentFile(file, scene: scene, options: PictureOptions())
        else {
          unreadable += 1
          print("nothing to show  \(name)")
          continue
        }
        let views = document.preview.placements
        guard !views.isEmpty, !views.contains(where: \.isOutOfDate) else { continue }
        counted += 1
        guard let farthest = views.max(by: { $0.difference < $1.difference }) else { continue }
        for limit in agreeing.keys where farthest.difference <= CGFloat(limit) + 0.01 {
          agreeing[limit, default: 0] += 1
        }
        print(
          "\(text(farthest.difference))  \(name): \(farthest.name) \(farthest.id)"
            + " \(text(farthest.stored)) is \(text(farthest.shown)), \(views.count) views")
      }
    }
    let counts = agreeing.sorted { $0.key < $1.key }.map { "\($1) within \($0)" }
    print("\(counted) scenes: \(counts.joined(separator: ", ")) points; \(unreadable) not shown")
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
