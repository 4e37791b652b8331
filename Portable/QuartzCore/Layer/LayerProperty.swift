/// A property as key-value coding and animations see it.
struct LayerProperty {
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void
  /// True when a change of the property on a committed layer animates by itself.
  let isImplicit: Bool

  init<Layer: CALayer, Value: LayerConvertible>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, implicit: Bool = true
  ) {
    get = { ($0 as? Layer)?[keyPath: path].layerValue }
    set = { layer, any in
      guard let layer = layer as? Layer, let value = Value.from(any) else { return }
      layer[keyPath: path] = value
    }
    isImplicit = implicit
  }

  // A name or an option set, whose raw value is what key-value coding sees.
  init<Layer: CALayer, Value: RawRepresentable>(
    raw path: ReferenceWritableKeyPath<Layer, Value>
  ) where Value.RawValue: LayerConvertible {
    get = { ($0 as? Layer)?[keyPath: path].rawValue }
    set = { layer, any in
      guard
        let value = (any as? Value) ?? Value.RawValue.from(any).flatMap(Value.init(rawValue:))
      else { return }
      (layer as? Layer)?[keyPath: path] = value
    }
    isImplicit = false
  }

  init(get: @escaping (CALayer) -> Any?, set: @escaping (CALayer, Any?) -> Void, implicit: Bool) {
    self.get = get
    self.set = set
    isImplicit = implicit
  }

  // Never written to after its first use; closures and key paths carry no Sendable mark.
  nonisolated(unsafe) static let table: [String: LayerProperty] = [
    "bounds": LayerProperty(\CALayer.bounds),
    "position": LayerProperty(\CALayer.position),
    "zPosition": LayerProperty(\CALayer.zPosition),
    "anchorPoint": LayerProperty(\CALayer.anchorPoint),
    "anchorPointZ": LayerProperty(\CALayer.anchorPointZ),
    "transform": LayerProperty(\CALayer.transform),
    "sublayerTransform": LayerProperty(\CALayer.sublayerTransform),
    "frame": LayerProperty(\CALayer.frame, implicit: false),
    "contents": LayerProperty(
      get: { $0.contents }, set: { $0.contents = $1 }, implicit: true),
    "contentsRect": LayerProperty(\CALayer.contentsRect),
    "contentsCenter": LayerProperty(\CALayer.contentsCenter),
    "contentsGravity": LayerProperty(raw: \CALayer.contentsGravity),
    "magnificationFilter": LayerProperty(raw: \CALayer.magnificationFilter),
    "minificationFilter": LayerProperty(raw: \CALayer.minificationFilter),
    "maskedCorners": LayerProperty(raw: \CALayer.maskedCorners),
    "cornerCurve": LayerProperty(raw: \CALayer.cornerCurve),
    "allowsGroupOpacity": LayerProperty(\CALayer.allowsGroupOpacity, implicit: false),
    "needsDisplayOnBoundsChange": LayerProperty(
      \CALayer.needsDisplayOnBoundsChange, implicit: false),
    "contentsScale": LayerProperty(\CALayer.contentsScale, implicit: false),
    "hidden": LayerProperty(\CALayer.isHidden, implicit: false),
    "isHidden": LayerProperty(\CALayer.isHidden, implicit: false),
    "doubleSided": LayerProperty(\CALayer.isDoubleSided, implicit: false),
    "masksToBounds": LayerProperty(\CALayer.masksToBounds, implicit: false),
    "opaque": LayerProperty(\CALayer.isOpaque, implicit: false),
    "backgroundColor": LayerProperty(\CALayer.backgroundColor),
    "cornerRadius": LayerProperty(\CALayer.cornerRadius),
    "borderWidth": LayerProperty(\CALayer.borderWidth),
    "borderColor": LayerProperty(\CALayer.borderColor),
    "opacity": LayerProperty(\CALayer.opacity),
    "shouldRasterize": LayerProperty(\CALayer.shouldRasterize, implicit: false),
    "rasterizationScale": LayerProperty(\CALayer.rasterizationScale, implicit: false),
    "drawsAsynchronously": LayerProperty(\CALayer.drawsAsynchronously, implicit: false),
    "shadowColor": LayerProperty(\CALayer.shadowColor),
    "shadowOpacity": LayerProperty(\CALayer.shadowOpacity),
    "shadowOffset": LayerProperty(\CALayer.shadowOffset),
    "shadowRadius": LayerProperty(\CALayer.shadowRadius),
    "shadowPath": LayerProperty(\CALayer.shadowPath, implicit: false),
    "speed": LayerProperty(\CALayer.speed, implicit: false),
    "timeOffset": LayerProperty(\CALayer.timeOffset, implicit: false),
    "beginTime": LayerProperty(\CALayer.beginTime, implicit: false),
    "name": LayerProperty(
      get: { $0.name }, set: { $0.name = $1 as? String }, implicit: false),
    "mask": LayerProperty(
      get: { $0.mask }, set: { $0.mask = $1 as? CALayer }, implicit: false),
    "sublayers": LayerProperty(
      get: { $0.sublayers }, set: { $0.sublayers = $1 as? [CALayer] }, implicit: false),
    "superlayer": LayerProperty(get: { $0.superlayer }, set: { _, _ in }, implicit: false),
    "delegate": LayerProperty(
      get: { $0.delegate }, set: { $0.delegate = $1 as? any CALayerDelegate }, implicit: false),
  ]
}

/// A type that key-value coding can put into a property.
protocol LayerConvertible {
  static func from(_ any: Any?) -> Self?
  var layerValue: Any? { get }
}

extension LayerConvertible {
  static func from(_ any: Any?) -> Self? { any as? Self }
  var layerValue: Any? { self }
}

extension CGPoint: LayerConvertible {}
extension CGRect: LayerConvertible {}
extension CATransform3D: LayerConvertible {
  static func from(_ any: Any?) -> CATransform3D? {
    (any as? CATransform3D)
      ?? (any as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
  }
}
extension CGSize: LayerConvertible {
  static func from(_ any: Any?) -> CGSize? {
    (any as? CGSize) ?? (any as? CGPoint).map { CGSize(width: $0.x, height: $0.y) }
  }
}
extension CGFloat: LayerConvertible {
  static func from(_ any: Any?) -> CGFloat? { Number.double(any).map { CGFloat($0) } }
}
extension Float: LayerConvertible {
  static func from(_ any: Any?) -> Float? { Number.double(any).map { Float($0) } }
}
extension Double: LayerConvertible {
  static func from(_ any: Any?) -> Double? { Number.double(any) }
}
extension Int: LayerConvertible {
  static func from(_ any: Any?) -> Int? {
    Number.double(any).flatMap { Int(exactly: $0.rounded()) }
  }
}
extension UInt: LayerConvertible {
  static func from(_ any: Any?) -> UInt? { Number.double(any).flatMap { UInt(exactly: $0) } }
}
extension String: LayerConvertible {}
extension Bool: LayerConvertible {
  static func from(_ any: Any?) -> Bool? { (any as? Bool) ?? Number.double(any).map { $0 != 0 } }
}
extension CGColor: LayerConvertible {
  static func from(_ any: Any?) -> Self? { any as? Self }
}
extension Optional: LayerConvertible where Wrapped: AnyObject {
  static func from(_ any: Any?) -> Wrapped?? {
    guard let any else { return .some(nil) }
    if let value = any as? Wrapped { return .some(value) }
    return any is NSNull ? .some(nil) : nil
  }
  var layerValue: Any? { self.map { $0 as Any } }
}

/// Reads a number from the types it may be boxed in.
enum Number {
  static func double(_ any: Any?) -> Double? {
    switch any {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as Int32: Double(value)
    case let value as UInt: Double(value)
    default: nil
    }
  }
}
