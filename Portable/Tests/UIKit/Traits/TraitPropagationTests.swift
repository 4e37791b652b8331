import TestSupport
import Testing

private struct Density: UITraitDefinition {
  static let defaultValue = 4
}

/// As on iOS, overrides are a structure, so a method of an app can change them.
extension UITraitOverrides {
  fileprivate mutating func makeDense() { self[Density.self] = 9 }
}

@MainActor struct TraitPropagationTests {
  final class Observing: UIView {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes += 1
    }
  }

  @Test("The scene's traits reach every view") func theScenesTraitsReachEveryView() {
    let host = TestHost(style: .dark, direction: .rightToLeft, contentSize: .accessibilityLarge)
    let view = host.add(UIView())
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
  }

  /// Since iOS 17 a view that enters a hierarchy has its new traits from before its layout on, not
  /// when `addSubview` returns ("Unleash the UIKit trait system", WWDC 2023).
  @Test("A view gets its traits before its layout") func aViewGetsItsTraitsBeforeItsLayout() {
    final class Noting: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func layoutSubviews() { styles.append(traitCollection.userInterfaceStyle) }
    }
    let host = TestHost(style: .dark)
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = view.traitCollection.userInterfaceStyle
    host.view.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == before)
    host.layout()
    #expect(view.styles == [.dark])
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A change is reported once per view") func aChangeIsToldOncePerView() {
    let host = TestHost()
    let outer = Observing()
    let inner = Observing()
    outer.addSubview(inner)
    host.add(outer)
    var told: [UIUserInterfaceStyle] = []
    inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Observing, previous: UITraitCollection) in
      told.append(previous.userInterfaceStyle)
      told.append(view.traitCollection.userInterfaceStyle)
    }
    (outer.changes, inner.changes) = (0, 0)
    host.host.appearance.style = .dark
    host.advanceFrames(2)
    #expect(told == [.light, .dark])
    #expect(outer.changes == 1)
    #expect(inner.changes == 1)
  }

  /// `UITraitOverrides` is a structure and `traitOverrides` can be set (UIKit's interface for Swift).
  @Test("Overrides are a separate value") func overridesAreAValueOfTheirOwn() {
    let (first, second) = (UIView(), UIView())
    first.traitOverrides.makeDense()
    let overrides: UITraitOverrides = first.traitOverrides
    first.traitOverrides.remove(Density.self)
    second.traitOverrides = overrides
    first.updateTraitsIfNeeded()
    second.updateTraitsIfNeeded()
    #expect(first.traitCollection[Density.self] == 4)
    #expect(second.traitCollection[Density.self] == 9)
  }

  @Test("Overrides hold for the subtree from the next update")
  func overridesHoldForTheSubtreeFromTheNextUpdate() {
    let host = TestHost()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    host.add(outer)
    var calls = 0
    inner.registerForTraitChanges([Density.self]) { (_: UIView, _) in calls += 1 }
    outer.traitOverrides[Density.self] = 1
    outer.traitOverrides[Density.self] = 2
    #expect(inner.traitCollection[Density.self] == 4)
    host.advanceFrames()
    #expect(inner.traitCollection[Density.self] == 2)
    #expect(calls == 1)
    #expect(outer.traitOverrides.contains(Density.self))
    outer.traitOverrides.remove(Density.self)
    outer.updateTraitsIfNeeded()
    #expect(inner.traitCollection[Density.self] == 4)
    #expect(calls == 2)
  }

  @Test("An overridden style resolves colors again") func anOverriddenStyleResolvesColorsAgain() {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    host.add(view)
    #expect(host.color(at: CGPoint(x: 10, y: 10)) == PixelColor(.green))
    view.overrideUserInterfaceStyle = .dark
    host.advanceFrames()
    #expect(host.color(at: CGPoint(x: 10, y: 10)) == PixelColor(.red))
    view.overrideUserInterfaceStyle = .unspecified
    host.advanceFrames()
    #expect(host.color(at: CGPoint(x: 10, y: 10)) == PixelColor(.green))
  }

  @Test("Joining a dark window resolves colors") func joiningADarkWindowResolvesColors() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    let host = TestHost(style: .dark)
    host.add(view)
    #expect(host.color(at: CGPoint(x: 10, y: 10)) == PixelColor(.red))
  }

  @Test("Views made for another scene follow their superview")
  func viewsMadeForAnotherSceneFollowTheirSuperview() {
    let early = UIView()
    let leaf = UIView()
    early.addSubview(leaf)
    let host = TestHost(style: .dark)
    let late = UIView()
    late.addSubview(early)
    host.add(late)
    #expect(early.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Outside a window an override takes effect at once")
  func outsideAWindowAnOverrideCountsAtOnce() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Traits pass through controllers") func traitsPassThroughControllers() {
    let host = TestHost()
    let child = UIViewController()
    host.rootViewController.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host.rootViewController)
    let leaf = UIView()
    child.view.addSubview(leaf)
    child.traitOverrides[Density.self] = 8
    host.advanceFrames()
    #expect(leaf.traitCollection[Density.self] == 8)
    #expect(host.view.traitCollection[Density.self] == 4)
    host.host.appearance.style = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection[Density.self] == 8)
  }

  @Test("Only changes of registered traits are reported") func onlyTheTraitsRegisteredForAreTold() {
    let host = TestHost()
    let view = host.add(UIView())
    var calls = 0
    view.registerForTraitChanges([Density.self, UITraitLegibilityWeight.self]) { (_: UIView, _) in
      calls += 1
    }
    host.host.appearance.style = .dark
    #expect(calls == 0)
    view.traitOverrides[Density.self] = 5
    view.updateTraitsIfNeeded()
    #expect(calls == 1)
  }

  @Test("A registration can be removed") func aRegistrationEnds() {
    let host = TestHost()
    let view = host.add(UIView())
    var calls = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in calls += 1
    }
    view.unregisterForTraitChanges(registration)
    host.host.appearance.style = .dark
    #expect(calls == 0)
  }

  @Test("Size classes follow the scene") func sizeClassesFollowTheScene() {
    let host = TestHost()
    #expect(host.view.traitCollection.verticalSizeClass == .regular)
    host.host.resize(to: CGSize(width: 667, height: 375))
    #expect(host.view.traitCollection.horizontalSizeClass == .compact)
    #expect(host.view.traitCollection.verticalSizeClass == .compact)
  }
}
