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

  @Test("A blur mixes the content behind it") func aBlurMixesWhatLiesBehind() {
    _ = add(UIBlurEffect(style: .systemUltraThinMaterial))
    let dark = test.color(at: CGPoint(x: 70, y: 100))
    let middle = test.color(at: CGPoint(x: 100, y: 100))
    let light = test.color(at: CGPoint(x: 130, y: 100))
    #expect((dark?.red ?? 0) < (middle?.red ?? 0))
    #expect((middle?.red ?? 0) < (light?.red ?? 0))
    #expect(test.color(at: CGPoint(x: 20, y: 100))?.red == 0)
  }

  @Test("Without effect nothing is changed") func withoutEffectNothingIsChanged() {
    _ = add(nil)
    #expect(test.color(at: CGPoint(x: 99, y: 100))?.red == 0)
    #expect(test.color(at: CGPoint(x: 101, y: 100))?.red == 255)
  }

  @Test("Thicker materials hide more") func thickerMaterialsHideMore() {
    let view = add(UIBlurEffect(style: .systemUltraThinMaterial))
    let thin = test.color(at: CGPoint(x: 60, y: 100))?.red ?? 0
    view.effect = UIBlurEffect(style: .systemThickMaterial)
    let thick = test.color(at: CGPoint(x: 60, y: 100))?.red ?? 0
    #expect(thick > thin)
  }

  @Test("Materials follow the style unless they name one")
  func materialsFollowTheStyleUnlessTheyNameOne() {
    let view = add(UIBlurEffect(style: .systemMaterial))
    view.overrideUserInterfaceStyle = .dark
    test.layout()
    let dark = test.color(at: CGPoint(x: 140, y: 100))?.red ?? 255
    #expect(dark < 120)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    let light = test.color(at: CGPoint(x: 140, y: 100))?.red ?? 0
    #expect(light > 200)
  }

  @Test("Content stands on top") func contentStandsOnTop() {
    let view = add(UIBlurEffect(style: .regular))
    let dot = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    dot.backgroundColor = .red
    view.contentView.addSubview(dot)
    let color = test.color(at: CGPoint(x: 100, y: 100))
    #expect(color?.red == 255 && color?.green == 0)
  }

  @Test("The content view has its size at once") func theContentViewHasItsSizeAtOnce() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.contentView.frame == view.bounds)
  }

  /// A corner radius rounds the background of a layer and, only with `masksToBounds`, its contents
  /// and sublayers (Apple's documentation of CALayer.cornerRadius). The blur is a subview's.
  @Test("Corners cut the blur only where the view clips")
  func cornersCutTheBlurOnlyWhereTheViewClips() {
    let view = add(UIBlurEffect(style: .systemThickMaterial))
    view.layer.cornerRadius = 30
    #expect((test.color(at: CGPoint(x: 51, y: 51))?.red ?? 0) > 100)
    view.clipsToBounds = true
    #expect(test.color(at: CGPoint(x: 51, y: 51))?.red == 0)
    #expect((test.color(at: CGPoint(x: 70, y: 100))?.red ?? 0) > 100)
  }

  /// "Setting the alpha to less than 1 on the visual effect view or any of its superviews causes
  /// many effects to look incorrect or not show up at all" (Apple's documentation of
  /// UIVisualEffectView).
  @Test("A faded view or superview removes the backdrop", arguments: [false, true])
  func aFadedViewOrSuperviewTakesTheBackdropAway(fadesSuperview: Bool) {
    let container = test.add(UIView(frame: test.view.bounds))
    let view = add(UIBlurEffect(style: .systemUltraThinMaterial))
    container.addSubview(view)
    #expect(blursTheEdge())
    (fadesSuperview ? container : view).alpha = 0.99
    #expect(!blursTheEdge())
  }

  /// Apple's documentation warns of a mask on a superview of the effect view.
  @Test("A masked superview removes the backdrop") func aMaskedSuperviewTakesTheBackdropAway() {
    let container = test.add(UIView(frame: test.view.bounds))
    container.addSubview(add(UIBlurEffect(style: .systemUltraThinMaterial)))
    let mask = UIView(frame: container.bounds)
    mask.backgroundColor = .black
    container.mask = mask
    #expect(!blursTheEdge())
  }

  @Test("A rasterized superview removes the backdrop")
  func aRasterizedSuperviewTakesTheBackdropAway() {
    let container = test.add(UIView(frame: test.view.bounds))
    container.addSubview(add(UIBlurEffect(style: .systemUltraThinMaterial)))
    container.layer.shouldRasterize = true
    #expect(!blursTheEdge())
  }

  /// Clipping to rounded corners composes nothing apart: a blur in a rounded container works.
  @Test("A superview that clips keeps the backdrop") func aSuperviewThatClipsKeepsTheBackdrop() {
    let container = test.add(UIView(frame: test.view.bounds))
    container.addSubview(add(UIBlurEffect(style: .systemUltraThinMaterial)))
    container.layer.cornerRadius = 20
    container.clipsToBounds = true
    #expect(blursTheEdge())
  }

  /// The edge of the stripe is at x = 100: blurred, its dark side is lighter near it than away.
  private func blursTheEdge() -> Bool {
    let near = test.color(at: CGPoint(x: 97, y: 100))?.red ?? 0
    let away = test.color(at: CGPoint(x: 70, y: 100))?.red ?? 0
    return near > away &+ 5
  }

  @Test("Equal styles are equal effects") func equalStylesAreEqualEffects() {
    #expect(UIBlurEffect(style: .regular) == UIBlurEffect(style: .regular))
    #expect(UIBlurEffect(style: .regular) != UIBlurEffect(style: .prominent))
  }
}
