import ControlCore
import ControlExtras
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// The inspector of every control: what it shows, and that every editor reaches its attribute.
@MainActor
struct InspectorViewTests {
  private static let pages = CatalogRegistry.pages.filter {
    let subject = $0.make { _ in }
    return subject.screen == nil && subject.control != nil
  }

  @Test("No name is smaller than 80 percent in the narrowest window, and none is cut off")
  func names() throws {
    var count = 0
    expectEach(CatalogRegistry.pages, named: \.id) { page in
      guard let control = page.make({ _ in }).control else { return }
      let inspector = InspectorView(control, defaults: [:], changed: { _ in }, resized: {})
      for row in inspector.rows {
        row.removeFromSuperview()
        row.makeEditor()
        let size = row.sizeThatFits(CGSize(width: 256, height: 10_000))
        row.frame = CGRect(x: 0, y: 0, width: 256, height: size.height)
        row.layoutIfNeeded()
        let name = try #require(
          row.subviews.lazy.compactMap { $0 as? UILabel }.first, "\(row.property.name)")
        let needed = name.sizeThatFits(
          CGSize(width: name.numberOfLines == 1 ? 10_000 : name.bounds.width, height: 10_000))
        #expect(
          needed.width * 0.8 <= name.bounds.width + 0.5, "\(page.id) \(row.property.name)")
        #expect(needed.height <= name.bounds.height + 1, "\(page.id) \(row.property.name)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  private func makeControl(_ page: CatalogPage) throws -> any Inspectable {
    try #require(page.make { _ in }.control)
  }

  private func editor(of row: InspectorRow) throws -> any InspectorEditing {
    try #require(row.makeEditor())
  }

  /// A change that a person can make with an editor, and the value it should give.
  private struct Edit {
    let value: InspectableValue
    let make: @MainActor () throws -> Void
  }

  /// What a person does with an editor, to other values than the default.
  private func edits(_ editor: any InspectorEditing, of property: InspectableProperty) -> [Edit] {
    switch editor {
    case let editor as NumberEditor: return edits(editor, of: property)
    case let editor as SwitchEditor:
      let value: InspectableValue =
        property.kind == .bool
        ? .bool(property.defaultValue == .bool(false))
        : .image(SampleImages.knob(for: property.name))
      return [
        Edit(value: value) {
          editor.setOn(!editor.isOn, animated: false)
          editor.sendActions(for: .valueChanged)
        }
      ]
    case let editor as ColorEditor:
      let color = UIColor(red: 0.1, green: 0.7, blue: 0.4, alpha: 0.9)
      return [
        Edit(value: .color(color)) {
          editor.well.selectedColor = color
          editor.well.sendActions(for: .valueChanged)
        }
      ]
    case let editor as ChoiceEditor:
      guard case .choice(let names) = property.kind else { return [] }
      return names.indices.filter { property.defaultValue != .integer($0) }.map { index in
        Edit(value: .integer(index)) {
          let actions = try #require(editor.menu).children.compactMap { $0 as? UIAction }
          try #require(actions.count == names.count)
          UIButton(primaryAction: actions[index]).sendActions(for: .primaryActionTriggered)
        }
      }
    case let editor as TextEditor:
      let (text, value): (String, InspectableValue) =
        switch property.kind {
        case .size: ("31, 17", .size(CGSize(width: 31, height: 17)))
        case .point: ("3, 4", .point(CGPoint(x: 3, y: 4)))
        case .rect: ("1, 2, 30, 20", .rect(CGRect(x: 1, y: 2, width: 30, height: 20)))
        // Another text than an identifier is refused.
        case .string where property.name == "boardIdentifier":
          (Self.identifier, .string(Self.identifier))
        default: ("sample", .string("sample"))
        }
      return [
        Edit(value: value) {
          editor.text = text
          editor.sendActions(for: .editingDidEnd)
        }
      ]
    default:
      Issue.record("\(property.name) has no editor that a test knows")
      return []
    }
  }

  private static let identifier = UUID().uuidString

  /// A third and the end of the range of a slider; whole numbers are reached from below.
  private func edits(_ editor: NumberEditor, of property: InspectableProperty) -> [Edit] {
    let slider = editor.slider
    let third = slider.minimumValue + (slider.maximumValue - slider.minimumValue) / 3
    var isWhole = false
    if case .integer = property.kind { isWhole = true }
    return [isWhole ? third.rounded(.down) - 0.4 : third.rounded(), slider.maximumValue]
      .map { min(max($0, slider.minimumValue), slider.maximumValue) }
      .filter { $0.rounded() != Float(property.defaultValue.number ?? .nan).rounded() }
      .map { number in
        Edit(
          value: isWhole ? .integer(Int(number.rounded())) : .number(Double(number))
        ) {
          slider.setValue(number, animated: false)
          slider.sendActions(for: .valueChanged)
        }
      }
  }

  /// Whether an editor shows a value.
  private func shows(
    _ value: InspectableValue?, _ editor: any InspectorEditing, of property: InspectableProperty
  ) -> Bool {
    switch (editor, value) {
    case (let editor as NumberEditor, let value?):
      guard let number = value.number else { return false }
      let text = property.valueNames[number] ?? NumberText.field(number)
      let clamped = min(max(Float(number), editor.slider.minimumValue), editor.slider.maximumValue)
      return editor.field.text == text && editor.slider.value == clamped
    case (let editor as SwitchEditor, .bool(let isOn)): return editor.isOn == isOn
    case (let editor as SwitchEditor, .image(let image)): return editor.isOn == (image != nil)
    case (let editor as ColorEditor, .color(let color)):
      return color == nil || editor.well.selectedColor == color
    case (let editor as ChoiceEditor, .integer(let index)):
      let actions = editor.menu?.children.compactMap { $0 as? UIAction } ?? []
      return actions.indices.filter { actions[$0].state == .on } == [index]
    case (let editor as TextEditor, let value?):
      let text =
        switch value {
        case .string(let string): string
        case .point(let point): numbers(point.x, point.y)
        case .size(let size): numbers(size.width, size.height)
        case .rect(let rect): numbers(rect.minX, rect.minY, rect.width, rect.height)
        case .bool, .integer, .number, .color, .image: "no text"
        }
      return editor.text == text
    default: return false
    }
  }

  private func numbers(_ numbers: CGFloat...) -> String {
    numbers.map { NumberText.string($0) }.joined(separator: ", ")
  }

  /// Whether the code of a control sets an attribute.
  private func sets(_ property: InspectableProperty, _ source: SnippetSource) -> Bool {
    let suffix = "RawValue"
    let names =
      [property.name]
      + (property.name.hasSuffix(suffix) ? [String(property.name.dropLast(suffix.count))] : [])
    return source.lines(.swift).contains { line in
      names.contains { line.hasPrefix("  control.\($0) = ") }
    }
  }

  @Test("Every editor changes its attribute, its row and the code")
  func everyEditorChangesItsAttributeItsRowAndTheCode() throws {
    var (changes, editCount) = (0, 0)
    var editors: Set<String> = []
    expectEach(Self.pages, named: \.id) { page in
      @MainActor func open() throws -> (any Inspectable, SnippetSource, InspectorView) {
        let subject = page.make { _ in }
        let control = try #require(subject.control)
        let source = SnippetSource(subject, page: page, state: nil)
        return (
          control, source,
          InspectorView(control, defaults: [:], changed: { _ in changes += 1 }, resized: {})
        )
      }
      var (control, source, inspector) = try open()
      let properties = type(of: control).inspectableProperties
      #expect(inspector.rows.map(\.property.name) == properties.map(\.name), "\(page.id)")
      expectEach(properties, named: { "\(page.id) \($0.name)" }) { property in
        // An attribute may have changed others, which its reset leaves as they are.
        if Torture.isOn || properties.contains(where: { $0.value(in: control) != $0.defaultValue })
        {
          (control, source, inspector) = try open()
        }
        _ = inspector.refresh()
        let row = try #require(inspector.rows.first { $0.property.name == property.name })
        let editor = try editor(of: row)
        editors.insert("\(type(of: editor))")
        let comment: Comment = "\(type(of: control)).\(property.name)"
        #expect(property.value(in: control) == property.defaultValue, comment)
        #expect(shows(property.defaultValue, editor, of: property), comment)
        let edits = edits(editor, of: property)
        #expect(!edits.isEmpty, comment)
        for edit in edits {
          editCount += 1
          let before = changes
          try edit.make()
          #expect(changes == before + 1, comment)
          // What is out of the control's limits is limited as in code.
          let reference = try makeControl(page)
          property.set(edit.value, in: reference)
          let value = property.value(in: control)
          #expect(value == property.value(in: reference), comment)
          #expect(value != property.defaultValue, comment)
          #expect(inspector.refresh(), comment)
          #expect(row.isChanged && !row.reset.isHidden, comment)
          #expect(shows(value, editor, of: property), comment)
          #expect(sets(property, source), comment)
          row.resetValue()
          #expect(changes == before + 2, comment)
          #expect(property.value(in: control) == property.defaultValue, comment)
          _ = inspector.refresh()
          #expect(!row.isChanged && row.reset.isHidden, comment)
          #expect(shows(property.defaultValue, editor, of: property), comment)
          #expect(!sets(property, source), comment)
        }
      }
    }
    #expect(
      editors == ["NumberEditor", "SwitchEditor", "ColorEditor", "ChoiceEditor", "TextEditor"])
    #expect(editCount > 150)
  }

  /// A state of a page sets attributes before the inspector is there.
  @Test("Resetting an attribute restores the value of its state")
  func anAttributeIsResetToWhatItsStateHas()
    throws
  {
    var count = 0
    expectEach(Self.pages, named: \.id) { page in
      let control = try makeControl(page)
      let flipped = type(of: control).inspectableProperties.compactMap { property in
        property.kind == .bool
          ? (property, InspectableValue.bool(property.defaultValue == .bool(false))) : nil
      }
      let inspector = InspectorView(
        control, defaults: Dictionary(uniqueKeysWithValues: flipped.map { ($0.name, $1) }),
        changed: { _ in }, resized: {})
      for (property, value) in flipped {
        let row = try #require(inspector.rows.first { $0.property.name == property.name })
        let comment: Comment = "\(type(of: control)).\(property.name)"
        #expect(row.isChanged, comment)
        row.resetValue()
        #expect(property.value(in: control) == value, comment)
        #expect(inspector.refresh(), comment)
        #expect(!row.isChanged, comment)
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test("Topics are in the order of the attributes") func topicsAreInTheOrderOfTheAttributes() {
    let inspector = InspectorView(
      CatalogPage.rangeSliderControl, defaults: [:], changed: { _ in }, resized: {})
    #expect(inspector.rows.first?.property.topic == "Values")
    #expect(inspector.rows.allSatisfy { !$0.property.topic.isEmpty })
  }

  @Test("A search shows the rows that match") func aSearchShowsTheRowsThatMatch() {
    let inspector = InspectorView(
      CatalogPage.rangeSliderControl, defaults: [:], changed: { _ in }, resized: {})
    inspector.search.text = "tick"
    inspector.search.sendActions(for: .editingChanged)
    let shown = inspector.rows.filter { !$0.isHidden }.map(\.property.name)
    #expect(shown == ["showsTicks", "tickCount", "tickColor"])
    let height = inspector.sizeThatFits(CGSize(width: 358, height: 0)).height
    inspector.search.text = ""
    inspector.search.sendActions(for: .editingChanged)
    #expect(inspector.rows.allSatisfy { !$0.isHidden })
    #expect(inspector.sizeThatFits(CGSize(width: 358, height: 0)).height > height)
  }

  @Test("The match of a search is scrolled into sight") func whatASearchFindsIsScrolledIntoSight()
    async throws
  {
    let host = TestHost(
      size: CGSize(width: 1366, height: 900), idiom: .pad,
      rootViewController: CatalogNavigation.make(openingOn: "action-sheet-detents"))
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let inspector = try #require(
      catalog.pageController?.content?.card(.attributes) as? InspectorView)
    inspector.search.becomeFirstResponder()
    inspector.search.text = "cornerRadius"
    inspector.search.sendActions(for: .editingChanged)
    await host.advance(by: 1)
    let row = try #require(inspector.rows.first { !$0.isHidden })
    #expect(row.convert(row.bounds, to: host.window).maxY <= 900)
    #expect(row.editor != nil)
  }

  @Test("All attributes are reset at once") func allAttributesAreResetAtOnce() throws {
    let slider = CatalogPage.rangeSliderControl
    let inspector = InspectorView(slider, defaults: [:], changed: { _ in }, resized: {})
    slider.setInspectable("maximumValue", to: .number(40))
    slider.setInspectable("showsTicks", to: .bool(true))
    #expect(inspector.refresh())
    let reset = try #require(
      inspector.subviews.first?.subviews.compactMap { $0 as? UIButton }
        .first { $0.configuration?.title == "Reset All" })
    #expect(reset.isEnabled)
    reset.sendActions(for: .touchUpInside)
    for property in type(of: slider).inspectableProperties {
      #expect(property.value(in: slider) == property.defaultValue, "\(property.name)")
    }
  }
}

extension CatalogPage {
  fileprivate static var rangeSliderControl: any Inspectable {
    CatalogPage.rangeSlider.make { _ in }.control ?? RadarPulseControl()
  }
}
