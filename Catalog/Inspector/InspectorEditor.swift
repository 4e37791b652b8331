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
  static func make(
    for property: InspectableProperty, control: UIView, changed: @escaping () -> Void
  ) -> UIView {
    let binding = AttributeBinding(property: property, control: control, changed: changed)
    switch property.kind {
    case .number: return NumberEditor(binding)
    case .bool: return SwitchEditor(binding, on: .bool(true), off: .bool(false))
    case .color: return SwatchEditor(binding)
    case .image:
      let image = SampleImages.knob(for: property.name)
      return SwitchEditor(binding, on: .image(image), off: .image(nil))
    case .integer: return NumberEditor(binding, isWhole: true)
    case .string, .point, .size, .rect: return TextEditor(binding)
    }
  }
}

/// One attribute of one control.
@MainActor
struct AttributeBinding {
  let property: InspectableProperty
  weak var control: UIView?
  let changed: () -> Void

  init(property: InspectableProperty, control: UIView, changed: @escaping () -> Void) {
    self.property = property
    self.control = control
    self.changed = changed
  }

  var value: InspectableValue? {
    control.flatMap { property.value(in: $0) }
  }

  /// The numbers that make sense now.
  var range: ClosedRange<Double>? {
    control.flatMap { property.range(in: $0) }
  }

  func set(_ value: InspectableValue) {
    guard let control else { return }
    property.set(value, in: control)
    changed()
  }
}

/// A slider for a number, or for a whole one.
final class NumberEditor: UISlider, InspectorEditing {
  private var binding: AttributeBinding?

  init(_ binding: AttributeBinding, isWhole: Bool = false) {
    self.binding = binding
    super.init(frame: .zero)
    let moved = UIAction { [weak self] _ in
      guard let self else { return }
      let number = Double(self.value)
      self.binding?.set(isWhole ? .integer(Int(number.rounded())) : .number(number))
    }
    addAction(moved, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func refresh() {
    // The ends of the range move with other attributes, but not under a finger.
    guard !isTracking, let binding, let number = binding.value?.number else { return }
    if let range = binding.range {
      minimumValue = Float(range.lowerBound)
      maximumValue = Float(range.upperBound)
    }
    value = Float(number)
  }
}

extension InspectableValue {
  /// The number of a number or an integer; `nil` for other kinds.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
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
