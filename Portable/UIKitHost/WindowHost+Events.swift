import CSDL2
import UIKit

extension WindowHost {
  /// Points a notch of the wheel scrolls.
  private static let wheelStep: CGFloat = 40

  /// Takes all events that have come in.
  func pumpEvents() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 { handle(event) }
  }

  private func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      stop()
    case SDL_WINDOWEVENT:
      handle(window: event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      surface.dropTexture()
      needsPresent = true
    case SDL_MOUSEBUTTONDOWN where isMainButton(event.button):
      updatePair()
      // What is pressed shows that by itself; an effect of the pointer would stay where it began.
      UIApplication.shared.process(hover: nil, in: scene, timestamp: now)
      input.append(pointer.press(at: location(event.button.x, event.button.y)))
      showDots()
    case SDL_MOUSEBUTTONUP where isMainButton(event.button):
      let point = location(event.button.x, event.button.y)
      input.append(pointer.release(at: point))
      UIApplication.shared.process(hover: point, in: scene, timestamp: now)
      updatePair()
    case SDL_MOUSEMOTION:
      moved(event.motion)
    case SDL_MOUSEWHEEL:
      scrolled(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      touched(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP:
      pressed(event.key)
    case SDL_TEXTINPUT:
      typed(event.text)
    case SDL_TEXTEDITING:
      composed(event.edit)
    default:
      break
    }
  }

  /// A place in the window in points of the scene.
  func location(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / zoom, y: CGFloat(y) / zoom)
  }

  private func isMainButton(_ event: SDL_MouseButtonEvent) -> Bool {
    // A finger that SDL also reports as a mouse comes in as a finger already.
    Int32(event.button) == SDL_BUTTON_LEFT && event.which != UInt32.max
  }

  // MARK: Mouse

  private func moved(_ event: SDL_MouseMotionEvent) {
    guard event.which != UInt32.max else { return }
    let point = location(event.x, event.y)
    updatePair()
    input.append(pointer.move(to: point, movesBoth: modifiers.contains(.shift)))
    showDots()
    if !pointer.isDown {
      UIApplication.shared.process(hover: point, in: scene, timestamp: now)
    }
  }

  private func scrolled(_ event: SDL_MouseWheelEvent) {
    let direction: CGFloat =
      event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    lastActivity = now
    UIApplication.shared.process(
      scroll: HostScroll(
        translation: CGVector(
          dx: -CGFloat(event.preciseX) * Self.wheelStep * direction,
          dy: CGFloat(event.preciseY) * Self.wheelStep * direction),
        location: location(event.mouseX, event.mouseY)),
      in: scene, timestamp: now)
  }

  /// Follows the Alt key.
  func updatePair() {
    let size = scene.compositor.size
    pointer.setPaired(
      modifiers.contains(.alternate), center: CGPoint(x: size.width / 2, y: size.height / 2))
    showDots()
  }

  private func showDots() {
    dots.show(pointer.pair, isDown: pointer.isDown)
  }

  // MARK: Touch screen

  private func touched(_ event: SDL_TouchFingerEvent) {
    let size = surface.size
    // SDL gives the place as a part of the window.
    let point = CGPoint(
      x: CGFloat(event.x) * size.width / zoom, y: CGFloat(event.y) * size.height / zoom)
    let identifier = event.fingerId
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      let number = (0...).first { !fingers.values.contains($0) } ?? 0
      fingers[identifier] = number
      fingerLocations[identifier] = point
      input.append([
        TouchSample(
          finger: number, phase: .began, location: point, force: CGFloat(event.pressure))
      ])
    case SDL_FINGERMOTION:
      guard let number = fingers[identifier] else { return }
      fingerLocations[identifier] = point
      input.append([
        TouchSample(
          finger: number, phase: .moved, location: point, force: CGFloat(event.pressure))
      ])
    default:
      fingerLocations[identifier] = nil
      guard let number = fingers.removeValue(forKey: identifier) else { return }
      input.append([TouchSample(finger: number, phase: .ended, location: point)])
    }
  }

  // MARK: Window

  private func handle(window event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      adoptWindowSize()
    case SDL_WINDOWEVENT_EXPOSED:
      needsPresent = true
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      setActive(true)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      setActive(false)
    case SDL_WINDOWEVENT_LEAVE:
      guard !pointer.isDown else { return }
      UIApplication.shared.process(hover: nil, in: scene, timestamp: now)
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      guard isVisible else { return }
      isVisible = false
      releaseAllTouches()
      UIApplication.shared.didEnterBackground()
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
      guard !isVisible else { return }
      isVisible = true
      needsPresent = true
      UIApplication.shared.willEnterForeground()
    case SDL_WINDOWEVENT_CLOSE:
      stop()
    default:
      break
    }
  }

  /// The window came to the front of the desktop or left it.
  func setActive(_ active: Bool) {
    guard active != isActive else { return }
    isActive = active
    if active {
      UIApplication.shared.didBecomeActive()
    } else {
      UIApplication.shared.willResignActive()
    }
  }
}
