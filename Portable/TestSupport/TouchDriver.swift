import UIKit
import UIKitHost

/// Fingers for tests: every touch takes the way of a real one, through `UIWindow.sendEvent(_:)`.
///
/// Points are in the window's coordinates unless a view is named. Each sample is followed by one
/// frame of virtual time.
@MainActor public final class TouchDriver {
  private let host: HeadlessHost
  private let window: UIWindow
  /// Where each finger that is down was last.
  var fingers: [Int: TouchSample] = [:]

  public init(host: HeadlessHost, window: UIWindow) {
    self.host = host
    self.window = window
  }

  public func down(
    _ point: CGPoint, finger: Int = 0, force: CGFloat = 0, type: UITouch.TouchType = .direct,
    majorRadius: CGFloat? = nil
  ) {
    send([
      TouchSample(
        finger: finger, phase: .began, location: point, force: force, type: type,
        majorRadius: majorRadius)
    ])
  }

  public func down(in view: UIView, at point: CGPoint, finger: Int = 0) {
    down(self.point(point, in: view), finger: finger)
  }

  public func move(to point: CGPoint, finger: Int = 0, force: CGFloat? = nil) {
    moveCoalesced(through: [point], finger: finger, force: force)
  }

  public func move(in view: UIView, to point: CGPoint, finger: Int = 0) {
    move(to: self.point(point, in: view), finger: finger)
  }

  /// Several samples that the app gets as one event with coalesced touches.
  public func moveCoalesced(through points: [CGPoint], finger: Int = 0, force: CGFloat? = nil) {
    guard var sample = fingers[finger] else { return }
    send(
      points.map { point in
        sample.phase = .moved
        sample.location = point
        sample.force = force ?? sample.force
        return sample
      })
  }

  public func up(finger: Int = 0) {
    end(finger, phase: .ended)
  }

  /// Takes the finger away as the system does when a call comes in.
  public func cancel(finger: Int = 0) {
    end(finger, phase: .cancelled)
  }

  private func end(_ finger: Int, phase: UITouch.Phase) {
    guard var sample = fingers[finger] else { return }
    sample.phase = phase
    send([sample])
  }

  /// Sends samples of any fingers as one event, then runs a frame of `duration`.
  public func send(_ samples: [TouchSample], duration: TimeInterval? = nil) {
    for sample in samples {
      let isLast = sample.phase == .ended || sample.phase == .cancelled
      fingers[sample.finger] = isLast ? nil : sample
    }
    let inScene = samples.map { sample in
      var inScene = sample
      inScene.location = window.convert(sample.location, to: nil as UIWindow?)
      return inScene
    }
    host.advance(by: duration ?? host.frameDuration) { host.touch(inScene) }
  }

  /// Tells what was measured of earlier samples, then runs a frame.
  public func update(_ updates: [TouchUpdate]) {
    host.update(updates)
    host.advanceFrames()
  }

  public func scroll(by translation: CGVector, at point: CGPoint) {
    host.scroll(by: translation, at: point)
    host.advanceFrames()
  }

  public func hover(at point: CGPoint?) {
    host.hover(at: point)
    host.advanceFrames()
  }

  public func advance(by seconds: TimeInterval) {
    host.advance(by: seconds)
  }

  /// `point` of `view`, its center when nil, in the window's coordinates.
  public func point(_ point: CGPoint? = nil, in view: UIView) -> CGPoint {
    let bounds = view.bounds
    return view.convert(point ?? CGPoint(x: bounds.midX, y: bounds.midY), to: window)
  }
}
