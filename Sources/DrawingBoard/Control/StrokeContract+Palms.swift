import CoreGraphics
import Foundation

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
