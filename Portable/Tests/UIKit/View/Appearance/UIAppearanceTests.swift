import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIAppearanceTests {
  class Tile: UIView {}
  final class SmallTile: Tile {}

  @Test("A proxy's values arrive on joining a window") func aProxysValuesArriveOnJoiningAWindow() {
    defer { AppContext.current.appearance.removeAll() }
    Tile.appearance().backgroundColor = .red
    let host = TestHost()
    let tile = Tile()
    #expect(tile.backgroundColor == nil)
    host.add(tile)
    #expect(tile.backgroundColor == .red)
    let plain = host.add(UIView())
    #expect(plain.backgroundColor == nil)
  }

  @Test("A value set on the view takes precedence") func aValueOfTheViewItselfWins() {
    defer { AppContext.current.appearance.removeAll() }
    Tile.appearance().backgroundColor = .red
    let host = TestHost()
    let tile = Tile()
    tile.backgroundColor = .green
    host.add(tile)
    #expect(tile.backgroundColor == .green)
  }

  @Test("The more special class takes precedence") func theMoreSpecialClassWins() {
    defer { AppContext.current.appearance.removeAll() }
    SmallTile.appearance().backgroundColor = .blue
    Tile.appearance().backgroundColor = .red
    Tile.appearance().tintColor = .yellow
    let host = TestHost()
    let tile = host.add(SmallTile())
    #expect(tile.backgroundColor == .blue)
    #expect(tile.tintColor == .yellow)
  }

  /// "Returns the appearance proxy for the object in a given containment hierarchy" (Apple's
  /// documentation of appearance(whenContainedInInstancesOf:)).
  @Test("A rule with containers holds only inside them")
  func aRuleWithContainersHoldsOnlyInsideThem() {
    defer { AppContext.current.appearance.removeAll() }
    Tile.appearance().backgroundColor = .red
    Tile.appearance(whenContainedInInstancesOf: [UIScrollView.self]).backgroundColor = .blue
    let host = TestHost()
    let scroll = host.add(UIScrollView())
    let (inside, outside) = (Tile(), Tile())
    scroll.addSubview(inside)
    host.add(outside)
    #expect(inside.backgroundColor == .blue)
    #expect(outside.backgroundColor == .red)
  }

  /// "The outermost appearance proxy wins", says the header of UIAppearance.
  @Test("The outermost container takes precedence") func theOutermostContainerWins() {
    defer { AppContext.current.appearance.removeAll() }
    Tile.appearance(whenContainedInInstancesOf: [UIScrollView.self]).backgroundColor = .blue
    Tile.appearance(whenContainedInInstancesOf: [UIStackView.self]).backgroundColor = .red
    let host = TestHost()
    let stack = host.add(UIStackView())
    let scroll = UIScrollView()
    stack.addSubview(scroll)
    let tile = Tile()
    scroll.addSubview(tile)
    #expect(tile.backgroundColor == .red)
  }

  @Test("Colors of controls support the appearance proxy") func colorsOfControlsTakePart() {
    defer { AppContext.current.appearance.removeAll() }
    UISwitch.appearance().onTintColor = .red
    UISlider.appearance().minimumTrackTintColor = .green
    let host = TestHost()
    let own = UISwitch()
    own.onTintColor = .blue
    #expect(host.add(UISwitch()).onTintColor == .red)
    #expect(host.add(own).onTintColor == .blue)
    #expect(host.add(UISlider()).minimumTrackTintColor == .green)
  }

  /// Every property of UIKit's headers that is marked for proxies and exists here.
  @Test("Labels support font and colors") func labelsTakeFontAndColors() {
    defer { AppContext.current.appearance.removeAll() }
    let rule = UILabel.appearance()
    rule.font = .systemFont(ofSize: 30)
    rule.textColor = .red
    rule.highlightedTextColor = .green
    rule.shadowColor = .blue
    rule.shadowOffset = CGSize(width: 3, height: 4)
    let own = UILabel()
    own.textColor = .yellow
    let host = TestHost()
    let label = host.add(UILabel())
    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.highlightedTextColor == .green)
    #expect(label.shadowColor == .blue)
    #expect(label.shadowOffset == CGSize(width: 3, height: 4))
    #expect(host.add(own).textColor == .yellow)
  }

  @Test("Buttons support colors, images and insets per state")
  func buttonsTakeColorsImagesAndInsetsPerState() {
    defer { AppContext.current.appearance.removeAll() }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let rule = UIButton.appearance()
    rule.setTitleColor(.red, for: .normal)
    rule.setTitleColor(.blue, for: .highlighted)
    rule.setImage(image, for: .normal)
    rule.setBackgroundImage(image, for: .disabled)
    rule.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let own = UIButton(type: .custom)
    own.setTitleColor(.green, for: .normal)
    let host = TestHost()
    let button = host.add(UIButton(type: .custom))
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .blue)
    #expect(button.image(for: .normal) === image)
    #expect(button.backgroundImage(for: .disabled) === image)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    host.add(own)
    #expect(own.titleColor(for: .normal) == .green)
    #expect(own.titleColor(for: .highlighted) == .blue)
  }

  @Test("Bars support tints, titles and appearances") func barsTakeTintsTitlesAndAppearances()
    throws
  {
    defer { AppContext.current.appearance.removeAll() }
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    let rule = UINavigationBar.appearance()
    rule.prefersLargeTitles = true
    rule.isTranslucent = false
    rule.scrollEdgeAppearance = look
    rule.barTintColor = .green
    rule.titleTextAttributes = [.foregroundColor: UIColor.blue]
    UIToolbar.appearance().barTintColor = .red
    UITabBar.appearance().unselectedItemTintColor = .purple
    let host = TestHost()
    let bar = host.add(UINavigationBar())
    #expect(bar.prefersLargeTitles)
    #expect(!bar.isTranslucent)
    #expect(bar.scrollEdgeAppearance === look)
    #expect(bar.barTintColor == .green)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .blue)
    #expect(host.add(UIToolbar()).barTintColor == .red)
    #expect(host.add(UITabBar()).unselectedItemTintColor == .purple)
  }

  @Test("Tables, sliders, segments and indicators support the proxy")
  func tablesSlidersSegmentsAndIndicatorsTakePart() {
    defer { AppContext.current.appearance.removeAll() }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    UITableView.appearance().separatorColor = .red
    UITableView.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    UISlider.appearance().minimumValueImage = image
    UISegmentedControl.appearance().selectedSegmentTintColor = .blue
    UIActivityIndicatorView.appearance().color = .green
    let host = TestHost()
    let table = host.add(UITableView())
    #expect(table.separatorColor == .red)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9))
    let slider = host.add(UISlider())
    #expect(slider.minimumValueImage === image)
    let segments = host.add(UISegmentedControl())
    #expect(segments.selectedSegmentTintColor == .blue)
    #expect(host.add(UIActivityIndicatorView()).color == .green)
  }

  /// "Returns the appearance proxy for the receiver that has the passed trait collection" (Apple's
  /// documentation of appearance(for:)). Sources are silent on which rule wins; here it is the one
  /// with traits, as a rule with containers wins over one without.
  @Test("A rule with traits holds only for views that have them")
  func aRuleWithTraitsHoldsOnlyForViewsThatHaveThem() {
    defer { AppContext.current.appearance.removeAll() }
    Tile.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .blue
    Tile.appearance().backgroundColor = .red
    #expect(TestHost(style: .dark).add(Tile()).backgroundColor == .blue)
    #expect(TestHost(style: .light).add(Tile()).backgroundColor == .red)
  }

  @Test("A rule with traits may also ask for containers")
  func aRuleWithTraitsMayAlsoAskForContainers() {
    defer { AppContext.current.appearance.removeAll() }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    Tile.appearance(for: dark, whenContainedInInstancesOf: [UIScrollView.self]).tintColor = .red
    for style in [UIUserInterfaceStyle.dark, .light] {
      let host = TestHost(style: style)
      let inside = Tile()
      host.add(UIScrollView()).addSubview(inside)
      #expect((inside.tintColor == .red) == (style == .dark))
      #expect(host.add(Tile()).tintColor != .red)
    }
  }

  /// "To support appearance customization, a class must conform to the UIAppearanceContainer
  /// protocol and relevant accessor methods must be marked with UI_APPEARANCE_SELECTOR" (Apple's
  /// documentation of UIAppearance).
  @Test("A property without appearance support is a misuse")
  func aPropertyThatTakesNoPartIsAMisuse() {
    defer { AppContext.current.appearance.removeAll() }
    let host = TestHost()
    Tile.appearance().alpha = 0.5
    expectMisuse(
      "Tile.appearance().alpha", reason: "the property is not marked for appearance proxies"
    ) { _ = host.add(Tile()) }
    UISwitch.appearance().isOn = true
    expectMisuse(
      "UISwitch.appearance().isOn", reason: "the property is not marked for appearance proxies"
    ) { _ = host.add(UISwitch()) }
    #expect(host.add(Tile()).alpha == 1)
  }

  /// "relevant accessor methods must be marked with UI_APPEARANCE_SELECTOR" (Apple's documentation of
  /// UIAppearance): methods of Objective-C, which a property of Swift has when it is `@objc dynamic`.
  @Test("A dynamic property of an app supports the proxy") func aDynamicPropertyOfAnAppTakesPart() {
    defer { AppContext.current.appearance.removeAll() }
    Badge.appearance().fill = .red
    let host = TestHost()
    let (plain, own) = (Badge(), Badge())
    own.fill = .green
    #expect(host.add(plain).fill == .red)
    #expect(host.add(own).fill == .green)
    #expect(plain.shownFill == .red)
  }

  @Test("A special class keeps its dynamic property") func aSpecialClassKeepsItsDynamicProperty() {
    defer { AppContext.current.appearance.removeAll() }
    Badge.appearance().fill = .red
    SmallBadge.appearance().fill = .blue
    let host = TestHost()
    #expect(host.add(Badge()).fill == .red)
    #expect(host.add(SmallBadge()).fill == .blue)
  }

  /// "relevant accessor methods must be marked with UI_APPEARANCE_SELECTOR" (Apple's documentation of
  /// UIAppearance).
  @Test("An unmarked property of an app is a misuse") func anUnmarkedPropertyOfAnAppIsAMisuse() {
    defer { AppContext.current.appearance.removeAll() }
    let host = TestHost()
    Badge.appearance().fill = .red
    Badge.appearance().radius = 4
    expectMisuse("Badge.appearance().radius", reason: "takes no part") { _ = host.add(Badge()) }
    let badge = host.add(Badge())
    #expect(badge.radius == 0 && badge.fill == .red)
  }

  /// A proxy is no instance on Apple's platforms: nothing observes it, and it sends no events.
  @Test("Values of a proxy are not observed") func aProxyIsNotHeard() {
    defer { AppContext.current.appearance.removeAll() }
    Badge.heard = 0
    Badge.appearance().fill = .red
    Badge.appearance().frame.size.width = 20
    #expect(Badge.heard == 0)
    expectMisuse(
      "Badge.appearance().frame", reason: "the property is not marked for appearance proxies"
    ) { _ = TestHost().add(Badge()) }
  }
}

private class Badge: UIControl {
  static var heard = 0

  dynamic var fill: UIColor? {
    didSet {
      shownFill = fill
      sendActions(for: .valueChanged)
    }
  }
  var radius: CGFloat = 0
  private(set) var shownFill: UIColor?
  private var token: NSKeyValueObservation?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { _ in Badge.heard += 1 }, for: .valueChanged)
    token = observe(\.frame) { _, _ in MainActor.assumeIsolated { Badge.heard += 1 } }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + [.init("fill", \Badge.fill)]
  }
}

private final class SmallBadge: Badge {}
