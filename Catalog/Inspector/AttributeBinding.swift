import ControlCore
import UIKit

/// One attribute of one control.
@MainActor
struct AttributeBinding {
  let property: InspectableProperty
  weak var control: UIView?
  let changed: () -> Void

  init(property: InspectableProperty, control: UIView?, changed: @escaping () -> Void) {
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
