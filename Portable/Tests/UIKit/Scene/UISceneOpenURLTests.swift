import Foundation
import TestSupport
import Testing

@_spi(Host) import UIKit

@MainActor
@Suite(.serialized)
struct UISceneOpenURLTests {
  @Test("The host decides whether an address is opened")
  func anAddressIsHandedToTheHostWhichSaysWhetherItIsTaken() async throws {
    let host = TestHost()
    let former = UIScene.openExternalURL
    defer { UIScene.openExternalURL = former }
    var opened: [URL] = []
    UIScene.openExternalURL = {
      opened.append($0)
      return $0.scheme == "https"
    }
    for (address, isTaken) in [("https://example.org/a", true), ("nobody:a", false)] {
      let url = try #require(URL(string: address))
      let answer = await withCheckedContinuation { continuation in
        host.host.scene.open(url, options: nil) { continuation.resume(returning: $0) }
      }
      #expect(answer == isTaken)
      #expect(opened.last == url)
    }
  }

  @Test("No app is registered for a universal link") func noAppIsRegisteredForAUniversalLink()
    async throws
  {
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    let host = TestHost()
    let url = try #require(URL(string: "https://example.org"))
    let answer = await withCheckedContinuation { continuation in
      host.host.scene.open(url, options: options) { continuation.resume(returning: $0) }
    }
    #expect(!answer)
  }
}
