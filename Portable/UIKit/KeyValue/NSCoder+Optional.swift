import QuartzCore

extension NSCoder {
  /// The object under the key; nil without an error when there is none or it is of another class.
  func object<Object: NSObject & NSCoding>(_ type: Object.Type, ifPresent key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  func string(ifPresent key: String) -> String? {
    object(NSString.self, ifPresent: key).map { $0 as String }
  }
}
