import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Which animation a transition has.
@MainActor struct SheetPresenterTransitionTests {
  /// The duration of an animation on a sheet whose style says 0.4 seconds.
  private func duration(_ animation: ActionSheetAnimation) -> Double {
    var timing = SheetAnimation()
    timing.duration = 0.4
    return animation.animator(
      for: ActionSheetAnimation.Context(
        isPresenting: false, sheetView: UIView(), dimmingView: UIView(), containerView: UIView(),
        timing: timing)
    ).duration
  }

  @Test("The transition uses the first animation that is set, or a slide")
  func first() {
    for none in [[], [nil, nil]] as [[ActionSheetAnimation?]] {
      let animation = SheetPresenter.animation(among: none, reducesMotion: false)
      #expect(animation.involvesMotion)
      #expect(duration(animation) == 0.4)
    }
    let shrink = SheetPresenter.animation(
      among: [nil, .shrink(duration: 2), .fade], reducesMotion: false)
    #expect(shrink.involvesMotion)
    #expect(duration(shrink) == 2)
  }

  @Test("A fade replaces an animation that moves views, and no other")
  func lessMotion() {
    let still = ActionSheetAnimation(involvesMotion: false) { _ in
      UIViewPropertyAnimator(duration: 1, curve: .linear)
    }
    func animation(_ candidate: ActionSheetAnimation?) -> ActionSheetAnimation {
      SheetPresenter.animation(among: [candidate], reducesMotion: true)
    }
    for replaced in [nil, .slide, .shrink(duration: 3)] as [ActionSheetAnimation?] {
      #expect(!animation(replaced).involvesMotion)
      #expect(duration(animation(replaced)) == 0.4)
    }
    #expect(duration(animation(.fade(duration: 3))) == 3)
    #expect(duration(animation(still)) == 1)
  }
}
