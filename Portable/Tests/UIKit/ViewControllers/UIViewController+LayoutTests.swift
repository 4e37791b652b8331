@testable import UIKit
import TestSupport
import Testing

@MainActor struct UIViewControllerLayoutTests {
  @Test("A rotation notifies every controller before the window changes")
  func rotationTellsEveryControllerBeforeTheWindowChanges() {
    final class Turning: UIViewController {
      var notes: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        notes.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
        coordinator.animate(
          alongsideTransition: { _ in self.notes.append("alongside \(Int(self.view.bounds.width))")
          },
          completion: { _ in self.notes.append("end") })
      }
    }
    let root = Turning()
    let child = Turning()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let host = TestHost(
      size: CGSize(width: 390, height: 844), rootViewController: root)
    child.view.frame = root.view.bounds
    host.host.resize(to: CGSize(width: 844, height: 390))
    host.advance(by: 1)
    #expect(root.notes == ["will 390 to 844", "alongside 844", "end"])
    #expect(child.notes == ["will 390 to 844", "alongside 844", "end"])
    #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test("Orientation masks follow the orientations") func orientationMasksFollowTheOrientations() {
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIRectEdge.all.rawValue == 15)
  }

  @Test("The status bar follows the presented controller")
  func statusBarFollowsThePresentedController() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let host = TestHost()
    let scene = host.host.scene
    #expect(scene.preferredStatusBarStyle(for: scene) == .default)
    let light = Light()
    light.modalPresentationStyle = .overFullScreen
    host.rootViewController.present(light, animated: false)
    host.layout()
    #expect(scene.preferredStatusBarStyle(for: scene) == .default)
    light.dismiss(animated: false)
    host.layout()
    light.modalPresentationStyle = .pageSheet
    host.rootViewController.present(light, animated: false)
    host.layout()
    // The root is set back on black.
    #expect(scene.preferredStatusBarStyle(for: scene) == .lightContent)
    #expect(!scene.prefersStatusBarHidden(for: scene))
    light.dismiss(animated: false)
    host.layout()
    #expect(scene.preferredStatusBarStyle(for: scene) == .default)
    light.modalPresentationStyle = .fullScreen
    host.rootViewController.present(light, animated: false)
    host.layout()
    #expect(scene.preferredStatusBarStyle(for: scene) == .lightContent)
    #expect(scene.prefersStatusBarHidden(for: scene))
  }
}
