import UIKit

/// The frames of all visible views as thin lines, drawn anew while they change.
final class OutlinesView: UIView, EnvironmentAid {
  private let clock = AidClock()
  private var frames: [CGRect] = []

  func visibilityChanged(in window: UIWindow?) {
    clock.stop()
    guard !isHidden else { return }
    isOpaque = false
    backgroundColor = .clear
    clock.start(every: 1 / 30) { [weak self] in self?.update() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isHidden { update() }
  }

  private func update() {
    guard let window else { return }
    var found: [CGRect] = []
    collect(window, visible: window.bounds, into: &found)
    guard found != frames else { return }
    frames = found
    setNeedsDisplay()
  }

  private func collect(_ view: UIView, visible: CGRect, into frames: inout [CGRect]) {
    for child in view.subviews where !child.isHidden && child.alpha > 0.01 {
      if child is EnvironmentView { continue }
      let frame = child.convert(child.bounds, to: self)
      let shown = child.clipsToBounds ? visible.intersection(frame) : visible
      guard frame.intersects(visible) else { continue }
      frames.append(frame)
      collect(child, visible: shown, into: &frames)
    }
  }

  override func draw(_ rect: CGRect) {
    let hairline = 1 / max(traitCollection.displayScale, 1)
    UIColor.systemPink.withAlphaComponent(0.6).setStroke()
    for frame in frames {
      let path = UIBezierPath(rect: frame.insetBy(dx: hairline / 2, dy: hairline / 2))
      path.lineWidth = hairline
      path.stroke()
    }
  }
}

/// The places that a control takes touches at, sampled in small squares.
final class HitShapesView: UIView, EnvironmentAid {
  private static let step: CGFloat = 6

  private let clock = AidClock()
  private var squares: [CGRect] = []

  func visibilityChanged(in window: UIWindow?) {
    clock.stop()
    guard !isHidden else { return }
    isOpaque = false
    backgroundColor = .clear
    // A hit test at thousands of points is too much for every frame.
    clock.start(every: 0.5) { [weak self] in self?.update() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isHidden { update() }
  }

  private func update() {
    guard let window else { return }
    var found: [CGRect] = []
    for y in stride(from: Self.step / 2, to: bounds.height, by: Self.step) {
      for x in stride(from: Self.step / 2, to: bounds.width, by: Self.step) {
        let point = convert(CGPoint(x: x, y: y), to: window)
        guard window.hitTest(point, with: nil) is UIControl else { continue }
        found.append(
          CGRect(
            x: x - Self.step / 2, y: y - Self.step / 2, width: Self.step, height: Self.step))
      }
    }
    guard found != squares else { return }
    squares = found
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemGreen.withAlphaComponent(0.35).setFill()
    for square in squares { UIRectFillUsingBlendMode(square, .normal) }
  }
}
