import Foundation
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Pictures of each frame, for a look at what a root that is replaced leaves behind.
@MainActor struct PresentationStripTests {
  nonisolated private static let folder = ProcessInfo.processInfo.environment["PRESENTATION_STRIPS"]

  @Test(
    "Each frame of a presentation whose root is replaced is written as a picture",
    .enabled(if: PresentationStripTests.folder != nil), arguments: [false, true])
  func rootReplaced(isCard: Bool) throws {
    let folder = try #require(Self.folder)
    let stage = PresentationStage()
    stage.host.view.backgroundColor = .systemTeal
    if isCard {
      stage.controller.modalPresentationStyle = .pageSheet
      stage.root.present(stage.controller, animated: true)
    } else {
      stage.controller.present(from: stage.root)
    }
    for frame in 0..<40 {
      stage.run(1.0 / 60)
      if frame == 8 {
        let root = UIViewController()
        root.view.backgroundColor = .systemYellow
        stage.host.window.rootViewController = root
      }
      let name = "\(isCard ? "card" : "sheet")-\(frame < 10 ? "0" : "")\(frame).png"
      let data = try #require(stage.host.snapshot().flatMap { UIImage(cgImage: $0).pngData() })
      try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
    #expect(!stage.controller.isPresented)
  }
}
