import CoreGraphics
import Foundation

/// The input and the output of the rules.
extension StrokeContract {
  /// A number that is unique among the touches that are down.
  typealias TouchID = Int

  /// The type of a touch.
  enum Source: Equatable, Sendable {
    case finger
    case pointer
    case pencil
  }

  /// A touch that lands.
  struct Contact: Equatable, Sendable {
    /// The number of the touch.
    var id: TouchID

    /// The type of the touch.
    var source: Source

    /// The smallest possible radius in points.
    ///
    /// Default 0, for pencils and pointers.
    var radius: CGFloat = 0

    /// A Boolean value that indicates whether the board permits a stroke here.
    var canDraw: Bool

    /// The location in points.
    var location: CGPoint

    /// A Boolean value that indicates whether the finger moves the picture, because it cannot draw.
    ///
    /// Default `false`.
    var pans = false
  }

  /// What to do, in order.
  enum Effect: Equatable, Sendable {
    /// Begin a stroke with this touch.
    case begin(TouchID)

    /// Continue the stroke to the location of the touch.
    case move(TouchID)

    /// End the stroke.
    case end(TouchID)

    /// Cancel the stroke.
    case cancel(TouchID, StrokeCancellation)

    /// Handle a tap with several fingers.
    case tap(fingers: Int)

    /// Begin a pinch of fingers at these locations, or continue it with them after one has landed or
    /// was lifted.
    case pinch([CGPoint])

    /// Continue the pinch to these locations of its fingers.
    case movePinch([CGPoint])

    /// End the pinch.
    case endPinch

    /// Handle two taps at a location with a finger that cannot draw.
    case doubleTap(CGPoint)

    /// A Boolean value that indicates whether fingers begin a pinch or move.
    var isPinch: Bool {
      switch self {
      case .pinch, .movePinch: true
      default: false
      }
    }
  }

  struct Stroke: Equatable, Sendable {
    var contact: Contact
    var began: TimeInterval
    var hasMoved = false
  }

  struct Tap: Equatable, Sendable {
    var location: CGPoint
    var time: TimeInterval
  }

  struct Gesture: Equatable, Sendable {
    enum Pinch: Equatable, Sendable {
      case refused
      case possible
      case active
    }

    var starts: [TouchID: CGPoint] = [:]

    /// The present locations of the fingers, without those that have become palms.
    var locations: [TouchID: CGPoint] = [:]
    var fingers = 0
    var began: TimeInterval
    var isTap: Bool
    var pinch = Pinch.refused

    /// The locations in the order of the touches.
    var points: [CGPoint] { locations.sorted { $0.key < $1.key }.map(\.value) }
  }
}
