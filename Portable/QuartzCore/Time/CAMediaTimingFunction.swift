/// The name of a pacing that the system defines.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing: the cubic Bézier curve from (0, 0) to (1, 1) with two control points.
open class CAMediaTimingFunction: NSObject, NSSecureCoding {
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)
  private let progress: (@Sendable (Double) -> Double)?

  /// The curve of a name; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = (Double(c1x), Double(c1y))
    second = (Double(c2x), Double(c2y))
    progress = nil
    super.init()
  }

  /// A pacing by a function of linear progress, which may overshoot; for springs and scrubbing.
  package init(progress: @escaping @Sendable (Double) -> Double) {
    first = (0, 0)
    second = (1, 1)
    self.progress = progress
    super.init()
  }

  /// Creates a pacing from an archive.
  public required init?(coder: NSCoder) {
    let points = PropertyArchive(coder)?.value("controlPoints") as? [Any]
    let numbers = (points ?? []).compactMap { Number.double($0) }
    guard numbers.count == 4 else { return nil }
    first = (numbers[0], numbers[1])
    second = (numbers[2], numbers[3])
    progress = nil
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Stores the control points in an archive.
  open func encode(with coder: NSCoder) {
    PropertyArchive(coder)?.encode([first.x, first.y, second.x, second.y], "controlPoints")
  }

  /// Writes the control point of `index` 0…3 as two numbers; other indexes write nothing.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), first, second, (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  /// The paced progress for a linear `progress`.
  package func value(at progress: Double) -> Double {
    if let function = self.progress { return function(progress) }
    if first.x == first.y && second.x == second.y { return progress }
    if progress <= 0 || progress >= 1 { return progress <= 0 ? 0 : 1 }
    return Self.bezier(parameter(for: progress), first.y, second.y)
  }

  private func parameter(for x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.bezier(t, first.x, second.x) - x
      if abs(error) < 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(t, first.x, second.x)
      let newton = slope > 1e-6 ? t - error / slope : -1
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }

  private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    guard progress == nil, other.progress == nil else { return self === other }
    if progress != nil || other.progress != nil { return self === other }
    return first == other.first && second == other.second
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(first.x)
    hasher.combine(first.y)
    hasher.combine(second.x)
    hasher.combine(second.y)
    return hasher.finalize()
  }
}
