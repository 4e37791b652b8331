import UIKit

extension CatalogPage {
  /// The controls under constraints, in either direction and at any text size.
  static let autoLayout = CatalogPage(
    id: "auto-layout", title: "Auto Layout", module: "ControlKit",
    summary: "Every control under constraints.",
    keywords: [
      "constraints", "stack", "anchors", "table", "cell", "dynamic", "type", "direction", "right",
    ],
    article: "ControlCore/InterfaceBuilder", symbol: "arrow.up.left.and.arrow.down.right",
    color: .systemIndigo,
    states: layoutStates,
    form: .screen(
      "Controls", modules: ["ActionSheet", "ControlExtras", "DrawingBoard", "RangeSlider"],
      declarations: CodeForm.declarations("ControlsCode"),
      making: ["let controller = ControlsViewController()"])
  ) { report in
    let screen = ControlsViewController()
    for sample in screen.samples { sample.view.reportEvents(to: report) }
    return .screen(screen)
  }

  private static let layoutStates: [PageState] = {
    let page = PageState.of(ControlsViewController.self)
    return [
      page("stack", "Stack"),
      page(
        "right-to-left", "Right to left",
        setUp: { $0.traitOverrides.layoutDirection = .rightToLeft }),
      page(
        "small-text", "Small text",
        setUp: { $0.traitOverrides.preferredContentSizeCategory = .extraSmall }),
      page(
        "large-text", "Large text",
        setUp: {
          $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }),
      page("table", "Table", setUp: { $0.usesTable = true }),
    ]
  }()
}
