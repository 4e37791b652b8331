import TestSupport
import Testing

@testable import ActionSheet

@MainActor
@Suite(.serialized)
struct ActionSheetControllerWindowTests {
  private let stage = PresentationStage()

  private var scene: UIWindowScene { stage.host.host.scene }

  private func show() {
    stage.controller.present(in: scene)
    stage.run()
  }

  @Test("The window is the scene's, above the status bar")
  func w6w7() throws {
    show()
    let window = try #require(stage.controller.view.window)
    #expect(window !== stage.host.window)
    #expect(window.windowScene === scene)
    #expect(window.windowLevel.rawValue == UIWindow.Level.statusBar.rawValue + 100)
    #expect(window.frame == stage.host.window.frame)
    #expect(window.isKeyWindow)
  }

  @Test("Afterwards the window is gone, and the previous window is key")
  func w2() {
    show()
    weak let window = stage.controller.view.window
    stage.tap("Copy")
    stage.run()
    #expect(stage.host.window.isKeyWindow)
    #expect(scene.windows.count == 1)
    #expect(window?.rootViewController == nil)
    #expect(window == nil)
    #expect(stage.log.entries.last == "dismissed selected 0")
  }

  @Test("A handler runs after the window is gone")
  func n4() {
    stage.controller.updateAction(id: "Copy") { [log = stage.log, scene] action in
      action.handler = .immediate { _ in log.add("windows \(scene.windows.count)") }
    }
    show()
    stage.tap("Copy")
    stage.run()
    #expect(stage.log.entries.contains("windows 1"))
  }

  @Test("The keyboard stays with the field that is edited")
  func w8() {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    stage.host.add(field)
    field.becomeFirstResponder()
    show()
    #expect(stage.host.window.isKeyWindow)
    #expect(field.isFirstResponder)
    #expect(stage.controller.view.window?.isKeyWindow == false)
  }

  @Test("A text field in the sheet takes the keyboard")
  func ownField() {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    stage.host.add(field)
    field.becomeFirstResponder()
    stage.controller.contentView = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    show()
    #expect(stage.controller.view.window?.isKeyWindow == true)
  }

  @Test("A window that became key during the presentation stays key")
  func anotherKeyWindow() {
    show()
    let other = stage.host.host.makeWindow(rootViewController: UIViewController())
    stage.controller.cancel(animated: false)
    #expect(other.isKeyWindow)
  }

  @Test("The same sheet is shown in a window again")
  func w4() {
    show()
    stage.controller.cancel()
    stage.run()
    show()
    #expect(stage.controller.view.window != nil)
    #expect(scene.windows.count == 2)
    stage.controller.cancel(animated: false)
    stage.host.layout()
    #expect(scene.windows.count == 1)
  }

  @Test("A missing scene gives the outcome at once")
  func disconnectedScene() {
    let scene = scene
    stage.host.host.close()
    stage.controller.present(in: scene)
    #expect(stage.log.entries.last == "dismissed notPresented")
  }

  @Test("A scene that ends closes its sheet")
  func sceneGoes() {
    show()
    stage.host.host.close()
    #expect(stage.log.entries.last == "dismissed sceneDisconnected")
  }

  @Test("The status bar is that of the frontmost controller below, children included")
  func sb1() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Container: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
      override var childForStatusBarHidden: UIViewController? { children.first }
    }
    let container = Container()
    container.addChild(Light())
    container.modalPresentationStyle = .overFullScreen
    stage.root.present(container, animated: false)
    show()
    let root = stage.controller.presentingViewController
    #expect(root?.preferredStatusBarStyle == .lightContent)
    #expect(root?.prefersStatusBarHidden == true)
  }

  @Test("Without a key window the status bar is that of the first visible window")
  func sb2() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    stage.host.window.rootViewController = Light()
    let other = stage.host.host.makeWindow(rootViewController: UIViewController())
    other.isHidden = true
    #expect(scene.keyWindow == nil)
    show()
    #expect(stage.controller.presentingViewController?.preferredStatusBarStyle == .lightContent)
  }

  @Test("The window has the orientations of the covered controller, or its own")
  func w5() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    stage.host.window.rootViewController = Upright()
    show()
    let root = stage.controller.presentingViewController
    #expect(root?.supportedInterfaceOrientations == .portrait)
    #expect(stage.controller.supportedInterfaceOrientations == .portrait)
    stage.controller.supportedOrientations = .landscape
    #expect(root?.supportedInterfaceOrientations == .landscape)
    #expect(stage.controller.supportedInterfaceOrientations == .landscape)
  }

  @Test("The window has the appearance of the window below")
  func looks() {
    stage.host.window.overrideUserInterfaceStyle = .dark
    stage.host.window.tintColor = .systemPink
    show()
    #expect(stage.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.controller.view.tintColor == .systemPink)
  }

  @Test("The presentation ends a pan below")
  func g1() {
    let scroll = UIScrollView(frame: stage.host.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    stage.host.add(scroll)
    stage.host.touches.down(CGPoint(x: 200, y: 600))
    stage.host.touches.glide(to: CGPoint(x: 200, y: 500))
    #expect(scroll.isDragging)
    stage.controller.present(in: scene)
    #expect(!scroll.isDragging)
    stage.host.touches.up()
  }

  @Test("A sheet's window passes touches outside of its presented content through")
  func passesTouchesThrough() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    stage.host.add(button)
    let events = ControlEventRecorder(button)
    let window = SheetOverlayWindow(
      scene: scene, level: .statusBar, needsKeys: false)
    stage.host.touches.tap(at: CGPoint(x: 195, y: 130))
    #expect(events.names.contains("touchUpInside"))
    window.remove()
  }

  @Test("VoiceOver does not leave the window of a sheet")
  func modalWindow() {
    show()
    #expect(stage.controller.view.window?.accessibilityViewIsModal == true)
  }
}
