import Foundation
import TestSupport
import Testing

@testable import Documents
@_spi(Host) @testable import UIKit

/// The tables of documents, as Interface Builder's canvas shows them.
@MainActor @Suite struct DocumentTableTests: DocumentShowing {
  @Test("Prototypes are shown in their order") func prototypesAreShownInTheirOrder() {
    let frames = nibFrames(
      Self.table(
        """
        <prototypes>
          \(Self.cell("p1", height: 60, attributes: "reuseIdentifier=\"a\""))
          \(Self.cell("p2", height: 44, attributes: "reuseIdentifier=\"b\""))
        </prototypes>
        """, "dataMode=\"prototypes\" style=\"plain\""))
    #expect(frames["p1"] == CGRect(x: 0, y: 50, width: 300, height: 60))
    #expect(frames["p2"] == CGRect(x: 0, y: 110, width: 300, height: 44))
  }

  @Test(
    "A title of a grouped table is as high as its text",
    arguments: [(14460, "", 17.5), (22505, "", 0), (22505, "estimatedRowHeight=\"-1\"", 17.5)])
  func aTitleOfAGroupedTableIsAsHighAsItsText(
    version: Int, attributes: String, space: CGFloat
  ) {
    let section = { (title: String, cell: String) in
      """
      <tableViewSection headerTitle="\(title)" id="s\(cell)"><cells>
        \(Self.cell(cell, height: 44, attributes: ""))
      </cells></tableViewSection>
      """
    }
    let frames = nibFrames(
      Self.table(
        "<sections>\(section("One", "c1"))\(section("Two", "c2"))</sections>",
        "dataMode=\"static\" style=\"grouped\" \(attributes)", header: 18, footer: 18),
      version: version)
    #expect(frames["c1"]?.minY == 38 + space)
    #expect(frames["c2"]?.minY == 138 + space)
  }

  @Test("A section without a title has the heights of the document")
  func aSectionWithoutATitleHasTheHeightsOfTheDocument() {
    let frames = nibFrames(
      Self.table(
        """
        <sections>
          <tableViewSection id="s1"><cells>\(Self.cell("c1", height: 44, attributes: ""))</cells>
          </tableViewSection>
          <tableViewSection id="s2"><cells>\(Self.cell("c2", height: 44, attributes: ""))</cells>
          </tableViewSection>
        </sections>
        """,
        "dataMode=\"static\" style=\"grouped\"", header: 18, footer: 18))
    #expect(frames["c1"]?.minY == 35)
    #expect(frames["c2"]?.minY == 115)
  }
  @Test(
    "A section without a title has a header where no section has a title",
    arguments: [(nil, 28, 100), ("Two", 0, 72)] as [(String?, CGFloat, CGFloat)])
  func aSectionWithoutATitleHasAHeaderWhereNoneHasOne(
    title: String?, first: CGFloat, second: CGFloat
  ) {
    let titled = title.map { "headerTitle=\"\($0)\"" } ?? ""
    let frames = nibFrames(
      Self.table(
        """
        <sections>
          <tableViewSection id="s1"><cells>\(Self.cell("c1", height: 44, attributes: ""))</cells>
          </tableViewSection>
          <tableViewSection \(titled) id="s2">
            <cells>\(Self.cell("c2", height: 44, attributes: ""))</cells>
          </tableViewSection>
        </sections>
        """,
        "dataMode=\"static\" style=\"plain\""), version: 15400)
    #expect(frames["c1"]?.minY == first)
    #expect(frames["c2"]?.minY == second)
  }

  @Test(
    "The margin of rows is that of the device",
    arguments: [
      ("retina4_7", 22505, 16), ("retina5_9", 15505, 16), ("retina5_9", 22505, 20),
    ] as [(String, Int, CGFloat)])
  func theMarginOfRowsIsThatOfTheDevice(device: String, version: Int, margin: CGFloat) {
    let frames = nibFrames(
      Self.table(
        """
        <prototypes>
          \(Self.cell("p", height: 60, attributes: "reuseIdentifier=\"a\""))
        </prototypes>
        """, "dataMode=\"prototypes\" style=\"insetGrouped\""), version: version, device: device)
    #expect(frames["p"]?.minX == margin)
    #expect(frames["p"]?.width == 300 - 2 * margin)
  }

  @Test(
    "Content ends beside the accessory",
    arguments: [("disclosureIndicator", 26.5), ("checkmark", 40)] as [(String, CGFloat)])
  func contentEndsBesideTheAccessory(accessory: String, room: CGFloat) throws {
    let cell = """
      <tableViewCell rowHeight="60" accessoryType="\(accessory)" reuseIdentifier="a" id="p">
        <rect key="frame" x="0.0" y="0.0" width="300" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="p" id="content">
          <rect key="frame" x="0.0" y="0.0" width="300" height="60"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
              <rect key="frame" x="0.0" y="0.0" width="300" height="20"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="content" \
      secondAttribute="leadingMargin" id="2"/>
            <constraint firstItem="v" firstAttribute="trailing" secondItem="content" \
      secondAttribute="trailingMargin" id="3"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let frames = nibFrames(
      Self.table(
        "<prototypes>\(cell)</prototypes>", "dataMode=\"prototypes\" style=\"plain\""))
    let content = try #require(frames["content"])
    let view = try #require(frames["v"])
    #expect(abs(content.width - (300 - room)) < 0.51)
    #expect(view.minX == 16)
    #expect(abs(content.maxX - 8 - view.maxX) < 0.51)
  }
}
