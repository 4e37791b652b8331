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
}
