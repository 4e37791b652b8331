/// The properties of a layer or an animation in a keyed archive.
///
/// A value is a list of its kind and its numbers, so that a secure archive holds it too.
struct PropertyArchive {
  let coder: NSCoder

  /// Nil for an archive without keys, which cannot leave an entry out.
  init?(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else {
      PortableLog.report("Core Animation: only keyed archives are supported")
      return nil
    }
    self.coder = coder
  }

  /// Stores nil, a value that can be animated or a string; others are left out.
  func encode(_ value: Any?, _ key: String) {
    guard let form = Self.form(of: value) else { return }
    coder.encode(form as NSArray, forKey: key)
  }

  /// The value of a key, as a property takes it, `NSNull` for nil; nil without an entry.
  func value(_ key: String) -> Any? {
    guard coder.containsValue(forKey: key) else { return nil }
    let classes: [AnyClass] = [NSArray.self, NSString.self, NSNumber.self, NSData.self]
    return (coder.decodeObject(of: classes, forKey: key) as? [Any]).flatMap(Self.value)
  }

  /// The value of a key; nil also for an entry that is nil.
  func present(_ key: String) -> Any? { value(key).flatMap { $0 is NSNull ? nil : $0 } }
  func number(_ key: String) -> Double? { Number.double(value(key)) }
  func bool(_ key: String) -> Bool? { number(key).map { $0 != 0 } }
  func string(_ key: String) -> String? { value(key) as? String }

  func encode(objects: [NSObject]?, _ key: String) {
    guard let objects else { return }
    coder.encode(objects as NSArray, forKey: key)
  }

  func objects<Object: NSObject>(_ type: Object.Type, _ key: String) -> [Object]? {
    guard coder.containsValue(forKey: key) else { return nil }
    let list = coder.decodeObject(of: [NSArray.self, type], forKey: key) as? [Any]
    return list?.compactMap { $0 as? Object }
  }

  // MARK: Forms

  private static func form(of value: Any?) -> [Any]? {
    if let string = value as? String { return ["string", string as NSString] }
    guard let value = AnimatableValue(value) else { return ["none"] }
    switch value {
    case .number(let number): return ["number", NSNumber(value: number)]
    case .point(let point): return ["point"] + boxed([point.x, point.y])
    case .size(let size): return ["size"] + boxed([size.width, size.height])
    case .rect(let rect):
      return ["rect"] + boxed([rect.minX, rect.minY, rect.width, rect.height])
    case .transform(let transform): return ["transform"] + boxed(transform.elements)
    case .color(let color):
      let rgb = color.standardRGB
      return ["color"] + boxed([rgb.red, rgb.green, rgb.blue, rgb.alpha].map { CGFloat($0) })
    case .path(let path): return ["path", PathCoding.data(from: path) as NSData]
    case .list(let values):
      let forms = values.compactMap { form(of: $0.any) }
      return forms.count == values.count ? ["list"] + forms.map { $0 as NSArray } : nil
    case .other: return nil
    }
  }

  private static func boxed(_ numbers: [CGFloat]) -> [Any] {
    numbers.map { NSNumber(value: Double($0)) }
  }

  private static func value(of form: [Any]) -> Any? {
    guard let kind = form.first as? String else { return nil }
    let rest = form.dropFirst()
    let n = rest.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    switch (kind, n.count) {
    case ("none", _): return NSNull()
    case ("string", _): return rest.first as? String
    case ("number", 1): return NSNumber(value: Double(n[0]))
    case ("point", 2): return CGPoint(x: n[0], y: n[1])
    case ("size", 2): return CGSize(width: n[0], height: n[1])
    case ("rect", 4): return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case ("transform", 16): return CATransform3D(elements: n)
    case ("color", 4): return CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3])
    case ("path", _): return (rest.first as? Data).flatMap(PathCoding.path)?.copy()
    case ("list", _):
      let values = rest.compactMap { ($0 as? [Any]).flatMap(value) }
      return values.count == rest.count ? values : nil
    default: return nil
    }
  }
}
