import ControlCore
import TestSupport
import Testing

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

  @Test("A1: the control is a container of two elements, lower before upper")
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

  @Test("A1: from right to left the order is the same and the lower thumb is on the right")
  func rightToLeft() {
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    #expect(elements[0].accessibilityLabel == "Minimum value")
    #expect(elements[0].accessibilityFrame.midX > elements[1].accessibilityFrame.midX)
  }

  @Test("A2: the elements are the same objects for the life of the control")
  func sameObjects() {
    let before = elements.map(ObjectIdentifier.init)
    slider.lowerValue = 0.4
    slider.isEnabled = false
    slider.thumbImage = UIImage()
    slider.semanticContentAttribute = .forceRightToLeft
    host.layout()
    #expect(elements.map(ObjectIdentifier.init) == before)
  }

  @Test("A2: frames follow the thumbs in screen coordinates and have room for a finger")
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

  @Test("A3: label, value, trait and hint are there; the app's own go first")
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

  @Test("A4: without steps an adjustment is a tenth of the range, or another part of it")
  func tenth() {
    slider.maximumValue = 10
    slider.lowerValue = 2
    slider.upperValue = 8
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

  @Test("A6: what is read in the callback is the new value")
  func callback() {
    var heard: [String?] = []
    slider.addAction(
      UIAction { [element = element(.lower)] _ in heard.append(element.accessibilityValue) },
      for: .valueChanged)
    element(.lower).accessibilityIncrement()
    #expect(heard == ["0.30"])
  }

  @Test("A7: nothing is announced while a finger drags")
  func silence() {
    UIAccessibility.removePosted()
    let start = element(.lower).accessibilityFrame
    host.touches.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX + 60, y: start.midY))
    #expect(slider.lowerValue > 0.3)
    #expect(UIAccessibility.posted.isEmpty)
  }

  @Test("A8: an activation goes to the middle of the thumb")
  func activationPoint() {
    slider.lowerValue = 0
    host.layout()
    let point = element(.lower).accessibilityActivationPoint
    #expect(abs(point.x - 54) < 1)
    #expect(point.y == 222)
  }

  @Test("V9: an adjustment forgets what was asked for earlier")
  func commits() {
    slider.maximumValue = 100
    slider.lowerValue = 20
    slider.upperValue = 50
    slider.maximumValue = 40
    element(.lower).accessibilityDecrement()
    slider.maximumValue = 100
    #expect(slider.upperValue == 40)
  }

  @Test("A3: the words are spoken in every language of the kit", arguments: ["de", "ja", "ar"])
  func languages(language: String) {
    for text in [LocalizedText.moveRangeUp, .moveRangeDown, .lowerValue, .upperValue] {
      #expect(!text.text(language: language).isEmpty)
      #expect(text.text(language: language) != text.text(language: "en"))
    }
  }
}
