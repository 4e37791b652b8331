import TestSupport
import Testing

@testable import ActionSheet

/// Slide, fade and shrink by themselves, on a sheet of 300 by 200 points.
@MainActor
@Suite(.serialized)
struct ActionSheetAnimationTests {
  private let host = TestHost()
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let sheet = UIView(frame: CGRect(x: 45, y: 644, width: 300, height: 200))
  private let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    host.add(container)
    container.addSubview(dimming)
    container.addSubview(sheet)
    host.layout()
  }

  private func context(
    isPresenting: Bool, velocity: CGFloat = 0, duration: Double = 0.4
  ) -> ActionSheetAnimation.Context {
    var animation = SheetAnimation()
    animation.duration = duration
    return ActionSheetAnimation.Context(
      isPresenting: isPresenting, sheetView: sheet, dimmingView: dimming,
      containerView: container, timing: animation, velocity: velocity)
  }

  private func run(_ animation: ActionSheetAnimation, isPresenting: Bool, for time: Double) {
    let context = context(isPresenting: isPresenting)
    if isPresenting { animation.prepare(context) }
    animation.animator(for: context).startAnimation()
    host.advance(by: time)
  }

  @Test(
    "The resting frame and the transform below the window do not depend on the sheet's transform")
  func context() {
    sheet.transform = CGAffineTransform(translationX: 0, y: 80)
    let context = context(isPresenting: false)
    #expect(context.restingFrame == CGRect(x: 45, y: 644, width: 300, height: 200))
    #expect(context.offscreenTransform.ty == 200)
    sheet.transform = .identity
    sheet.center.y = 2_000
    #expect(self.context(isPresenting: true).offscreenTransform.ty == 0)
  }

  @Test("A sheet slides in from below and out to the bottom")
  func slide() {
    let animation = ActionSheetAnimation.slide
    run(animation, isPresenting: true, for: 0)
    #expect(sheet.layer.presentation()?.frame.minY == 844)
    host.advance(by: 0.5)
    #expect(sheet.transform == .identity)
    #expect(dimming.alpha == 1)
    run(animation, isPresenting: false, for: 0.5)
    #expect(sheet.frame.minY == 844)
    #expect(dimming.alpha == 0)
    #expect(animation.involvesMotion)
  }

  @Test("A thrown sheet continues at the speed of the finger")
  func thrown() {
    func way(velocity: CGFloat) -> CGFloat {
      sheet.transform = CGAffineTransform(translationX: 0, y: 50)
      let animator = ActionSheetAnimation.slide.animator(
        for: context(isPresenting: false, velocity: velocity))
      animator.startAnimation()
      host.advance(by: 1.0 / 30)
      defer { animator.stopAnimation(true) }
      return (sheet.layer.presentation()?.frame.minY ?? 0) - 694
    }
    let slow = way(velocity: 0)
    let fast = way(velocity: 1_500)
    #expect(slow < 10)
    #expect(fast > 30 && fast < 60, "it went \(fast) points")
  }

  @Test("The fade moves nothing")
  func fade() {
    let animation = ActionSheetAnimation.fade(duration: 0.2)
    run(animation, isPresenting: true, for: 0.1)
    let opacity = sheet.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.2 && opacity < 0.8)
    #expect(sheet.layer.presentation()?.frame.minY == 644)
    host.advance(by: 0.2)
    #expect(sheet.alpha == 1)
    run(animation, isPresenting: false, for: 0.3)
    #expect(sheet.alpha == 0)
    #expect(dimming.alpha == 0)
    #expect(!animation.involvesMotion)
  }

  @Test("A fade has the duration of the style unless it sets one")
  func fadeDuration() {
    let context = context(isPresenting: true, duration: 0.7)
    #expect(ActionSheetAnimation.fade.animator(for: context).duration == 0.7)
    #expect(ActionSheetAnimation.fade(duration: 2).animator(for: context).duration == 2)
    for bad in [-1, .nan, .infinity] as [Double] {
      #expect(ActionSheetAnimation.fade(duration: bad).animator(for: context).duration == 0)
      #expect(ActionSheetAnimation.shrink(duration: bad).animator(for: context).duration == 0)
    }
  }

  @Test("A shrinking sheet ends tiny and invisible in the middle of the window")
  func shrink() {
    let animation = ActionSheetAnimation.shrink
    run(animation, isPresenting: false, for: 0.25)
    let half = sheet.layer.presentation()?.frame ?? .zero
    #expect(half.width < 250 && half.width > 50)
    #expect(half.midY < 740 && half.midY > 430)
    host.advance(by: 0.3)
    #expect(isClose(sheet.frame.midX, 195) && isClose(sheet.frame.midY, 422))
    #expect(sheet.frame.width < 4)
    #expect(sheet.alpha == 0)
    run(animation, isPresenting: true, for: 0.6)
    #expect(sheet.transform == .identity)
    #expect(sheet.alpha == 1)
  }

  // Apple's documentation of UIVisualEffectView: its alpha, and that of its superviews, must not be
  // less than 1; animate the effect instead.
  @Test(
    "A fade animates the effect, never the alpha of a view that contains it", arguments: [0, 1])
  func fadesKeepAlpha(kind: Int) throws {
    let sheet = ActionSheetControl(frame: CGRect(x: 45, y: 444, width: 300, height: 400))
    sheet.addAction(.default("Copy"))
    container.addSubview(sheet)
    host.layout()
    func effectViews(in view: UIView) -> [UIVisualEffectView] {
      view.subviews.flatMap { effectViews(in: $0) }
        + [view as? UIVisualEffectView].compactMap { $0 }
    }
    func ancestorsAreOpaque(_ view: UIView) -> Bool {
      view === container || view.alpha == 1 && ancestorsAreOpaque(view.superview ?? container)
    }
    let context = ActionSheetAnimation.Context(
      isPresenting: true, sheetView: sheet, dimmingView: dimming, containerView: container)
    let animation: ActionSheetAnimation = kind == 0 ? .fade : .shrink
    animation.prepare(context)
    let effects = effectViews(in: sheet)
    #expect(!effects.isEmpty)
    #expect(effects.allSatisfy { $0.effect == nil && ancestorsAreOpaque($0) })
    animation.animator(for: context).startAnimation()
    host.advance(by: 1)
    #expect(effects.allSatisfy { $0.effect != nil && ancestorsAreOpaque($0) })
  }
}
