/// Follows fingers that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Default 1.
  open var minimumNumberOfTouches: Int = 1

  /// Default no limit.
  open var maximumNumberOfTouches: Int = .max

  /// The kinds of scroll events that count as panning; default none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Points the fingers must move before the pan begins.
  static let slop: CGFloat = 10

  /// In window coordinates, as everything kept here.
  private var travel = CGPoint.zero
  private var lastCentroid: CGPoint?
  private var tracker = VelocityTracker()
  private var trackerPosition = CGPoint.zero
  private var scrollLocation: CGPoint?

  /// Fingers still down; none in the ended state.
  open override var numberOfTouches: Int { touchesDown.count }

  open override func location(in view: UIView?) -> CGPoint {
    guard let scrollLocation else { return super.location(in: view) }
    return view?.convert(scrollLocation, from: nil) ?? scrollLocation
  }

  /// How far the fingers moved since they came down, or since `setTranslation`.
  open func translation(in view: UIView?) -> CGPoint {
    convertVector(travel, to: view)
  }

  /// Starts measuring anew from this value; the velocity goes on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      travel = translation
      return
    }
    let start = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    travel = CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    convertVector(tracker.velocity, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesDown.count > maximumNumberOfTouches {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    lastCentroid = centroid(of: touchesDown)
    tracker.add(trackerPosition, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(at: event.timestamp)
    switch state {
    case .possible:
      if touchesDown.count >= minimumNumberOfTouches, isBeyondSlop { state = .began }
    case .began, .changed:
      state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The last place counts too: a finger that rested before it lifted has no speed.
    tracker.add(trackerPosition, at: event.timestamp)
    let down = touchesDown
    lastCentroid = centroid(of: down)
    if isActive {
      if down.isEmpty || down.count < minimumNumberOfTouches { state = .ended }
    } else if down.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    travel = .zero
    lastCentroid = nil
    tracker.clear()
    trackerPosition = .zero
    scrollLocation = nil
  }

  /// Asked for each movement before the pan has begun.
  var isBeyondSlop: Bool { hypot(travel.x, travel.y) >= Self.slop }

  /// Takes away what the fingers moved before the pan began, so that content does not jump.
  func removeSlopFromTranslation() {
    let length = hypot(travel.x, travel.y)
    let kept = length > Self.slop ? (length - Self.slop) / length : 0
    travel = CGPoint(x: travel.x * kept, y: travel.y * kept)
  }

  /// A turn of the wheel is a whole pan in one event.
  func scroll(by translation: CGPoint, at location: CGPoint) {
    scrollLocation = location
    travel = translation
    state = .began
    guard isActive else { return }
    state = .changed
    state = .ended
  }

  private func follow(at time: TimeInterval) {
    guard let point = centroid(of: touchesDown) else { return }
    if let last = lastCentroid {
      let step = CGPoint(x: point.x - last.x, y: point.y - last.y)
      travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
      trackerPosition = CGPoint(x: trackerPosition.x + step.x, y: trackerPosition.y + step.y)
      tracker.add(trackerPosition, at: time)
    }
    lastCentroid = point
  }

  private func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// Kinds of scroll devices.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels, which turn in steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Trackpads.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
