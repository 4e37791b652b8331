/// Holds the time of a layer still and moves it by hand, and with it every animation below.
@MainActor final class LayerTimeScrubber: _SelectorReceiving {
  private let layer: CALayer
  private let duration: Double
  private let start: CFTimeInterval
  private var link: CADisplayLink?
  private var target = 0.0
  private var speed = 1.0
  private var lastFrame: CFTimeInterval = 0

  /// Progress from 0 to 1 within the animations that begin now.
  var fraction: Double = 0 {
    didSet { layer.timeOffset = start + fraction * duration }
  }

  init(layer: CALayer, duration: Double) {
    self.layer = layer
    self.duration = duration
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = start
  }

  /// Lets time run forwards to the end or backwards to the start, then gives the layer its own time
  /// back.
  func run(to target: Double, speed: Double) {
    guard duration > 0 else {
      release()
      return
    }
    self.target = target
    self.speed = speed
    lastFrame = CACurrentMediaTime()
    // The link keeps its target alive until the run is over.
    let link = CADisplayLink(
      target: self,
      selector: "frame")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  static var _selectors: [_SelectorMethod] { [.init("frame", frame)] }

  private func frame() {
    let now = CACurrentMediaTime()
    let step = (now - lastFrame) * speed / duration
    lastFrame = now
    fraction = min(max(target > fraction ? fraction + step : fraction - step, 0), 1)
    if fraction == target { release() }
  }

  private func release() {
    link?.invalidate()
    link = nil
    layer.speed = 1
    layer.timeOffset = 0
  }
}
