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
  }

  struct Stroke: Equatable, Sendable {
    var contact: Contact
    var began: TimeInterval
    var hasMoved = false
  }

  struct Gesture: Equatable, Sendable {
    var starts: [TouchID: CGPoint] = [:]
    var fingers = 0
    var began: TimeInterval
    var isTap: Bool
  }
}
