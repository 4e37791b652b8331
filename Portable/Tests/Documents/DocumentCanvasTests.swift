import Foundation
import TestSupport
import Testing

@testable import Documents
@_spi(Host) @testable import UIKit

/// What a preview shows of a document, as Interface Builder's canvas does.
@MainActor @Suite struct DocumentCanvasTests: DocumentShowing {
  // MARK: Views

  @Test("A view without constraints keeps its frame") func aViewWithoutConstraintsKeepsItsFrame() {
    let frames = nibFrames(
      """
      <label fixedFrame="YES" text="Here" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="47" y="77" width="64" height="21"/>
      </label>
      """)
    #expect(frames["l"] == CGRect(x: 47, y: 77, width: 64, height: 21))
  }

  @Test("An image of the app is as large as the document says")
  func anImageOfTheAppIsAsLargeAsTheDocumentSays() {
    let frames = nibFrames(
      """
      <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      """,
      constraints: Self.pinned("i", to: "top", "leading"),
      resources: #"<image name="photo" width="80" height="60"/>"#)
    #expect(frames["i"]?.size == CGSize(width: 80, height: 60))
  }

  @Test("A date picker shows its date") func aDatePickerShowsItsDate() throws {
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

  @Test("The content of an effect view is constrained") func theContentOfAnEffectViewIsConstrained()
  {
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

  @Test("A placeholder has an effect in a preview only") func aPlaceholderCountsInAPreviewOnly()
    throws
  {
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

  @Test("The standard distance to the sides of the safe area is zero")
  func theStandardDistanceToTheSidesOfTheSafeAreaIsNone() {
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

  @Test("A view has the placeholder of its natural size")
  func aViewHasThePlaceholderOfItsNaturalSize() {
    let frames = nibFrames(
      """
      <view placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="30" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
      </view>
      """, constraints: Self.pinned("v", to: "top", "leading"))
    #expect(frames["v"]?.size == CGSize(width: 120, height: 30))
  }

  @Test("A class of the app is as large as in the document")
  func aClassOfTheAppIsAsLargeAsInTheDocument() {
    let frames = nibFrames(
      """
      <view customClass="StarsView" customModule="App" \
      translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="293" height="53"/>
      </view>
      """, constraints: Self.pinned("v", to: "top", "leading"))
    #expect(frames["v"]?.size == CGSize(width: 293, height: 53))
  }

  @Test("A label fits its text unless the document disables it")
  func aLabelFitsItsTextUnlessTheDocumentSaysNo() throws {
    expectEach([("", true), (#"adjustsFontSizeToFit="NO""#, false)], named: \.0) {
      attributes, fits in
      let nib = UINib(
        data: Self.nib(
          """
          <label text="Text" \(attributes) id="l">
            <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
          </label>
          """), bundle: nil)
      let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      #expect((view.subviews.first as? UILabel)?.adjustsFontSizeToFitWidth == fits, "\(attributes)")
    }
  }

  @Test(
    "A view without content in the document is a box with its name",
    arguments: [
      ("collectionView", "UICollectionView"), ("pickerView", "UIPickerView"),
      ("mapView", "UIMapView"),
    ])
  func aViewWithoutContentOfTheDocumentIsABoxWithItsName(element: String, name: String) throws {
    let data = Self.nib(
      """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
      </\(element)>
      """, constraints: Self.pinned("v", to: "top", "leading"))
    let preview = DocumentPreview(data, file: "Card.xib")
    let (frames, host) = shown(preview)
    #expect(frames["v"] == CGRect(x: 0, y: 0, width: 320, height: 216))
    let view = try #require(preview.views.first { $0.id == "v" }?.view)
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == name })
    withExtendedLifetime(host) {}
  }

  @Test(
    "A canvas without a device has no size class",
    arguments: [(true, 30), (false, 10)] as [(Bool, CGFloat)])
  func aCanvasOfNoDeviceHasNoSizeClass(hasDevice: Bool, y: CGFloat) throws {
    let content = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      </view>
      """
    let constraints = """
      <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="10" id="1"><variation key="widthClass=compact" constant="30"/></constraint>
      """
    let text = try #require(
      String(bytes: Self.nib(content, constraints: constraints, version: 6214), encoding: .utf8))
    let device = #"<device id="retina4_7" orientation="portrait"/>"#
    let data = Data((hasDevice ? text : text.replacingOccurrences(of: device, with: "")).utf8)
    #expect(shown(DocumentPreview(data, file: "Card.xib")).frames["v"]?.minY == y)
  }

  @Test("A missing font is replaced by Helvetica") func aFontThatIsNotThereIsHelvetica() throws {
    let content = """
      <label text="06:30 PM" id="l">
        <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>
        <fontDescription key="fontDescription" name="NoSuchFont" family="No Such" pointSize="13"/>
      </label>
      """
    let preview = DocumentPreview(Self.nib(content), file: "Card.xib")
    let note = try #require(preview.diagnostics.first { $0.rule == .unreadElement })
    #expect(note.message == "the font NoSuchFont is not here; Helvetica takes its place")
    #expect(note.line != nil)
    let objects = UINib(data: Self.nib(content), bundle: nil).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    #expect((view.subviews.first as? UILabel)?.font == UIFont(name: "Helvetica", size: 13))
  }
}
