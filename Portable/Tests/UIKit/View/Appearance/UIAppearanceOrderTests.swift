import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIAppearanceOrderTests {
  /// The proxy's setters run after `willMove(toWindow:)` and before `didMoveToWindow()`, each time that
  /// the view enters a window: the calls that an iPhone makes, listed at
  /// mulle-kybernetik.com/weblog/2013/uiappearance_magic_pain.html, and "reapplying them one by one
  /// after the view is added to a window, just before didMoveToWindow() is called"
  /// (pspdfkit.com/blog/2020/adopting-uiappearance).
  @Test("A proxy's values arrive between the calls of the move")
  func aProxysValuesArriveBetweenTheCallsOfTheMove() {
    defer { AppContext.current.appearance.removeAll() }
    Badge.appearance().fill = .red
    let host = TestHost()
    let badge = Badge()
    let parent = UIView()
    parent.addSubview(badge)
    #expect(badge.calls.isEmpty)
    host.add(parent)
    #expect(badge.calls == ["willMove", "fill", "didMove"])
  }
}

private final class Badge: UIView {
  private(set) var calls: [String] = []

  dynamic var fill: UIColor? {
    didSet { calls.append("fill") }
  }

  override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + [.init("fill", \Badge.fill)]
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    calls.append("willMove")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    calls.append("didMove")
  }
}
