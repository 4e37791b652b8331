import QuartzCore
import Testing

/// A compositor with one root layer and a clock of its own.
@MainActor
final class LayerStage {
  let compositor: Compositor
  let root = CALayer()
  private let clockBefore: CFTimeInterval?

  init(width: CGFloat = 40, height: CGFloat = 40, scale: CGFloat = 1) {
    clockBefore = MediaClock.virtualTime
    MediaClock.virtualTime = 100
    compositor = Compositor(size: CGSize(width: width, height: height), scale: scale)
    compositor.backgroundColor = .white
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    compositor.roots = [root]
    render()
  }

  /// Puts the clock back; the last line of every test that has a stage.
  func close() {
    compositor.roots = []
    MediaClock.virtualTime = clockBefore
  }

  /// Commits and composes now.
  @discardableResult
  func render() -> [CGRect] {
    compositor.commit()
    return compositor.compose(at: MediaClock.now)
  }

  /// Moves the clock and runs one frame.
  @discardableResult
  func advance(by seconds: CFTimeInterval) -> [CGRect] {
    MediaClock.virtualTime = MediaClock.now + seconds
    AnimationTimeline.tick(at: MediaClock.now)
    return render()
  }

  @discardableResult
  func add(_ layer: CALayer, _ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    layer.frame = frame
    if let color { layer.backgroundColor = color }
    root.addSublayer(layer)
    return layer
  }

  /// The color of a pixel as RRGGBB.
  func pixel(_ x: Int, _ y: Int) -> String {
    let context = compositor.context
    return context.withPixels { bytes, row in
      (0..<3).map { channel in
        let value = String(bytes[y * row + x * 4 + 2 - channel], radix: 16, uppercase: true)
        return value.count == 1 ? "0" + value : value
      }.joined()
    }
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
