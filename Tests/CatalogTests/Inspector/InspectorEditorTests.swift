import ControlCore
import TestSupport
import Testing

@testable import CatalogApp

/// An editor for every kind of attribute.
@MainActor
struct InspectorEditorTests {
  private final class Sample: Control, Inspectable {
    var flag = false
    var count = 2
    var mode = 0
    var amount: CGFloat = 0.5
    var third: CGFloat = 0
    var text = "one"
    var point = CGPoint(x: 1, y: 2)
    var size = CGSize(width: 3, height: 4.5)
    var area = CGRect(x: 1, y: 2, width: 3, height: 4)
    var color = UIColor.systemBlue
    var image: UIImage?

    static var inspectableProperties: [InspectableProperty] {
      [
        InspectableProperty("flag", \Sample.flag, kind: .bool, default: false),
        InspectableProperty("count", \Sample.count, kind: .integer(0...9), default: 2),
        InspectableProperty(
          "mode", \Sample.mode, kind: .choice(["Slow", "Fast"]), default: 0),
        InspectableProperty("amount", \Sample.amount, kind: .number(0...1), default: 0.5)
          .naming(-1, "Least"),
        InspectableProperty("third", \Sample.third, kind: .number(0...(1.0 / 3)), default: 0),
        InspectableProperty("text", \Sample.text, kind: .string, default: "one"),
        InspectableProperty("point", \Sample.point, kind: .point, default: CGPoint(x: 1, y: 2)),
        InspectableProperty(
          "size", \Sample.size, kind: .size, default: CGSize(width: 3, height: 4.5)),
        InspectableProperty(
          "area", \Sample.area, kind: .rect, default: CGRect(x: 1, y: 2, width: 3, height: 4)),
        InspectableProperty("color", \Sample.color, default: .systemBlue),
        InspectableProperty("image", \Sample.image),
      ]
    }
  }

  private let sample = Sample()

  private func editor<Editor: UIView>(_ name: String, _ type: Editor.Type) throws -> Editor {
    let property = try #require(Sample.inspectableProperties.first { $0.name == name })
    let row = InspectorRow(property: property, control: sample, changed: {})
    row.frame.size = row.sizeThatFits(CGSize(width: 320, height: 0))
    row.layoutIfNeeded()
    return try #require(row.subviews.compactMap { $0 as? Editor }.first)
  }

  @Test(
    "Every kind has a visible editor with a name",
    arguments: [
      "flag", "count", "mode", "amount", "text", "point", "size", "area", "color", "image",
    ])
  func everyKindHasAnEditorThatCanBeSeenAndIsNamed(name: String) throws {
    let property = try #require(Sample.inspectableProperties.first { $0.name == name })
    let row = InspectorRow(property: property, control: sample, changed: {})
    row.frame.size = row.sizeThatFits(CGSize(width: 320, height: 0))
    row.layoutIfNeeded()
    let editor = try #require(
      row.subviews.first { $0.accessibilityLabel == name && !($0 is UILabel) })
    #expect(editor is any InspectorEditing)
    #expect(editor.frame.width > 20 && editor.frame.height > 20)
    #expect(row.bounds.contains(editor.frame))
  }

  @Test("A whole number stays whole") func aWholeNumberStaysWhole() throws {
    let editor = try editor("count", NumberEditor.self)
    #expect(editor.slider.value == 2)
    editor.slider.setValue(6.7, animated: false)
    editor.slider.sendActions(for: .valueChanged)
    #expect(sample.count == 7)
  }

  @Test(
    "A slider sets numbers of few digits",
    arguments: [(0.3, 0.3), (0.30000000000000004, 0.3), (0.123456, 0.12), (0.7, 0.7)])
  func aSliderSetsNumbersOfFewDigits(place: Double, number: CGFloat) throws {
    let editor = try editor("amount", NumberEditor.self)
    editor.slider.setValue(Float(place), animated: false)
    editor.slider.sendActions(for: .valueChanged)
    #expect(sample.amount == number)
  }

  @Test("The ends of a slider are those of the range") func theEndsOfASliderAreThoseOfTheRange()
    throws
  {
    let editor = try editor("third", NumberEditor.self)
    editor.slider.setValue(1, animated: false)
    editor.slider.sendActions(for: .valueChanged)
    #expect(sample.third == 1.0 / 3)
    editor.slider.setValue(0, animated: false)
    editor.slider.sendActions(for: .valueChanged)
    #expect(sample.third == 0)
  }

  @Test("A field that is not edited leaves the number unchanged")
  func aFieldThatIsNotEditedLeavesTheNumber()
    throws
  {
    sample.amount = 1.0 / 3
    let editor = try editor("amount", NumberEditor.self)
    #expect(editor.field.text == "0.33")
    editor.field.sendActions(for: .editingDidEnd)
    #expect(sample.amount == 1.0 / 3)
  }

  @Test("A small number is shown completely") func aSmallNumberIsShownWhole() throws {
    sample.amount = 0.004
    #expect(try editor("amount", NumberEditor.self).field.text == "0.004")
  }

  @Test("The components of a point are shown completely") func thePartsOfAPointAreShownWhole()
    throws
  {
    sample.point = CGPoint(x: 0.004, y: 1.0 / 3)
    let editor = try editor("point", TextEditor.self)
    #expect(editor.text == "0.004, 0.3333333333333333")
    editor.sendActions(for: .editingDidEnd)
    #expect(sample.point == CGPoint(x: 0.004, y: 1.0 / 3))
  }

  @Test(
    "A typed number is set",
    arguments: [
      ("0.75", 0.75), ("0,5", 0.5), (" 3 ", 3), ("Least", -1), ("∞", CGFloat.infinity),
    ])
  func aNumberIsTyped(typed: String, number: CGFloat) throws {
    let editor = try editor("amount", NumberEditor.self)
    editor.field.text = typed
    editor.field.sendActions(for: .editingDidEnd)
    #expect(sample.amount == number)
  }

  @Test(
    "Text that is not a number leaves the number unchanged", arguments: ["", "x", "nan", "1 2"])
  func whatIsNoNumberLeavesTheNumber(typed: String) throws {
    let editor = try editor("amount", NumberEditor.self)
    editor.field.text = typed
    editor.field.sendActions(for: .editingDidEnd)
    #expect(sample.amount == 0.5)
    #expect(editor.field.text == "0.5")
  }

  @Test("A number with a name is shown as that name") func aNumberWithANameIsShownByIt() throws {
    sample.amount = -1
    #expect(try editor("amount", NumberEditor.self).field.text == "Least")
  }

  @Test("A choice is made from a menu") func aChoiceIsMadeFromAMenu() throws {
    let editor = try editor("mode", ChoiceEditor.self)
    let actions = try #require(editor.menu).children.compactMap { $0 as? UIAction }
    #expect(actions.map(\.title) == ["Slow", "Fast"])
    #expect(actions.map(\.state) == [.on, .off])
    let host = TestHost(rootViewController: UIViewController())
    host.window.addSubview(editor)
    editor.frame = CGRect(x: 100, y: 200, width: 120, height: 34)
    host.layout()
    host.touches.tap(editor)
    host.advance(by: 1)
    let fast = try #require(label("Fast", in: host.window))
    host.touches.tap(fast)
    host.advance(by: 1)
    #expect(sample.mode == 1)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test("A color from the well is set") func aColorFromTheWellIsSet() throws {
    let editor = try editor("color", ColorEditor.self)
    #expect(editor.well.selectedColor == .systemBlue)
    editor.well.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    editor.well.sendActions(for: .valueChanged)
    #expect(sample.color == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
  }

  @Test("A changed attribute can be reset") func aChangedAttributeCanBeReset() throws {
    let property = try #require(Sample.inspectableProperties.first { $0.name == "count" })
    let row = InspectorRow(property: property, control: sample, changed: {})
    #expect(row.reset.isHidden)
    sample.count = 5
    row.refresh()
    #expect(!row.reset.isHidden)
    row.reset.sendActions(for: .touchUpInside)
    row.refresh()
    #expect(sample.count == 2)
    #expect(row.reset.isHidden)
  }

  @Test(
    "A typed text is set",
    arguments: [
      ("text", "two, three"), ("point", "-4, 2.5"), ("size", "7, 8"), ("area", "5, 6, 7, 8"),
    ])
  func whatIsTypedIsSet(name: String, typed: String) throws {
    let editor = try editor(name, TextEditor.self)
    editor.text = typed
    editor.sendActions(for: .editingDidEnd)
    #expect(editor.text == typed)
    let property = try #require(Sample.inspectableProperties.first { $0.name == name })
    #expect(property.value(in: sample).flatMap(TextEditor.text) == typed)
  }

  @Test(
    "Invalid text leaves the value unchanged",
    arguments: ["", "1", "1, x", "1, 2, 3", "nan, 1", "1,,2"])
  func whatMeansNothingLeavesTheValue(typed: String) throws {
    let editor = try editor("point", TextEditor.self)
    editor.text = typed
    editor.sendActions(for: .editingDidEnd)
    #expect(sample.point == CGPoint(x: 1, y: 2))
    #expect(editor.text == "1, 2")
  }

  @Test("The chosen color is marked") func theChosenColorIsMarked() throws {
    let editor = try editor("color", ColorEditor.self)
    let selected = editor.subviews.filter { $0.accessibilityTraits.contains(.selected) }
    #expect(selected.map(\.accessibilityLabel) == ["systemBlue"])
  }
}
