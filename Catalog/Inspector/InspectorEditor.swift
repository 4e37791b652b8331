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
    case .number(let range): return NumberEditor(binding, range: range)
    case .bool: return SwitchEditor(binding, on: .bool(true), off: .bool(false))
    case .color: return SwatchEditor(binding)
    case .image:
      let image =
        property.name.hasPrefix("highlighted") ? SampleImages.highlightedKnob : SampleImages.knob
      return SwitchEditor(binding, on: .image(image), off: .image(nil))
    case .integer(let range):
      return NumberEditor(
        binding, range: Double(range.lowerBound)...Double(range.upperBound))
    case .string, .point, .size, .rect: return UIView()
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

  func set(_ value: InspectableValue) {
    guard let control else { return }
    property.set(value, in: control)
    changed()
  }
}

/// A slider for a number.
final class NumberEditor: UISlider, InspectorEditing {
  private var binding: AttributeBinding?

  init(_ binding: AttributeBinding, range: ClosedRange<Double>) {
    self.binding = binding
    super.init(frame: .zero)
    minimumValue = Float(range.lowerBound)
    maximumValue = Float(range.upperBound)
    let moved = UIAction { [weak self] _ in
      guard let self else { return }
      self.binding?.set(.number(Double(self.value)))
    }
    addAction(moved, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func refresh() {
    guard !isTracking, case .number(let number)? = binding?.value else { return }
    value = Float(number)
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
