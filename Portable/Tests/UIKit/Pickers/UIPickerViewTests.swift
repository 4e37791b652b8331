@testable import UIKit
import TestSupport
import Testing

/// The data of a picker, and what it was told.
@MainActor private final class Menu: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var components = [10]
  var selections: [[Int]] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    components[component]
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append([row, component])
  }
}

@MainActor struct UIPickerViewTests {
  private let host = TestHost()
  private let menu = Menu()
  private let picker = UIPickerView(frame: CGRect(x: 35, y: 200, width: 320, height: 216))

  init() {
    picker.dataSource = menu
    picker.delegate = menu
    host.add(picker)
  }

  private var column: PickerColumnView? {
    picker.subviews.lazy.compactMap { $0 as? PickerColumnView }.first
  }

  @Test("A drag selects the row at rest, and reports it once")
  func aDragSelectsTheRowAtRestAndReportsItOnce() {
    host.touches.drag(
      in: picker, from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 70), duration: 1)
    host.touches.advance(by: 2)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row == 2 || row == 3)
    #expect(menu.selections == [[row, 0]])
    #expect(
      column.map { ($0.contentOffset.y + $0.contentInset.top).truncatingRemainder(dividingBy: 32) }
        == 0)
  }

  @Test("A wheel that was thrown stops at its end") func aWheelThatWasThrownStopsAtItsEnd() {
    host.touches.drag(
      in: picker, from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 10), duration: 0.05)
    #expect(menu.selections.isEmpty && picker.selectedRow(inComponent: 0) == 0)
    host.touches.advance(by: 5)
    #expect(menu.selections == [[9, 0]])
  }

  @Test("A tap on a row turns it to the middle") func aTapOnARowTurnsItToTheMiddle() {
    host.touches.tap(picker, at: CGPoint(x: 160, y: 108 + 62))
    host.advance(by: 1)
    #expect(menu.selections == [[2, 0]])
  }

  @Test("A finger that stops a wheel and lifts leaves it on a row")
  func aFingerThatStopsAWheelAndLiftsLeavesItOnARow() {
    host.touches.drag(
      in: picker, from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 120), duration: 0.1)
    host.advance(by: 0.1)
    host.touches.down(in: picker, at: CGPoint(x: 160, y: 108))
    host.advance(by: 1)
    host.touches.up()
    host.advance(by: 2)
    let row = picker.selectedRow(inComponent: 0)
    #expect(menu.selections == [[row, 0]])
  }

  @Test("A resize while a wheel turns keeps the visible row")
  func aResizeWhileAWheelTurnsKeepsTheRowThatIsSeen() {
    host.touches.drag(
      in: picker, from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 120), duration: 0.1)
    host.advance(by: 0.1)
    picker.frame.size.height = 160
    host.layout()
    host.advance(by: 2)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 0)
    #expect(menu.selections == [[row, 0]])
  }

  @Test("Assistive technology adjusts each component")
  func assistiveTechnologyAdjustsEachComponent() throws {
    let column = try #require(column)
    #expect(column.isAccessibilityElement && column.accessibilityTraits == .adjustable)
    #expect(column.accessibilityValue == "Row 0")
    column.accessibilityIncrement()
    column.accessibilityIncrement()
    column.accessibilityDecrement()
    #expect(column.accessibilityValue == "Row 1")
    column.accessibilityDecrement()
    column.accessibilityDecrement()
    #expect(menu.selections.map(\.first) == [1, 2, 1, 0])
  }

  @Test("Only visible rows have views") func onlyTheRowsThatAreSeenHaveViews() {
    menu.components = [100_000]
    picker.reloadAllComponents()
    picker.selectRow(50_000, inComponent: 0, animated: false)
    host.layout()
    let rows = column?.subviews.compactMap { $0 as? PickerRowView } ?? []
    #expect((5...12).contains(rows.count))
    let seen = rows.max { $0.alpha < $1.alpha }
    #expect(seen?.label.text == "Row 50000" && seen?.alpha == 1)
  }

  @Test("A missing component or row is a misuse")
  func aComponentOrARowThatThereIsNotIsAMisuse() {
    expectMisuse("UIPickerView.selectRow(_:inComponent:animated:)", reason: "component 3") {
      picker.selectRow(0, inComponent: 3, animated: false)
    }
    expectMisuse("UIPickerView.selectRow(_:inComponent:animated:)", reason: "row 10") {
      picker.selectRow(10, inComponent: 0, animated: false)
    }
  }
}
