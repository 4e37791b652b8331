@available(iOS 17.5, *)
extension UIPencilInteraction {
  /// How far a squeeze has come.
  public enum Phase: UInt, Sendable {
    case began = 0
    case changed = 1
    case ended = 2
    case cancelled = 3
  }

  /// A double tap on the side of a pencil.
  @preconcurrency @MainActor open class Tap: NSObject {
    /// When it happened, in the time of events.
    public let timestamp: TimeInterval
    /// How the pencil was held above the screen; nil when it was not near it.
    public let hoverPose: UIPencilHoverPose?

    init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.hoverPose = hoverPose
      super.init()
    }
  }

  /// A squeeze of a pencil.
  @preconcurrency @MainActor open class Squeeze: NSObject {
    /// When it happened, in the time of events.
    public let timestamp: TimeInterval
    public let phase: Phase
    /// How the pencil was held above the screen; nil when it was not near it.
    public let hoverPose: UIPencilHoverPose?

    init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose?) {
      self.timestamp = timestamp
      self.phase = phase
      self.hoverPose = hoverPose
      super.init()
    }
  }
}

/// How a pencil is held above the screen.
@available(iOS 17.5, *)
@preconcurrency @MainActor open class UIPencilHoverPose: NSObject {
  /// Where the tip points, in the coordinates of the interaction's view.
  public let location: CGPoint
  /// The distance from the screen, from 0 to 1.
  public let zOffset: CGFloat
  public let azimuthAngle: CGFloat
  public let altitudeAngle: CGFloat
  public let rollAngle: CGFloat

  public var azimuthUnitVector: CGVector {
    CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle))
  }

  init(location: CGPoint) {
    self.location = location
    zOffset = 0.5
    azimuthAngle = 0
    altitudeAngle = .pi / 2
    rollAngle = 0
    super.init()
  }
}
