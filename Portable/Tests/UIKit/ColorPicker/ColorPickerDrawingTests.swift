@testable import UIKit
import TestSupport
import Testing

@MainActor struct ColorPickerDrawingTests {
  private func show(
    _ style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large, showsSliders: Bool = false
  ) -> TestHost {
    let host = TestHost(
      size: CGSize(width: 390, height: 760), style: style, direction: direction,
      contentSize: contentSize)
    let picker = UIColorPickerViewController()
    var color = PickedColor.cell(column: 4, row: 5)
    color.alpha = 0.6
    picker.selectedColor = color.color
    picker.loadViewIfNeeded()
    if showsSliders { (picker.view as? ColorPickerView)?.modes.selectedSegmentIndex = 1 }
    host.rootViewController.present(picker, animated: true)
    host.advance(by: 1)
    return host
  }

  @Test("The grid is drawn in light") func gridInLight() { expectSnapshot(of: show()) }

  @Test("The sliders are drawn in dark") func slidersInDark() {
    expectSnapshot(of: show(.dark, showsSliders: true))
  }

  @Test("The sliders are drawn right to left with large text")
  func slidersRightToLeftWithLargeText() {
    expectSnapshot(
      of: show(direction: .rightToLeft, contentSize: .accessibilityMedium, showsSliders: true))
  }
}
