import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import RangeSlider

/// Section 2.8, as a screen reader meets the control.
@MainActor
struct RangeSliderAccessibilityTests {
  private let host = TestHost()
  private let slider = RangeSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 44))

  init() {
    host.add(slider)
  }

  private var elements: [UIAccessibilityElement] {
    slider.accessibilityElements as? [UIAccessibilityElement] ?? []
  }

  private func element(_ thumb: Thumb) -> UIAccessibilityElement {
    slider.accessibilityElement(for: thumb)
  }

  @Test("The control is a container of two elements, lower before upper")
  func container() {
    #expect(!slider.isAccessibilityElement)
    #expect(elements.map(\.accessibilityLabel) == ["Minimum value", "Maximum value"])
    #expect(elements.map(\.isAccessibilityElement) == [true, true])
    expectAccessibility(
      of: slider,
      equals: """
        adjustable "Minimum value" value "0.20" {86, 200, 44, 44}
        adjustable "Maximum value" value "0.80" {250, 200, 44, 44}
        """)
  }

  @Test("From right to left the order is the same and the lower thumb is on the right")
  func rightToLeft() {
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    #expect(elements[0].accessibilityLabel == "Minimum value")
    #expect(elements[0].accessibilityFrame.midX > elements[1].accessibilityFrame.midX)
  }

  @Test("After a swap each element still stands for the same end")
  func afterSwap() {
    slider.collision = .swap
    let start = element(.lower).accessibilityFrame
    host.touches.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX + 220, y: start.midY))
    host.layout()
    #expect(elements[0].accessibilityLabel == "Minimum value")
    #expect(elements[0].accessibilityFrame.midX < elements[1].accessibilityFrame.midX)
  }

  @Test("The elements are the same objects for the life of the control")
  func sameObjects() {
    let before = elements.map(ObjectIdentifier.init)
    slider.lowerValue = 0.4
    slider.isEnabled = false
    slider.thumbImage = UIImage()
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    #expect(elements.map(ObjectIdentifier.init) == before)
  }

  @Test("Frames follow the thumbs in screen coordinates and have room for a finger")
  func frames() {
    slider.frame = CGRect(x: 20, y: 500, width: 300, height: 20)
    slider.lowerValue = 0
    host.layout()
    let frame = element(.lower).accessibilityFrame
    #expect(frame.midY == 510)
    #expect(frame.width >= 44 && frame.height >= 44)
    slider.frame.origin.y = 600
    #expect(element(.lower).accessibilityFrame.midY == 610)
    slider.lowerValue = 0.5
    host.layout()
    #expect(abs(element(.lower).accessibilityFrame.midX - 170) < 0.6)
  }

  @Test("An element has label, value, trait and hint; the app's values take precedence")
  func words() {
    let lower = element(.lower)
    #expect(lower.accessibilityTraits.contains(.adjustable))
    #expect(lower.accessibilityHint == nil)
    slider.accessibilityLabel = "Price"
    slider.accessibilityHint = "In euros"
    #expect(lower.accessibilityLabel == "Price, Minimum value")
    #expect(lower.accessibilityHint == "In euros")
    lower.accessibilityLabel = "From"
    lower.accessibilityValue = "cheap"
    #expect(lower.accessibilityLabel == "From")
    #expect(lower.accessibilityValue == "cheap")
    #expect(element(.upper).accessibilityLabel == "Price, Maximum value")
  }

  @Test("The value is written as on the label")
  func valueText() {
    slider.valueFormatter = { "\(Int($0 * 100)) %" }
    #expect(element(.upper).accessibilityValue == "80 %")
  }

  @Test("A disabled slider is not enabled, nor is a disabled thumb by itself")
  func notEnabled() {
    slider.isUpperThumbEnabled = false
    #expect(!element(.lower).accessibilityTraits.contains(.notEnabled))
    #expect(element(.upper).accessibilityTraits.contains(.notEnabled))
    element(.upper).accessibilityDecrement()
    #expect(slider.upperValue == 0.8)
    slider.isEnabled = false
    #expect(element(.lower).accessibilityTraits.contains(.notEnabled))
    element(.lower).accessibilityIncrement()
    #expect(slider.lowerValue == 0.2)
  }

  @Test("Without steps an adjustment is a tenth of the range, or a set part of it")
  func tenth() {
    slider.maximumValue = 10
    slider.setValues(lower: 2, upper: 8)
    element(.lower).accessibilityIncrement()
    #expect(abs(slider.lowerValue - 3) < 1e-9)
    slider.accessibilityAdjustment = 0.25
    element(.upper).accessibilityDecrement()
    #expect(abs(slider.upperValue - 5.5) < 1e-9)
    slider.accessibilityAdjustment = .nan
    #expect(slider.accessibilityAdjustment == 0.25)
    slider.accessibilityAdjustment = 7
    #expect(slider.accessibilityAdjustment == 1)
  }

  @Test("With steps an adjustment is at least one step, and ends on a step")
  func steps() {
    slider.maximumValue = 10
    slider.step = 3
    slider.setValues(lower: 3, upper: 9)
    element(.lower).accessibilityDecrement()
    #expect(slider.lowerValue == 0)
    element(.lower).accessibilityIncrement()
    #expect(slider.lowerValue == 3)
  }

  @Test("At the limit nothing changes and nothing is sent")
  func limit() {
    slider.minimumDistance = 0.5
    slider.setValues(lower: 0.3, upper: 0.8)
    let recorder = ControlEventRecorder(slider)
    element(.lower).accessibilityIncrement()
    #expect(slider.lowerValue == 0.3 && slider.upperValue == 0.8)
    #expect(recorder.names.isEmpty)
  }

  @Test("Increment raises the value whichever way the slider runs")
  func direction() {
    slider.semanticContentAttribute = .forceRightToLeft
    element(.lower).accessibilityIncrement()
    #expect(abs(slider.lowerValue - 0.3) < 1e-9)
    slider.isVertical = true
    element(.lower).accessibilityDecrement()
    #expect(abs(slider.lowerValue - 0.2) < 1e-9)
  }

  @Test("An adjustment sends one change, then the end, even if only the end is reported")
  func events() {
    slider.isContinuous = false
    let recorder = ControlEventRecorder(slider)
    element(.lower).accessibilityIncrement()
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered", "editingDidEnd"])
  }

  @Test("The handler reads the new value")
  func callback() {
    var heard: [String?] = []
    slider.addAction(
      UIAction { [element = element(.lower)] _ in heard.append(element.accessibilityValue) },
      for: .valueChanged)
    element(.lower).accessibilityIncrement()
    #expect(heard == ["0.30"])
  }

  @Test("Nothing is announced while a finger drags")
  func silence() {
    UIAccessibility.removePosted()
    let start = element(.lower).accessibilityFrame
    host.touches.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX + 60, y: start.midY))
    #expect(slider.lowerValue > 0.3)
    #expect(UIAccessibility.posted.isEmpty)
  }

  @Test("An activation is at the center of the thumb")
  func activationPoint() {
    slider.lowerValue = 0
    host.layout()
    let point = element(.lower).accessibilityActivationPoint
    #expect(abs(point.x - 54) < 1)
    #expect(point.y == 222)
  }

  @Test("Where the range can be dragged, actions move it")
  func rangeActions() {
    #expect(element(.lower).accessibilityCustomActions == nil)
    slider.dragsRange = true
    let actions = element(.upper).accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Move range up", "Move range down"])
    let recorder = ControlEventRecorder(slider)
    #expect(actions.first?.activate() == true)
    #expect(abs(slider.lowerValue - 0.3) < 1e-9 && abs(slider.upperValue - 0.9) < 1e-9)
    #expect(recorder.names == ["valueChanged", "primaryActionTriggered", "editingDidEnd"])
    #expect(actions.first?.activate() == true)
    #expect(slider.upperValue == 1)
    #expect(actions.first?.activate() == false)
    #expect(actions.last?.activate() == true)
    #expect(abs(slider.upperValue - slider.lowerValue - 0.6) < 1e-9)
  }

  @Test("With steps the range moves by them, and the app's own actions stay")
  func rangeActionsWithSteps() {
    slider.maximumValue = 100
    slider.step = 20
    slider.setValues(lower: 20, upper: 60)
    slider.dragsRange = true
    element(.lower).accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reset") { _ in true }
    ]
    let actions = element(.lower).accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Move range up", "Move range down", "Reset"])
    actions.first?.activate()
    #expect(slider.lowerValue == 40 && slider.upperValue == 80)
    slider.isLowerThumbEnabled = false
    #expect(element(.lower).accessibilityCustomActions?.count == 1)
  }

  @Test("An adjustment of one thumb keeps the request of the other one")
  func keepsOtherRequest() {
    slider.maximumValue = 100
    slider.setValues(lower: 20, upper: 50)
    slider.maximumValue = 40
    element(.lower).accessibilityDecrement()
    slider.maximumValue = 100
    #expect(slider.upperValue == 50)
    slider.maximumValue = 40
    element(.upper).accessibilityDecrement()
    slider.maximumValue = 100
    #expect(slider.upperValue == 36)
  }

  @Test("The spoken texts exist in every language of the kit", arguments: ["de", "ja", "ar"])
  func languages(language: String) {
    for text in [RangeSliderString.moveRangeUp, .moveRangeDown, .lowerValue, .upperValue] {
      #expect(!text.text(language: language).isEmpty)
      #expect(text.text(language: language) != text.text(language: "en"))
    }
  }
}
