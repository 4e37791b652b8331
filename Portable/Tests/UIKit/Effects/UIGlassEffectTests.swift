import TestSupport
import Testing

@MainActor struct UIGlassEffectTests {
  private func makeHost(style: UIUserInterfaceStyle = .light) -> TestHost {
    let test = TestHost(size: CGSize(width: 320, height: 240), style: style)
    test.view.backgroundColor = .systemBackground
    for index in 0..<8 {
      let stripe = UIView(frame: CGRect(x: CGFloat(index) * 40, y: 0, width: 20, height: 240))
      stripe.backgroundColor = [.systemRed, .systemBlue, .systemGreen, .systemOrange][index % 4]
      test.add(stripe)
    }
    return test
  }

  private func add(_ effect: UIGlassEffect, to test: TestHost) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 60, y: 80, width: 200, height: 80)
    return test.add(view)
  }

  @Test("Glass is a capsule without a configuration") func glassIsACapsuleWithoutAConfiguration() {
    let test = makeHost()
    let bare = test.color(at: CGPoint(x: 62, y: 82))
    _ = add(UIGlassEffect(style: .regular), to: test)
    let corner = test.color(at: CGPoint(x: 62, y: 82))
    // The shadow alone reaches there.
    #expect(abs(Int(corner?.red ?? 0) - Int(bare?.red ?? 0)) < 20)
    #expect(test.color(at: CGPoint(x: 130, y: 120)) != test.color(at: CGPoint(x: 130, y: 20)))
  }

  @Test("Glass takes the configured shape") func glassTakesTheConfiguredShape() {
    let test = makeHost()
    let view = add(UIGlassEffect(style: .regular), to: test)
    let round = test.color(at: CGPoint(x: 64, y: 84))
    view.cornerConfiguration = .corners(radius: 4)
    #expect(test.color(at: CGPoint(x: 64, y: 84)) != round)
  }

  @Test("Clear glass shows more of the background") func clearGlassShowsMoreOfWhatIsBehind() {
    func contrast(_ style: UIGlassEffect.Style) -> Int {
      let test = makeHost()
      _ = add(UIGlassEffect(style: style), to: test)
      let left = test.color(at: CGPoint(x: 130, y: 120))
      let right = test.color(at: CGPoint(x: 150, y: 120))
      return abs(Int(left?.blue ?? 0) - Int(right?.blue ?? 0))
    }
    #expect(contrast(.clear) > contrast(.regular) + 20)
  }

  @Test("The tint colors the glass") func theTintColorsTheGlass() {
    let test = makeHost()
    let effect = UIGlassEffect(style: .regular)
    effect.tintColor = .systemBlue
    _ = add(effect, to: test)
    let color = test.color(at: CGPoint(x: 160, y: 120))
    #expect((color?.blue ?? 0) > 200 && (color?.red ?? 255) < 100)
  }

  /// `UIVisualEffectView.effect` is declared `@NSCopying`.
  @Test("A view keeps a copy of its effect") func aViewKeepsACopyOfItsEffect() {
    let test = makeHost()
    let effect = UIGlassEffect(style: .regular)
    let view = add(effect, to: test)
    let before = test.color(at: CGPoint(x: 160, y: 120))
    effect.tintColor = .systemBlue
    #expect(test.color(at: CGPoint(x: 160, y: 120)) == before)
    view.effect = effect
    #expect(test.color(at: CGPoint(x: 160, y: 120)) != before)
    #expect((view.effect as? UIGlassEffect)?.tintColor == .systemBlue)
  }

  @Test("Interactive glass grows while it is touched") func interactiveGlassGrowsWhileItIsTouched()
  {
    let test = makeHost()
    let effect = UIGlassEffect(style: .regular)
    effect.isInteractive = true
    let view = add(effect, to: test)
    test.touches.down(in: view, at: CGPoint(x: 100, y: 40))
    test.advance(by: 0.6)
    #expect(view.contentView.transform.a > 1.02)
    test.touches.up()
    test.advance(by: 1)
    #expect(view.contentView.transform.isIdentity)
  }

  @Test("Interactive glass leaves touches to its content")
  func interactiveGlassLeavesTouchesToItsContent() {
    let test = makeHost()
    let effect = UIGlassEffect(style: .regular)
    effect.isInteractive = true
    let view = add(effect, to: test)
    let button = UIButton(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.contentView.addSubview(button)
    test.touches.tap(button)
    #expect(taps == 1)
  }

  @Test("Another effect removes the glass") func anotherEffectTakesTheGlassAway() {
    let test = makeHost()
    let view = add(UIGlassEffect(style: .regular), to: test)
    let bare = makeHost().color(at: CGPoint(x: 130, y: 120))
    view.effect = nil
    #expect(test.color(at: CGPoint(x: 130, y: 120)) == bare)
  }

  @Test("A container's spacing is zero at first") func theContainersSpacingIsZeroAtFirst() {
    let effect = UIGlassContainerEffect()
    #expect(effect.spacing == 0)
    effect.spacing = 12
    let view = UIVisualEffectView(effect: effect)
    #expect((view.effect as? UIGlassContainerEffect)?.spacing == 12)
  }

  @Test("Glass has a bright rim over a blur", arguments: [UIUserInterfaceStyle.light, .dark])
  func glassHasABrightRimOverABlur(style: UIUserInterfaceStyle) {
    let test = makeHost(style: style)
    let container = UIVisualEffectView(effect: UIGlassContainerEffect())
    container.frame = test.view.bounds
    test.add(container)
    let tinted = UIGlassEffect(style: .regular)
    tinted.tintColor = .systemBlue
    let kinds = [UIGlassEffect(style: .regular), UIGlassEffect(style: .clear), tinted]
    for (index, effect) in kinds.enumerated() {
      let view = UIVisualEffectView(effect: effect)
      view.frame = CGRect(x: 30, y: 16 + CGFloat(index) * 74, width: 260, height: 60)
      if index == 1 {
        view.cornerConfiguration = .corners(
          topLeftRadius: 24, topRightRadius: 24, bottomLeftRadius: 8, bottomRightRadius: nil)
      }
      let label = UILabel(frame: view.bounds)
      label.text = ["Regular", "Clear", "Tinted"][index]
      label.textAlignment = .center
      label.textColor = index == 2 ? .white : .label
      view.contentView.addSubview(label)
      container.contentView.addSubview(view)
    }
    expectSnapshot(of: test, named: style == .dark ? "dark" : "light")
  }
}
