import Testing
import UIKit

/// Observers by selector, as Apple's documentation of `addObserver(_:selector:name:object:)`: the
/// method has one parameter, the notification, and the center does not retain the observer.
@MainActor struct NotificationObserverTests {
  final class Observer: NSObject, _SelectorReceiving {
    var names: [String] = []
    static var _selectors: [_SelectorMethod] { [.init("note:", note)] }
    private func note(_ notification: Notification) { names.append(notification.name.rawValue) }
  }

  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  @Test("The method receives notifications that match name and object")
  func theMethodReceivesWhatMatchesNameAndObject() {
    let observer = Observer()
    let poster = NSObject()
    center.addObserver(observer, selector: "note:", name: first, object: poster)
    center.post(name: first, object: poster)
    center.post(name: first, object: NSObject())
    center.post(name: second, object: poster)
    #expect(observer.names == ["first"])
  }

  @Test("An observer is removed from all or from one name")
  func anObserverIsRemovedFromAllOrFromOneName() {
    let observer = Observer()
    center.addObserver(observer, selector: "note:", name: first, object: nil)
    center.addObserver(observer, selector: "note:", name: second, object: nil)
    center.removeObserver(observer, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    #expect(observer.names == ["second"])
    center.removeObserver(observer)
    center.post(name: second, object: nil)
    #expect(observer.names == ["second"])
  }

  /// "You don't need to unregister an observer that you previously registered with this function":
  /// documentation of `removeObserver(_:)`.
  @Test("A released observer is skipped") func aReleasedObserverIsSkipped() {
    weak var released: Observer?
    do {
      let observer = Observer()
      released = observer
      center.addObserver(observer, selector: "note:", name: first, object: nil)
    }
    #expect(released == nil)
    center.post(name: first, object: nil)
  }

  @Test("A token is still removed") func aTokenIsStillRemoved() {
    let observer = Observer()
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { observer.names.append("closure") }
    }
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(observer.names.isEmpty)
  }
}
