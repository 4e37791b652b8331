import CSDL2
import UIKit

extension WindowHost {
  /// A frame's length while something moves.
  private static let frame: TimeInterval = 1 / 60
  /// How long a still window may sleep; it bounds how late work on the main queue can start.
  private static let rest: TimeInterval = 0.04
  /// How long after the last movement the window keeps its full pace.
  private static let settling: TimeInterval = 0.3

  /// Whether frames follow each other at the full pace.
  var isBusy: Bool {
    guard isVisible else { return false }
    return !input.isEmpty || pointer.isDown || !fingers.isEmpty
      || isFrameDue || now - lastActivity < Self.settling
  }

  /// Whether the next frame has something to do: to lay out, to display, to move.
  var isFrameDue: Bool {
    scene.compositor.needsFrame || AnimationTimeline.hasDisplayLinks
  }

  /// Sleeps until the next frame is due, or, while nothing moves, until something happens.
  func wait() {
    guard !isStopped else { return }
    if isBusy {
      // The run loop as the frame's sleep: work on the main queue starts at once.
      let next = Date(timeIntervalSinceNow: Self.frame - workTime)
      while Date() < next, HostRunLoop.main.run(before: next) {}
    } else {
      // SDL's events do not wake the run loop and its work does not wake SDL, so SDL sleeps, but
      // not for long and never past the next timer.
      let timer = HostRunLoop.main.limitDate?.timeIntervalSinceNow ?? Self.rest
      let frameTimer = UIApplication.shared.nextFrameTimer.map { $0 - now } ?? Self.rest
      let pause = max(0.001, min(Self.rest, timer, frameTimer))
      SDL_WaitEventTimeout(nil, Int32(pause * 1000))
    }
  }

  /// How long the present frame has taken so far.
  private var workTime: TimeInterval {
    frameStart.duration(to: .now) / .seconds(1)
  }

  /// Hands the collected samples to the app, an event each.
  func deliverInput() {
    for event in input.takeAll() {
      lastActivity = now
      UIApplication.shared.process(
        touches: event.map(\.hostTouch), in: scene, timestamp: now)
    }
  }

  /// Lets every finger go without effect.
  func releaseAllTouches() {
    var samples: [TouchSample] = []
    samples += pointer.cancel()
    for (identifier, finger) in fingers {
      samples.append(
        TouchSample(
          finger: finger, phase: .cancelled, location: fingerLocations[identifier] ?? .zero))
    }
    fingers = [:]
    fingerLocations = [:]
    dots.show(nil, isDown: false)
    input.append(samples)
    deliverInput()
  }

  /// Turns SDL's text input on while something takes text.
  func updateTextInput() {
    let wanted = scene.wantsTextInput
    guard wanted != isTakingText else { return }
    isTakingText = wanted
    if wanted { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }
}
