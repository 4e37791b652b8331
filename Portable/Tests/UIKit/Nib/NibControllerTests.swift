import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@_spi(Host) @testable import UIKit

@MainActor @Suite struct NibControllerTests {
  // Apple's documentation of nibName: the view comes from the nib of that name, with the
  // controller as the owner.
  @Test("The view comes from the nib") func theViewComesFromTheNib() throws {
    try withBundle(["Card.xib": nib(view: "CardRoot")]) { bundle in
      let controller = UIViewController(nibName: "Card", bundle: bundle)
      #expect(controller.view.accessibilityIdentifier == "CardRoot")
    }
  }

  @Test("A class finds the nib of its name") func aClassFindsTheNibOfItsName() throws {
    try withBundle(["NibPlainView.xib": nib(view: "ByName")]) { bundle in
      let controller = NibPlainViewController(nibName: nil, bundle: bundle)
      #expect(controller.view.accessibilityIdentifier == "ByName")
    }
  }

  @Test("A missing nib is a misuse") func aMissingNibIsAMisuse() {
    expectMisuse("UINib.instantiate(withOwner:options:)", reason: "Nowhere") {
      UIViewController(nibName: "Nowhere", bundle: nil).loadViewIfNeeded()
    }
  }

  @Test("A nib without the view outlet is a misuse") func aNibWithoutTheViewOutletIsAMisuse() throws
  {
    let text = nib(view: "Root").replacing(
      "<outlet property=\"view\" destination=\"v\" id=\"o\"/>", with: "")
    try withBundle(["Card.xib": text]) { bundle in
      expectMisuse("UIViewController.loadView()", reason: "loaded the") {
        UIViewController(nibName: "Card", bundle: bundle).loadViewIfNeeded()
      }
    }
  }

  // The strings file of a document names a text by the identifier of the object and the attribute.
  @Test("Texts are in the user's language") func textsComeInTheUsersLanguage() throws {
    let files = [
      "Card.xib": nib(view: "Root"), "Card.strings": "\"l.text\" = \"Bonjour\";\n",
    ]
    try withBundle(files) { bundle in
      let controller = UIViewController(nibName: "Card", bundle: bundle)
      #expect((controller.view.subviews.first as? UILabel)?.text == "Bonjour")
    }
  }

  @Test("A table takes cells from a nib") func aTableTakesCellsFromANib() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let text = document(
      """
      <tableViewCell reuseIdentifier="a" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
      <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView></tableViewCell>
      """)
    table.register(UINib(data: Data(text.utf8), bundle: nil), forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a")?.reuseIdentifier == "a")
    table.register(
      UINib(data: Data(document("<view id=\"v\"/>").utf8), bundle: nil), forCellReuseIdentifier: "b"
    )
    expectMisuse(
      "UITableView.register(_:forCellReuseIdentifier:)", reason: "must contain exactly one"
    ) {
      #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
    }
  }

  @Test("A variation follows the size class") func aVariationFollowsTheSizeClass() throws {
    let text = document(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews><label opaque="NO" text="a" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" constant="10" id="k">
      <variation key="widthClass=regular" constant="40"/></constraint></constraints></view>
      """)
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    let host = TestHost(size: CGSize(width: 390, height: 844))
    host.window.addSubview(view)
    host.advance(by: 0.1)
    #expect(view.constraints.map(\.constant) == [10])
    view.traitOverrides.horizontalSizeClass = .regular
    host.advance(by: 0.1)
    #expect(view.constraints.map(\.constant) == [40])
  }

  private func document(_ objects: String) -> String {
    "<document version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
  }

  private func nib(view name: String) -> String {
    document(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews><label opaque="NO" text="Hello" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
      <accessibility key="accessibilityConfiguration" identifier="\(name)"/></view>
      """)
  }

  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Nibs-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(#require(Bundle(path: folder.path)))
  }
}

final class NibPlainViewController: UIViewController {}
