import TestSupport
import Testing

@testable import CatalogApp

/// What the catalog looks like.
@MainActor
struct CatalogSnapshotTests {
  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func expectPage(
    _ page: String?, named name: String, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, function: String = #function
  ) {
    let host = TestHost(
      scale: scale, safeAreaInsets: Self.safeArea, style: style, direction: direction,
      contentSize: contentSize,
      rootViewController: CatalogNavigation.make(openingOn: page))
    host.advance(by: 0.5)
    expectSnapshot(of: host, named: name, function: function)
  }

  @Test("The list looks as recorded") func list() {
    expectPage(nil, named: "light")
    expectPage(nil, named: "dark", style: .dark)
    expectPage(nil, named: "rtl", direction: .rightToLeft)
  }

  @Test("The range slider's page looks as recorded") func rangeSlider() {
    expectPage("range-slider", named: "light")
    expectPage("range-slider", named: "dark", style: .dark)
    expectPage("range-slider", named: "rtl", direction: .rightToLeft)
    expectPage("range-slider", named: "light@3x", scale: 3)
    expectPage("range-slider", named: "largest", contentSize: .accessibilityExtraExtraExtraLarge)
  }
}
