import TestSupport
import Testing

@testable import UIKit

/// What happens to animations when the app goes to the background.
@MainActor struct UIApplicationLifecycleTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  @MainActor private final class Seen {
    var values: [Bool] = []
  }

  private let host = TestHost()
  private let layer = CALayer()

  init() {
    // A host that a test has stopped leaves the app in the background.
    UIApplication.shared.willEnterForeground()
    UIApplication.shared.didBecomeActive()
    host.add(layer)
  }

  private func endless() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1.0
    animation.toValue = 0.0
    animation.duration = 1
    animation.repeatCount = .infinity
    return animation
  }

  private func goToTheBackgroundAndReturn() {
    UIApplication.shared.didEnterBackground()
    UIApplication.shared.willEnterForeground()
    UIApplication.shared.didBecomeActive()
  }

  @Test("The background removes animations that are removed on completion")
  func theBackgroundRemovesAnimationsThatAreRemovedOnCompletion() {
    let listener = Listener()
    let animation = endless()
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    host.advance(by: 0.5)
    goToTheBackgroundAndReturn()
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(listener.ends == [false])
    host.advance(by: 0.1)
    #expect(layer.presentation()?.opacity == 1)
  }

  @Test("Animations that are not removed on completion run on")
  func animationsThatAreNotRemovedOnCompletionRunOn() {
    let animation = endless()
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    host.advance(by: 0.5)
    goToTheBackgroundAndReturn()
    #expect(layer.animation(forKey: "fade") != nil)
  }

  @Test("Observers of the background still see running animations")
  func whoeverIsToldOfTheBackgroundStillSeesWhatRuns() {
    layer.add(endless(), forKey: "fade")
    let seen = Seen()
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [host, seen] _ in
      MainActor.assumeIsolated {
        seen.values.append(host.view.layer.sublayers?.last?.animation(forKey: "fade") != nil)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    goToTheBackgroundAndReturn()
    #expect(seen.values == [true])
  }

  @Test("Becoming inactive removes nothing") func becomingInactiveRemovesNothing() {
    layer.add(endless(), forKey: "fade")
    UIApplication.shared.willResignActive()
    UIApplication.shared.didBecomeActive()
    #expect(layer.animation(forKey: "fade") != nil)
  }

  @Test("A view's animation ends unfinished at its target")
  func aViewsAnimationEndsUnfinishedAtItsTarget() {
    let view = host.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    var ends: [Bool] = []
    UIView.animate(withDuration: 5, animations: { view.frame.origin.x = 90 }) { ends.append($0) }
    host.advance(by: 1)
    goToTheBackgroundAndReturn()
    #expect(ends == [false])
    #expect(view.layer.presentation()?.frame.origin.x == 90)
  }

  @Test("An activity indicator turns on afterwards") func anActivityIndicatorTurnsOnAfterwards() {
    let indicator = host.add(UIActivityIndicatorView(style: .medium))
    indicator.startAnimating()
    goToTheBackgroundAndReturn()
    let blades = indicator.layer.sublayers ?? []
    #expect(!blades.isEmpty && blades.allSatisfy { $0.animationKeys() != nil })
  }
}
