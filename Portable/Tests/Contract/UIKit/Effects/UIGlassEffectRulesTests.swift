import Testing
import UIKit

/// The rules are those of Apple's documentation of `UIGlassEffect` and `UIGlassContainerEffect`.
@MainActor struct UIGlassEffectRulesTests {
  @available(iOS 26.0, *)
  @Test("Glass is plain at first") func glassIsPlainAtFirst() {
    let effect = UIGlassEffect(style: .clear)
    #expect(!effect.isInteractive)
    #expect(effect.tintColor == nil)
    #expect(UIGlassEffect.Style(rawValue: 0) == .regular)
    #expect(UIGlassEffect.Style.clear.rawValue == 1)
  }

  /// `UIVisualEffectView.effect` is declared with the attribute that copies.
  @available(iOS 26.0, *)
  @Test("An effect view copies its effect") func anEffectViewCopiesItsEffect() {
    let effect = UIGlassEffect(style: .regular)
    effect.isInteractive = true
    let view = UIVisualEffectView(effect: effect)
    effect.isInteractive = false
    #expect((view.effect as? UIGlassEffect)?.isInteractive == true)
  }

  @available(iOS 26.0, *)
  @Test("A container has a spacing") func aContainerHasASpacing() {
    let effect = UIGlassContainerEffect()
    #expect(effect.spacing == 0)
    effect.spacing = 20
    #expect((effect.copy() as? UIGlassContainerEffect)?.spacing == 20)
  }
}
