import Foundation
import TestSupport
import Testing

@testable import CoreGraphics
@_spi(Host) @testable import UIKit

/// What a preview shows of a document, as Interface Builder's canvas does.
@MainActor @Suite struct DocumentCanvasTests {
  // MARK: Views

  @Test func aViewWithoutConstraintsKeepsItsFrame() {
    let frames = nibFrames(
      """
      <label fixedFrame="YES" text="Here" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="47" y="77" width="64" height="21"/>
      </label>
      """)
    #expect(frames["l"] == CGRect(x: 47, y: 77, width: 64, height: 21))
  }

  @Test func anImageOfTheAppIsAsLargeAsTheDocumentSays() {
    let frames = nibFrames(
      """
      <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      """,
      constraints: Self.pinned("i", to: "top", "leading"),
      resources: #"<image name="photo" width="80" height="60"/>"#)
    #expect(frames["i"]?.size == CGSize(width: 80, height: 60))
  }

  @Test func aDatePickerShowsItsDate() throws {
    let data = Self.nib(
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="wheels" id="d">
        <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
        <locale key="locale" localeIdentifier="de_DE"/>
        <date key="date" timeIntervalSinceReferenceDate="448248004"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
      </datePicker>
      """)
    let preview = DocumentPreview(data, file: "Card.xib")
    let picker = try #require(
      preview.views.lazy.compactMap { $0.1 as? UIDatePicker }.first)
    #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5 && picker.locale?.identifier == "de_DE")
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 448_248_000), "rounded down")
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: -978_267_600))
  }

  @Test func theContentOfAnEffectViewIsConstrained() {
    let frames = nibFrames(
      """
      <visualEffectView opaque="NO" id="e">
        <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
        <view key="contentView" id="c">
          <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
              <rect key="frame" x="1" y="1" width="1" height="1"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="c" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="c" \
      secondAttribute="leading" id="2"/>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="3"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="4"/>
          </constraints>
        </view>
        <blurEffect style="regular"/>
      </visualEffectView>
      """)
    #expect(frames["v"] == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func aPlaceholderCountsInAPreviewOnly() throws {
    let content = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="10" height="44"/>
        <constraints>
          <constraint firstAttribute="height" constant="44" placeholder="YES" id="h"/>
        </constraints>
      </view>
      """
    #expect(
      nibFrames(content, constraints: Self.pinned("v", to: "top", "leading"))["v"]?.height == 44)
    let nib = UINib(data: Self.nib(content), bundle: nil)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.subviews.first?.constraints.isEmpty == true)
  }

  @Test func theStandardDistanceToTheSidesOfTheSafeAreaIsNone() {
    let frames = nibFrames(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="10" height="44"/>
      </view>
      """,
      constraints: """
        <constraint firstItem="v" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="20" symbolic="YES" id="1"/>
        """)
    #expect(frames["v"]?.minX == 0)
  }

  @Test func aViewHasThePlaceholderOfItsNaturalSize() {
    let frames = nibFrames(
      """
      <view placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="30" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
      </view>
      """, constraints: Self.pinned("v", to: "top", "leading"))
    #expect(frames["v"]?.size == CGSize(width: 120, height: 30))
  }

  @Test func aClassOfTheAppIsAsLargeAsInTheDocument() {
    let frames = nibFrames(
      """
      <view customClass="StarsView" customModule="App" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="293" height="53"/>
      </view>
      """, constraints: Self.pinned("v", to: "top", "leading"))
    #expect(frames["v"]?.size == CGSize(width: 293, height: 53))
  }

  @Test func aLabelFitsItsTextUnlessTheDocumentSaysNo() throws {
    for (attributes, fits) in [("", true), (#"adjustsFontSizeToFit="NO""#, false)] {
      let nib = UINib(
        data: Self.nib(
          """
          <label text="Text" \(attributes) id="l">
            <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
          </label>
          """), bundle: nil)
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      #expect((view.subviews.first as? UILabel)?.adjustsFontSizeToFitWidth == fits)
    }
  }

  // MARK: Controls

  @Test func theRimOfASwitchAndTheShadowOfASliderAreOutsideOfConstraints() {
    let host = TestHost(size: CGSize(width: 300, height: 200))
    let (toggle, slider) = (UISwitch(), UISlider())
    for view in [toggle, slider] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      toggle.topAnchor.constraint(equalTo: host.view.topAnchor),
      toggle.trailingAnchor.constraint(equalTo: host.view.trailingAnchor),
      slider.leadingAnchor.constraint(equalTo: host.view.leadingAnchor, constant: 16),
      slider.trailingAnchor.constraint(equalTo: host.view.trailingAnchor, constant: -16),
      slider.bottomAnchor.constraint(equalTo: host.view.bottomAnchor),
    ])
    host.layout()
    #expect(toggle.frame == CGRect(x: 251, y: 0, width: 51, height: 31))
    #expect(slider.frame == CGRect(x: 14, y: 170, width: 272, height: 31))
  }

  @Test func aRoundedTextFieldIs34PointsHigh() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    for size in [12, 14, 17] {
      field.font = .systemFont(ofSize: CGFloat(size))
      #expect(field.intrinsicContentSize.height == 34)
    }
  }

  // MARK: Tables

  @Test func prototypesAreShownInTheirOrder() {
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

  @Test(arguments: [(14460, 55.5, 155.5), (22505, 38, 138)])
  func aTitleOfAGroupedTableIsAsHighAsItsText(version: Int, first: CGFloat, second: CGFloat) {
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
        "dataMode=\"static\" style=\"grouped\"", header: 18, footer: 18), version: version)
    #expect(frames["c1"]?.minY == first)
    #expect(frames["c2"]?.minY == second)
  }

  @Test func aSectionWithoutATitleHasTheHeightsOfTheDocument() {
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

  // MARK: Fixtures

  private static func pinned(_ id: String, to edges: String...) -> String {
    edges.map {
      """
      <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="root" \
      secondAttribute="\($0)" id="\(id)-\($0)"/>
      """
    }.joined(separator: "\n")
  }

  private static func table(
    _ content: String, _ attributes: String, header: Int = 28, footer: Int = 28
  ) -> String {
    """
    <tableView sectionHeaderHeight="\(header)" sectionFooterHeight="\(footer)" \(attributes) id="t">
      <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
      \(content)
    </tableView>
    """
  }

  private static func cell(_ id: String, height: Int, attributes: String) -> String {
    """
    <tableViewCell rowHeight="\(height)" \(attributes) id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="300" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0.0" y="0.0" width="300" height="\(height)"/>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// A nib with one view of 300 by 400 points, drawn by Xcode 15.
  private static func nib(
    _ content: String, constraints: String = "", resources: String = "", version: Int = 22505
  ) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <subviews>
              \(content)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              \(constraints)
            </constraints>
            <nil key="simulatedStatusBarMetrics"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          </view>
        </objects>
        <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  private func nibFrames(
    _ content: String, constraints: String = "", resources: String = "", version: Int = 22505
  ) -> [String: CGRect] {
    let data = Self.nib(
      content, constraints: constraints, resources: resources, version: version)
    return shown(DocumentPreview(data, file: "Card.xib")).frames
  }

  /// Shows a preview on its device.
  private func shown(
    _ preview: DocumentPreview
  ) -> (frames: [String: CGRect], host: TestHost) {
    let host = TestHost(
      size: preview.device.size, scale: preview.device.scale,
      safeAreaInsets: preview.device.safeAreaInsets, rootViewController: preview.root)
    host.layout()
    let views = preview.views.compactMap { id, view in view.window == nil ? nil : (id, view.frame) }
    return (Dictionary(views) { first, _ in first }, host)
  }
}
