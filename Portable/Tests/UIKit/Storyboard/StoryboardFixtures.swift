import UIKit

// The classes of a document stand outside other types, as Interface Builder knows no nested ones.

final class StoryboardList: UIViewController {
  var entries: [String] = []
  dynamic var heading = "" { didSet { entries.append("heading \(heading)") } }
  dynamic weak var label: UILabel?
  dynamic var labels: [UILabel] = []
  dynamic weak var addItem: UIBarButtonItem?
  var prepared: [String] = []
  var embedded: String?
  var refuses = false
  var unwindSource: UIViewController?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    entries.append("init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    entries.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    entries.append("viewDidLoad \(label?.text ?? "")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    prepared.append("should \(identifier)")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier != "embedded" else {
      embedded = segue.identifier
      return
    }
    prepared.append("\(segue.identifier ?? "") \(type(of: segue.destination))")
  }

  func comeBack(_ segue: UIStoryboardSegue) { unwindSource = segue.source }

  override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + [
      .init("heading", \StoryboardList.heading), .init("label", \StoryboardList.label),
      .init("labels", \StoryboardList.labels), .init("addItem", \StoryboardList.addItem),
    ]
  }

  override class var _selectors: [_SelectorMethod] {
    super._selectors + [.init("comeBack:", comeBack)]
  }
}

final class StoryboardDetail: UIViewController {
  let note: String

  init?(note: String, coder: NSCoder) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    note = ""
    super.init(coder: coder)
  }
}

final class StoryboardPeople: UITableViewController {
  var entries: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    (cell as? StoryboardCell)?.name?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    entries.append("select \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    entries.append("prepare \((sender as? UITableViewCell)?.reuseIdentifier ?? "")")
  }
}

final class StoryboardCell: UITableViewCell {
  dynamic weak var name: UILabel?

  override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + [.init("name", \StoryboardCell.name)]
  }
}

final class StoryboardSegue: UIStoryboardSegue {
  static var performed: String?

  override func perform() { StoryboardSegue.performed = identifier }
}

extension UIStoryboardTests {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
              <rect key="frame" x="0.0" y="47" width="390" height="96"/>
            </navigationBar>
            <connections>
              <segue destination="lst" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
          </navigationController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="list" title="List" id="lst" \
    customClass="StoryboardList" customModule="PortableTests" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <subviews>
                <label opaque="NO" text="Items" id="l1"><rect key="frame" x="20" y="200" width="90" height="20"/></label>
                <label opaque="NO" text="More" id="l2"><rect key="frame" x="20" y="230" width="90" height="20"/></label>
                <button opaque="NO" buttonType="system" id="b">
                  <rect key="frame" x="20" y="260" width="90" height="44"/>
                  <state key="normal" title="Go"/>
                  <connections><segue destination="det" kind="show" identifier="detail" id="g1"/></connections>
                </button>
                <containerView opaque="NO" id="c">
                  <rect key="frame" x="20" y="320" width="200" height="100"/>
                  <connections><segue destination="emb" kind="embed" identifier="embedded" id="g2"/></connections>
                </containerView>
              </subviews>
              <viewLayoutGuide key="safeArea" id="sa"/>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
            <navigationItem key="navigationItem" title="List" id="ni">
              <barButtonItem key="rightBarButtonItem" title="Add" id="add">
                <connections><segue destination="sht" kind="presentation" identifier="sheet" \
    modalPresentationStyle="formSheet" id="g3"/></connections>
              </barButtonItem>
            </navigationItem>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="heading" value="Top"/>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="label" destination="l1" id="o1"/>
              <outlet property="addItem" destination="add" id="o2"/>
              <outletCollection property="labels" destination="l1" id="o3"/>
              <outletCollection property="labels" destination="l2" id="o4"/>
              <segue destination="det" kind="custom" identifier="custom" \
    customClass="StoryboardSegue" customModule="PortableTests" id="g4"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="detail" id="det" customClass="StoryboardDetail" \
    customModule="PortableTests" sceneMemberID="viewController">
            <view key="view" id="dv"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
            <navigationItem key="navigationItem" title="Detail" id="dn"/>
            <connections>
              <segue destination="ex1" kind="unwind" identifier="back" unwindAction="comeBack:" id="g5"/>
            </connections>
          </viewController>
          <exit id="ex1" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="sht" sceneMemberID="viewController">
            <view key="view" id="sv"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <color key="backgroundColor" systemColor="systemYellowColor"/></view>
            <connections>
              <segue destination="ex2" kind="unwind" identifier="close" unwindAction="comeBack:" id="g6"/>
            </connections>
          </viewController>
          <exit id="ex2" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s5"><objects>
          <viewController id="emb" sceneMemberID="viewController">
            <view key="view" id="ev"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
              <color key="backgroundColor" systemColor="systemTealColor"/></view>
          </viewController>
        </objects></scene>
        <scene sceneID="s6"><objects>
          <tableViewController storyboardIdentifier="settings" id="set" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="insetGrouped" separatorStyle="default" \
    rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="-1" sectionFooterHeight="-1" id="t1">
              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <sections>
                <tableViewSection headerTitle="First" id="ts1"><cells>
                  <tableViewCell selectionStyle="default" accessoryType="disclosureIndicator" \
    rowHeight="60" textLabel="tl" style="IBUITableViewCellStyleDefault" id="c1">
                    <rect key="frame" x="0" y="0" width="390" height="60"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c1" id="cc1">
                      <rect key="frame" x="0.0" y="0.0" width="360" height="60"/>
                      <subviews>
                        <label opaque="NO" text="Sounds" id="tl"><rect key="frame" x="16" y="0.0" width="300" height="60"/></label>
                      </subviews>
                    </tableViewCellContentView>
                  </tableViewCell>
                  <tableViewCell id="c2"><rect key="frame" x="0" y="60" width="390" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="c2" id="cc2">
                      <rect key="frame" x="0.0" y="0.0" width="390" height="44"/></tableViewCellContentView>
                  </tableViewCell>
                </cells></tableViewSection>
                <tableViewSection footerTitle="Last" id="ts2"><cells/></tableViewSection>
              </sections>
            </tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s7"><objects>
          <tableViewController storyboardIdentifier="people" id="ppl" customClass="StoryboardPeople" \
    customModule="PortableTests" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="t2">
              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <prototypes>
                <tableViewCell reuseIdentifier="person" id="p1" customClass="StoryboardCell" \
    customModule="PortableTests">
                  <rect key="frame" x="0" y="0" width="390" height="44"/>
                  <tableViewCellContentView key="contentView" tableViewCell="p1" id="pc1">
                    <rect key="frame" x="0.0" y="0.0" width="390" height="44"/>
                    <subviews>
                      <label opaque="NO" text="Name" id="pl"><rect key="frame" x="16" y="0.0" width="300" height="44"/></label>
                    </subviews>
                  </tableViewCellContentView>
                  <connections>
                    <outlet property="name" destination="pl" id="po"/>
                    <segue destination="det" kind="presentation" id="g7"/>
                  </connections>
                </tableViewCell>
              </prototypes>
              <connections><outlet property="dataSource" destination="ppl" id="ds"/>
                <outlet property="delegate" destination="ppl" id="dl"/></connections>
            </tableView>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """
}
