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
    var amount: CGFloat = 0.5
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
        InspectableProperty("amount", \Sample.amount, kind: .number(0...1), default: 0.5),
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

  @Test(arguments: ["flag", "count", "amount", "text", "point", "size", "area", "color", "image"])
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

  @Test func aWholeNumberStaysWhole() throws {
    let editor = try editor("count", NumberEditor.self)
    #expect(editor.value == 2)
    editor.setValue(6.7, animated: false)
    editor.sendActions(for: .valueChanged)
    #expect(sample.count == 7)
  }

  @Test(
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

  @Test(arguments: ["", "1", "1, x", "1, 2, 3", "nan, 1", "1,,2"])
  func whatMeansNothingLeavesTheValue(typed: String) throws {
    let editor = try editor("point", TextEditor.self)
    editor.text = typed
    editor.sendActions(for: .editingDidEnd)
    #expect(sample.point == CGPoint(x: 1, y: 2))
    #expect(editor.text == "1, 2")
  }

  @Test func theChosenColourIsTold() throws {
    let editor = try editor("color", SwatchEditor.self)
    let selected = editor.subviews.filter { $0.accessibilityTraits.contains(.selected) }
    #expect(selected.map(\.accessibilityLabel) == ["systemBlue"])
  }
}
