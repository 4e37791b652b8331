import TestSupport
import UIKit

/// Notes what recognizers tell their targets.
@MainActor final class GestureLog: _SelectorReceiving {
  private(set) var entries: [String] = []

  static let note: Selector = "note:"

  static var _selectors: [_SelectorMethod] { [.init("note:", note)] }

  private func note(_ recognizer: UIGestureRecognizer) {
    entries.append("\(recognizer.name ?? "?") \(recognizer.state)")
  }

  func clear() { entries = [] }

  func add(_ entry: String) { entries.append(entry) }

  /// Follows a recognizer under a name and adds it to a view.
  @discardableResult
  func follow<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Self.note)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// Notes the touches that are delivered to it.
final class TouchedView: UIView {
  var log: [String] = []
  var allowsGestures = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsGestures
  }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    let phases = Set(touches.map { "\($0.phase)" }).sorted().joined(separator: "+")
    log.append(phases == word ? word : "\(word) in phase \(phases)")
    if touches.count > 1 { log[log.count - 1] += " ×\(touches.count)" }
  }
}

/// A delegate made of closures.
@MainActor final class GestureDecisions: NSObject, UIGestureRecognizerDelegate {
  var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var simultaneously: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var isRequiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
  var receivesTouch: (UITouch) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneously(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requiresFailure(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredToFail(gestureRecognizer, otherGestureRecognizer) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  { receivesTouch(touch) }
}

/// A recognizer that does as the test says.
final class ScriptedRecognizer: UIGestureRecognizer {
  var onBegan: UIGestureRecognizer.State?
  var onMoved: UIGestureRecognizer.State?
  var onEnded: UIGestureRecognizer.State? = .failed
  var prevents = true
  var isPreventable = true
  private(set) var resets = 0
  private(set) var received = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    received += touches.count
    if let onBegan { state = onBegan }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let onMoved { state = onMoved }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let onEnded { state = onEnded }
  }
  override func reset() { resets += 1 }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPreventable
  }
}

/// A touched view of 200 × 200 at (100, 100) in a window.
@MainActor struct GestureStage {
  let host = TestHost()
  let view = TouchedView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let log = GestureLog()

  init() { host.add(view) }

  var touches: TouchDriver { host.touches }
}
