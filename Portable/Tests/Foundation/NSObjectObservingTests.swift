import TestSupport
import Testing

@testable import UIKit

private final class Thermometer: NSObject {
  dynamic var degrees = 0 {
    willSet { willChangeValue(for: \.degrees) }
    didSet { didChangeValue(for: \.degrees) }
  }
}

/// Unchecked because a test takes turns between its threads.
private final class Gauge: NSObject, @unchecked Sendable {
  dynamic var level = 0
}

private final class CustomView: UIView {}

/// Two properties of one type, which the class posts by hand.
private class Twins: NSObject {
  dynamic var first = 0 {
    willSet { willChangeValue(for: \.first) }
    didSet { didChangeValue(for: \.first) }
  }
  dynamic var second = 0 {
    willSet { willChangeValue(for: \.second) }
    didSet { didChangeValue(for: \.second) }
  }
}

private final class YoungTwins: Twins {
  override dynamic var first: Int {
    get { super.first }
    set { super.first = newValue }
  }
}

@MainActor struct NSObjectObservingTests {
  @Test("An observation reports changes with old and new values")
  func tellsOfChangesWithOldAndNewValues() {
    let object = Thermometer()
    let heard = Heard()
    let observation = object.observe(\.degrees, options: [.old, .new]) { object, change in
      heard.add("\(change.oldValue ?? -1)→\(change.newValue ?? -1) of \(object.degrees)")
    }
    object.degrees = 5
    object.degrees = 7
    #expect(heard.entries == ["0→5 of 5", "5→7 of 7"])
    observation.invalidate()
    observation.invalidate()
    object.degrees = 9
    #expect(heard.entries.count == 2)
  }

  @Test("An observation carries only the requested values") func carriesOnlyTheValuesAskedFor() {
    let object = Thermometer()
    let heard = Heard()
    let observation = object.observe(\.degrees) { _, change in
      heard.add("\(change.oldValue == nil) \(change.newValue == nil) \(change.kind == .setting)")
    }
    object.degrees = 1
    #expect(heard.entries == ["true true true"])
    observation.invalidate()
  }

  @Test("The initial notification comes at once, the prior one before the change")
  func initialComesAtOnceAndPriorBeforeTheChange() {
    let object = Thermometer()
    let heard = Heard()
    let observation = object.observe(\.degrees, options: [.initial, .new, .old, .prior]) {
      object, change in
      heard.add(
        "\(change.isPrior) \(String(describing: change.oldValue)) "
          + "\(String(describing: change.newValue)) \(object.degrees)")
    }
    object.degrees = 3
    #expect(
      heard.entries == [
        "false nil Optional(0) 0", "true Optional(0) nil 0", "false Optional(0) Optional(3) 3",
      ])
    observation.invalidate()
  }

  @Test("An observer is removed with its observation") func endsWithTheObservation() {
    let object = Thermometer()
    let heard = Heard()
    var observation: NSKeyValueObservation? = object.observe(\.degrees) { _, _ in heard.add("x") }
    #expect(observation != nil)
    observation = nil
    object.degrees = 1
    #expect(heard.entries.isEmpty)
  }

  @Test("An observation does not retain the object") func doesNotKeepTheObject() {
    weak var released: Thermometer?
    var observation: NSKeyValueObservation?
    do {
      let object = Thermometer()
      released = object
      observation = object.observe(\.degrees) { _, _ in }
    }
    #expect(released == nil)
    observation?.invalidate()
  }

  @Test("Other properties are not reported") func otherPropertiesAreNotHeard() {
    let view = UIView()
    let heard = Heard()
    let observation = view.observe(\.center) { _, _ in heard.add("x") }
    view.bounds.size = CGSize(width: 1, height: 1)
    #expect(heard.entries.isEmpty)
    observation.invalidate()
  }

  @Test("Views publish their geometry") func viewsPublishTheirGeometry() {
    let view = UIView()
    let heard = Heard()
    let observation = view.observe(\.frame, options: [.old, .new]) { _, change in
      heard.add("\(change.oldValue?.width ?? -1)→\(change.newValue?.width ?? -1)")
    }
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(heard.entries == ["0.0→40.0"])
    observation.invalidate()
  }

  @Test("Subclasses can be observed by their own key paths")
  func subclassesAreHeardByTheirOwnKeyPathsToo() {
    let view = CustomView()
    let heard = Heard()
    let frames = view.observe(\.frame) { _, _ in heard.add("frame") }
    let centers = view.observe(\.center) { _, _ in heard.add("center") }
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    view.center = CGPoint(x: 4, y: 5)
    #expect(heard.entries == ["frame", "center"])
    frames.invalidate()
    centers.invalidate()
  }

  /// Key-value observing compares the names of properties: "the key path, relative to the object, of
  /// the property to observe" (Apple's documentation of addObserver(_:forKeyPath:options:context:)).
  @Test("Another property of an equal value is not reported")
  func anotherPropertyOfAnEqualValueIsNotHeard() {
    let view = CustomView()
    let heard = Heard()
    let frames = view.observe(\.frame) { _, _ in heard.add("frame") }
    let bounds = view.observe(\.bounds) { _, _ in heard.add("bounds") }
    // Both become equal, but only one was set.
    view.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    #expect(heard.entries == ["frame"])
    frames.invalidate()
    bounds.invalidate()
  }

  @Test("An observer of a subclass gets the property that its superclass posts")
  func aSubclassHearsThePropertyThatItsSuperclassPosts() {
    let twins = YoungTwins()
    let heard = Heard()
    let first = twins.observe(\.first, options: [.old, .new]) { _, change in
      heard.add("first \(change.oldValue ?? -1)→\(change.newValue ?? -1)")
    }
    let second = twins.observe(\.second) { _, _ in heard.add("second") }
    twins.first = 1
    twins.second = 1
    #expect(heard.entries == ["first 0→1", "second"])
    first.invalidate()
    second.invalidate()
  }

  @Test("Scroll views publish their offset") func scrollViewsPublishTheirOffset() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let heard = Heard()
    let observation = scrollView.observe(\.contentOffset, options: .new) { _, change in
      heard.add("\(change.newValue?.y ?? -1)")
    }
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    #expect(heard.entries == ["30.0"])
    observation.invalidate()
  }

  /// A change is reported on the thread that makes it, so the announcements of two threads stay
  /// apart.
  @Test("Changes of two threads keep their old values") func changesOfTwoThreadsKeepTheirOldValues()
  {
    let object = Gauge()
    let heard = Heard()
    let observation = object.observe(\.level, options: .old) { _, change in
      heard.add("\(change.oldValue ?? -1)")
    }
    let announced = DispatchSemaphore(value: 0)
    let resume = DispatchSemaphore(value: 0)
    let ended = DispatchSemaphore(value: 0)
    object.level = 1
    object.willChangeValue(for: \.level)
    Thread.detachNewThread {
      object.level = 2
      object.willChangeValue(for: \.level)
      announced.signal()
      resume.wait()
      object.didChangeValue(for: \.level)
      ended.signal()
    }
    announced.wait()
    object.didChangeValue(for: \.level)
    resume.signal()
    ended.wait()
    #expect(heard.entries == ["1", "2"])
    observation.invalidate()
  }
}

// `@unchecked`: these tests change the objects they observe on the main thread.
private final class Heard: @unchecked Sendable {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
