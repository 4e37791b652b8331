import CoreGraphics
import Foundation

/// Which touch draws, and what becomes of its stroke when others come.
///
/// | While a finger draws | What happens |
/// | --- | --- |
/// | a second finger lands at once, before the first has gone anywhere | the stroke is cancelled, and nobody draws until all fingers are gone: it is a gesture |
/// | a second finger lands later | it is ignored |
/// | a pencil lands | the finger was a palm: its stroke is cancelled, the pencil draws |
///
/// While a pencil draws, everything else is ignored. Every ``Effect/begin(_:)`` is followed by exactly
/// one ``Effect/end(_:)`` or ``Effect/cancel(_:_:)`` before the next. It knows neither views nor pixels;
/// every call takes time in the count of touches that are down.
public struct StrokeContract: Equatable, Sendable {
  /// A touch, by a number that no other touch has while it is down.
  public typealias TouchID = Int

  /// What touches the board.
  public enum Source: Equatable, Sendable {
    /// A finger, a mouse or a trackpad.
    case finger

    /// A pencil.
    case pencil
  }

  /// A touch that lands.
  public struct Contact: Equatable, Sendable {
    /// Its number.
    public var id: TouchID

    /// What it is.
    public var source: Source

    /// Whether it may draw; otherwise it only takes part in gestures.
    public var canDraw: Bool

    /// Where it is, in points.
    public var location: CGPoint

    /// Makes a touch.
    public init(id: TouchID, source: Source, canDraw: Bool, location: CGPoint) {
      self.id = id
      self.source = source
      self.canDraw = canDraw
      self.location = location
    }
  }

  /// What to do, in order.
  public enum Effect: Equatable, Sendable {
    /// A stroke begins with this touch.
    case begin(TouchID)

    /// The stroke goes on to where the touch is.
    case move(TouchID)

    /// The stroke is complete.
    case end(TouchID)

    /// The stroke goes, as if it had never begun.
    case cancel(TouchID, StrokeCancellation)

    /// So many fingers tapped the board together.
    case tap(fingers: Int)
  }

  /// How far a finger may slip and still belong to a gesture, in points: 10.
  public static let slop: CGFloat = 10

  /// How long after the first finger a second one makes a gesture of both, in seconds: 0.25.
  public static let gestureWindow: TimeInterval = 0.25

  /// How long the fingers of a tap are down at most, in seconds: 0.5.
  public static let tapDuration: TimeInterval = 0.5

  private struct Stroke: Equatable, Sendable {
    var contact: Contact
    var began: TimeInterval
    var hasTravelled = false
  }

  private struct Gesture: Equatable, Sendable {
    var starts: [TouchID: CGPoint]
    var fingers: Int
    var began: TimeInterval
    var isTap = true
  }

  private var stroke: Stroke?
  private var gesture: Gesture?

  /// Fingers that may not draw, one of which may be the first of a gesture.
  private var idle: [TouchID: Stroke] = [:]

  /// Makes a contract of a board that nobody touches.
  public init() {}

  /// The touch that draws, or `nil`.
  public var drawingTouch: TouchID? { stroke?.contact.id }

  /// Whether several fingers make a gesture, so that nobody draws.
  public var isInGesture: Bool { gesture != nil }

  // MARK: Touches

  /// Touches land, all at the same time.
  public mutating func began(_ contacts: [Contact], at time: TimeInterval) -> [Effect] {
    // A pencil goes first, so that a palm in the same event is known for one.
    let pencils = contacts.filter { $0.source == .pencil }
    let fingers = contacts.filter { $0.source == .finger }
    var effects = pencils.flatMap { pencilBegan($0, at: time) }
    if stroke == nil, gesture == nil, fingers.count > 1 {
      gesture = Gesture(starts: [:], fingers: 0, began: time)
    }
    for finger in fingers { effects += fingerBegan(finger, at: time) }
    return effects
  }

  private mutating func pencilBegan(_ contact: Contact, at time: TimeInterval) -> [Effect] {
    guard contact.canDraw, stroke?.contact.source != .pencil else { return [] }
    gesture = nil
    idle = [:]
    let palm = stroke.map { [Effect.cancel($0.contact.id, .palm)] } ?? []
    stroke = Stroke(contact: contact, began: time)
    return palm + [.begin(contact.id)]
  }

  private mutating func fingerBegan(_ contact: Contact, at time: TimeInterval) -> [Effect] {
    if gesture != nil {
      gesture?.starts[contact.id] = contact.location
      gesture?.fingers += 1
      if let gesture, time - gesture.began > Self.gestureWindow { self.gesture?.isTap = false }
      return []
    }
    if let stroke {
      guard stroke.contact.source == .finger, startsGesture(after: stroke, at: time) else {
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
    guard contact.canDraw else {
      idle[contact.id] = Stroke(contact: contact, began: time)
      return []
    }
    stroke = Stroke(contact: contact, began: time)
    return [.begin(contact.id)]
  }

  private func startsGesture(after first: Stroke, at time: TimeInterval) -> Bool {
    !first.hasTravelled && time - first.began <= Self.gestureWindow
  }

  private mutating func beginGesture(_ contacts: [Contact], at time: TimeInterval) {
    gesture = Gesture(
      starts: Dictionary(
        contacts.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first }),
      fingers: contacts.count, began: time)
  }

  /// A touch is at another place, or has a newer force.
  public mutating func moved(_ id: TouchID, to location: CGPoint) -> [Effect] {
    if let start = gesture?.starts[id], Self.isFar(location, from: start) {
      gesture?.isTap = false
    }
    if let finger = idle[id], Self.isFar(location, from: finger.contact.location) {
      idle[id]?.hasTravelled = true
    }
    guard let stroke, stroke.contact.id == id else { return [] }
    if Self.isFar(location, from: stroke.contact.location) { self.stroke?.hasTravelled = true }
    return [.move(id)]
  }

  /// A touch is lifted.
  public mutating func ended(
    _ id: TouchID, at location: CGPoint, time: TimeInterval
  ) -> [Effect] {
    if gesture?.starts[id] != nil {
      _ = moved(id, to: location)
      return fingerLeft(id, at: time)
    }
    idle[id] = nil
    guard let stroke, stroke.contact.id == id else { return [] }
    self.stroke = nil
    return [.end(id)]
  }

  /// The system takes a touch away.
  public mutating func cancelled(_ id: TouchID, time: TimeInterval) -> [Effect] {
    if gesture?.starts[id] != nil {
      gesture?.isTap = false
      return fingerLeft(id, at: time)
    }
    idle[id] = nil
    guard let stroke, stroke.contact.id == id else { return [] }
    self.stroke = nil
    return [.cancel(id, .system)]
  }

  private mutating func fingerLeft(_ id: TouchID, at time: TimeInterval) -> [Effect] {
    gesture?.starts[id] = nil
    guard let ended = gesture, ended.starts.isEmpty else { return [] }
    gesture = nil
    guard ended.isTap, ended.fingers > 1, time - ended.began <= Self.tapDuration else { return [] }
    return [.tap(fingers: ended.fingers)]
  }

  // MARK: Others

  /// The stroke under way is broken off by somebody else; without one nothing happens.
  ///
  /// The touch that drew means nothing from here on, until it lands anew.
  public mutating func interrupt(_ cancellation: StrokeCancellation) -> [Effect] {
    guard let stroke else { return [] }
    self.stroke = nil
    return [.cancel(stroke.contact.id, cancellation)]
  }

  /// The stroke under way is complete before its touch is lifted; without one nothing happens.
  ///
  /// The touch means nothing from here on, until it lands anew.
  public mutating func finish() -> [Effect] {
    guard let stroke else { return [] }
    self.stroke = nil
    return [.end(stroke.contact.id)]
  }

  private static func isFar(_ point: CGPoint, from start: CGPoint) -> Bool {
    let (dx, dy) = (Double(point.x - start.x), Double(point.y - start.y))
    return dx * dx + dy * dy > Double(slop * slop)
  }
}
