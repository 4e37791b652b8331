/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through a series of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The points to move through; it wins over `values`.
  open var path: CGPath?
  /// From 0 to 1; one per value, or one more with the discrete mode.
  open var keyTimes: [NSNumber]?
  /// One per step between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  private var track: KeyframeTrack?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func encodeValues(to archive: PropertyArchive) {
    super.encodeValues(to: archive)
    archive.encode(values, "values")
    archive.encode(path, "path")
    archive.encode(keyTimes, "keyTimes")
    archive.encode(objects: timingFunctions, "timingFunctions")
    archive.encode(calculationMode.rawValue, "calculationMode")
  }

  override func decodeValues(from archive: PropertyArchive) {
    super.decodeValues(from: archive)
    values = archive.present("values") as? [Any]
    path = archive.present("path") as? CGPath
    let times = (archive.present("keyTimes") as? [Any])?.compactMap { Number.double($0) }
    keyTimes = times?.map { NSNumber(value: $0) }
    timingFunctions = archive.objects(CAMediaTimingFunction.self, "timingFunctions")
    if let mode = archive.string("calculationMode") {
      calculationMode = CAAnimationCalculationMode(rawValue: mode)
    }
  }

  override func prepare(for layer: CALayer) { track = KeyframeTrack(self) }

  override func value(at progress: Double, base: AnimatableValue?) -> AnimatableValue? {
    let track = self.track ?? KeyframeTrack(self)
    self.track = track
    return track?.value(at: paced(progress))
  }
}
