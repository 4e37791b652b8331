import TestSupport
import Testing

@testable import CoreGraphics
@testable import UIKit

@MainActor @Suite struct UINibTests {
  @Test("The tree has the frames of the document") func theTreeHasTheFramesOfTheDocument() throws {
    let view = try #require(nib(Self.card).instantiate(withOwner: nil).first as? UIView)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    let label = try #require(view.subviews.first as? UILabel)
    #expect(label.frame == CGRect(x: 20, y: 20, width: 280, height: 21))
    #expect(label.text == "Hello")
    #expect(label.numberOfLines == 2)
    #expect(label.textAlignment == .center)
    #expect(label.font == .systemFont(ofSize: 15, weight: .medium))
    #expect(label.textColor == .secondaryLabel)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test("Constraints lay out the tree") func constraintsLayOutTheTree() throws {
    let view = try #require(nib(Self.card).instantiate(withOwner: nil).first as? UIView)
    view.frame.size = CGSize(width: 400, height: 300)
    let host = TestHost(size: CGSize(width: 400, height: 300))
    host.window.addSubview(view)
    view.layoutIfNeeded()
    let button = try #require(view.subviews.last as? UIButton)
    #expect(button.frame.maxX == 384)
    #expect(button.frame.maxY == 284)
    #expect(button.frame.size == CGSize(width: 100, height: 44))
  }

  @Test("A button has the titles of its states") func aButtonHasTheTitlesOfItsStates() throws {
    let view = try #require(nib(Self.card).instantiate(withOwner: nil).first as? UIView)
    let button = try #require(view.subviews.last as? UIButton)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .disabled) == "Stop")
    #expect(button.titleColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("Runtime attributes are set before outlets, then the objects awake")
  func runtimeAttributesComeBeforeOutletsAndThenTheObjectsAwake() throws {
    let owner = Owner()
    _ = nib(Self.custom).instantiate(withOwner: owner)
    let card = try #require(owner.card)
    #expect(card.entries == ["init(coder:)", "title Fall", "label", "awake"])
    #expect(card.layer.cornerRadius == 8)
  }

  @Test("An action reaches the owner") func anActionReachesTheOwner() throws {
    let owner = Owner()
    _ = nib(Self.custom).instantiate(withOwner: owner)
    let button = try #require(owner.card?.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test("An unknown class is named and a plain view takes its place")
  func anUnknownClassIsNamedAndAPlainViewTakesItsPlace() throws {
    let text = Self.card.replacing(
      "<view ", with: "<view customClass=\"Nobody\" customModule=\"M\" ")
    var objects: [Any] = []
    let messages = reports { objects = nib(text).instantiate(withOwner: nil) }
    let view = try #require(objects.first as? UIView)
    #expect(type(of: view) == UIView.self)
    #expect(
      messages == [
        "nib.xib, line 4, <view>: Unknown class Nobody in the module M; a UIView takes its place"
      ])
  }

  @Test("An outlet that the owner does not have is a misuse")
  func anOutletThatTheOwnerDoesNotHaveIsAMisuse() {
    let owner = Owner()
    expectMisuse(
      "setValue(_:forUndefinedKey:)", reason: "not key value coding-compliant for the key cart"
    ) {
      _ = nib(Self.custom.replacing("property=\"card\"", with: "property=\"cart\""))
        .instantiate(withOwner: owner)
    }
  }

  @Test(
    "A damaged document is a misuse",
    arguments: ["", "<document>", "<!DOCTYPE a [<!ENTITY b \"c\">]><document/>"])
  func aDamagedDocumentIsAMisuse(_ text: String) {
    expectMisuse("UINib.instantiate(withOwner:options:)", reason: "nib.xib") {
      _ = nib(text).instantiate(withOwner: nil)
    }
  }

  private func nib(_ text: String) -> UINib { UINib(data: Data(text.utf8), bundle: nil) }

  final class Owner: UIResponder {
    dynamic var card: NibCard?
    var taps = 0
    func tapped(_ sender: Any?) { taps += 1 }

    override class var _keyedProperties: [_KeyedProperty] {
      super._keyedProperties + [.init("card", \Owner.card)]
    }
    override class var _selectors: [_SelectorMethod] {
      super._selectors + [.init("tapped:", tapped)]
    }
  }

  static let card = document(
    """
    <view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" \
    textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="2" id="l">
          <rect key="frame" x="20" y="20" width="280" height="21"/>
          <fontDescription key="fontDescription" type="system" weight="medium" pointSize="15"/>
          <color key="textColor" systemColor="secondaryLabelColor"/>
          <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="204" y="140" width="100" height="44"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="c1"/>
            <constraint firstAttribute="height" constant="44" id="c2"/>
          </constraints>
          <state key="normal" title="Go">
            <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
          </state>
          <state key="disabled" title="Stop"/>
        </button>
      </subviews>
      <viewLayoutGuide key="safeArea" id="s"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
        <constraint firstItem="s" firstAttribute="trailing" secondItem="b" \
    secondAttribute="trailing" constant="16" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" \
    constant="16" id="c4"/>
      </constraints>
    </view>
    """)

  static let custom = document(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections><outlet property="card" destination="v" id="o"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v" customClass="NibCard" \
    customModule="PortableTests" customModuleProvider="target">
      <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
      <subviews>
        <label opaque="NO" text="Name" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
        </label>
        <button opaque="NO" buttonType="custom" id="b">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <connections>
            <action selector="tapped:" destination="-1" eventType="touchUpInside" id="a"/>
          </connections>
        </button>
      </subviews>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="Fall"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="label" destination="l" id="o2"/></connections>
    </view>
    """)

  private static func document(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>
    </document>
    """
  }
}

// The class of a document stands outside other types, as Interface Builder knows no nested ones.
final class NibCard: UIView {
  var entries: [String] = []
  dynamic var title = "" { didSet { entries.append("title \(title)") } }
  dynamic weak var label: UILabel? { didSet { entries.append("label") } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    entries.append("init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    entries.append("awake")
  }

  override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + [.init("title", \NibCard.title), .init("label", \NibCard.label)]
  }
}
