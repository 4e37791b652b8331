import TestSupport
import Testing
import UIKit
import UIKitHost

/// Asking for a scene to lie otherwise.
@MainActor struct UIWindowSceneGeometryPreferencesTests {
  private let host = HeadlessHost(device: .phone)

  private final class Controller: UIViewController {
    var orientations: UIInterfaceOrientationMask = .all
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  private func show() -> (Controller, UIWindow) {
    let controller = Controller()
    return (controller, host.makeWindow(rootViewController: controller))
  }

  private func request(_ orientations: UIInterfaceOrientationMask) -> UISceneError.Code? {
    var code: UISceneError.Code?
    host.scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) {
      code = ($0 as? UISceneError)?.code
    }
    return code
  }

  @Test("The device turns before the next frame and controllers are notified")
  func turns() {
    let (controller, window) = show()
    #expect(request(.landscapeRight) == nil)
    #expect(host.scene.interfaceOrientation == .portrait)
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .landscapeRight)
    #expect(host.device.size == CGSize(width: 844, height: 390))
    #expect(controller.sizes == [CGSize(width: 844, height: 390)])
    #expect(window.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test("The current orientation and an empty preference change nothing")
  func staysWhereItIs() {
    let (controller, window) = show()
    #expect(request([.landscapeLeft, .portrait]) == nil)
    #expect(request([]) == nil)
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .portrait)
    #expect(controller.sizes.isEmpty && window.bounds.height == 844)
  }

  @Test("An orientation that the frontmost controller does not support is denied")
  func denied() {
    let (controller, window) = show()
    controller.orientations = .portrait
    #expect(request(.landscape) == .geometryRequestDenied)
    host.advance(by: 1)
    #expect(host.scene.interfaceOrientation == .portrait && window.bounds.height == 844)
  }

  @Test("Preferences of no platform are not supported")
  func unsupported() {
    let (_, window) = show()
    var code: UISceneError.Code?
    host.scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences()) {
      code = ($0 as? UISceneError)?.code
    }
    #expect(code == .geometryRequestUnsupported && window.windowScene === host.scene)
  }
}
