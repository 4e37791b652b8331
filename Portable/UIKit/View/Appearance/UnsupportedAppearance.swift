import QuartzCore

// The value of a property that takes no part in appearance rules.
struct AppearanceOther: Equatable {
  let value: AnyHashable?
}

// On Apple's platforms a proxy passes on only what a class marks for it. A proxy is an instance of
// the class here, so that a value for another property would be lost without notice; the proxy's
// values are compared with those it was made with.
extension UIView {
  /// The properties that take no part but are likely to be set on a proxy.
  final var appearanceOthers: [String: AppearanceOther] {
    var others: [String: AppearanceOther] = [:]
    func add(_ name: String, _ value: AnyHashable?) {
      others[name] = AppearanceOther(value: value)
    }
    add("alpha", alpha)
    add("isHidden", isHidden)
    add("frame", [frame.minX, frame.minY, frame.width, frame.height])
    add("transform", transform)
    add("tag", tag)
    add("isUserInteractionEnabled", isUserInteractionEnabled)
    add("contentMode", contentMode)
    add("clipsToBounds", clipsToBounds)
    add("gestureRecognizers", gestureRecognizers?.map(ObjectIdentifier.init))
    add("layer.cornerRadius", layer.cornerRadius)
    add("layer.borderWidth", layer.borderWidth)
    for (name, value) in kindAppearanceOthers { add(name, value) }
    return others
  }

  private var kindAppearanceOthers: [(String, AnyHashable?)] {
    var others: [(String, AnyHashable?)] = []
    if let control = self as? UIControl {
      others += [("isEnabled", control.isEnabled), ("isSelected", control.isSelected)]
    }
    switch self {
    case let label as UILabel:
      others += [
        ("text", label.text), ("numberOfLines", label.numberOfLines),
        ("textAlignment", label.textAlignment),
      ]
    case let button as UIButton:
      others += [("title", button.title(for: .normal))]
    case let toggle as UISwitch: others.append(("isOn", toggle.isOn))
    case let slider as UISlider:
      others += [
        ("value", slider.value), ("minimumValue", slider.minimumValue),
        ("maximumValue", slider.maximumValue),
      ]
    case let stepper as UIStepper: others.append(("value", stepper.value))
    case let progress as UIProgressView: others.append(("progress", progress.progress))
    case let image as UIImageView: others.append(("image", image.image))
    case let field as UITextField:
      others += [("text", field.text), ("font", field.font), ("textColor", field.textColor)]
    default: break
    }
    return others
  }
}

extension UIView {
  /// Reports, once each, what was set on this proxy without taking part.
  func reportUnsupportedAppearance() {
    guard let record = appearanceRecord else { return }
    let others = appearanceOthers
    for name in others.keys.sorted() where others[name] != record.others[name] {
      reportMisuse(
        "\(type(of: self)).appearance().\(name)",
        "the property is not marked for appearance proxies; set it on the objects themselves")
    }
    record.others = others
  }
}
