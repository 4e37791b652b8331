import TestSupport
import Testing
import UIKit

/// "For the view controller's root view, the insets account for the status bar, other visible bars,
/// and any additional insets that you specified using the additionalSafeAreaInsets property"
/// (Apple's documentation of safeAreaInsets).
@MainActor struct FullScreenSafeAreaTests {
  private let device = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func present(
    _ controller: UIViewController, style: UIModalPresentationStyle, from host: TestHost
  ) {
    controller.modalPresentationStyle = style
    host.rootViewController.present(controller, animated: false)
    host.layout()
  }

  @Test(
    "A controller that covers the screen has the window's safe area",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func aControllerThatCoversTheScreenHasTheWindowsSafeArea(_ style: UIModalPresentationStyle) {
    let host = TestHost(safeAreaInsets: device)
    let shown = UIViewController()
    present(shown, style: style, from: host)
    #expect(shown.view.frame == host.window.bounds)
    #expect(shown.view.safeAreaInsets == device)
  }

  /// A card lies below the status bar, which so covers nothing of it, and reaches to the bottom of
  /// the screen.
  @Test("A card has the safe area of the bottom alone") func aCardHasTheSafeAreaOfTheBottomAlone() {
    let host = TestHost(safeAreaInsets: device)
    let shown = UIViewController()
    present(shown, style: .pageSheet, from: host)
    host.advance(by: 1)
    #expect(shown.view.convert(shown.view.bounds, to: nil).minY > device.top)
    #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("A controller's additional insets are added") func itsAdditionalInsetsAreAdded() {
    let host = TestHost(safeAreaInsets: device)
    let shown = UIViewController()
    shown.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    present(shown, style: .fullScreen, from: host)
    #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 5, bottom: 41, right: 9))
  }

  @Test("The presenter's additional insets apply to the presenter only")
  func thePresentersAdditionalInsetsAreItsOwn() {
    let host = TestHost(safeAreaInsets: device)
    host.rootViewController.additionalSafeAreaInsets.top = 100
    let shown = UIViewController()
    present(shown, style: .fullScreen, from: host)
    #expect(shown.view.safeAreaInsets == device)
  }

  @Test("A presented controller's own navigation bar adds to its safe area")
  func aNavigationBarOfItsOwnIsPartOfIt() {
    let host = TestHost(safeAreaInsets: device)
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    present(navigation, style: .fullScreen, from: host)
    #expect(navigation.view.safeAreaInsets == device)
    #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
  }

  @Test("The view has its safe area before it appears") func theViewHasItsSafeAreaBeforeItAppears()
  {
    final class Probe: UIViewController {
      var insets: UIEdgeInsets?
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        insets = view.safeAreaInsets
      }
    }
    let host = TestHost(safeAreaInsets: device)
    let shown = Probe()
    present(shown, style: .fullScreen, from: host)
    #expect(shown.insets == device)
  }
}
