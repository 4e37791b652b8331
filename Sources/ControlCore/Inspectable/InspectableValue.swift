import UIKit

/// The value of an inspectable property.
public enum InspectableValue: Equatable {
  /// A Boolean value.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A string. An empty string also represents `nil`.
  case string(String)
  /// A point, in points.
  case point(CGPoint)
  /// A size, in points.
  case size(CGSize)
  /// A rectangle, in points.
  case rect(CGRect)
  /// A color or `nil`.
  case color(UIColor?)
  /// An image or `nil`.
  case image(UIImage?)
}

/// The kind of an inspectable property.
public enum InspectableKind: Equatable, Sendable {
  /// `Bool`.
  case bool
  /// `Int`, with the range of useful values. The property accepts any integer.
  case integer(ClosedRange<Int>)
  /// `Int`, one of several choices, with their names in the order of the integers, the first for
  /// zero. The property accepts any integer.
  case choice([String])
  /// `CGFloat` or `Double`, with the range of useful values. The property accepts any number.
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

/// A type whose values Interface Builder can set.
///
/// Optional numbers, enumerations and structures other than those of CoreGraphics are not such
/// types.
public protocol InspectableConvertible {
  /// The inspectable value of this value.
  @MainActor var inspectableValue: InspectableValue { get }

  /// Creates a value from an inspectable value, or returns `nil` if that has another kind.
  @MainActor init?(inspectableValue value: InspectableValue)
}

/// A class whose optional objects Interface Builder can set: `UIColor` and `UIImage`.
public protocol InspectableObject: NSObject {
  /// The kind of a property with such an object.
  static var inspectableKind: InspectableKind { get }
}

extension UIColor: InspectableObject {
  /// The kind of a property with a color.
  public static var inspectableKind: InspectableKind { .color }
}

extension UIImage: InspectableObject {
  /// The kind of a property with an image.
  public static var inspectableKind: InspectableKind { .image }
}

extension Bool: InspectableConvertible {
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .bool(self) }

  /// Creates a value from an inspectable value, or returns `nil` if that has another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }
}

extension Int: InspectableConvertible {
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .integer(self) }

  /// Creates a value from an integer or from a number without a fraction, or returns `nil`.
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
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .number(self) }

  /// Creates a value from a number or an integer, or returns `nil`.
  public init?(inspectableValue value: InspectableValue) {
    switch value {
    case .number(let number): self = number
    case .integer(let integer): self = Double(integer)
    default: return nil
    }
  }
}

extension CGFloat: InspectableConvertible {
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .number(Double(self)) }

  /// Creates a value from a number or an integer, or returns `nil`.
  public init?(inspectableValue value: InspectableValue) {
    guard let number = Double(inspectableValue: value) else { return nil }
    self = CGFloat(number)
  }
}

extension String: InspectableConvertible {
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .string(self) }

  /// Creates a value from an inspectable value, or returns `nil` if that has another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .string(let string) = value else { return nil }
    self = string
  }
}

extension Optional: InspectableConvertible where Wrapped == String {
  /// The inspectable value of this value: an empty string if it is `nil`.
  public var inspectableValue: InspectableValue { .string(self ?? "") }

  /// Creates a value from a string, which is `nil` if the string is empty.
  ///
  /// Returns `nil` if the inspectable value has another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .string(let string) = value else { return nil }
    self = .some(string)
    if string.isEmpty { self = .none }
  }
}

extension CGPoint: InspectableConvertible {
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .point(self) }

  /// Creates a value from an inspectable value, or returns `nil` if that has another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension CGSize: InspectableConvertible {
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .size(self) }

  /// Creates a value from an inspectable value, or returns `nil` if that has another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension CGRect: InspectableConvertible {
  /// The inspectable value of this value.
  public var inspectableValue: InspectableValue { .rect(self) }

  /// Creates a value from an inspectable value, or returns `nil` if that has another kind.
  public init?(inspectableValue value: InspectableValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}
