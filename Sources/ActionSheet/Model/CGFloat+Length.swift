import Foundation

extension CGFloat {
  /// Whether this number can be a length: finite and not below zero.
  var isLength: Bool { isFinite && self >= 0 }

  /// This number as a length: zero unless it can be one.
  var asLength: CGFloat { isLength ? self : 0 }

  /// Takes back a number that cannot be a length.
  mutating func keepLength(orElse old: CGFloat) {
    if !isLength { self = old }
  }
}
