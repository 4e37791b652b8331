import TestSupport
import Testing
import UIKit

/// The guides at the ends of a controller's view, which the safe area has replaced.
@MainActor struct UILayoutSupportTests {
  private let controller = UIViewController()
  private let host: TestHost

  init() {
    host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0),
      rootViewController: controller)
    host.layout()
  }

  /// "Provides the length, in points, of the portion of a view controller's view that is overlaid by
  /// translucent or transparent UIKit bars" (Apple's documentation of UILayoutSupport.length).
  @available(*, deprecated) @Test("The guides are as high as the safe area")
  func theGuidesAreAsHighAsTheSafeArea() {
    let insets = controller.view.safeAreaInsets
    #expect(insets.top >= 30 && insets.bottom >= 20)
    #expect(controller.topLayoutGuide.length == insets.top)
    #expect(controller.bottomLayoutGuide.length == insets.bottom)
  }

  /// "You can use layout guides as layout items in the NSLayoutConstraint factory methods" (Apple's
  /// documentation of UILayoutSupport).
  @available(*, deprecated) @Test("A view lies between the guides") func aViewLiesBetweenTheGuides()
  {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
        attribute: .top, multiplier: 1, constant: 0),
    ])
    host.layout()
    let safe = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
    #expect(view.frame.minY == safe.minY && view.frame.maxY == safe.maxY)
    controller.additionalSafeAreaInsets.top = 50
    host.layout()
    #expect(view.frame.minY == controller.view.safeAreaInsets.top)
  }
}
