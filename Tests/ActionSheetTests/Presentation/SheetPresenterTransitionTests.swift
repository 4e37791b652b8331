import TestSupport
import Testing

@_spi(Benchmarks) @testable import ActionSheet

/// Which animation a transition has.
@MainActor struct SheetPresenterTransitionTests {
  @Test("D6: the first there is, the slide if there is none")
  func first() {
    #expect(SheetPresenter.animation(among: [], reducesMotion: false) is SlideSheetAnimation)
    #expect(
      SheetPresenter.animation(among: [nil, nil], reducesMotion: false)
        is SlideSheetAnimation)
    let shrink = SheetPresenter.animation(
      among: [nil, ShrinkSheetAnimation(duration: 2), .fade], reducesMotion: false)
    #expect((shrink as? ShrinkSheetAnimation)?.duration == 2)
  }

  @Test("AN5: what moves is replaced by a fade, what does not stays what it is")
  func lessMotion() {
    struct Still: ActionSheetAnimating {
      var involvesMotion: Bool { false }
      func animator(for context: ActionSheetAnimationContext) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear)
      }
    }
    func animation(_ candidate: (any ActionSheetAnimating)?) -> any ActionSheetAnimating {
      SheetPresenter.animation(among: [candidate], reducesMotion: true)
    }
    #expect(animation(nil) is FadeSheetAnimation)
    #expect(animation(.slide) is FadeSheetAnimation)
    #expect(animation(.shrink) is FadeSheetAnimation)
    #expect((animation(FadeSheetAnimation(duration: 3)) as? FadeSheetAnimation)?.duration == 3)
    #expect(animation(Still()) is Still)
  }
}
