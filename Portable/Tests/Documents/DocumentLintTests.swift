import Foundation
import TestSupport
import Testing
import UIKit

@testable import Documents

/// Each rule with a document that breaks it, and nothing but it.
@MainActor
struct DocumentLintTests {
  @Test("A sound document has no flaws") func aSoundDocumentHasNoFlaws() async throws {
    #expect(try await flaws(Self.button()) == [])
  }

  @Test("A missing class is named") func aClassThatIsNotThereIsNamed() async throws {
    let flaws = try await flaws(Self.button(attributes: "customClass=\"FancyButton\""))
    #expect(flaws.count == 1)
    #expect(flaws.first?.contains("FancyButton is a class of the app") == true)
  }

  @Test("An outlet that the class does not have is named")
  func anOutletThatTheClassDoesNotHaveIsNamed() async throws {
    let flaws = try await flaws(
      Self.button(
        inside:
          "<connections><outlet property=\"partner\" destination=\"b\" id=\"o\"/></connections>"
      ))
    #expect(flaws.count == 1)
    #expect(flaws.first?.hasPrefix("partner is no property") == true)
  }

  @Test("A key path that the class does not have is named")
  func aKeyPathThatTheClassDoesNotHaveIsNamed() async throws {
    let flaws = try await flaws(
      Self.button(
        inside: """
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="flavor" value="mint"/>
          </userDefinedRuntimeAttributes>
          """))
    #expect(flaws.count == 1)
    #expect(flaws.first?.hasPrefix("flavor is no property") == true)
  }

  @Test("Constraints that leave a frame open are named")
  func constraintsThatLeaveAFrameOpenAreNamed() async throws {
    let flaws = try await flaws(
      Self.label(
        "Hello",
        constraints: """
          <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" id="c"/>
          """))
    #expect(flaws == ["UILabel \"Hello\": the constraints do not determine the frame"])
  }

  @Test("Constraints that contradict each other are named")
  func constraintsThatContradictEachOtherAreNamed() async throws {
    let flaws = try await flaws(
      Self.label(
        "Hello",
        constraints: """
          <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" id="c"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="s" \
          secondAttribute="leading" id="d"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="s" \
          secondAttribute="leading" constant="30" id="e"/>
          """))
    #expect(flaws.count == 1)
    let flaw = try #require(flaws.first)
    #expect(flaw.hasPrefix("these constraints contradict each other: UILabel (line "))
    // A baseline needs the same text in every process.
    #expect(!flaw.contains("0x") && !flaw.contains("\n"))
  }

  @Test("A small target is named") func aSmallTargetIsNamed() async throws {
    let flaws = try await flaws(Self.button(frame: "x=\"20\" y=\"20\" width=\"100\" height=\"30\""))
    #expect(flaws == ["UIButton \"Go\": the target is smaller than 44 by 44 points"])
  }

  @Test("Text that does not fit is named") func textThatDoesNotFitIsNamed() async throws {
    let text = "A text that is longer than its label"
    let flaws = try await flaws(
      Self.label(text, frame: "x=\"20\" y=\"20\" width=\"100\" height=\"21\""))
    #expect(flaws == ["UILabel \"\(text)\": the text does not fit"])
  }

  @Test("Text that does not fit at a larger size is named")
  func textThatDoesNotFitAtALargerSizeIsNamed() async throws {
    let text = Self.label(
      "Hello", frame: "x=\"20\" y=\"20\" width=\"60\" height=\"22\"",
      font: "style=\"UICTFontTextStyleBody\"")
    #expect(try await flaws(text) == [])
    var setup = DocumentSetup()
    setup.appearance.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(try await flaws(text, setup) == ["UILabel \"Hello\": the text does not fit"])
  }

  @Test("Every scene is checked and named") func everySceneIsCheckedAndNamed() async throws {
    let scene = { (id: String, height: Int) in
      """
      <scene sceneID="\(id)-s"><objects>
        <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="\(id)-v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>\(Self.buttonElement(
        frame: "x=\"20\" y=\"100\" width=\"100\" height=\"\(height)\"", id: id + "-b"))</subviews>
          </view>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-f" \
      sceneMemberID="firstResponder"/>
      </objects></scene>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="one"><scenes>\(scene("one", 44))\(scene("two", 30))</scenes></document>
      """
    let flaws = try await flaws(text, name: "Main.storyboard")
    #expect(flaws == ["scene two: UIButton \"Go\": the target is smaller than 44 by 44 points"])
  }

  // MARK: Documents

  private func flaws(
    _ text: String, _ setup: DocumentSetup = DocumentSetup(), name: String = "Card.xib"
  ) async throws -> [String] {
    try await DocumentFixture.written(text, name) {
      try await DocumentLint($0, scene: nil, setup: setup).diagnostics.map(\.message)
    }
  }

  static func view(
    attributes: String = "", inside: String = "", constraints: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view contentMode="scaleToFill" id="v" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        <subviews>\(inside)</subviews>
        <viewLayoutGuide key="safeArea" id="s"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>\(constraints)</constraints>
      </view>
    </objects></document>
    """
  }

  private static func button(
    attributes: String = "", frame: String = "x=\"20\" y=\"20\" width=\"100\" height=\"44\"",
    inside: String = ""
  ) -> String {
    view(inside: buttonElement(attributes: attributes, frame: frame, inside: inside))
  }

  private static func buttonElement(
    attributes: String = "", frame: String, inside: String = "", id: String = "b"
  ) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)" \(attributes)>
      <rect key="frame" \(frame)/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <state key="normal" title="Go"/>\(inside)
    </button>
    """
  }

  private static func label(
    _ text: String, frame: String = "x=\"20\" y=\"20\" width=\"280\" height=\"21\"",
    font: String = "type=\"system\" pointSize=\"17\"", constraints: String = ""
  ) -> String {
    let isFixed = constraints.isEmpty ? "YES" : "NO"
    return view(
      inside: """
        <label opaque="NO" userInteractionEnabled="NO" text="\(text)" \
        adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" \
        translatesAutoresizingMaskIntoConstraints="\(isFixed)" id="l">
          <rect key="frame" \(frame)/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" \(font)/>
        </label>
        """, constraints: constraints)
  }
}

/// A document in a file.
enum DocumentFixture {
  /// Writes a document into a temporary folder, which is removed afterwards.
  @MainActor static func written<Result>(
    _ text: String, _ name: String, _ body: @MainActor (String) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return try await body(file.path)
  }
}
