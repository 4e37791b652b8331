import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// Touches in a window above the app.
@MainActor
struct SheetOverlayWindowTests {
  /// A view that takes every touch, as the one that hosts SwiftUI content does from iOS 26 on.
  private final class HostingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }

  private let host = TestHost()
  private let root = HostingView(frame: .zero)
  private let window: SheetOverlayWindow

  init() {
    window = SheetOverlayWindow(windowScene: host.host.scene)
    let controller = UIViewController()
    controller.view = root
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("A touch on a layer of the hosted content is for the window, any other for the app")
  func aTouchOnALayerOfTheHostedContentIsForTheWindowAnyOtherForTheApp() {
    let content = CALayer()
    content.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    let part = CALayer()
    part.frame = CGRect(x: 60, y: 0, width: 20, height: 20)
    content.addSublayer(part)
    root.layer.addSublayer(content)
    #expect(hit(120, 120) === root)
    #expect(hit(170, 110) === root)
    #expect(hit(99, 120) == nil)
    #expect(hit(170, 130) == nil)
    content.isHidden = true
    #expect(hit(120, 120) == nil)
  }

  // As the first repair of windows above SwiftUI content on iOS 26 does, github.com/divadretlaw/WindowKit, 11.
  @Test("A layer with a name, which SwiftUI has without content, leaves touches to the app")
  func aLayerWithANameAsSwiftUIHasWithoutContentLeavesTouchesToTheApp() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    root.layer.addSublayer(layer)
    #expect(hit(120, 120) === root)
    layer.name = "empty"
    #expect(hit(120, 120) == nil)
  }

  @Test("A view in the hosted content takes a touch only where it receives touches")
  func aViewInTheHostedContentTakesATouchOnlyWhereItReceivesTouches() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let layer = CALayer()
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    root.addSubview(view)
    #expect(hit(120, 120) === root)
    view.isUserInteractionEnabled = false
    #expect(hit(120, 120) == nil)
    view.isUserInteractionEnabled = true
    let control = UIButton(frame: view.bounds)
    view.addSubview(control)
    #expect(hit(120, 120) === root)
    view.isHidden = true
    #expect(hit(120, 120) == nil)
  }

  @Test("A root that is moved is hit where it is drawn") func aRootThatIsMovedIsHitWhereItIsDrawn()
  {
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.layer.addSublayer(content)
    root.frame.origin = CGPoint(x: 100, y: 100)
    #expect(hit(120, 120) === root)
    #expect(hit(20, 20) == nil)
  }

  @Test("Touches reach the app through the event path beside the content")
  func touchesReachTheAppThroughTheEventPathWhereThereIsNoContent() {
    let content = CALayer()
    content.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    root.layer.addSublayer(content)
    let button = UIButton(frame: host.view.bounds)
    host.add(button)
    let events = ControlEventRecorder(button)
    host.touches.tap(at: CGPoint(x: 120, y: 120))
    #expect(events.names.isEmpty)
    host.touches.tap(at: CGPoint(x: 200, y: 300))
    #expect(events.names.contains("touchUpInside"))
  }
}
