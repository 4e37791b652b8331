@testable import UIKit
import TestSupport
import Testing

@MainActor struct UIColorPickerViewControllerTests {
  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
    var picks: [(PickedColor, Bool)] = []
    var ends = 0

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { picks.append((PickedColor(color), continuously)) }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      ends += 1
    }
  }

  private let host = TestHost()
  private let delegate = Delegate()

  private func show() throws -> (UIColorPickerViewController, ColorPickerView) {
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    host.rootViewController.present(picker, animated: true)
    host.advance(by: 1)
    return (picker, try #require(picker.view as? ColorPickerView))
  }

  @Test("A tap on a cell picks its color") func aTapOnACellPicksItsColor() throws {
    let (picker, view) = try show()
    let cell = CGSize(width: view.grid.bounds.width / 12, height: view.grid.bounds.height / 10)
    host.touches.tap(view.grid, at: CGPoint(x: cell.width * 2.5, y: cell.height * 3.5))
    let expected = PickedColor.cell(column: 2, row: 3)
    #expect(PickedColor(picker.selectedColor) == expected)
    #expect(delegate.picks.last?.0 == expected && delegate.picks.last?.1 == false)
  }

  // Apple's documentation of the method: `continuously` is true while the user still drags.
  @Test("A sliding finger picks continuously") func aSlidingFingerPicksContinuously() throws {
    let (_, view) = try show()
    host.touches.down(host.touches.point(CGPoint(x: 5, y: 5), in: view.grid))
    host.touches.move(to: host.touches.point(CGPoint(x: 300, y: 100), in: view.grid))
    #expect(delegate.picks.count >= 1 && delegate.picks.allSatisfy(\.1))
    host.touches.up()
    #expect(delegate.picks.last?.1 == false)
  }

  @Test("The opacity keeps the color") func theOpacityKeepsTheColor() throws {
    let (picker, view) = try show()
    picker.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    host.touches.tap(view.opacityTrack)
    let picked = PickedColor(picker.selectedColor)
    #expect(abs(picked.alpha - 0.5) < 0.02 && picked.red == 1 && picked.blue == 0)
  }

  @Test("Without opacity its slider is hidden") func withoutOpacityItsSliderIsHidden() throws {
    let (picker, view) = try show()
    picker.supportsAlpha = false
    host.layout()
    #expect(view.opacityTrack.isHidden)
  }

  @Test("Sliders set the components") func slidersPickTheParts() throws {
    let (picker, view) = try show()
    view.modes.selectedSegmentIndex = 1
    view.setNeedsLayout()
    host.layout()
    #expect(view.grid.isHidden && !view.tracks[0].isHidden)
    host.touches.tap(view.tracks[1], at: CGPoint(x: 2, y: 18))
    #expect(PickedColor(picker.selectedColor) == PickedColor(red: 1, green: 0, blue: 1))
    view.tracks[1].accessibilityIncrement()
    #expect(abs(PickedColor(picker.selectedColor).green - 0.05) < 0.001)
  }

  @Test("Closing notifies the delegate") func closingTellsTheDelegate() throws {
    let (picker, _) = try show()
    picker.dismiss(animated: true)
    host.advance(by: 1)
    #expect(delegate.ends == 1)
  }

  @Test("Colors outside of sRGB are limited") func colorsOutsideOfSRGBAreLimited() throws {
    let (picker, _) = try show()
    picker.selectedColor = UIColor(red: .nan, green: 2, blue: -1, alpha: 1)
    host.layout()
    #expect(PickedColor(picker.selectedColor) == PickedColor(red: 0, green: 1, blue: 0))
  }
}
