import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Touches in a window above the app.
@MainActor
struct SheetOverlayWindowTests {
  private let host = TestHost()

  @Test("Touches reach the app through the event path beside the content")
  func touchesReachTheAppThroughTheEventPathWhereThereIsNoContent() {
    let root = SheetWindowRoot(below: host.window)
    let window = SheetOverlayWindow(
      scene: host.host.scene, root: root, level: UIWindow.Level(rawValue: 2100))
    let content = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    root.view.addSubview(content)
    window.layoutIfNeeded()
    let button = UIButton(frame: host.view.bounds)
    host.add(button)
    let events = ControlEventRecorder(button)
    host.touches.tap(at: CGPoint(x: 120, y: 120))
    #expect(events.names.isEmpty)
    host.touches.tap(at: CGPoint(x: 200, y: 300))
    #expect(events.names.contains("touchUpInside"))
  }
}
