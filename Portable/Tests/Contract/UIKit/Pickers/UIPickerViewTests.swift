import Testing
import UIKit

@MainActor private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows = 5
  var selections = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections += 1
  }
}

/// Rules of Apple's documentation of `UIPickerView`.
@MainActor struct UIPickerViewContractTests {
  private let titles = Titles()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  @Test("A picker without a data source has no components")
  func aPickerWithoutADataSourceHasNoComponents() {
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("A row that is selected by code is not reported")
  func aRowThatIsSelectedByCodeIsNotReported() {
    picker.dataSource = titles
    picker.delegate = titles
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(3, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 3 && picker.selectedRow(inComponent: 0) == 0)
    #expect(titles.selections == 0)
  }

  // "nil if the row/component is not visible or the delegate does not implement" the method.
  @Test("A title has no view") func aTitleHasNoView() {
    picker.dataSource = titles
    picker.delegate = titles
    picker.layoutIfNeeded()
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }
}
