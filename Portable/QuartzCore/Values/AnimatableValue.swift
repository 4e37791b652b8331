/// A value of a property in a form that can be calculated with.
enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([AnimatableValue])
  /// Anything else: it changes at once, half way.
  case other(Any)

  init?(_ any: Any?) {
    guard let any, !(any is NSNull) else { return nil }
    switch any {
    case let value as CGPoint: self = .point(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGSize: self = .size(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as [Any]: self = .list(value.map { AnimatableValue($0) ?? .other($0) })
    case let value as NSValue where value.geometry != nil: self.init(value.geometry)
    default:
      if let number = Number.double(any) { self = .number(number) } else { self = .other(any) }
    }
  }

  /// The value as a property takes it; numbers are `CGFloat`.
  var any: Any {
    switch self {
    case .number(let value): CGFloat(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .list(let values): values.map(\.any)
    case .other(let value): value
    }
  }

  /// The value `t` of the way to another; values of different kinds change half way.
  func interpolated(to other: AnimatableValue, at t: Double) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return .transform(TransformInterpolation.between(a, b, at: t))
    case (.color(let a), .color(let b)): return .color(Self.color(a, b, t))
    case (.path(let a), .path(let b)):
      return PathInterpolation.between(a, b, at: t).map { .path($0) } ?? (t < 0.5 ? self : other)
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, at: t) })
    case (.other(let a), .other(let b)):
      return .other(ContentsBlend(from: a, to: b, progress: t) ?? (t < 0.5 ? a : b))
    default:
      guard let a = numbers, let b = other.numbers, a.count == b.count else {
        return t < 0.5 ? self : other
      }
      return rebuilt(zip(a, b).map { $0 + ($1 - $0) * t })
    }
  }

  /// The sum; a transform added comes first. nil for values without a sum.
  func adding(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.list(let a), .list(let b)) where a.count == b.count:
      let sums = zip(a, b).compactMap { $0.adding($1) }
      return sums.count == a.count ? .list(sums) : nil
    default:
      guard let a = numbers, let b = other.numbers, a.count == b.count else { return nil }
      return rebuilt(zip(a, b).map { $0 + $1 })
    }
  }

  /// The multiple; of a transform, that part of the way from the identity.
  func scaled(by factor: Double) -> AnimatableValue {
    switch self {
    case .transform(let value):
      return .transform(TransformInterpolation.between(CATransform3DIdentity, value, at: factor))
    case .list(let values): return .list(values.map { $0.scaled(by: factor) })
    default: return numbers.map { rebuilt($0.map { $0 * factor }) } ?? self
    }
  }

  func distance(to other: AnimatableValue) -> Double {
    guard let a = numbers, let b = other.numbers, a.count == b.count else { return 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var numbers: [Double]? {
    switch self {
    case .number(let v): [v]
    case .point(let v): [v.x, v.y]
    case .size(let v): [v.width, v.height]
    case .rect(let v): [v.origin.x, v.origin.y, v.size.width, v.size.height]
    case .transform(let v): v.elements.map { Double($0) }
    case .color(let v):
      [v.standardRGB.red, v.standardRGB.green, v.standardRGB.blue, v.standardRGB.alpha]
    case .path, .list, .other: nil
    }
  }

  private func rebuilt(_ n: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(n[0])
    case .point: .point(CGPoint(x: n[0], y: n[1]))
    case .size: .size(CGSize(width: n[0], height: n[1]))
    case .rect: .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .color: .color(CGColor(srgbRed: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case .transform, .path, .list, .other: self
    }
  }

  /// Component by component; a clear color takes the other one's tint.
  private static func color(_ a: CGColor, _ b: CGColor, _ t: Double) -> CGColor {
    var x = a.standardRGB
    var y = b.standardRGB
    if x.alpha == 0 { (x.red, x.green, x.blue) = (y.red, y.green, y.blue) }
    if y.alpha == 0 { (y.red, y.green, y.blue) = (x.red, x.green, x.blue) }
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { min(1, max(0, from + (to - from) * t)) }
    return CGColor(
      srgbRed: mix(x.red, y.red), green: mix(x.green, y.green), blue: mix(x.blue, y.blue),
      alpha: mix(x.alpha, y.alpha))
  }
}
