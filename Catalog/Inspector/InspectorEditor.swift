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
