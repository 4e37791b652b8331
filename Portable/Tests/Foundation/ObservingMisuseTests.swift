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

  private class Gauge: NSObject {
    var half: Int { count / 2 }
    var count = 0 {
      didSet { if count != oldValue { changes += 1 } }
    }
    dynamic var level = 0
    private(set) var changes = 0
  }

  private static let api = "NSObject.observe(_:options:changeHandler:)"

  @Test("Observing a stored Swift property is misuse") func aStoredPropertyOfSwiftIsMisuse() {
    _ = expectMisuse(Self.api, reason: "cannot see title of Model") {
      Model().observe(\.title) { _, _ in }
    }
    _ = expectMisuse(Self.api, reason: "cannot see title of Card") {
      Card().observe(\.title) { _, _ in }
    }
  }

  @Test("Observing a member of a structure is misuse") func aMemberOfAStructureIsMisuse() {
    _ = expectMisuse(Self.api, reason: "cannot see") { UIView().observe(\.frame.size) { _, _ in } }
    _ = expectMisuse(Self.api, reason: "cannot see") { Card().observe(\.center.x) { _, _ in } }
  }

  @Test("Observing a computed Swift property is misuse") func aComputedPropertyOfSwiftIsMisuse() {
    _ = expectMisuse(Self.api, reason: "cannot see half") { Gauge().observe(\.half) { _, _ in } }
    _ = expectMisuse(Self.api, reason: "cannot see count") { Gauge().observe(\.count) { _, _ in } }
    _ = expectMisuse(Self.api, reason: "cannot see area") { UIView().observe(\.area) { _, _ in } }
  }

  @Test("A dynamic property can be observed") func aDynamicPropertyIsVisible() {
    _ = Gauge().observe(\.level) { _, _ in }
  }

  // "Overriding declarations … infer @objc" (Swift Evolution, SE-0160).
  @Test("An override of an observable property can be observed")
  func anOverrideOfAVisiblePropertyIsVisible() {
    class Scroller: UIScrollView {
      override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = newValue }
      }
    }
    class Fine: Gauge {
      override var level: Int {
        get { super.level }
        set { super.level = newValue }
      }
    }
    _ = Scroller().observe(\.contentOffset) { _, _ in }
    _ = Fine().observe(\.level) { _, _ in }
  }

  // The methods make the same name of the key path (Foundation, NSObject+Observing in the Swift
  // overlay: willChangeValue(for:) and didChangeValue(for:)).
  @Test("Posting changes of a Swift property by hand is misuse")
  func postingAPropertyOfSwiftByHandIsMisuse() {
    let gauge = Gauge()
    expectMisuse("NSObject.willChangeValue(for:)", reason: "cannot see count") {
      gauge.willChangeValue(for: \.count)
    }
    expectMisuse("NSObject.didChangeValue(for:)", reason: "cannot see count") {
      gauge.didChangeValue(for: \.count)
    }
  }

  @Test("A property of UIKit can be observed") func aPropertyOfUIKitIsVisible() {
    _ = Card().observe(\.frame) { _, _ in }
    _ = UIScrollView().observe(\.contentOffset) { _, _ in }
    _ = UIViewPropertyAnimator(duration: 1, curve: .linear).observe(\.isRunning) { _, _ in }
  }

  // Key-value observing needs a setter that is called or a notification by hand; UIKit changes the
  // property in another way, so that an observer hears nothing, there and here.
  @Test("A property that UIKit does not post stays silent")
  func aPropertyThatUIKitDoesNotPostStaysSilent() {
    let window = UIWindow()
    let changes = Counter()
    let view = UIView()
    let token = view.observe(\.window) { _, _ in changes.count += 1 }
    window.addSubview(view)
    #expect(changes.count == 0)
    token.invalidate()
  }
}

extension UIView {
  fileprivate var area: CGFloat { bounds.width * bounds.height }
}
