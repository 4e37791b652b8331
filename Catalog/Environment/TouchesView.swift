import UIKit

/// A circle under every finger, for recordings and demonstrations.
final class TouchesView: UIView, EnvironmentAid {
  private static let diameter: CGFloat = 44

  private var recognizer: TouchObserver?
  private var circles: [ObjectIdentifier: UIView] = [:]

  func visibilityChanged(in window: UIWindow?) {
    if let recognizer {
      recognizer.view?.removeGestureRecognizer(recognizer)
      self.recognizer = nil
    }
    for circle in circles.values { circle.removeFromSuperview() }
    circles = [:]
    guard !isHidden, let window else { return }
    let recognizer = TouchObserver { [weak self] in self?.show($0) }
    window.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  private func show(_ touches: Set<UITouch>) {
    for touch in touches {
      let key = ObjectIdentifier(touch)
      if touch.phase == .ended || touch.phase == .cancelled {
        circles.removeValue(forKey: key)?.removeFromSuperview()
        continue
      }
      let circle = circles[key] ?? makeCircle()
      circles[key] = circle
      circle.center = touch.location(in: self)
    }
  }

  private func makeCircle() -> UIView {
    let circle = UIView(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    circle.backgroundColor = UIColor.systemGray.withAlphaComponent(0.4)
    circle.layer.cornerRadius = Self.diameter / 2
    circle.layer.borderWidth = 1
    circle.layer.borderColor = UIColor.systemGray.cgColor
    addSubview(circle)
    return circle
  }
}

/// Sees every touch of its view, and never takes one.
private final class TouchObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
  private let changed: (Set<UITouch>) -> Void

  init(changed: @escaping (Set<UITouch>) -> Void) {
    self.changed = changed
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    changed(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    changed(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    changed(touches)
    failAfterLastTouch(of: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    changed(touches)
    failAfterLastTouch(of: event)
  }

  // A recognizer that neither succeeds nor fails would see no touch of the next sequence.
  private func failAfterLastTouch(of event: UIEvent) {
    let isLast = event.touches(for: self)?.allSatisfy {
      $0.phase == .ended || $0.phase == .cancelled
    }
    if isLast ?? true { state = .failed }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
