import QuartzCore

// UIKit declares these properties on NSObject. A responder and a bar item declare them again, where
// a subclass can override them. Off Apple's platforms nothing in an extension of NSObject can be
// declared again in a subclass; what an extension of a protocol has, can.

/// An object that assistive technology can be told about: every object.
@preconcurrency @MainActor
public protocol _AccessibilityObject: AnyObject {}

extension NSObject: _AccessibilityObject {}

extension _AccessibilityObject where Self: NSObject {
  /// The name of the element. Default nil.
  public var accessibilityLabel: String? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityLabel }
      if let item = self as? UIBarItem { return item.accessibilityLabel }
      return describedAccessibility?.label?.string
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityLabel = newValue }
      if let item = self as? UIBarItem { return item.accessibilityLabel = newValue }
      describeAccessibility().label = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The same with attributes of speech.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityAttributedLabel }
      return describedAccessibility?.label
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityAttributedLabel = newValue
      }
      describeAccessibility().label = newValue
    }
  }

  /// What happens when the element is activated. Default nil.
  public var accessibilityHint: String? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityHint }
      if let item = self as? UIBarItem { return item.accessibilityHint }
      return describedAccessibility?.hint?.string
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityHint = newValue }
      if let item = self as? UIBarItem { return item.accessibilityHint = newValue }
      describeAccessibility().hint = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The same with attributes of speech.
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityAttributedHint }
      return describedAccessibility?.hint
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityAttributedHint = newValue
      }
      describeAccessibility().hint = newValue
    }
  }

  /// The value of the element as it is spoken. Default nil.
  public var accessibilityValue: String? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityValue }
      return describedAccessibility?.value?.string
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityValue = newValue }
      describeAccessibility().value = newValue.map { NSAttributedString(string: $0) }
    }
  }

  /// The same with attributes of speech.
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityAttributedValue }
      return describedAccessibility?.value
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityAttributedValue = newValue
      }
      describeAccessibility().value = newValue
    }
  }

  /// A Boolean value that determines whether assistive technology treats the object as
  /// one element. Default false.
  public var isAccessibilityElement: Bool {
    get {
      if let responder = self as? UIResponder { return responder.isAccessibilityElement }
      return describedAccessibility?.isElement ?? false
    }
    set {
      if let responder = self as? UIResponder { return responder.isAccessibilityElement = newValue }
      describeAccessibility().isElement = newValue
    }
  }

  /// How the element behaves. Default none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityTraits }
      return describedAccessibility?.traits ?? .none
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityTraits = newValue }
      describeAccessibility().traits = newValue
    }
  }

  /// The frame of the element in screen coordinates. Default empty.
  public var accessibilityFrame: CGRect {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityFrame }
      return describedAccessibility?.frame ?? .zero
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityFrame = newValue }
      describeAccessibility().frame = newValue
    }
  }

  /// The outline of the element in screen coordinates. Default nil.
  public var accessibilityPath: UIBezierPath? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityPath }
      return describedAccessibility?.path
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityPath = newValue }
      describeAccessibility().path = newValue
    }
  }

  /// The language in which the element is spoken. Default nil.
  public var accessibilityLanguage: String? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityLanguage }
      return describedAccessibility?.language
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityLanguage = newValue }
      describeAccessibility().language = newValue
    }
  }

  /// Where an activation taps, in screen coordinates. Default the middle of the frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityActivationPoint }
      let frame = accessibilityFrame
      return describedAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityActivationPoint = newValue
      }
      describeAccessibility().activationPoint = newValue
    }
  }
}
