import Foundation
import TestSupport
import Testing

@testable import Documents
@_spi(Host) @testable import UIKit

/// Where a preview puts the root view of a scene, and what covers its edges.
@MainActor @Suite struct DocumentSceneTests {
  @Test(
    "The status bar has the height of the document's build",
    arguments: [
      ("retina4_7", 14460, 20.0), ("retina4_7", 17156, 0), ("retina4_7", 22505, 20),
      ("retina6_1", 17156, 44), ("retina6_1", 22505, 48), ("retina5_9", 22505, 50),
    ])
  func theStatusBarIsThatOfTheBuild(device: String, version: Int, height: CGFloat) {
    let text = "<document toolsVersion=\"\(version)\"><device id=\"\(device)\"/></document>"
    let document = try? DocumentParser.root(of: Data(text.utf8))
    #expect(DocumentDevice(document).safeAreaInsets.top == height)
  }

  @Test("A scene of a navigation controller stands below its bar")
  func aSceneOfANavigationControllerStandsBelowItsBar() {
    let preview = preview(
      of: "b",
      Self.navigation("a", root: "b", bar: "")
        + Self.controller("b", frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    #expect(preview.root is UINavigationController)
    #expect(top(of: preview) == 64)
  }

  @Test("A scene below an opaque bar has no safe area") func aSceneBelowAnOpaqueBarHasNoSafeArea() {
    let preview = preview(
      of: "b",
      Self.navigation("a", root: "b", bar: "translucent=\"NO\"")
        + Self.controller("b", frame: CGRect(x: 0, y: 0, width: 375, height: 603)))
    #expect(preview.device.size == CGSize(width: 375, height: 667))
    #expect(top(of: preview) == 0)
  }

  @Test("A large title of the navigation controller is shown")
  func aLargeTitleOfTheNavigationControllerIsShown() {
    let preview = preview(
      of: "b",
      Self.navigation("a", root: "b", bar: "largeTitles=\"YES\"")
        + Self.controller("b", frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
    #expect(top(of: preview) == 116)
  }

  @Test("A scene in a card is as large as in the document")
  func aSceneInACardIsAsLargeAsInTheDocument() {
    let segue = #"<connections><segue destination="b" kind="presentation" id="s"/></connections>"#
    let full = CGRect(x: 0, y: 0, width: 375, height: 667)
    let card = CGRect(x: 0, y: 0, width: 375, height: 647)
    let preview = preview(
      of: "b",
      Self.controller("a", frame: full, content: segue) + Self.controller("b", frame: card))
    #expect(preview.device.size == card.size)
    #expect(top(of: preview) == 0)
  }

  @Test("A scene in a container view has no safe area") func aSceneInAContainerViewHasNoSafeArea() {
    let embed = #"<connections><segue destination="b" kind="embed" id="s"/></connections>"#
    let preview = preview(
      of: "b",
      Self.controller("a", frame: CGRect(x: 0, y: 0, width: 375, height: 667), content: embed)
        + Self.controller("b", frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    #expect(preview.device.size == CGSize(width: 300, height: 200))
    #expect(top(of: preview) == 0)
  }

  @Test("The first segue to a scene determines its place")
  func theFirstSegueToASceneSettlesItsPlace() {
    let full = CGRect(x: 0, y: 0, width: 375, height: 667)
    let segue = { (kind: String) in
      "<connections><segue destination=\"b\" kind=\"\(kind)\" id=\"s-\(kind)\"/></connections>"
    }
    let preview = preview(
      of: "b",
      Self.navigation("n", root: "a", bar: "")
        + Self.controller("a", frame: full, content: segue("show"))
        + Self.controller("b", frame: full)
        + Self.controller("c", frame: full, content: segue("embed")))
    #expect(top(of: preview) == 64)
  }

  @Test("A free-form scene has its own size") func aFreeFormHasTheSizeOfItsOwn() {
    let preview = preview(
      of: "b",
      Self.controller(
        "b", frame: CGRect(x: 0, y: 0, width: 400, height: 1000),
        content: #"<size key="freeformSize" width="400" height="1000"/>"#))
    #expect(preview.device.size == CGSize(width: 400, height: 1000))
    #expect(top(of: preview) == 20)
  }

  @Test("Only the views of the scene are placed") func onlyTheViewsOfTheSceneArePlaced() {
    let scenes =
      Self.navigation("a", root: "b", bar: "")
      + Self.controller(
        "b", frame: CGRect(x: 0, y: 0, width: 375, height: 667), subview: true)
    for (scene, count) in [("a", 0), ("b", 1)] {
      let preview = preview(of: scene, scenes)
      let host = show(preview)
      withExtendedLifetime(host) { #expect(preview.placements.count == count) }
    }
  }

  @Test(
    "A controller that is not read is a box with its name",
    arguments: [
      ("pageViewController", "UIPageViewController"),
      ("splitViewController", "UISplitViewController"),
      ("avPlayerViewController", "UIAvPlayerViewController"),
    ])
  func aControllerThatIsNotReadIsABoxWithItsName(element: String, name: String) {
    let preview = preview(
      of: "b",
      """
      <scene sceneID="scene-b"><objects>
        <\(element) id="b" sceneMemberID="viewController"/>
      </objects></scene>
      """)
    let host = show(preview)
    let root = preview.root?.view
    #expect(root?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root?.subviews.contains { ($0 as? UILabel)?.text == name } == true)
    withExtendedLifetime(host) {}
  }

  // MARK: Fixtures

  private static func navigation(_ id: String, root: String, bar: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <navigationController id="\(id)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" \(bar) id="bar-\(id)"/>
        <connections>
          <segue destination="\(root)" kind="relationship" \
    relationship="rootViewController" id="r-\(id)"/>
        </connections>
      </navigationController>
    </objects></scene>
    """
  }

  private static func controller(
    _ id: String, frame: CGRect, content: String = "", subview: Bool = false
  ) -> String {
    let subviews = """
      <subviews><view id="sub-\(id)"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
      """
    return """
      <scene sceneID="scene-\(id)"><objects>
        <viewController id="\(id)" sceneMemberID="viewController">
          <view key="view" id="view-\(id)">
            <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" \
      height="\(frame.height)"/>
            \(subview ? subviews : "")
            <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
          </view>
          \(content)
        </viewController>
      </objects></scene>
      """
  }

  private func preview(of scene: String, _ scenes: String) -> DocumentPreview {
    DocumentPreview(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505">
          <device id="retina4_7" orientation="portrait"/>
          <scenes>\(scenes)</scenes>
        </document>
        """.utf8), file: "Main.storyboard", scene: scene)
  }

  @discardableResult private func show(_ preview: DocumentPreview) -> TestHost {
    let host = TestHost(
      size: preview.device.size, scale: preview.device.scale,
      safeAreaInsets: preview.device.safeAreaInsets, rootViewController: preview.root)
    host.layout()
    return host
  }

  /// Returns what covers the top of the root view of the scene.
  private func top(of preview: DocumentPreview) -> CGFloat? {
    show(preview)
    var controller = preview.root
    while let navigation = controller as? UINavigationController {
      controller = navigation.topViewController
    }
    return controller?.view.safeAreaInsets.top
  }
}
