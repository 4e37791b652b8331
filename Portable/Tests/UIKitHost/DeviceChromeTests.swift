import TestSupport
import Testing

@testable import UIKitHost

@MainActor struct DeviceChromeTests {
  private final class StyledController: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesBar = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesBar }
  }

  private func host(
    _ device: HostDevice, style: UIUserInterfaceStyle, controller: UIViewController
  ) -> HeadlessHost {
    let host = HeadlessHost(
      device: device.scaled(to: 2), appearance: HostAppearance(style: style))
    controller.loadViewIfNeeded()
    controller.view.backgroundColor = style == .dark ? .black : .white
    _ = host.makeWindow(rootViewController: controller)
    host.showsStatusBar = true
    return host
  }

  @Test(
    "The bars of a device are drawn",
    arguments: [HostDevice.phone, .phoneLandscape, .smallPhone, .pad])
  func barsOfADevice(device: HostDevice) throws {
    expectEach([UIUserInterfaceStyle.light, .dark]) { style in
      let host = host(device, style: style, controller: UIViewController())
      let picture = try #require(host.snapshot())
      let name = "\(device.name)-\(style == .dark ? "dark" : "light")"
      // Only the two ends: the middle is empty.
      let height = device.safeAreaInsets.top * 2
      if height > 0 {
        expectSnapshot(
          of: picture.cropping(
            to: CGRect(x: 0, y: 0, width: CGFloat(picture.width), height: height)),
          named: name + "-top")
      }
      expectSnapshot(
        of: picture.cropping(
          to: CGRect(
            x: 0, y: CGFloat(picture.height - 40), width: CGFloat(picture.width), height: 40)),
        named: name + "-bottom")
    }
  }

  @Test("The controller decides about the color of the status bar")
  func theControllerDecidesTheColor() {
    let controller = StyledController()
    let host = host(.phone, style: .light, controller: controller)
    #expect(!ChromeWishes(scene: host.scene).hasLightStatusBar)
    controller.style = .lightContent
    #expect(ChromeWishes(scene: host.scene).hasLightStatusBar)
    #expect(!ChromeWishes(scene: host.scene).isDark)
  }

  @Test("The controller can hide the status bar") func theControllerMayHideTheBar() {
    let controller = StyledController()
    controller.hidesBar = true
    let host = host(.phone, style: .light, controller: controller)
    #expect(ChromeWishes(scene: host.scene).hidesStatusBar)
  }

  @Test("Without a controller the scene decides about the status bar")
  func withoutAControllerTheSceneDecides() {
    let host = HeadlessHost(appearance: HostAppearance(style: .dark))
    #expect(ChromeWishes(scene: host.scene).hasLightStatusBar)
  }

  @Test("Bars are not windows and take no touches") func barsAreNoWindowsAndTakeNoTouches() {
    let host = host(.phone, style: .light, controller: UIViewController())
    #expect(host.scene.windows.count == 1)
    host.showsStatusBar = false
    #expect(host.scene.hostLayers.isEmpty)
  }

  @Test("Over a root that a sheet sets back the text is light")
  func overARootThatASheetSetsBackTheTextIsLight() {
    let host = host(.phone, style: .light, controller: UIViewController())
    let root = host.scene.windows.first?.rootViewController
    let sheet = UIViewController()
    root?.present(sheet, animated: false)
    host.layoutIfNeeded()
    #expect(ChromeWishes(scene: host.scene).hasLightStatusBar)
    sheet.dismiss(animated: false)
    host.layoutIfNeeded()
    #expect(!ChromeWishes(scene: host.scene).hasLightStatusBar)
  }

  @Test("A controller that returns itself decides itself")
  func aControllerThatNamesItselfDecidesItself() {
    final class Narcissus: UIViewController {
      override var childForStatusBarStyle: UIViewController? { self }
      override var childForStatusBarHidden: UIViewController? { self }
      override var childForHomeIndicatorAutoHidden: UIViewController? { self }
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let host = host(.phone, style: .light, controller: Narcissus())
    #expect(ChromeWishes(scene: host.scene).hidesHomeIndicator)
  }
}
