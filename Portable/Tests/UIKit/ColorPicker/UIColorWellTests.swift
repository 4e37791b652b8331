@testable import UIKit
import TestSupport
import Testing

@MainActor struct UIColorWellTests {
  private let host = TestHost()
  private let well = UIColorWell(frame: CGRect(x: 100, y: 300, width: 28, height: 28))

  // Apple's documentation: the well "displays a color picker" when it is tapped, and the picked
  // color is its own.
  @Test("A tap shows the picker whose color the well takes")
  func aTapShowsThePickerWhoseColorTheWellTakes() throws {
    var colors: [UIColor?] = []
    well.addAction(
      UIAction { [weak well] _ in colors.append(well?.selectedColor) }, for: .valueChanged)
    well.selectedColor = .green
    well.title = "Fill"
    well.supportsAlpha = false
    host.window.addSubview(well)
    host.layout()
    host.touches.tap(well)
    host.advance(by: 1)
    let picker = try #require(
      host.rootViewController.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Fill" && !picker.supportsAlpha)
    #expect(picker.selectedColor == .green)
    let view = try #require(picker.view as? ColorPickerView)
    let cell = CGSize(width: view.grid.bounds.width / 12, height: view.grid.bounds.height / 10)
    host.touches.tap(view.grid, at: CGPoint(x: cell.width * 2.5, y: cell.height * 3.5))
    let picked = colors.compactMap { $0 }.map(PickedColor.init)
    #expect(!picked.isEmpty)
    #expect(picked.allSatisfy { $0 == PickedColor.cell(column: 2, row: 3) })
  }
}
