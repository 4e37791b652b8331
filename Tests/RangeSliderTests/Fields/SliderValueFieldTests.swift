import ControlCore
import TestSupport
import Testing
import UIKit

@testable import RangeSlider

/// Fields for typing values.
@MainActor
@Suite(.serialized)
struct SliderValueFieldTests {
  private let stage = SliderStage()
  private let field: SliderValueField
  private var slider: RangeSliderControl { stage.slider }

  init() {
    field = SliderValueField(slider: stage.slider, thumb: .lower)
    field.frame = CGRect(x: 40, y: 300, width: 120, height: 40)
    stage.host.add(field)
  }

  /// Replaces the text as the user does.
  private func type(_ text: String) {
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.host.type(text)
  }

  private func pressReturn() { stage.host.press(.keyboardReturnOrEnter, characters: "\r") }

  @Test("The field shows the text of the label at every change of value, format and thumb")
  func follows() {
    #expect(field.text == slider.text(for: 20))
    slider.lowerValue = 30
    #expect(field.text == slider.text(for: 30))
    stage.drag(.lower, by: 10)
    #expect(field.text == slider.text(for: Double(slider.lowerValue)))
    slider.valueFormatter = { "\(Int($0.rounded())) km" }
    #expect(field.text == "40 km")
    field.thumb = .upper
    #expect(field.text == "80 km")
    field.thumb = Thumb(rawValue: 5)
    #expect(field.text == "")
  }

  @Test("A field shows the value of its thumb once the slider has it")
  func count() {
    let slider = MultiSliderControl(frame: CGRect(x: 40, y: 400, width: 300, height: 44))
    slider.thumbCount = 1
    let field = SliderValueField(slider: slider, thumb: .upper)
    #expect(field.text == "")
    slider.thumbCount = 2
    #expect(field.text == slider.text(for: Double(slider.thumbValues[1])))
    slider.thumbCount = 1
    #expect(field.text == "")
  }

  @Test("Return sets the value as a key does, and ends editing")
  func returns() {
    let recorder = ControlEventRecorder(slider)
    type("42")
    #expect(slider.lowerValue == 20)
    pressReturn()
    #expect(!field.isFirstResponder)
    #expect(slider.lowerValue == 42)
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered", "editingDidEnd"])
    #expect(slider.lastChange?.source == .keyboard)
    #expect(slider.lastChange?.thumbs == ThumbSet(.lower))
  }

  @Test("The end of editing sets the value by the rules, and the field shows the result")
  func rules() {
    slider.step = 5
    for (text, value) in [("43", 45), ("95", 80), ("-7", 0)] as [(String, CGFloat)] {
      type(text)
      field.resignFirstResponder()
      #expect(slider.lowerValue == value)
      #expect(slider.upperValue == 80)
      #expect(field.text == slider.text(for: Double(value)))
    }
  }

  @Test("A text without a number restores that of the value", arguments: ["", "abc", "∞"])
  func unreadable(text: String) {
    let recorder = ControlEventRecorder(slider)
    let before = field.text
    type(text.isEmpty ? "1" : text)
    if text.isEmpty { field.deleteBackward() }
    pressReturn()
    #expect(field.text == before)
    #expect(slider.lowerValue == 20 && recorder.events.isEmpty)
  }

  @Test("Escape ends editing and restores the text")
  func escape() {
    let before = field.text
    type("42")
    stage.host.press(.keyboardEscape)
    #expect(!field.isFirstResponder)
    #expect(field.text == before && slider.lowerValue == 20)
    type("43")
    pressReturn()
    #expect(slider.lowerValue == 43)
  }

  @Test("Escape belongs to the input method while it composes")
  func composing() {
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.host.host.compose("4")
    stage.host.press(.keyboardEscape)
    #expect(field.isFirstResponder)
  }

  @Test(
    "A visit keeps a value with more digits than its text, and a text is not replaced meanwhile")
  func visit() {
    slider.lowerValue = 33.123456
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(slider.lowerValue == 33.123456)
    type("42")
    slider.lowerValue = 10
    #expect(field.text == "42")
    pressReturn()
    #expect(slider.lowerValue == 42)
  }

  @Test("The text of a thumb that the user cannot move is restored")
  func locked() {
    slider.isLowerThumbEnabled = false
    type("42")
    pressReturn()
    #expect(slider.lowerValue == 20 && field.text == slider.text(for: 20))
  }

  @Test("A parser reads the texts of other units")
  func parser() {
    slider.valueFormatter = { "\(Int($0)) : 00" }
    field.valueParser = { Double($0.prefix { $0 != ":" }.filter { !$0.isWhitespace }) }
    type("7 : 30")
    pressReturn()
    #expect(slider.lowerValue == 7 && field.text == "7 : 00")
  }

  @Test("The keyboard has a minus sign for negative values, unless the app chose another one")
  func keyboard() {
    #expect(field.keyboardType == .decimalPad)
    slider.minimumValue = -5
    #expect(field.keyboardType == .numbersAndPunctuation)
    field.keyboardType = .numberPad
    slider.minimumValue = 0
    #expect(field.keyboardType == .numberPad)
  }

  @Test("The label is that of the thumb, or the app's")
  func accessibility() {
    slider.accessibilityLabel = "Price"
    #expect(field.accessibilityLabel == slider.accessibilityElement(for: .lower).accessibilityLabel)
    #expect(field.accessibilityLabel?.hasPrefix("Price") == true)
    field.accessibilityLabel = "From"
    #expect(field.accessibilityLabel == "From")
  }

  @Test("Another slider replaces the old one, and discards what was typed")
  func otherSlider() {
    let other = RangeSliderControl()
    other.maximumValue = 100
    other.setValues(lower: 50, upper: 60)
    type("42")
    field.slider = other
    #expect(field.text == other.text(for: 50))
    pressReturn()
    #expect(slider.lowerValue == 20 && other.lowerValue == 50)
    slider.lowerValue = 70
    #expect(field.text == other.text(for: 50))
    #expect(slider.valueFields.isEmpty)
  }

  @Test("A field keeps neither the slider nor itself")
  func release() {
    weak var slider: RangeSliderControl?
    weak var released: SliderValueField?
    let kept = SliderValueField()
    autoreleasepool {
      let temporary = RangeSliderControl()
      slider = temporary
      kept.slider = temporary
      let field = SliderValueField(slider: temporary, thumb: .upper)
      released = field
    }
    #expect(slider == nil && released == nil)
  }
}
