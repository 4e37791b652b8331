import ControlExtras
import TestSupport
import Testing

@testable import CatalogApp

/// U9: the page of the radar pulse.
@MainActor
struct RadarPulsePageTests {
  private let catalog = CatalogNavigation.make(openingOn: "pulse")
  private let host: TestHost

  init() {
    host = TestHost(rootViewController: catalog)
    host.advance(by: 0.5)
  }

  private func findPulse(in view: UIView) -> RadarPulseControl? {
    (view as? RadarPulseControl) ?? view.subviews.lazy.compactMap { findPulse(in: $0) }.first
  }

  private func isRunning(_ pulse: RadarPulseControl) -> Bool {
    pulse.layer.sublayers?.contains { $0.animationKeys() != nil } == true
  }

  @Test("The pulse continues after the background, and after another page was shown")
  func survives() throws {
    let pulse = try #require(findPulse(in: host.view))
    #expect(isRunning(pulse))
    HostApplication.enterBackground()
    #expect(!isRunning(pulse))
    HostApplication.leaveBackground()
    HostApplication.activate()
    #expect(isRunning(pulse))
    let navigation = try #require(
      (catalog as? CatalogSplitViewController)?.pageController?.navigationController)
    navigation.pushViewController(UIViewController(), animated: false)
    host.advance(by: 0.1)
    #expect(pulse.window == nil)
    navigation.popViewController(animated: false)
    host.advance(by: 0.1)
    #expect(isRunning(pulse))
  }
}
