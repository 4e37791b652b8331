import TestSupport
import Testing
import UIKit

/// The guide of the keyboard while no keyboard is on the screen.
@MainActor struct KeyboardGuideTests {
  private let host: TestHost
  private let bar = UIView()
  private var view: UIView { host.view }

  init() {
    host = TestHost(safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    bar.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(bar)
    let guide = host.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    host.layout()
  }

  private var safeBottom: CGFloat {
    view.bounds.height - view.safeAreaInsets.bottom
  }

  /// "Defaults to NO" of followsUndockedKeyboard, "Defaults to YES" of usesBottomSafeArea (Apple's
  /// documentation of both).
  @Test("The guide keeps to the safe area by default") func theGuideKeepsToTheSafeAreaByDefault() {
    let guide = view.keyboardLayoutGuide
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.usesBottomSafeArea)
    #expect(view.safeAreaInsets.bottom >= 20)
    #expect(bar.frame.maxY == safeBottom)
  }

  /// "When the keyboard isn't onscreen, the guide is at the bottom of the window and has a height
  /// equal to the bottom of the current safeAreaInsets" (Apple's article "Adjusting your layout with
  /// keyboard layout guide").
  @Test("The guide is as high as the bottom of the safe area")
  func theGuideIsAsHighAsTheBottomOfTheSafeArea() {
    let frame = view.keyboardLayoutGuide.layoutFrame
    #expect(frame.minX == 0 && frame.width == view.bounds.width)
    #expect(frame.minY == safeBottom)
    #expect(frame.maxY == view.bounds.height)
  }

  /// "Set this to NO to instead have the guide use the bottomAnchor of the view" (Apple's
  /// documentation of usesBottomSafeArea).
  @Test("A guide without the safe area is at the bottom of the view")
  func aGuideWithoutTheSafeAreaIsAtTheBottomOfTheView() {
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    host.layout()
    #expect(bar.frame.maxY == view.bounds.height)
  }

  /// "When docked or offscreen, it is considered away from all edges except for the bottom" (Apple's
  /// documentation of UIKeyboardLayoutGuide): a guide that follows has the same place.
  @Test("A guide that follows has no other place without a keyboard")
  func aGuideThatFollowsHasNoOtherPlaceWithoutAKeyboard() {
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    host.layout()
    #expect(bar.frame.maxY == safeBottom)
    #expect(bar.frame.minX == 0 && bar.frame.width == view.bounds.width)
  }
}
