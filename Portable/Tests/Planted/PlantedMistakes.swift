import TestSupport
import Testing
import UIKit

/// Mistakes that an iPhone punishes, one for each kind that Portable must not forgive.
///
/// They look like tests that could pass: each has to fail. They are left out of every run but that of
/// `Scripts/planted.sh`, which runs each in a process of its own and knows the message that it expects.
@MainActor @Suite(.serialized) struct PlantedMistakes {
  /// Shows that the frame itself records no failure.
  @Test("Nothing", .planted("nothing")) func nothing() {
    let host = TestHost()
    host.add(UIView())
    #expect(host.view.subviews.count == 1)
  }

  /// The keyboard rises with the first responder, and covers what is at the bottom.
  @Test("Text", .planted("text")) func text() {
    let host = TestHost(hasHardwareKeyboard: false)
    let field = UITextField(
      frame: CGRect(x: 0, y: host.view.bounds.maxY - 60, width: 200, height: 44))
    host.add(field)
    field.becomeFirstResponder()
    host.advance(by: 1)
    let keyboard = host.view.keyboardLayoutGuide.layoutFrame
    #expect(!keyboard.intersects(field.frame), "the keyboard covers the field")
  }

  /// A view is asked about gestures for touches on itself, not for those on its subviews.
  @Test("Gestures", .planted("gestures")) func gestures() {
    final class Shield: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    final class Content: UIView {
      var isCancelled = false
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isCancelled = true
      }
    }
    let host = TestHost()
    let shield = Shield(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let content = Content(frame: shield.bounds)
    shield.addSubview(content)
    host.add(shield)
    host.view.addGestureRecognizer(UIPanGestureRecognizer())
    host.touches.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 200, y: 200))
    #expect(!content.isCancelled, "a view does not protect its subviews from gestures")
  }

  /// Views belong to the main thread; code in the Swift 5 mode can use them on any.
  @Test("Thread", .planted("thread")) func thread() async {
    let label = UILabel()
    let use: @MainActor () -> Void = { label.text = "Done" }
    // The functions have the same form; only the type says where one runs.
    let function = unsafeBitCast(use, to: (@Sendable () -> Void).self)
    await Task.detached { function() }.value
    #expect(label.text == "Done")
  }

  /// A task of the main actor runs between frames; a test that stops the run loop never sees it.
  @Test("Time", .planted("time")) func time() {
    let host = TestHost()
    let label = host.add(UILabel())
    Task { label.text = "Done" }
    host.advance(by: 1)
    #expect(label.text != "Never")
  }

  /// UIKit breaks one of two constraints that contradict each other, and says so in the console.
  @Test("Constraints", .planted("constraints")) func constraints() {
    let host = TestHost()
    let view = host.add(UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: host.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalToConstant: 60),
    ])
    host.layout()
    #expect(view.frame.height == 20)
  }

  /// A stack view has no intrinsic size of its own.
  @Test("Stack", .planted("stack")) func stack() {
    let label = UILabel()
    label.text = "Title"
    let stack = UIStackView(arrangedSubviews: [label])
    #expect(
      stack.intrinsicContentSize == label.intrinsicContentSize,
      "a stack view has no intrinsic size")
  }

  /// A row that does not exist raises NSRangeException.
  @Test("Raises", .planted("raises")) func raises() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    #expect(table.contentOffset == .zero)
  }

  /// A computed property of Swift has no key path in Objective-C, and `observe` stops the program.
  @Test("Observation", .planted("observation")) func observation() {
    final class Meter: NSObject {
      var level = 0
      var half: Int { level / 2 }
    }
    let meter = Meter()
    let token = meter.observe(\.half) { _, _ in }
    meter.level = 4
    #expect(meter.half == 2)
    token.invalidate()
  }

  /// A property of Swift that is set on a proxy reaches no view.
  @Test("Appearance", .planted("appearance")) func appearance() {
    final class Tile: UIView {
      var spacing: CGFloat = 0
    }
    Tile.appearance().spacing = 8
    let host = TestHost()
    host.add(Tile())
  }

  /// In an app with scenes UIKit tells the scene's delegate, and not that of the app.
  @Test("Lifecycle", .planted("lifecycle")) func lifecycle() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var isInBackground = false
      func applicationDidEnterBackground(_ application: UIApplication) { isInBackground = true }
    }
    let host = TestHost()
    let delegate = Delegate()
    let old = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = old }
    UIApplication.shared.willResignActive()
    UIApplication.shared.didEnterBackground()
    #expect(delegate.isInBackground, "the delegate of a scene app does not enter the background")
    withExtendedLifetime(host) {}
  }
}

extension Trait where Self == ConditionTrait {
  /// Enables a test in the process that is told to make this mistake.
  fileprivate static func planted(_ name: String) -> Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["PLANTED_MISTAKE"] == name,
      "a mistake for Scripts/planted.sh")
  }
}
