import TestSupport
import Testing
import UIKit

// Foundation stops the program in `observe` when a key path has no name in Objective-C: "Fatal
// error: Could not extract a String from KeyPath".
@MainActor struct ObservingMisuseTests {
  private final class Model: NSObject {
    var title = ""
  }

  private final class Card: UIView {
    var title = ""
  }

  // `@unchecked`: only the main thread touches it.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private static let api = "NSObject.observe(_:options:changeHandler:)"

  @Test func aStoredPropertyOfSwiftIsMisuse() {
    _ = expectMisuse(Self.api, reason: "cannot see title of Model") {
      Model().observe(\.title) { _, _ in }
    }
    _ = expectMisuse(Self.api, reason: "cannot see title of Card") {
      Card().observe(\.title) { _, _ in }
    }
  }

  @Test func aMemberOfAStructureIsMisuse() {
    _ = expectMisuse(Self.api, reason: "cannot see") { UIView().observe(\.frame.size) { _, _ in } }
    _ = expectMisuse(Self.api, reason: "cannot see") { Card().observe(\.center.x) { _, _ in } }
  }

  @Test func aPropertyOfUIKitIsVisible() {
    _ = Card().observe(\.frame) { _, _ in }
    _ = UIScrollView().observe(\.contentOffset) { _, _ in }
    _ = UIViewPropertyAnimator(duration: 1, curve: .linear).observe(\.isRunning) { _, _ in }
  }

  // Key-value observing needs a setter that is called or a notification by hand; UIKit changes the
  // property in another way, so that an observer hears nothing, there and here.
  @Test func aPropertyThatUIKitDoesNotPostStaysSilent() {
    let window = UIWindow()
    let changes = Counter()
    let view = UIView()
    let token = view.observe(\.window) { _, _ in changes.count += 1 }
    window.addSubview(view)
    #expect(changes.count == 0)
    token.invalidate()
  }
}
