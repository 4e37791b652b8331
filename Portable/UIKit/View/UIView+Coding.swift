import QuartzCore

extension UIView {
  private enum Key {
    static let frame = "UIFrame"
    static let boundsOrigin = "UIBoundsOrigin"
    static let alpha = "UIAlpha"
    static let tag = "UITag"
    static let isHidden = "UIHidden"
    static let isOpaque = "UIOpaque"
    static let clipsToBounds = "UIClipsToBounds"
    static let contentMode = "UIContentMode"
    static let autoresizingMask = "UIAutoresizingMask"
    static let autoresizesSubviews = "UIAutoresizeSubviews"
    static let userInteractionDisabled = "UIUserInteractionDisabled"
    static let multipleTouch = "UIMultipleTouchEnabled"
    static let semanticContentAttribute = "UISemanticContentAttribute"
    static let identifier = "UIAccessibilityIdentifier"
    static let subviews = "UISubviews"
  }

  final func encodeProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      PortableLog.report("\(diagnosticName): only keyed archives are supported")
      return
    }
    let frame = frame
    coder.encode(
      [frame.minX, frame.minY, frame.width, frame.height].map(Double.init), forKey: Key.frame)
    coder.encode([bounds.minX, bounds.minY].map(Double.init), forKey: Key.boundsOrigin)
    coder.encode(Double(alpha), forKey: Key.alpha)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(isHidden, forKey: Key.isHidden)
    coder.encode(isOpaque, forKey: Key.isOpaque)
    coder.encode(clipsToBounds, forKey: Key.clipsToBounds)
    coder.encode(contentMode.rawValue, forKey: Key.contentMode)
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask)
    coder.encode(autoresizesSubviews, forKey: Key.autoresizesSubviews)
    coder.encode(!isUserInteractionEnabled, forKey: Key.userInteractionDisabled)
    coder.encode(isMultipleTouchEnabled, forKey: Key.multipleTouch)
    coder.encode(semanticContentAttribute.rawValue, forKey: Key.semanticContentAttribute)
    coder.encode(accessibilityIdentifier, forKey: Key.identifier)
    coder.encode(subviews, forKey: Key.subviews)
  }

  // An archive without an entry leaves the property at its default.
  final func decodeProperties(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let numbers = numbers(in: coder, key: Key.frame, count: 4) {
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let numbers = numbers(in: coder, key: Key.boundsOrigin, count: 2) {
      bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    }
    if coder.containsValue(forKey: Key.alpha) { alpha = coder.decodeDouble(forKey: Key.alpha) }
    tag = coder.decodeInteger(forKey: Key.tag)
    isHidden = coder.decodeBool(forKey: Key.isHidden)
    if coder.containsValue(forKey: Key.isOpaque) {
      isOpaque = coder.decodeBool(forKey: Key.isOpaque)
    }
    clipsToBounds = coder.decodeBool(forKey: Key.clipsToBounds)
    contentMode =
      ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) ?? .scaleToFill
    autoresizingMask = AutoresizingMask(
      rawValue: UInt(max(0, coder.decodeInteger(forKey: Key.autoresizingMask))))
    if coder.containsValue(forKey: Key.autoresizesSubviews) {
      autoresizesSubviews = coder.decodeBool(forKey: Key.autoresizesSubviews)
    }
    isUserInteractionEnabled = !coder.decodeBool(forKey: Key.userInteractionDisabled)
    isMultipleTouchEnabled = coder.decodeBool(forKey: Key.multipleTouch)
    semanticContentAttribute =
      UISemanticContentAttribute(
        rawValue: coder.decodeInteger(forKey: Key.semanticContentAttribute)) ?? .unspecified
    accessibilityIdentifier = coder.decodeObject(forKey: Key.identifier) as? String
    for subview in coder.decodeObject(forKey: Key.subviews) as? [UIView] ?? [] {
      addSubview(subview)
    }
  }

  private func numbers(in coder: NSCoder, key: String, count: Int) -> [Double]? {
    guard coder.containsValue(forKey: key),
      let numbers = coder.decodeObject(forKey: key) as? [Double], numbers.count == count
    else { return nil }
    return numbers
  }
}
