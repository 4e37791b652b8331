import Foundation
import TestSupport

@testable import UIKitHost

/// A view that notes everything it gets.
@MainActor
final class WindowRecorder: UIView, UIKeyInput {
  var touches: [String] = []
  var fingers = 0
  var last = CGPoint.zero
  var keys: [String] = []
  var text = ""

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ newText: String) { text += newText }
  func deleteBackward() { _ = text.popLast() }

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
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key else { continue }
      let command = key.modifierFlags.contains(.command) ? "command-" : ""
      let shift = key.modifierFlags.contains(.shift) ? "shift-" : ""
      keys.append(command + shift + String(key.keyCode.rawValue))
    }
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    if self.touches.last != phase { self.touches.append(phase) }
    fingers = max(fingers, touches.count)
    if let touch = touches.first { last = touch.location(in: self) }
  }
}

/// A window host in this process, on a display of its own.
@MainActor
final class WindowStage {
  let host: WindowHost
  let window: UIWindow
  let view: WindowRecorder
  // The last to go: SDL ends the process when the server goes first.
  let display: XvfbDisplay

  init(scale: CGFloat = 1) throws {
    display = try XvfbDisplay(width: 1280, height: 1024)
    // Only while the window opens: other tests keep the environment they were started in.
    let variables = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    let kept = variables.map { ($0, ProcessInfo.processInfo.environment[$0]) }
    variables.forEach { unsetenv($0) }
    setenv("DISPLAY", display.name, 1)
    defer {
      unsetenv("DISPLAY")
      for case (let name, let value?) in kept { setenv(name, value, 1) }
    }
    host = try WindowHost(
      WindowHost.Configuration(
        title: "Stage", device: .smallPhone, scale: scale, showsStatusBar: false))
    let controller = UIViewController()
    view = WindowRecorder()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
    controller.view = view
    window = UIWindow(windowScene: host.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    run(0.3)
    try display.xdotool("search", "--sync", "--name", "Stage", "windowmove", "0", "0")
    try display.xdotool("search", "--name", "Stage", "windowfocus")
    run(0.2)
  }

  /// Runs the window for some real time: nothing else can make the X server answer.
  func run(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      host.step()
      host.wait()
    }
  }

  /// Runs until `condition` holds; false when it does not in a minute, which is long for the sake of
  /// busy machines.
  func run(until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while !condition() {
      guard Date() < end else { return false }
      host.step()
      host.wait()
    }
    return true
  }
}
