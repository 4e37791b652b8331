import Foundation
import TestSupport

@testable import UIKitHost

/// A browser host in this process, and a page that is a socket of the loopback.
@MainActor final class BrowserStage {
  let host: BrowserHost
  let window: UIWindow
  let view: BrowserRecorder

  init(
    patience: TimeInterval = 10, configure: (inout BrowserHost.Configuration) -> Void = { _ in }
  ) throws {
    var configuration = BrowserHost.Configuration(title: "Test")
    configuration.patience = patience
    configure(&configuration)
    host = try BrowserHost(configuration)
    window = UIWindow(windowScene: host.scene)
    window.frame = CGRect(origin: .zero, size: host.device.size)
    view = BrowserRecorder(frame: window.frame)
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  isolated deinit { host.close() }

  /// A page that has asked for the app.
  func page(receiveBuffer: Int32? = nil) -> LoopbackClient {
    let host = host
    let client = LoopbackClient(port: host.server.port, receiveBuffer: receiveBuffer) {
      MainActor.assumeIsolated { host.turn() }
    }
    client.open(path: host.server.access.path(of: .socket), port: host.server.port)
    return client
  }

  /// A page that shows the app in a size of 400 by 500 points.
  func openPage(
    _ display: BrowserMessage.Display = BrowserStage.display
  ) -> LoopbackClient {
    let client = page()
    client.send(.display(display))
    client.turn { !client.sentFrames.isEmpty }
    client.send(.shown(client.sentFrames.last?.number ?? 0))
    return client
  }

  static let display = BrowserMessage.Display(size: CGSize(width: 400, height: 500), scale: 1)
}

extension BrowserHost {
  /// A step that waits a little for the thread of the server.
  func turn() {
    usleep(1_000)
    step()
  }
}

extension LoopbackClient {
  func send(_ message: BrowserMessage) { send(frame: message.bytes) }

  /// The frames of the app that have come, oldest first.
  var sentFrames: [SentFrame] { messages.compactMap { SentFrame($0) } }

  /// Sends a message and lets the app work a few frames.
  func send(_ message: BrowserMessage, turns: Int) {
    send(message)
    turn(turns)
  }
}

/// A view that notes everything it gets.
@MainActor final class BrowserRecorder: UIView, UIKeyInput {
  struct Sample: Equatable {
    var phase: UITouch.Phase
    var location: CGPoint
    var type = UITouch.TouchType.direct
    var force: CGFloat = 0
  }

  var samples: [Sample] = []
  var coalesced = 0
  var azimuth: CGFloat = 0
  var keys: [String] = []
  var text = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ newText: String) { text += newText }
  func deleteBackward() { _ = text.popLast() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches, event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key else { continue }
      keys.append("\(key.modifierFlags.rawValue >> 17) \(key.characters)")
    }
  }

  private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      coalesced += event?.coalescedTouches(for: touch)?.count ?? 0
      azimuth = touch.azimuthAngle(in: nil)
      samples.append(
        Sample(
          phase: touch.phase, location: touch.location(in: nil), type: touch.type,
          force: touch.force))
    }
  }
}
