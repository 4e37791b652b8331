extension UIViewController {
  private enum Key {
    static let title = "UITitle"
    static let nibName = "UINibName"
    static let presentation = "UIModalPresentationStyle"
    static let transition = "UIModalTransitionStyle"
    static let isModal = "UIModalInPresentation"
    static let navigationItem = "UINavigationItem"
  }

  final func encodeProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      PortableLog.report("\(type(of: self)): only keyed archives are supported")
      return
    }
    coder.encode(title as NSString?, forKey: Key.title)
    coder.encode(nibName as NSString?, forKey: Key.nibName)
    coder.encode(presentation.style.rawValue, forKey: Key.presentation)
    coder.encode(modalTransitionStyle.rawValue, forKey: Key.transition)
    coder.encode(isModalInPresentation, forKey: Key.isModal)
  }

  // An archive without an entry, or with a value out of range, leaves the property at its default.
  final func decodeProperties(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    title = coder.object(NSString.self, ifPresent: Key.title) as String?
    loading.nibName = coder.object(NSString.self, ifPresent: Key.nibName) as String?
    if coder.containsValue(forKey: Key.presentation),
      let style = UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: Key.presentation))
    {
      presentation.style = style
    }
    if coder.containsValue(forKey: Key.transition),
      let style = UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: Key.transition))
    {
      modalTransitionStyle = style
    }
    if coder.containsValue(forKey: Key.isModal) {
      isModalInPresentation = coder.decodeBool(forKey: Key.isModal)
    }
    coder.decodeProperties(UIViewController.self, of: self)
    // Only a document has an item, and a secure archive has no objects of such classes.
    if !coder.requiresSecureCoding, coder.containsValue(forKey: Key.navigationItem),
      let item = coder.decodeObject(forKey: Key.navigationItem) as? UINavigationItem
    {
      if item.title == nil { item.title = title }
      content.navigationItem = item
    }
  }
}
