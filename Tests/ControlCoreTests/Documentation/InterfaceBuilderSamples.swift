// The samples of InterfaceBuilder.md, compiled as in an app: without testable imports.

// sample InterfaceBuilder 1
import ControlCore
import UIKit

extension RatingControl: Inspectable {
  static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "rating", \RatingControl.rating, kind: .integer(0...10), default: 0,
        range: { 0...Double(max($0.maximumRating, 0)) }),
      InspectableProperty(
        "maximumRating", \RatingControl.maximumRating, kind: .integer(1...10), default: 5),
    ]
  }
}
// end of sample

// sample InterfaceBuilder 2
final class SwatchView: UIView, Inspectable {
  @IBInspectable dynamic var swatchColor: UIColor? {
    didSet { backgroundColor = swatchColor }
  }

  static var inspectableProperties: [InspectableProperty] {
    [InspectableProperty("swatchColor", \SwatchView.swatchColor)]
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInspectableProperties(from: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeInspectableProperties(with: coder)
  }
}
// end of sample

// sample InterfaceBuilder 3
@MainActor
func resetAttributes(of view: some Inspectable) {
  for property in type(of: view).inspectableProperties {
    property.set(property.defaultValue, in: view)
  }
}

@MainActor
func applyTheme(_ theme: [String: InspectableValue], to view: some Inspectable) {
  for (name, value) in theme { view.setInspectable(name, to: value) }
}
// end of sample
