import Foundation
import TestSupport
import Testing
import UIKit

@testable import Documents

@MainActor
struct DocumentFileTests {
  @Test("A nib is shown at its own size without safe areas")
  func aNibIsShownAtItsOwnSizeWithoutSafeAreas() async throws {
    let view = try await root(DocumentSetup())
    #expect(view.bounds.size == CGSize(width: 320, height: 200))
    #expect(view.safeAreaInsets == .zero)
  }

  @Test(
    "A document names its system",
    arguments: [
      ("iOS.CocoaTouch", true), ("iOS.CocoaTouch.iPad", true), ("MacOSX.Cocoa", false),
      ("AppleTV", false), ("watchKit", false),
    ])
  func aDocumentSaysWhichSystemItIsFor(runtime: String, isForPhones: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(runtime).xib")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<document targetRuntime=\"\(runtime)\"/>".utf8).write(to: file)
    #expect(DocumentFile.isForPhones(file.path) == isForPhones)
  }

  @Test("The size is the requested one") func theSizeIsTheOneAskedFor() async throws {
    var setup = DocumentSetup()
    setup.device.size = CGSize(width: 500, height: 300)
    setup.keepsSize = true
    #expect(try await root(setup).bounds.size == CGSize(width: 500, height: 300))
  }

  @Test("The appearance reaches colors") func theAppearanceReachesColors() async throws {
    #expect(try await root(DocumentSetup()).traitCollection.userInterfaceStyle == .light)
    var setup = DocumentSetup()
    setup.appearance.style = .dark
    #expect(try await root(setup).traitCollection.userInterfaceStyle == .dark)
  }

  @Test("The direction mirrors leading constraints") func theDirectionMirrorsLeadingConstraints()
    async throws
  {
    let text = DocumentLintTests.view(
      inside: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="i">
          <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        </view>
        """,
      constraints: """
        <constraint firstItem="i" firstAttribute="leading" secondItem="s" \
        secondAttribute="leading" id="a"/>
        <constraint firstItem="i" firstAttribute="top" secondItem="s" secondAttribute="top" id="b"/>
        <constraint firstItem="i" firstAttribute="width" constant="40" id="c"/>
        <constraint firstItem="i" firstAttribute="height" constant="40" id="d"/>
        """)
    func square(below view: UIView) -> UIView? {
      view.bounds.size == CGSize(width: 40, height: 40)
        ? view : view.subviews.lazy.compactMap(square).first
    }
    #expect(square(below: try await root(DocumentSetup(), text))?.frame.minX == 0)
    var setup = DocumentSetup()
    setup.appearance.layoutDirection = .rightToLeft
    #expect(square(below: try await root(setup, text))?.frame.maxX == 320)
  }

  @Test("The text size reaches traits") func theTextSizeReachesTraits() async throws {
    var setup = DocumentSetup()
    setup.appearance.contentSizeCategory = .accessibilityLarge
    #expect(
      try await root(setup).traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test("A missing scene is named, together with the existing ones")
  func aSceneThatIsNotThereIsNamedWithThoseThereAre() async throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Catalog/Documents/Controls.storyboard").standardizedFileURL
    let error = await #expect(throws: DocumentError.self) {
      try await DocumentFile(file.path, scene: "attic", setup: DocumentSetup())
    }
    #expect(error?.description.contains("there is no scene 'attic'; scenes: ") == true)
    #expect(error?.description.contains("sliders") == true)
  }

  @Test("Another file is not a document") func anotherFileIsNoDocument() async {
    let error = await #expect(throws: DocumentError.self) {
      try await DocumentFile("Card.png", scene: nil, setup: DocumentSetup())
    }
    #expect(error?.description.contains("a document is a .xib or a .storyboard") == true)
  }

  @Test("A missing file is named") func aFileThatIsNotThereIsNamed() async {
    let error = await #expect(throws: DocumentError.self) {
      try await DocumentFile("nowhere/Card.xib", scene: nil, setup: DocumentSetup())
    }
    #expect(error?.description.hasPrefix("nowhere/Card.xib: ") == true)
  }

  @Test("An incomplete document is named") func halfADocumentIsNamed() async throws {
    let text = String(DocumentLintTests.view().prefix(200))
    let error = await #expect(throws: DocumentError.self) { try await root(DocumentSetup(), text) }
    #expect(error?.description.contains("there is nothing to show") == true)
    #expect(error?.description.contains("Card.xib, line ") == true)
  }

  private func root(
    _ setup: DocumentSetup, _ text: String = DocumentLintTests.view()
  ) async throws -> UIView {
    try await DocumentFixture.written(text, "Card.xib") {
      try await DocumentFile($0, scene: nil, setup: setup).root.view
    }
  }
}
