import UIKit

/// The value of an inspectable property, of one of the kinds that Interface Builder can set.
public enum InspectableValue: Equatable {
  /// A switch.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A point, in points.
  case point(CGPoint)
  /// A size, in points.
  case size(CGSize)
  /// A rectangle, in points.
  case rect(CGRect)
  /// A colour, or none.
  case color(UIColor?)
  /// An image, or none.
  case image(UIImage?)
}

/// A kind of inspectable property, with what its values may be.
public enum InspectableKind: Equatable, Sendable {
  /// `Bool`.
  case bool
  /// `Int`, within a range that an inspector offers.
  case integer(ClosedRange<Int>)
  /// `CGFloat` or `Double`, within a range that an inspector offers; the property takes any number.
  case number(ClosedRange<Double>)
  /// `String`.
  case string
  /// `CGPoint`.
  case point
  /// `CGSize`.
  case size
  /// `CGRect`.
  case rect
  /// `UIColor` or its optional.
  case color
  /// `UIImage` or its optional.
  case image
}

/// A Swift type that Interface Builder can set.
///
/// Optionals of numbers, enumerations and structures of one's own are not among them.
public protocol InspectableConvertible {
  /// This value, wrapped.
  @MainActor var inspectableValue: InspectableValue { get }

  /// The value wrapped in `value`, or `nil` when it is of another kind.
  @MainActor init?(inspectableValue value: InspectableValue)
}

extension Bool: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .bool(self) }

  /// The value wrapped in `value`, or `nil` when it is of another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }
}

extension Int: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .integer(self) }

  /// The value wrapped in `value`, or `nil` when it is of another kind; a whole number will do.
  public init?(inspectableValue value: InspectableValue) {
    switch value {
    case .integer(let integer): self = integer
    case .number(let number):
      guard let integer = Int(exactly: number) else { return nil }
      self = integer
    default: return nil
    }
  }
}

extension Double: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .number(self) }

  /// The value wrapped in `value`, or `nil` when it is of another kind; an integer will do.
  public init?(inspectableValue value: InspectableValue) {
    switch value {
    case .number(let number): self = number
    case .integer(let integer): self = Double(integer)
    default: return nil
    }
  }
}

extension CGFloat: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .number(Double(self)) }

  /// The value wrapped in `value`, or `nil` when it is of another kind; an integer will do.
  public init?(inspectableValue value: InspectableValue) {
    guard let number = Double(inspectableValue: value) else { return nil }
    self = CGFloat(number)
  }
}

extension String: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .string(self) }

  /// The value wrapped in `value`, or `nil` when it is of another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .string(let string) = value else { return nil }
    self = string
  }
}

extension Optional: InspectableConvertible where Wrapped == String {
  /// This value, wrapped; none is an empty text.
  public var inspectableValue: InspectableValue { .string(self ?? "") }

  /// The value wrapped in `value`, none for an empty text, or `nil` when it is of another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .string(let string) = value else { return nil }
    self = .some(string)
    if string.isEmpty { self = .none }
  }
}

extension CGPoint: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .point(self) }

  /// The value wrapped in `value`, or `nil` when it is of another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension CGSize: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .size(self) }

  /// The value wrapped in `value`, or `nil` when it is of another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension CGRect: InspectableConvertible {
  /// This value, wrapped.
  public var inspectableValue: InspectableValue { .rect(self) }

  /// The value wrapped in `value`, or `nil` when it is of another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}
