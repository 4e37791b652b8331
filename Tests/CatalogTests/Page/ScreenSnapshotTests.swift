import ControlCore
import ControlExtras
import TestSupport
import Testing

@testable import CatalogApp

/// What the pages of the shared core look like, whole.
@MainActor
struct ScreenSnapshotTests {
  private func expectPage(
    _ page: String, state: String? = nil, height: CGFloat, named name: String,
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, function: String = #function
  ) async {
    let host = TestHost(
      size: CGSize(width: 390, height: height),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), style: style,
      direction: direction, contentSize: contentSize,
      rootViewController: CatalogNavigation.make(openingOn: page, state: state))
    await host.advance(by: 0.5)
    expectSnapshot(
      of: host, named: name, tolerance: SnapshotTolerance(component: 40), function: function)
  }

  // Over two seconds, because five whole pages are drawn and compared.
  @Test("Every combination of states is visible")
  func statefulButton() async {
    let page = "stateful-button"
    await expectPage(page, height: 1300, named: "light")
    await expectPage(page, state: "combined", height: 1300, named: "dark", style: .dark)
    await expectPage(page, state: "single", height: 1300, named: "rtl", direction: .rightToLeft)
    await expectPage(page, state: "configured", height: 1300, named: "configured")
    await expectPage(
      page, height: 2600, named: "largest", contentSize: .accessibilityExtraExtraExtraLarge)
  }

  // Over two seconds, because four whole pages are drawn and compared.
  @Test("The hit areas are visible")
  func hitShapes() async {
    let page = "hit-shapes"
    await expectPage(page, height: 1620, named: "light")
    await expectPage(page, state: "touched", height: 1620, named: "dark", style: .dark)
    await expectPage(page, height: 1620, named: "rtl", direction: .rightToLeft)
    await expectPage(
      page, height: 3000, named: "largest", contentSize: .accessibilityExtraExtraExtraLarge)
  }

  @Test("The running pulse is visible")
  func pulse() async {
    let page = "pulse"
    await expectPage(page, height: 844, named: "light")
    await expectPage(page, state: "busy", height: 844, named: "dark", style: .dark)
    await expectPage(page, state: "person", height: 844, named: "rtl", direction: .rightToLeft)
    await expectPage(
      page, height: 844, named: "largest", contentSize: .accessibilityExtraExtraExtraLarge)
  }

  // Over two seconds, because eight whole pages are drawn and compared.
  @Test("Dialogs and toasts are drawn at a fold, above the keyboard and in both designs")
  func folds() async {
    guard #available(iOS 26, *) else { return }
    let small = CGSize(width: 466, height: 678)
    let large = CGSize(width: 626, height: 890)
    await expectFold("dialog/fold-upright", size: small, named: "dialog-upright")
    await expectFold(
      "dialog/fold-upright-keyboard", size: small, named: "dialog-upright-keyboard", style: .dark,
      design: .glass)
    await expectFold(
      "dialog/fold-across", size: large, named: "dialog-across", style: .dark,
      direction: .rightToLeft)
    await expectFold(
      "dialog/fold-across-keyboard", size: large, named: "dialog-across-keyboard",
      contentSize: .accessibilityExtraExtraExtraLarge, design: .glass)
    await expectFold(
      "toasts/fold-upright", size: small, named: "toast-upright", direction: .rightToLeft,
      design: .glass)
    await expectFold("toasts/fold-across-keyboard", size: small, named: "toast-across-keyboard")
    await expectFold("toasts/fold-progress", size: large, named: "toast-progress", style: .dark)
    await expectFold(
      "toasts/fold-equal", size: large, named: "toast-equal",
      contentSize: .accessibilityExtraExtraExtraLarge)
  }

  private func expectFold(
    _ place: String, size: CGSize, named name: String, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, design: SystemDesign = .classic
  ) async {
    let names = place.split(separator: "/").map(String.init)
    let host = TestHost(
      size: size, scale: 1, safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      style: style, direction: direction, contentSize: contentSize, hasHardwareKeyboard: false,
      rootViewController: CatalogNavigation.make(openingOn: names[0], state: names[1]))
    host.window.traitOverrides.systemDesign = design
    await host.advance(by: 1.5)
    expectSnapshot(
      of: host, named: name, tolerance: SnapshotTolerance(component: 40), function: "folds")
  }
}
