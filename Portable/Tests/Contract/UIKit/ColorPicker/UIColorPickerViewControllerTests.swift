import Testing
import UIKit

/// Rules of Apple's documentation of `UIColorPickerViewController`.
@MainActor struct UIColorPickerViewControllerContractTests {
  private final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
    var count = 0

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { count += 1 }
  }

  @Test("A picker supports opacity") func aPickerSupportsOpacity() {
    #expect(UIColorPickerViewController().supportsAlpha)
  }

  @Test("The selected color is kept and no delegate is called")
  func theSelectedColorIsKeptAndNoDelegateIsCalled() {
    let picker = UIColorPickerViewController()
    let delegate = Delegate()
    picker.delegate = delegate
    picker.selectedColor = .red
    picker.loadViewIfNeeded()
    #expect(picker.selectedColor == .red && delegate.count == 0)
  }
}
