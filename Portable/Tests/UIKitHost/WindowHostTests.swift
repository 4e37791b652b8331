import Foundation
import TestSupport
import Testing

@testable import UIKitHost

/// A real window on a display without a screen, moved with a real pointer and keyboard.
@MainActor @Suite(.serialized) struct WindowHostTests {
  @Test("The mouse acts as a finger") func theMouseIsAFinger() throws {
    let stage = try WindowStage()
    try stage.display.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 150, y: 90))
    #expect(stage.run { stage.view.touches.last == "ended" })
    #expect(stage.view.touches == ["began", "moved", "ended"])
    #expect(stage.view.fingers == 1)
    #expect(stage.view.last == CGPoint(x: 150, y: 90))
  }

  @Test("A press ends the hover, and its release begins it at the pointer")
  func aPressEndsTheHoverAndItsReleaseBeginsItWhereThePointerIs() throws {
    let stage = try WindowStage()
    let hover = UIHoverGestureRecognizer()
    stage.view.addGestureRecognizer(hover)
    let isHovering = { [.began, .changed].contains(hover.state) }
    try stage.display.xdotool("mousemove", "--sync", "100", "200")
    #expect(stage.run { isHovering() })
    try stage.display.xdotool("mousedown", "1")
    #expect(stage.run { !isHovering() })
    try stage.display.xdotool("mousemove", "--sync", "150", "260")
    stage.run(0.2)
    #expect(!isHovering())
    try stage.display.xdotool("mouseup", "1")
    #expect(stage.run { isHovering() })
  }

  @Test("With Alt the mouse acts as two fingers") func withAltTheMouseIsTwoFingers() throws {
    let stage = try WindowStage()
    try stage.display.xdotool("mousemove", "--sync", "100", "100", "keydown", "alt")
    stage.run(0.2)
    try stage.display.xdotool("mousedown", "1")
    stage.run(0.2)
    #expect(stage.view.fingers == 2)
    try stage.display.xdotool("mousemove", "140", "140")
    stage.run(0.2)
    try stage.display.xdotool("mouseup", "1", "keyup", "alt")
    #expect(stage.run { stage.view.touches == ["began", "moved", "ended"] })
  }

  @Test("The wheel scrolls") func theWheelScrolls() throws {
    let stage = try WindowStage()
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 3000)
    scrollView.contentInsetAdjustmentBehavior = .never
    stage.view.addSubview(scrollView)
    try stage.display.xdotool("mousemove", "--sync", "100", "100", "click", "5")
    #expect(stage.run { scrollView.contentOffset.y > 0 })
    let down = scrollView.contentOffset.y
    try stage.display.xdotool("click", "4")
    #expect(stage.run { scrollView.contentOffset.y < down })
  }

  @Test("The keyboard types, and Control acts as Command")
  func theKeyboardTypesAndControlIsCommand()
    throws
  {
    let stage = try WindowStage()
    stage.view.becomeFirstResponder()
    stage.run(0.2)
    try stage.display.xdotool("type", "--delay", "30", "Hi")
    #expect(stage.run { stage.view.text == "Hi" })
    stage.view.keys = []
    try stage.display.xdotool("key", "Tab", "Left", "Escape", "ctrl+z")
    let usages: [UIKeyboardHIDUsage] = [.keyboardTab, .keyboardLeftArrow, .keyboardEscape]
    let expected = usages.map { String($0.rawValue) }
    let undo = "command-\(UIKeyboardHIDUsage.keyboardZ.rawValue)"
    #expect(stage.run { stage.view.keys.contains(undo) })
    #expect(stage.view.keys.filter(expected.contains) == expected)
    #expect(stage.view.text == "Hi\t")
  }

  @Test("Keys without text are sent once") func keysThatAreNoTextCountOnce() throws {
    let stage = try WindowStage()
    stage.view.becomeFirstResponder()
    stage.run(0.2)
    try stage.display.xdotool("type", "--delay", "30", "ab")
    #expect(stage.run { stage.view.text == "ab" })
    try stage.display.xdotool("key", "Return", "Tab")
    #expect(stage.run { stage.view.text == "ab\n\t" })
    try stage.display.xdotool("key", "BackSpace")
    #expect(stage.run { stage.view.text == "ab\n" })
    stage.run(0.3)
    #expect(stage.view.text == "ab\n")
  }

  @Test("A held key repeats its text as one press") func aHeldKeyTypesOnAsOnePress() throws {
    let stage = try WindowStage()
    stage.view.becomeFirstResponder()
    stage.view.text = String(repeating: "x", count: 500)
    stage.run(0.2)
    stage.view.keys = []
    try stage.display.xdotool("keydown", "BackSpace")
    #expect(stage.run { stage.view.text.count < 497 })
    try stage.display.xdotool("keyup", "BackSpace")
    #expect(stage.view.keys.count == 1)
  }

  // Over two seconds, because a window follows the machine's time, and a motion has to go on in it.
  @Test("Motion continues without input") func motionGoesOnWithoutInput() throws {
    @MainActor final class Counter: _SelectorReceiving {
      var frames = 0
      static var _selectors: [_SelectorMethod] { [.init("count", count)] }
      private func count() { frames += 1 }
    }
    let stage = try WindowStage()
    // At rest first: nothing below may need input to keep going.
    stage.run(0.5)
    let counter = Counter()
    let link = CADisplayLink(
      target: counter,
      selector: "count")
    link.add(to: .main, forMode: .common)
    for _ in 0..<20 {
      stage.host.step()
      // Long after the last movement, so that it is the link that keeps the pace.
      #expect(stage.host.isBusy)
      stage.host.wait()
    }
    link.invalidate()
    #expect(counter.frames >= 19)

    var log: [String] = []
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    stage.view.addSubview(box)
    stage.run(0.5)
    UIView.animate(withDuration: 0.3) {
      box.center.x = 200
    } completion: { _ in
      log.append("animation")
    }
    #expect(stage.run { log == ["animation"] })
  }

  // Over two seconds, because a window follows the machine's time, and the scrolling has to come to
  // rest.
  @Test("A flick slows down in the window") func aFlickSlowsDownInTheWindow() throws {
    let stage = try WindowStage()
    let scrollView = UIScrollView(frame: stage.view.bounds)
    scrollView.contentSize = CGSize(width: 375, height: 9000)
    stage.view.addSubview(scrollView)
    let tracker = stage.host
    var pointer = tracker.pointer
    tracker.input.append(pointer.press(at: CGPoint(x: 100, y: 500)))
    stage.run(0.05)
    for step in 1...6 {
      tracker.input.append(
        pointer.move(to: CGPoint(x: 100, y: 500 - 40 * CGFloat(step)), movesBoth: false))
      tracker.step()
      tracker.wait()
    }
    tracker.input.append(pointer.release(at: CGPoint(x: 100, y: 260)))
    tracker.step()
    let released = scrollView.contentOffset.y
    #expect(scrollView.isDecelerating)
    #expect(stage.run { !scrollView.isDecelerating })
    #expect(scrollView.contentOffset.y > released + 50)
  }

  @Test("Control and an arrow key turn the device") func controlArrowTurnsTheDevice() throws {
    let stage = try WindowStage()
    try stage.display.xdotool("key", "ctrl+Right")
    #expect(stage.run { stage.window.bounds.size == CGSize(width: 667, height: 375) })
    #expect(stage.host.scene.interfaceOrientation.isLandscape)
    stage.run(0.3)
    #expect(stage.host.surface.size == CGSize(width: 667, height: 375))
    try stage.display.xdotool("key", "ctrl+Left")
    #expect(stage.run { stage.window.bounds.size == CGSize(width: 375, height: 667) })
  }

  @Test("Resizing the window resizes the scene") func resizingTheWindowResizesTheScene() throws {
    let stage = try WindowStage()
    try stage.display.xdotool("search", "--name", "Stage", "windowsize", "500", "600")
    #expect(stage.run { stage.window.bounds.size == CGSize(width: 500, height: 600) })
  }

  @Test("Changes reach the screen") func changesReachTheScreen() throws {
    let stage = try WindowStage()
    func pixel(_ x: Int, _ y: Int) throws -> PixelColor? {
      try stage.display.picture().flatMap { Bitmap($0) }?.color(x: x, y: y)
    }
    #expect(try pixel(40, 40) == PixelColor(red: 255, green: 255, blue: 255))
    let box = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    box.backgroundColor = .red
    stage.view.addSubview(box)
    stage.run(0.3)
    #expect(try pixel(40, 40) == PixelColor(red: 255, green: 0, blue: 0))
    #expect(try pixel(60, 60) == PixelColor(red: 255, green: 255, blue: 255))
  }

  @Test("A dense picture is shown reduced and the pointer still fits")
  func aDensePictureIsShownReducedAndThePointerStillFits() throws {
    // Twice 667 points is more than the display is high.
    let stage = try WindowStage(scale: 2)
    #expect(stage.host.scene.compositor.scale == 2)
    #expect(stage.host.surface.size.height <= 1024)
    #expect(stage.window.bounds.size == CGSize(width: 375, height: 667))
    let zoom = stage.host.zoom
    try stage.display.xdotool(
      "mousemove", "--sync", "\(Int(100 * zoom))", "\(Int(200 * zoom))", "click", "1")
    #expect(stage.run { stage.view.touches.last == "ended" })
    #expect(isClose(stage.view.last, CGPoint(x: 100, y: 200), within: 1))
  }

  @Test("Control-Q ends the run") func controlQEndsTheRun() throws {
    let stage = try WindowStage()
    try stage.display.xdotool("key", "ctrl+q")
    stage.host.run()
    #expect(stage.host.isStopped)
    #expect(!UIApplication.shared.connectedScenes.contains(stage.host.scene))
  }

  @Test("A still window costs almost nothing") func aStillWindowCostsAlmostNothing() throws {
    let stage = try WindowStage()
    #expect(stage.run { !stage.host.isBusy })
    let compositor = stage.host.scene.compositor
    let drawn = compositor.composedPixels
    let start = ContinuousClock.now
    var steps = 0
    while start.duration(to: .now) < .seconds(1) {
      stage.host.step()
      #expect(!stage.host.isBusy)
      stage.host.wait()
      steps += 1
    }
    // A still window makes 25 frames a second, on a busy machine fewer, and draws none of them.
    #expect(steps < 35)
    #expect(compositor.composedPixels == drawn)
  }

  @Test("A missing display is reported in one line") func aMissingDisplayIsSaidInOneLine() throws {
    let variables = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    let kept = variables.map { ($0, ProcessInfo.processInfo.environment[$0]) }
    variables.forEach { unsetenv($0) }
    defer { for case (let name, let value?) in kept { setenv(name, value, 1) } }
    let error = #expect(throws: HostError.self) { try WindowHost() }
    let message = try #require(error?.description)
    #expect(message.contains("set DISPLAY"))
    #expect(!message.contains("\n"))
  }
}
