import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIAppearanceTests {
  class Tile: UIView {}
  final class SmallTile: Tile {}

  @Test func aProxysValuesArriveOnJoiningAWindow() {
    defer { AppearanceRecord.removeAll() }
    Tile.appearance().backgroundColor = .red
    let host = TestHost()
    let tile = Tile()
    #expect(tile.backgroundColor == nil)
    host.add(tile)
    #expect(tile.backgroundColor == .red)
    let plain = host.add(UIView())
    #expect(plain.backgroundColor == nil)
  }

  @Test func aValueOfTheViewItselfWins() {
    defer { AppearanceRecord.removeAll() }
    Tile.appearance().backgroundColor = .red
    let host = TestHost()
    let tile = Tile()
    tile.backgroundColor = .green
    host.add(tile)
    #expect(tile.backgroundColor == .green)
  }

  @Test func theMoreSpecialClassWins() {
    defer { AppearanceRecord.removeAll() }
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
  @Test func aRuleWithContainersHoldsOnlyInsideThem() {
    defer { AppearanceRecord.removeAll() }
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
  @Test func theOutermostContainerWins() {
    defer { AppearanceRecord.removeAll() }
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

  @Test func colorsOfControlsTakePart() {
    defer { AppearanceRecord.removeAll() }
    UISwitch.appearance().onTintColor = .red
    UISlider.appearance().minimumTrackTintColor = .green
    let host = TestHost()
    let own = UISwitch()
    own.onTintColor = .blue
    #expect(host.add(UISwitch()).onTintColor == .red)
    #expect(host.add(own).onTintColor == .blue)
    #expect(host.add(UISlider()).minimumTrackTintColor == .green)
  }
}
