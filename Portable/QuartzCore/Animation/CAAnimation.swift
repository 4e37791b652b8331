/// The object told when an animation starts and stops.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that changes what a layer shows over time.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAAction, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  /// Kept alive by the animation, as Apple's is.
  open var delegate: (any CAAnimationDelegate)?
  private var custom: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Creates an animation from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if let archive = PropertyArchive(coder) { decodeValues(from: archive) }
  }

  open class var supportsSecureCoding: Bool { true }

  /// Stores the animation in an archive, without its delegate.
  open func encode(with coder: NSCoder) {
    if let archive = PropertyArchive(coder) { encodeValues(to: archive) }
  }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The value kept under a key; animations carry any that a program gives them.
  open func value(forKey key: String) -> Any? {
    custom[key] ?? type(of: self).defaultValue(forKey: key)
  }
  open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.takeValues(of: self)
    return copy
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The properties of the layer that the animation changes.
  var animatedKeys: [String] { [] }

  /// Takes over another animation's properties; classes with more of them override it.
  func takeValues(of other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    custom = other.custom
  }

  /// Writes the properties to an archive; classes with more of them override it.
  func encodeValues(to archive: PropertyArchive) {
    archive.encode(beginTime, "beginTime")
    archive.encode(duration, "duration")
    archive.encode(speed, "speed")
    archive.encode(timeOffset, "timeOffset")
    archive.encode(repeatCount, "repeatCount")
    archive.encode(repeatDuration, "repeatDuration")
    archive.encode(autoreverses, "autoreverses")
    archive.encode(fillMode.rawValue, "fillMode")
    archive.encode(isRemovedOnCompletion, "removedOnCompletion")
    archive.encode(objects: timingFunction.map { [$0] }, "timingFunction")
    for (key, value) in custom { archive.encode(value, Self.customPrefix + key) }
    archive.encode(custom.keys.sorted(), "customKeys")
  }

  /// Reads the properties from an archive; what has no entry keeps its default.
  func decodeValues(from archive: PropertyArchive) {
    beginTime = archive.number("beginTime") ?? beginTime
    duration = archive.number("duration") ?? duration
    speed = archive.number("speed").map { Float($0) } ?? speed
    timeOffset = archive.number("timeOffset") ?? timeOffset
    repeatCount = archive.number("repeatCount").map { Float($0) } ?? repeatCount
    repeatDuration = archive.number("repeatDuration") ?? repeatDuration
    autoreverses = archive.bool("autoreverses") ?? autoreverses
    fillMode = archive.string("fillMode").map { CAMediaTimingFillMode(rawValue: $0) } ?? fillMode
    isRemovedOnCompletion = archive.bool("removedOnCompletion") ?? isRemovedOnCompletion
    timingFunction = archive.objects(CAMediaTimingFunction.self, "timingFunction")?.first
    for key in archive.value("customKeys") as? [String] ?? [] {
      custom[key] = archive.value(Self.customPrefix + key)
    }
  }

  private static let customPrefix = "custom."

  /// Changes a presentation layer to what the animation shows at a time of its parent.
  func apply(to layer: CALayer, at time: CFTimeInterval) {}

  /// Called as the animation is attached, before anything it will show has changed.
  func prepare(for layer: CALayer) {}
}

extension CAAnimation {
  convenience init(dynamic: ()) { self.init() }

  // The symbol of the initializer above, called on a class known only while running.
  @_silgen_name("$s10QuartzCore11CAAnimationC7dynamicACyt_tcfC")
  private static func makeNew(_: ()) -> Self

  static func make() -> Self { makeNew(()) }
}
