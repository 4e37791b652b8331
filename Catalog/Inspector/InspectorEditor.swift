import ControlCore
import UIKit

/// An editor that can be told that its attribute has changed elsewhere.
@MainActor
protocol InspectorEditing: UIView {
  func refresh()
}

/// Makes the view that edits an attribute, by its kind.
@MainActor
enum InspectorEditor {
  static func make(_ binding: AttributeBinding) -> any InspectorEditing {
    switch binding.property.kind {
    case .number: return NumberEditor(binding)
    case .integer: return NumberEditor(binding, isWhole: true)
    case .choice(let names): return ChoiceEditor(binding, names: names)
    case .bool: return SwitchEditor(binding, on: .bool(true), off: .bool(false))
    case .color: return ColorEditor(binding)
    case .image:
      let image = SampleImages.knob(for: binding.property.name)
      return SwitchEditor(binding, on: .image(image), off: .image(nil))
    case .string, .point, .size, .rect: return TextEditor(binding)
    }
  }
}

/// An editor of each kind, which stands for the others when rows are measured.
///
/// The size of an editor does not depend on the value. Pop-up buttons are an exception: each is as
/// wide as its choice.
@MainActor
final class EditorSamples {
  private struct Sample {
    weak var editor: (any InspectorEditing)?
  }

  private var samples: [String: Sample] = [:]

  /// Returns an editor of the same size as that of an attribute, or `nil` if there is none yet.
  func editor(for kind: InspectableKind) -> (any InspectorEditing)? {
    name(of: kind).flatMap { samples[$0]?.editor }
  }

  /// Adds an editor that was made for a kind of attribute.
  func add(_ editor: any InspectorEditing, for kind: InspectableKind) {
    if let name = name(of: kind) { samples[name] = Sample(editor: editor) }
  }

  private func name(of kind: InspectableKind) -> String? {
    switch kind {
    case .number, .integer: "number"
    case .bool, .image: "switch"
    case .color: "color"
    case .string, .point, .size, .rect: "text"
    case .choice: nil
    }
  }
}

/// A switch between two values of an attribute.
final class SwitchEditor: UISwitch, InspectorEditing {
  private var binding: AttributeBinding?
  private var off = InspectableValue.bool(false)

  init(_ binding: AttributeBinding, on: InspectableValue, off: InspectableValue) {
    self.binding = binding
    self.off = off
    super.init(frame: .zero)
    let flipped = UIAction { [weak self] _ in
      guard let self else { return }
      self.binding?.set(self.isOn ? on : off)
    }
    addAction(flipped, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func refresh() {
    setOn(binding?.value != off, animated: false)
  }
}

/// A pop-up button with the names of the choices.
final class ChoiceEditor: UIButton, InspectorEditing {
  private var binding: AttributeBinding?
  private var names: [String] = []

  convenience init(_ binding: AttributeBinding, names: [String]) {
    self.init(type: .system)
    self.binding = binding
    self.names = names
    var configuration = UIButton.Configuration.gray()
    configuration.cornerStyle = .medium
    configuration.buttonSize = .small
    self.configuration = configuration
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    refresh()
  }

  func refresh() {
    let selected = binding?.value?.number.map { Int($0) }
    menu = UIMenu(
      children: names.enumerated().map { index, name in
        let action = UIAction(title: localized(name)) { [weak self] _ in
          self?.binding?.set(.integer(index))
        }
        action.state = index == selected ? .on : .off
        return action
      })
  }
}

/// A field for a text, or for the numbers of a point, a size or a rectangle with commas between.
final class TextEditor: UITextField, InspectorEditing {
  private static let width: CGFloat = 180

  private let binding: AttributeBinding?

  init(_ binding: AttributeBinding) {
    self.binding = binding
    super.init(frame: .zero)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
    let edited = UIAction { [weak self] _ in self?.commit() }
    addAction(edited, for: .editingDidEnd)
    let done = UIAction { [weak self] _ in _ = self?.resignFirstResponder() }
    addAction(done, for: .editingDidEndOnExit)
    refresh()
  }

  required init?(coder: NSCoder) {
    binding = nil
    super.init(coder: coder)
  }

  func refresh() {
    guard !isEditing else { return }
    text = binding?.value.flatMap(Self.text)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(Self.width, size.width), height: super.sizeThatFits(size).height)
  }

  /// Sets what was typed; what cannot be understood is replaced by the value at hand.
  private func commit() {
    guard let binding, text != binding.value.flatMap(Self.text) else { return }
    if let value = Self.value(text ?? "", for: binding.property.kind) { binding.set(value) }
    text = binding.value.flatMap(Self.text)
  }

  static func text(_ value: InspectableValue) -> String? {
    func list(_ numbers: CGFloat...) -> String {
      numbers.map { NumberText.exact(Double($0)) }.joined(separator: ", ")
    }
    return switch value {
    case .string(let string): string
    case .point(let point): list(point.x, point.y)
    case .size(let size): list(size.width, size.height)
    case .rect(let rect): list(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case .bool, .integer, .number, .color, .image: nil
    }
  }

  static func value(_ text: String, for kind: InspectableKind) -> InspectableValue? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
      .filter(\.isFinite)
    let isList = numbers.count == parts.count
    switch (kind, numbers.count) {
    case (.string, _): return .string(text)
    case (.point, 2) where isList: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case (.size, 2) where isList: return .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.rect, 4) where isList:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: return nil
    }
  }
}
