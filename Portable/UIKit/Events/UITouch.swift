import QuartzCore

/// One finger or pen on the screen; the same object from its first contact to its last.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger did since the last event.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touched the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// Properties of a touch that may be estimates.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
  }

  // One reading of the finger, in the window's coordinates.
  struct Sample {
    var location = CGPoint.zero
    var timestamp: TimeInterval = 0
    var force: CGFloat = 0
    var altitudeAngle = CGFloat.pi / 2
    var azimuthAngle: CGFloat = 0
    var estimate: Int?
    var estimated: Properties = []
    var expected: Properties = []
  }

  final var sample = Sample()
  final var previousLocation = CGPoint.zero

  /// When the touch last changed.
  open internal(set) var timestamp: TimeInterval {
    get { sample.timestamp }
    set { sample.timestamp = newValue }
  }

  /// What the finger did since the last event.
  open internal(set) var phase = Phase.began

  /// The number of taps in quick succession, this one included.
  open internal(set) var tapCount = 1

  /// What touches the screen.
  open internal(set) var type = TouchType.direct

  /// The radius of the contact in points.
  open internal(set) var majorRadius: CGFloat = 20

  /// How far the radius may be off, in points.
  open internal(set) var majorRadiusTolerance: CGFloat = 5

  /// The window the touch began in.
  open internal(set) weak var window: UIWindow?

  /// The view the touch began in.
  open internal(set) weak var view: UIView?

  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The force; 1 is that of an average touch, 0 where nothing measures it.
  open var force: CGFloat { sample.force }

  /// The greatest force the device measures; 0 where nothing measures it.
  open internal(set) var maximumPossibleForce: CGFloat = 0

  /// The pen's angle over the surface in radians; a right angle for a finger.
  open var altitudeAngle: CGFloat { sample.altitudeAngle }

  /// The position in a view's coordinates, or in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// The position before the last change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocation, to: view)
  }

  /// The position as measured, in a view's coordinates or in the window's for nil.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    convert(sample.location, to: view)
  }

  /// The direction a pen leans in a view, in radians clockwise from the x axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let direction = azimuthUnitVector(in: view)
    return CGFloat(atan2(Double(direction.dy), Double(direction.dx)))
  }

  /// The direction a pen leans in a view, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = Double(sample.azimuthAngle)
    let origin = convert(.zero, to: view)
    let tip = convert(CGPoint(x: cos(angle), y: sin(angle)), to: view)
    let length = hypot(tip.x - origin.x, tip.y - origin.y)
    guard length > 0 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (tip.x - origin.x) / length, dy: (tip.y - origin.y) / length)
  }

  /// Names the sample in a later update of its estimates; nil when it never had any.
  open var estimationUpdateIndex: NSNumber? { sample.estimate.map { NSNumber(value: $0) } }

  /// The properties that are estimates.
  open var estimatedProperties: Properties { sample.estimated }

  /// The estimates a later update will replace.
  open var estimatedPropertiesExpectingUpdates: Properties { sample.expected }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return window.convert(point, to: view)
  }
}
