import Foundation
import TestSupport
import Testing

@testable import Documents
@_spi(Host) @testable import UIKit

/// What a preview shows of controls, which are those of the build that wrote the document.
@MainActor @Suite struct DocumentControlTests: DocumentShowing {
  @Test("The standard spacing of a stack is that of the system")
  func theStandardDistanceOfAStackIsThatOfTheSystem() {
    let frames = nibFrames(
      """
      <stackView spacingType="standard" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <subviews>
          <view placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="10" id="a">
            <rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
          </view>
          <view placeholderIntrinsicWidth="20" placeholderIntrinsicHeight="10" id="b">
            <rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
          </view>
        </subviews>
      </stackView>
      """, constraints: Self.pinned("s", to: "top", "leading"))
    #expect(frames["b"]?.minX == 28)
  }

  @Test("An indicator is shown in a preview and animates in the app")
  func anIndicatorIsShownInAPreviewAndAnimatesInTheApp() throws {
    let data = Self.nib(
      """
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="medium" id="a">
        <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
      </activityIndicatorView>
      <activityIndicatorView hidesWhenStopped="YES" style="medium" id="b">
        <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
      </activityIndicatorView>
      """)
    func indicators(in view: UIView?) -> [UIActivityIndicatorView] {
      view?.subviews.compactMap { $0 as? UIActivityIndicatorView } ?? []
    }
    let preview = DocumentPreview(data, file: "Card.xib")
    #expect(indicators(in: preview.root?.view).map(\.isHidden) == [false, false])
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
    #expect(indicators(in: objects.first as? UIView).map(\.isAnimating) == [true, false])
  }

  @Test(
    "A switch has the size of the document's build",
    arguments: [(22505, 51.0, 31.0), (24127, 63, 28), (32700, 51, 31)])
  func aSwitchIsThatOfTheBuild(version: Int, width: CGFloat, height: CGFloat) {
    let frames = nibFrames(
      """
      <switch translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      </switch>
      """, constraints: Self.pinned("s", to: "top", "leading"), version: version)
    #expect(frames["s"] == CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("The rim of a switch and the shadow of a slider are outside of constraints")
  func theRimOfASwitchAndTheShadowOfASliderAreOutsideOfConstraints() {
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

  @Test("A rounded text field is 34 points high") func aRoundedTextFieldIs34PointsHigh() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    for size in [12, 14, 17] {
      field.font = .systemFont(ofSize: CGFloat(size))
      #expect(field.intrinsicContentSize.height == 34)
    }
  }
  @Test(
    "A segmented control has the size of the document's build",
    arguments: [(14460, 29.0, 105.0), (22505, 32, 116)])
  func aSegmentedControlIsThatOfTheBuild(version: Int, height: CGFloat, width: CGFloat) throws {
    let frames = nibFrames(
      """
      <segmentedControl selectedSegmentIndex="1" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <segments><segment title="None"/><segment title="&quot;Title&quot;"/></segments>
      </segmentedControl>
      """, constraints: Self.pinned("s", to: "bottom", "leading"), version: version)
    let frame = try #require(frames["s"])
    #expect(frame.height == height)
    #expect(frame.maxY == 401, "the shadow is outside of constraints")
    #expect(abs(frame.width - width) <= 4)
  }

  @Test(
    "A line of text has the height of the document's build",
    arguments: [
      (14460, #"type="system""#, 20.5), (14460, #"type="system" weight="medium""#, 21),
      (14460, #"type="boldSystem""#, 21), (14460, #"name="AvenirNext-Regular""#, 24),
      (22505, #"type="system" weight="medium""#, 20.5),
    ] as [(Int, String, CGFloat)])
  func aLineOfTextIsThatOfTheBuild(version: Int, font: String, height: CGFloat) {
    let frames = nibFrames(
      """
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <fontDescription key="fontDescription" \(font) pointSize="17"/>
      </label>
      """, constraints: Self.pinned("l", to: "top", "leading"), version: version)
    #expect(frames["l"]?.height == height)
  }

  @Test(
    "A search bar has the height of the document's build", arguments: [(21701, 56.0), (24127, 64)])
  func aSearchBarIsThatOfTheBuild(version: Int, height: CGFloat) {
    let frames = nibFrames(
      """
      <searchBar searchBarStyle="minimal" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      </searchBar>
      """, constraints: Self.pinned("s", to: "top", "leading", "trailing"), version: version)
    #expect(frames["s"] == CGRect(x: 0, y: 0, width: 300, height: height))
  }
}
