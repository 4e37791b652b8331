import TestSupport
import Testing
import UIKit

/// The keyboard and the views that a first responder supplies in its place.
///
/// UIResponder.h says of inputView and inputAccessoryView: called and presented when the object becomes
/// first responder, goes up the responder chain.
@MainActor struct InputPanelTests {
  private final class Typed: UIView, UIKeyInput {
    var keyboardType = UIKeyboardType.default
    var ownInputView: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { ownInputView }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  private final class Supplier: UIViewController {
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    var suppliesInput = false
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
    override var inputView: UIView? { suppliesInput ? input : nil }
  }

  @MainActor private final class Log {
    private(set) var names: [String] = []
    private(set) var info: [AnyHashable: Any] = [:]
    private var tokens: [any NSObjectProtocol] = []

    init() {
      for (name, text) in [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
      ] {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] note in
            nonisolated(unsafe) let info = note.userInfo ?? [:]
            MainActor.assumeIsolated {
              self?.names.append(text)
              self?.info = info
            }
          })
      }
    }

    var end: CGRect? { info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  private func field(in host: TestHost, y: CGFloat = 100) -> UITextField {
    host.add(UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40)))
  }

  @Test("The keyboard appears and disappears with a text field")
  func theKeyboardRisesWithATextFieldAndGoesWithIt() {
    let host = TestHost(hasHardwareKeyboard: false)
    let log = Log()
    defer { log.stop() }
    let field = field(in: host)
    field.becomeFirstResponder()
    #expect(log.names == ["willShow"])
    #expect(log.end?.maxY == 844 && (log.end?.height ?? 0) > 200)
    host.advance(by: 0.3)
    #expect(log.names == ["willShow", "didShow"])
    field.resignFirstResponder()
    host.advance(by: 0.3)
    #expect(log.names == ["willShow", "didShow", "willHide", "didHide"])
    #expect(log.end?.minY == 844)
  }

  @Test("No keyboard appears where a hardware keyboard is connected")
  func noKeyboardRisesWhereAHardwareKeyboardIsConnected() {
    let host = TestHost()
    let log = Log()
    defer { log.stop() }
    field(in: host).becomeFirstResponder()
    #expect(log.names.isEmpty)
    host.host.isHardwareKeyboardConnected = false
    #expect(log.names == ["willShow"])
    host.host.isHardwareKeyboardConnected = true
    #expect(log.names == ["willShow", "willHide"])
  }

  /// "UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardAnimationDurationUserInfoKey = 0.25" (a log of
  /// iOS 7, stackoverflow.com, question 19482573). "The 7 btw comes from
  /// UIResponder.keyboardAnimationCurveUserInfoKey as a default value" (Apple's developer forums, thread
  /// 701769). UIView.AnimationCurve does not name it.
  @Test("The keyboard moves with curve 7 in a quarter of a second")
  func theKeyboardMovesWithCurve7InAQuarterOfASecond() {
    let host = TestHost(hasHardwareKeyboard: false)
    let log = Log()
    defer { log.stop() }
    field(in: host).becomeFirstResponder()
    #expect(log.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(log.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    let view = host.add(UIView())
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.alpha = 0 }
    host.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
  }

  @Test("Layout guides follow the keyboard") func layoutGuidesFollowTheKeyboard() {
    let host = TestHost(hasHardwareKeyboard: false)
    let log = Log()
    defer { log.stop() }
    let guide = host.view.keyboardLayoutGuide
    field(in: host).becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(guide.layoutFrame.minY == log.end?.minY)
  }

  @Test("The keyboard stays between two fields") func theKeyboardStaysBetweenTwoFields() {
    let host = TestHost(hasHardwareKeyboard: false)
    let log = Log()
    defer { log.stop() }
    let (first, second) = (field(in: host), field(in: host, y: 200))
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(second.isFirstResponder && log.names == ["willShow", "didShow"])
  }

  @Test("A responder that takes no text raises no keyboard")
  func aResponderThatTakesNoTextRaisesNoKeyboard() {
    let host = TestHost(hasHardwareKeyboard: false)
    let log = Log()
    defer { log.stop() }
    let text = host.add(UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    text.isEditable = false
    text.becomeFirstResponder()
    #expect(log.names.isEmpty)
  }

  @Test("An input view replaces the keyboard, also with a hardware keyboard")
  func anInputViewTakesThePlaceOfTheKeyboardWithAHardwareKeyboardToo() {
    let host = TestHost()
    let log = Log()
    defer { log.stop() }
    let view = host.add(Typed(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    view.ownInputView = input
    view.becomeFirstResponder()
    #expect(log.end == CGRect(x: 0, y: 664, width: 390, height: 180))
    host.advance(by: 0.3)
    #expect(input.convert(input.bounds, to: nil) == log.end)
  }

  @Test("A view controller supplies the views for the responders inside")
  func aViewControllerSuppliesTheViewsForTheRespondersInside() {
    let supplier = Supplier()
    supplier.suppliesInput = true
    let host = TestHost(rootViewController: supplier)
    let log = Log()
    defer { log.stop() }
    field(in: host).becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(log.end?.height == 250)
    #expect(supplier.accessory.convert(CGPoint.zero, to: nil).y == 594)
    #expect(supplier.input.convert(CGPoint.zero, to: nil).y == 644)
  }

  @Test("An accessory view stays while a field inside it is edited")
  func anAccessoryViewStaysWhileAFieldInsideItIsEdited() {
    let supplier = Supplier()
    let host = TestHost(hasHardwareKeyboard: false, rootViewController: supplier)
    let log = Log()
    defer { log.stop() }
    let inner = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    supplier.accessory.addSubview(inner)
    supplier.becomeFirstResponder()
    host.advance(by: 0.3)
    #expect(log.end?.height == 50)
    host.touches.tap(at: CGPoint(x: 50, y: 844 - 25))
    host.advance(by: 0.3)
    #expect(inner.isFirstResponder && supplier.accessory.window != nil)
    #expect(host.view.keyboardLayoutGuide.layoutFrame.height > 250)
    host.type("abc")
    #expect(inner.text == "abc")
  }

  @Test("A touch on the keyboard does not reach the app")
  func aTouchOnTheKeyboardDoesNotReachTheApp() {
    let host = TestHost(hasHardwareKeyboard: false)
    let button = host.add(UIControl(frame: CGRect(x: 0, y: 780, width: 390, height: 60)))
    let events = ControlEventRecorder(button)
    field(in: host).becomeFirstResponder()
    host.advance(by: 0.3)
    host.touches.tap(at: CGPoint(x: 100, y: 800))
    #expect(events.names.isEmpty)
    host.touches.tap(at: CGPoint(x: 300, y: 500))
  }
}
