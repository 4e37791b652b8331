import CoreGraphics
import Foundation

/// The rules that determine which touch draws, and what other touches do to its stroke.
///
/// | Touch | Effect |
/// | --- | --- |
/// | A pencil lands | It draws. The stroke of a finger is canceled: the finger was a palm |
/// | Anything lands while a pencil draws | It is ignored |
/// | A finger or pointer lands | It draws, if ``policy`` permits; see ``permits(_:)`` |
/// | A palm lands, see ``palmRadius`` | It is ignored, and until it is lifted nothing is a tap |
/// | A finger grows to a palm | Its stroke is canceled |
/// | A second finger lands within ``gestureWindow``, while the first is within ``slop`` | The stroke is canceled. Nothing draws until all fingers of the gesture are lifted |
/// | A second finger lands later | It is ignored |
/// | A finger of a gesture moves beyond ``slop``, and ``zooms`` is set | The fingers pinch until all are lifted, and tap no more |
/// | A finger that cannot draw moves beyond ``slop``, and ``Contact/pans`` is set | It pinches, alone or with those that follow |
/// | Such a finger taps twice | ``Effect/doubleTap(_:)`` |
/// | All fingers of a gesture are lifted within ``tapDuration``, none moved beyond ``slop`` | They have tapped, if ``canTap(at:)`` permits |
///
/// Invariant: every ``Effect/begin(_:)`` is followed by exactly one ``Effect/end(_:)`` or
/// ``Effect/cancel(_:_:)`` before the next, and nothing draws between ``Effect/pinch(_:)`` and
/// ``Effect/endPinch``. The type knows neither views nor pixels. Every call
/// takes time proportional to the number of touches.
struct StrokeContract: Equatable, Sendable {
  /// The greatest movement of a finger in a gesture or a tap, in points: 10.
  static let slop: CGFloat = 10

  /// The time after the first finger within which a second one makes a gesture, in seconds: 0.25.
  static let gestureWindow: TimeInterval = 0.25

  /// The greatest duration of a tap, in seconds: 0.5.
  static let tapDuration: TimeInterval = 0.5

  /// The greatest time between two taps of a double tap, in seconds: 0.35.
  static let doubleTapInterval: TimeInterval = 0.35

  /// The greatest distance between two taps of a double tap, in points: 40.
  static let doubleTapDistance: CGFloat = 40

  /// The touches that draw.
  ///
  /// Another policy forgets that a pencil has drawn.
  var policy = BoardDrawingPolicy.default {
    didSet { if policy != oldValue { hasPencilDrawn = false } }
  }

  /// A Boolean value that indicates whether fingers of a gesture pinch.
  var zooms = false

  /// A Boolean value that indicates whether the user prefers to draw with a pencil only.
  var prefersPencil = false

  /// A Boolean value that indicates whether a pencil has drawn since the policy was set.
  var hasPencilDrawn = false

  /// The palms that are down.
  var palms: Set<TouchID> = []

  /// The pencils that are down.
  var pencils: Set<TouchID> = []

  /// The time of the latest event of a pencil.
  var pencilTime: TimeInterval?

  private(set) var stroke: Stroke?
  private var gesture: Gesture?

  /// The latest tap of a finger that cannot draw.
  private var latestTap: Tap?

  /// Fingers that do not draw, one of which may be the first of a gesture.
  private var idle: [TouchID: Stroke] = [:]

  /// The touch that draws, or `nil`.
  var drawingTouch: TouchID? { stroke?.contact.id }

  /// A Boolean value that indicates whether several fingers make a gesture, so that nothing draws.
  var isInGesture: Bool { gesture != nil }

  // MARK: Touches

  /// Handles touches that land at the same time.
  mutating func begin(_ contacts: [Contact], at time: TimeInterval) -> [Effect] {
    // Pencils come first, so that a hand in the same event draws nothing.
    let pencils = contacts.filter { $0.source == .pencil }
    let palms = contacts.filter(\.isPalm)
    let fingers = contacts.filter { $0.source != .pencil && !$0.isPalm }
    var effects = pencils.flatMap { beginPencil($0, at: time) }
    for palm in palms { addPalm(palm.id) }
    if stroke == nil, gesture == nil, fingers.count > 1 { beginGesture([], at: time) }
    for finger in fingers { effects += beginFinger(finger, at: time) }
    return effects
  }

  private mutating func beginPencil(_ contact: Contact, at time: TimeInterval) -> [Effect] {
    pencils.insert(contact.id)
    pencilTime = time
    gesture?.isTap = false
    guard contact.canDraw, stroke?.contact.source != .pencil else { return [] }
    hasPencilDrawn = true
    let pinch = interruptPinch()
    gesture = nil
    idle = [:]
    let palm = stroke.map { [Effect.cancel($0.contact.id, .palm)] } ?? []
    stroke = Stroke(contact: contact, began: time)
    return pinch + palm + [.begin(contact.id)]
  }

  private mutating func beginFinger(_ contact: Contact, at time: TimeInterval) -> [Effect] {
    if let gesture {
      self.gesture?.starts[contact.id] = contact.location
      self.gesture?.locations[contact.id] = contact.location
      self.gesture?.fingers += 1
      let isLate = time - gesture.began > Self.gestureWindow
      if isLate || !canTap(contact) { self.gesture?.isTap = false }
      return pinchedAgain
    }
    if let stroke {
      guard stroke.contact.source != .pencil, startsGesture(after: stroke, at: time) else {
        return []
      }
      self.stroke = nil
      beginGesture([stroke.contact, contact], at: stroke.began)
      return [.cancel(stroke.contact.id, .gesture)]
    }
    if let first = idle.values.first(where: { startsGesture(after: $0, at: time) }) {
      idle = [:]
      beginGesture([first.contact, contact], at: first.began)
      return []
    }
    guard contact.canDraw, permits(contact.source) else {
      idle[contact.id] = Stroke(contact: contact, began: time)
      return []
    }
    stroke = Stroke(contact: contact, began: time)
    return [.begin(contact.id)]
  }

  private func startsGesture(after first: Stroke, at time: TimeInterval) -> Bool {
    !first.hasMoved && time - first.began <= Self.gestureWindow
  }

  private mutating func beginGesture(_ contacts: [Contact], at time: TimeInterval) {
    let starts = Dictionary(
      contacts.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
    // Neither do the contacts of a hand pinch.
    let areFingers = canTap(at: time) && contacts.allSatisfy(canTap)
    gesture = Gesture(
      starts: starts, locations: starts, fingers: contacts.count, began: time, isTap: areFingers,
      pinch: zooms && areFingers ? .possible : .refused)
  }

  /// Handles a touch with a new location, force or radius.
  ///
  /// - Parameters:
  ///   - id: The touch.
  ///   - location: The location in points.
  ///   - radius: The smallest possible radius in points. Default 0.
  ///   - time: The time of the event.
  /// - Returns: What to do.
  mutating func move(
    _ id: TouchID, to location: CGPoint, radius: CGFloat = 0, at time: TimeInterval
  ) -> [Effect] {
    if pencils.contains(id) { pencilTime = time }
    noteMovement(of: id, to: location)
    if radius > Self.palmRadius, !pencils.contains(id) {
      addPalm(id)
      idle[id] = nil
      if gesture?.locations.removeValue(forKey: id) != nil { return pinchedAgain }
      return stroke?.contact.id == id ? interrupt(.palm) : []
    }
    return stroke?.contact.id == id ? [.move(id)] : pinch(id, to: location, at: time)
  }

  /// Moves a finger that does not draw.
  private mutating func pinch(
    _ id: TouchID, to location: CGPoint, at time: TimeInterval
  ) -> [Effect] {
    if gesture == nil, stroke == nil, let finger = idle[id], finger.hasMoved, finger.contact.pans {
      beginGesture([finger.contact], at: finger.began)
      gesture?.isTap = false
      idle[id] = nil
    }
    guard let gesture, let start = gesture.starts[id], gesture.locations[id] != nil else {
      return []
    }
    self.gesture?.locations[id] = location
    switch gesture.pinch {
    case .active: return [.movePinch(self.gesture?.points ?? [])]
    case .possible where Self.isFar(location, from: start):
      self.gesture?.pinch = .active
      return pinchedAgain
    case .possible, .refused: return []
    }
  }

  /// The effect of other fingers in a pinch; none without a pinch.
  private var pinchedAgain: [Effect] {
    guard let gesture, gesture.pinch == .active, !gesture.locations.isEmpty else { return [] }
    return [.pinch(gesture.points)]
  }

  private mutating func noteMovement(of id: TouchID, to location: CGPoint) {
    if let start = gesture?.starts[id], Self.isFar(location, from: start) {
      gesture?.isTap = false
    }
    if let finger = idle[id], Self.isFar(location, from: finger.contact.location) {
      idle[id]?.hasMoved = true
    }
    if let stroke, stroke.contact.id == id, Self.isFar(location, from: stroke.contact.location) {
      self.stroke?.hasMoved = true
    }
  }

  /// Handles a touch that is lifted.
  mutating func end(_ id: TouchID, at location: CGPoint, time: TimeInterval) -> [Effect] {
    noteMovement(of: id, to: location)
    let finger = idle[id]
    if remove(id, at: time) { return [.end(id)] }
    if let finger { return tap(finger, at: time) }
    return leaveGesture(id, at: time)
  }

  /// Handles a finger that is lifted and cannot draw.
  private mutating func tap(_ finger: Stroke, at time: TimeInterval) -> [Effect] {
    let latest = latestTap
    latestTap = nil
    guard finger.contact.pans, !finger.hasMoved, time - finger.began <= Self.tapDuration,
      canTap(at: time), canTap(finger.contact)
    else { return [] }
    let location = finger.contact.location
    if let latest, finger.began - latest.time <= Self.doubleTapInterval,
      !Self.isFar(location, from: latest.location, by: Self.doubleTapDistance)
    {
      return [.doubleTap(location)]
    }
    latestTap = Tap(location: location, time: time)
    return []
  }

  /// Handles a touch that the system cancels.
  mutating func cancel(_ id: TouchID, time: TimeInterval) -> [Effect] {
    if gesture?.starts[id] != nil { gesture?.isTap = false }
    return remove(id, at: time) ? [.cancel(id, .system)] : leaveGesture(id, at: time)
  }

  /// Removes a touch and returns whether it was drawing.
  private mutating func remove(_ id: TouchID, at time: TimeInterval) -> Bool {
    palms.remove(id)
    idle[id] = nil
    if pencils.remove(id) != nil { pencilTime = time }
    guard let stroke, stroke.contact.id == id else { return false }
    self.stroke = nil
    return true
  }

  private mutating func leaveGesture(_ id: TouchID, at time: TimeInterval) -> [Effect] {
    guard gesture?.starts.removeValue(forKey: id) != nil else { return [] }
    gesture?.locations[id] = nil
    guard let ended = gesture, ended.starts.isEmpty else { return pinchedAgain }
    gesture = nil
    if ended.pinch == .active { return [.endPinch] }
    guard ended.isTap, ended.fingers > 1, time - ended.began <= Self.tapDuration else { return [] }
    return [.tap(fingers: ended.fingers)]
  }

  private mutating func addPalm(_ id: TouchID) {
    palms.insert(id)
    gesture?.isTap = false
  }

  // MARK: Commands

  /// Cancels the stroke.
  ///
  /// Without one it has no effect.
  ///
  /// The touch that drew is ignored until it lands again.
  mutating func interrupt(_ cancellation: StrokeCancellation) -> [Effect] {
    guard let stroke else { return [] }
    self.stroke = nil
    return [.cancel(stroke.contact.id, cancellation)]
  }

  /// Ends the pinch before its fingers are lifted.
  ///
  /// Without one it has no effect. The fingers do nothing until they land again.
  mutating func interruptPinch() -> [Effect] {
    defer { gesture?.pinch = .refused }
    return gesture?.pinch == .active ? [.endPinch] : []
  }

  /// Ends the stroke before its touch is lifted.
  ///
  /// Without one it has no effect.
  ///
  /// The touch that drew is ignored until it lands again.
  mutating func finish() -> [Effect] {
    guard let stroke else { return [] }
    self.stroke = nil
    return [.end(stroke.contact.id)]
  }

  private static func isFar(
    _ point: CGPoint, from start: CGPoint, by distance: CGFloat = slop
  ) -> Bool {
    let (dx, dy) = (Double(point.x - start.x), Double(point.y - start.y))
    return dx * dx + dy * dy > Double(distance * distance)
  }
}

/// Palm rejection.
extension StrokeContract {
  /// The radius in points beyond which a contact is a palm: 60.
  ///
  /// It is compared with the smallest possible radius, `majorRadius` minus `majorRadiusTolerance`.
  /// Apple publishes no values. Measured on an iPad mini: 12 to 26 points for a fingertip, 51 to 64
  /// for a finger laid flat, 115 to 270 for the hand that holds a pen, all with a tolerance of 6.4
  /// (https://qiita.com/yimajo/items/ce6ae6c2159deb69a781). The flattest finger is 58 at least, and
  /// the smallest hand 108.
  static let palmRadius: CGFloat = 60

  /// The greatest radius in points of a fingertip: 30.
  ///
  /// On boards where fingers do not draw a hand rests, so only fingertips tap there. See
  /// ``palmRadius`` for its source.
  static let fingertipRadius: CGFloat = 30

  /// The time after the latest event of a pencil within which contacts are those of the hand that
  /// holds it, so that they do not tap, in seconds: 0.5.
  static let pencilRest: TimeInterval = 0.5

  /// Returns whether touches of a type draw, by the policy, the user's preference and the pencil.
  func permits(_ source: Source) -> Bool {
    switch (source, policy) {
    case (.pencil, _), (_, .anyInput): true
    case (_, .pencilOnly): false
    case (.pointer, .default): true
    case (.finger, .default): !hasPencilDrawn && !prefersPencil
    }
  }

  /// Returns whether fingers that land at a time may tap.
  func canTap(at time: TimeInterval) -> Bool {
    guard palms.isEmpty, pencils.isEmpty else { return false }
    return pencilTime.map { time - $0 > Self.pencilRest } ?? true
  }

  /// Returns whether a contact is small enough to tap.
  func canTap(_ contact: Contact) -> Bool {
    contact.radius <= (permits(.finger) ? Self.palmRadius : Self.fingertipRadius)
  }
}

extension StrokeContract.Contact {
  /// A Boolean value that indicates whether the contact is too large for a finger.
  var isPalm: Bool { source == .finger && radius > StrokeContract.palmRadius }
}
