import QuartzCore

// The rest of what NSObject has for assistive technology: containers, actions and focus.
extension _AccessibilityObject where Self: NSObject {
  /// A Boolean value that determines whether the elements inside are hidden from
  /// assistive technology. Default false.
  public var accessibilityElementsHidden: Bool {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityElementsHidden }
      return describedAccessibility?.hidesElements ?? AccessibilityStorage().hidesElements
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityElementsHidden = newValue
      }
      describeAccessibility().hidesElements = newValue
    }
  }

  /// A Boolean value that determines whether assistive technology ignores the siblings.
  /// Default false.
  public var accessibilityViewIsModal: Bool {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityViewIsModal }
      return describedAccessibility?.isModal ?? AccessibilityStorage().isModal
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityViewIsModal = newValue
      }
      describeAccessibility().isModal = newValue
    }
  }

  /// A Boolean value that determines whether the children are read as one group. Default false.
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      if let responder = self as? UIResponder { return responder.shouldGroupAccessibilityChildren }
      return describedAccessibility?.groupsChildren ?? AccessibilityStorage().groupsChildren
    }
    set {
      if let responder = self as? UIResponder {
        return responder.shouldGroupAccessibilityChildren = newValue
      }
      describeAccessibility().groupsChildren = newValue
    }
  }

  /// A Boolean value that indicates whether the element responds to the user. Default false.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      if let responder = self as? UIResponder {
        return responder.accessibilityRespondsToUserInteraction
      }
      return describedAccessibility?.respondsToInteraction ?? false
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityRespondsToUserInteraction = newValue
      }
      describeAccessibility().respondsToInteraction = newValue
    }
  }

  /// The names by which a person may address the element. Default nil.
  public var accessibilityUserInputLabels: [String]? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels }
      return describedAccessibility?.userInputLabels
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityUserInputLabels = newValue
      }
      describeAccessibility().userInputLabels = newValue
    }
  }

  /// The elements inside the object. Default nil.
  public var accessibilityElements: [Any]? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityElements }
      return describedAccessibility?.elements
    }
    set {
      if let responder = self as? UIResponder { return responder.accessibilityElements = newValue }
      describeAccessibility().elements = newValue
    }
  }

  /// The kind of container that the object is. Default none.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityContainerType }
      return describedAccessibility?.containerType ?? AccessibilityStorage().containerType
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityContainerType = newValue
      }
      describeAccessibility().containerType = newValue
    }
  }

  /// How assistive technology navigates the children. Default automatic.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityNavigationStyle }
      return describedAccessibility?.navigationStyle ?? AccessibilityStorage().navigationStyle
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityNavigationStyle = newValue
      }
      describeAccessibility().navigationStyle = newValue
    }
  }

  /// The actions that assistive technology offers on the element. Default nil.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let responder = self as? UIResponder { return responder.accessibilityCustomActions }
      return describedAccessibility?.customActions
    }
    set {
      if let responder = self as? UIResponder {
        return responder.accessibilityCustomActions = newValue
      }
      describeAccessibility().customActions = newValue
    }
  }

  /// Returns the number of elements inside.
  public func accessibilityElementCount() -> Int {
    if let responder = self as? UIResponder { return responder.accessibilityElementCount() }
    return accessibilityElements?.count ?? 0
  }

  /// Returns the element at an index, or nil.
  public func accessibilityElement(at index: Int) -> Any? {
    if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element, or `NSNotFound`.
  public func index(ofAccessibilityElement element: Any) -> Int {
    if let responder = self as? UIResponder {
      return responder.index(ofAccessibilityElement: element)
    }
    return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
      ?? NSNotFound
  }

  /// Returns a Boolean value that indicates whether the focus of assistive technology is here.
  public func accessibilityElementIsFocused() -> Bool {
    if let responder = self as? UIResponder { return responder.accessibilityElementIsFocused() }
    return UIAccessibility.focusedObject === self
  }

  // What was said about an object that is no responder; nil if nothing was.
  var describedAccessibility: AccessibilityStorage? { DescribedObjects.storage(of: self) }

  func describeAccessibility() -> AccessibilityStorage { DescribedObjects.makeStorage(of: self) }
}

/// What apps said about objects that have no place for it themselves.
@MainActor private enum DescribedObjects {
  private struct Entry {
    weak var object: NSObject?
    let storage: AccessibilityStorage
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var sizeAtPurge = 64

  static func storage(of object: NSObject) -> AccessibilityStorage? {
    // Another object may have had this address before.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.storage
  }

  static func makeStorage(of object: NSObject) -> AccessibilityStorage {
    if let storage = storage(of: object) { return storage }
    if entries.count >= sizeAtPurge {
      entries = entries.filter { $0.value.object != nil }
      sizeAtPurge = max(64, 2 * entries.count)
    }
    let storage = AccessibilityStorage()
    entries[ObjectIdentifier(object)] = Entry(object: object, storage: storage)
    return storage
  }
}
