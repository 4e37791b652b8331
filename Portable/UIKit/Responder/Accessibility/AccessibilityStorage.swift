import QuartzCore

// What a responder was told to say to assistive technology.
final class AccessibilityStorage {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
  final var accessibility: AccessibilityStorage {
    if let accessibilityStorage { return accessibilityStorage }
    let storage = AccessibilityStorage()
    accessibilityStorage = storage
    return storage
  }
}
