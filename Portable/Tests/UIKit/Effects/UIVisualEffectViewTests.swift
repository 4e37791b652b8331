import TestSupport
import Testing
import UIKit

@MainActor struct UIVisualEffectViewTests {
  private let test = TestHost(size: CGSize(width: 200, height: 200))

  init() {
    let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stripes.backgroundColor = .black
    test.add(stripes)
  }

  private func add(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    return test.add(view)
  }

  @Test func aBlurMixesWhatLiesBehind() {
    _ = add(UIBlurEffect(style: .systemUltraThinMaterial))
    let dark = test.color(at: CGPoint(x: 70, y: 100))
    let middle = test.color(at: CGPoint(x: 100, y: 100))
    let light = test.color(at: CGPoint(x: 130, y: 100))
    #expect((dark?.red ?? 0) < (middle?.red ?? 0))
    #expect((middle?.red ?? 0) < (light?.red ?? 0))
    #expect(test.color(at: CGPoint(x: 20, y: 100))?.red == 0)
  }

  @Test func withoutEffectNothingIsChanged() {
    _ = add(nil)
    #expect(test.color(at: CGPoint(x: 99, y: 100))?.red == 0)
    #expect(test.color(at: CGPoint(x: 101, y: 100))?.red == 255)
  }

  @Test func thickerMaterialsHideMore() {
    let view = add(UIBlurEffect(style: .systemUltraThinMaterial))
    let thin = test.color(at: CGPoint(x: 60, y: 100))?.red ?? 0
    view.effect = UIBlurEffect(style: .systemThickMaterial)
    let thick = test.color(at: CGPoint(x: 60, y: 100))?.red ?? 0
    #expect(thick > thin)
  }

  @Test func materialsFollowTheStyleUnlessTheyNameOne() {
    let view = add(UIBlurEffect(style: .systemMaterial))
    view.overrideUserInterfaceStyle = .dark
    test.layout()
    let dark = test.color(at: CGPoint(x: 140, y: 100))?.red ?? 255
    #expect(dark < 120)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    let light = test.color(at: CGPoint(x: 140, y: 100))?.red ?? 0
    #expect(light > 200)
  }

  @Test func contentStandsOnTop() {
    let view = add(UIBlurEffect(style: .regular))
    let dot = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    dot.backgroundColor = .red
    view.contentView.addSubview(dot)
    let color = test.color(at: CGPoint(x: 100, y: 100))
    #expect(color?.red == 255 && color?.green == 0)
  }

  @Test func theContentViewHasItsSizeAtOnce() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func cornersCutTheBlur() {
    let view = add(UIBlurEffect(style: .systemThickMaterial))
    view.layer.cornerRadius = 30
    view.setNeedsLayout()
    #expect(test.color(at: CGPoint(x: 51, y: 51))?.red == 0)
  }

  @Test func equalStylesAreEqualEffects() {
    #expect(UIBlurEffect(style: .regular) == UIBlurEffect(style: .regular))
    #expect(UIBlurEffect(style: .regular) != UIBlurEffect(style: .prominent))
  }

  @Test func cornersMayChangeAfterTheLayout() {
    let view = add(UIBlurEffect(style: .systemThickMaterial))
    view.layer.cornerRadius = 50
    #expect((test.color(at: CGPoint(x: 52, y: 52))?.red ?? 255) == 0)
    view.layer.cornerRadius = 0
    #expect((test.color(at: CGPoint(x: 52, y: 52))?.red ?? 0) > 100)
  }
}
