import UIKit

/// Tells the fingers and pens of a page apart.
struct BrowserFinger: Hashable {
  let device: BrowserMessage.Touch.Device
  let identifier: Int32
}

extension BrowserHost {
  /// The most fingers that are followed at once.
  private static let fingerLimit = 20

  func handle(_ event: BrowserServer.Event) {
    lastActivity = now
    switch event {
    case .connected:
      flow = FrameFlow(patience: configuration.patience)
      state = nil
      needsPresent = true
    case .disconnected:
      setVisible(false)
    case .wanted:
      // A page that has been still for long has to show that it is there.
      if isVisible, now - lastShown > configuration.patience { needsPresent = true }
    case .message(let message):
      handle(message)
    }
  }

  private func handle(_ message: BrowserMessage) {
    switch message {
    case .display(let display): adopt(display)
    case .touches(let touches): for touch in touches { handle(touch) }
    case .hover(let point): hover(at: point)
    case .hoverEnded: hover(at: nil)
    case .scroll(let point, let travel):
      UIApplication.shared.process(
        scroll: HostScroll(translation: travel, location: point), in: scene, timestamp: now)
    case .key(let key):
      // Keys come after the touches before them.
      deliver(input.takeAll())
      press(key)
    case .text(let text): UIApplication.shared.process(text: text, in: scene)
    case .composition(let text):
      UIApplication.shared.process(
        composition: text, selection: NSRange(location: text.utf16.count, length: 0), in: scene)
    case .pasteboard(let text): paste(text)
    case .shown(let number):
      lastShown = now
      if !flow.finish(number) { server.endClient(.outOfTurn) }
    case .focusLost: releaseEverything()
    }
  }

  /// Gives the scene the size, the density and the style of the page.
  private func adopt(_ display: BrowserMessage.Display) {
    func bounded(_ value: CGFloat) -> CGFloat {
      let sizes = Configuration.sizes
      return min(max(value.rounded(.down), sizes.lowerBound), sizes.upperBound)
    }
    var changed = device
    changed.size = CGSize(
      width: bounded(display.size.width), height: bounded(display.size.height))
    changed.scale = configuration.scale ?? min(max(display.scale, 1), 3)
    if changed != device {
      device = changed
      scene.resize(
        to: device.size, safeAreaInsets: device.safeAreaInsets, orientation: device.orientation)
      scene.adopt(device: device, appearance: appearance)
      scene.compositor.scale = device.scale
      needsPresent = true
    }
    if configuration.followsBrowserStyle { appearance.style = display.isDark ? .dark : .light }
    firstPageOpened?()
    firstPageOpened = nil
    setVisible(display.isVisible)
  }

  private func hover(at point: CGPoint?) {
    if let point {
      updatePair()
      input.append(pointer.move(to: point, movesBoth: modifiers.contains(.shift)))
      dots.show(pointer.pair, isDown: pointer.isDown)
    }
    guard !pointer.isDown else { return }
    UIApplication.shared.process(hover: point, in: scene, timestamp: now)
  }

  /// Follows the Alt key.
  func updatePair() {
    let size = scene.compositor.size
    pointer.setPaired(
      modifiers.contains(.alternate), center: CGPoint(x: size.width / 2, y: size.height / 2))
    dots.show(pointer.pair, isDown: pointer.isDown)
  }

  private func handle(_ touch: BrowserMessage.Touch) {
    guard touch.device != .mouse else { return handle(mouse: touch) }
    let finger = BrowserFinger(device: touch.device, identifier: touch.identifier)
    let number: Int
    if touch.phase == .began {
      guard fingers[finger] == nil, fingers.count < Self.fingerLimit else { return }
      let taken = Set(fingers.values.map(\.number))
      number = (0...Self.fingerLimit).first { !taken.contains($0) } ?? 0
    } else {
      guard let known = fingers[finger] else { return }
      number = known.number
    }
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    fingers[finger] = isOver ? nil : (number, touch.location)
    input.append([touch.sample(finger: number)])
  }

  private func handle(mouse touch: BrowserMessage.Touch) {
    updatePair()
    switch touch.phase {
    case .began: input.append(pointer.press(at: touch.location))
    case .ended: input.append(pointer.release(at: touch.location))
    case .cancelled: input.append(pointer.cancel())
    default:
      input.append(pointer.move(to: touch.location, movesBoth: modifiers.contains(.shift)))
    }
    dots.show(pointer.pair, isDown: pointer.isDown)
  }

  /// Hands collected samples to the app, an event each.
  func deliver(_ events: [[TouchSample]]) {
    for event in events {
      lastActivity = now
      UIApplication.shared.process(
        touches: event.map(\.hostTouch), in: scene, timestamp: now)
    }
  }

  /// Ends every touch without effect, and lets every key go.
  func releaseEverything() {
    input.append(pointer.cancel())
    for finger in fingers.values {
      input.append([
        TouchSample(finger: finger.number, phase: .cancelled, location: finger.location)
      ])
    }
    fingers = [:]
    modifiers = []
    updatePair()
    deliver(input.takeAll())
    for var key in keys.values {
      key.phase = .up
      press(key)
    }
    UIApplication.shared.process(hover: nil, in: scene, timestamp: now)
  }

  /// The page came to the front of the screen or left it.
  func setVisible(_ visible: Bool) {
    guard visible != isVisible else { return }
    isVisible = visible
    if visible {
      needsPresent = true
      if wasInBackground { UIApplication.shared.willEnterForeground() }
      UIApplication.shared.didBecomeActive()
    } else {
      releaseEverything()
      UIApplication.shared.willResignActive()
      UIApplication.shared.didEnterBackground()
      wasInBackground = true
    }
  }
}

extension BrowserMessage.Touch {
  /// The same for the app.
  fileprivate func sample(finger: Int) -> TouchSample {
    // A pen that cannot measure reports half of the most; UIKit's average is 1.
    var sample = TouchSample(
      finger: finger, phase: phase, location: location,
      force: device == .pen ? pressure * 2 : 0, type: device == .pen ? .pencil : .direct,
      altitudeAngle: device == .pen ? altitude : .pi / 2,
      majorRadius: device == .finger && radius > 0 ? radius : nil)
    if device == .pen { sample.azimuthAngle = azimuth }
    return sample
  }
}
