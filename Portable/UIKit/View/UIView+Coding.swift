import QuartzCore

extension UIView {
  private enum Key {
    static let frame = "UIFrame"
    static let boundsOrigin = "UIBoundsOrigin"
    static let autoresizingMask = "UIAutoresizingMask"
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
    coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizingMask)
    coder.encodeProperties(of: self)
    encodeConstraints(with: coder)
    coder.encode(
      (self as? any PartlyArchivedView)?.archivedSubviews ?? subviews, forKey: Key.subviews)
  }

  // An archive without an entry, or with a value out of range, leaves the property at its default.
  final func decodeProperties(from coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let archive = Archive(coder: coder)
    if let numbers = archive.numbers(Key.frame, count: 4) {
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let numbers = archive.numbers(Key.boundsOrigin, count: 2) {
      bounds.origin = CGPoint(x: numbers[0], y: numbers[1])
    }
    if let mask = archive.integer(Key.autoresizingMask), mask >= 0 {
      autoresizingMask = AutoresizingMask(rawValue: UInt(mask))
    }
    coder.decodeProperties(UIView.self, of: self)
    for subview in archive.object(Key.subviews) as? [UIView] ?? [] { addSubview(subview) }
    decodeConstraints(from: coder)
  }
}

// A view that makes subviews for itself, which an archive must not hold.
@MainActor protocol PartlyArchivedView: UIView {
  var archivedSubviews: [UIView] { get }
}

// Reads entries that may be missing.
private struct Archive {
  let coder: NSCoder

  func bool(_ key: String) -> Bool? {
    coder.containsValue(forKey: key) ? coder.decodeBool(forKey: key) : nil
  }

  func integer(_ key: String) -> Int? {
    coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
  }

  func double(_ key: String) -> Double? {
    coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : nil
  }

  // A secure archive has no views in it, because a view is no securely coded class.
  func object(_ key: String) -> Any? {
    guard coder.containsValue(forKey: key) else { return nil }
    guard coder.requiresSecureCoding else { return coder.decodeObject(forKey: key) }
    return coder.decodeObject(of: [NSArray.self, NSString.self, NSNumber.self], forKey: key)
  }

  func numbers(_ key: String, count: Int) -> [Double]? {
    guard let numbers = object(key) as? [Double], numbers.count == count else { return nil }
    return numbers
  }
}
