import Foundation

/// A member of a style: a value, and which layer of styles it comes from.
///
/// It works as an optional with a value to read: a member that was set counts, whatever its value, and one that
/// was not set has the value of the layer below. ``SheetStyle`` explains the layers.
@propertyWrapper
public struct StyleMember<Value: Equatable & Sendable>: Equatable, Sendable {
  private var value: Value
  private let rule: StyleRule
  var origin = StyleOrigin.preset

  /// The value; setting a number that is not valid for the member has no effect.
  public var wrappedValue: Value {
    get { value }
    set {
      guard let accepted = rule.accept(newValue) else { return }
      value = accepted
      origin = .own
    }
  }

  /// The member itself, as in `style.metrics.$cornerRadius.isSet`.
  public internal(set) var projectedValue: StyleMember {
    get { self }
    set { self = newValue }
  }

  /// Creates a member that is not set.
  public init(wrappedValue: Value) {
    self.init(wrappedValue, .length)
  }

  init(_ value: Value, _ rule: StyleRule) {
    self.value = value
    self.rule = rule
  }

  /// A Boolean value that determines whether the style, or a style below it, has set the member.
  public var isSet: Bool { origin != .preset }

  /// Takes the value of a higher layer, if that sets one.
  mutating func merge(_ higher: StyleMember, as origin: StyleOrigin) {
    guard higher.origin == .own else { return }
    value = higher.value
    self.origin = origin
  }
}

/// The layer from which a member of a style has its value.
enum StyleOrigin: Sendable {
  /// The preset, in the design of the system.
  case preset

  /// A layer between the preset and the style itself.
  case inherited

  /// The style itself.
  case own
}

/// The numbers that a member of a style accepts; other values are all accepted.
enum StyleRule: Sendable {
  /// Finite numbers that are not negative.
  case length

  /// Finite numbers.
  case finite

  /// Numbers clamped to 0.01…1.
  case ratio

  func accept<Value>(_ value: Value) -> Value? {
    guard let number = value as? CGFloat ?? (value as? Double).map({ CGFloat($0) }) else {
      return value
    }
    switch self {
    case .length: return number.isLength ? value : nil
    case .finite: return number.isFinite ? value : nil
    case .ratio: return number.isNaN ? nil : min(max(number, 0.01), 1) as? Value
    }
  }
}
