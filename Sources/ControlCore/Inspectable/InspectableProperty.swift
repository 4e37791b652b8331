import UIKit

/// One property that can be set in Interface Builder, described once for all who need to know.
///
/// A control lists its properties in one table. The catalog's inspector, the loading of nibs where
/// there is no Objective-C, the documentation and the tests all read that table.
@MainActor
public struct InspectableProperty {
  /// The property's name, as in Swift and in Interface Builder.
  public let name: String

  /// What its values may be.
  public let kind: InspectableKind

  /// The value that a new control has.
  public let defaultValue: InspectableValue

  private let read: (UIView) -> InspectableValue?
  private let write: (UIView, InspectableValue) -> Bool
  private let bounds: (UIView) -> ClosedRange<Double>?

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - keyPath: The property.
  ///   - kind: What its values may be.
  ///   - defaultValue: The value that a new control has.
  ///   - range: The numbers that make sense in a control as it is now; left out, those of the kind.
  public init<Root: UIView, Value: InspectableConvertible>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, kind: InspectableKind,
    default defaultValue: Value, range: ((Root) -> ClosedRange<Double>)? = nil
  ) {
    self.name = name
    self.kind = kind
    bounds = { view in (view as? Root).flatMap { range?($0) } }
    self.defaultValue = defaultValue.inspectableValue
    read = { ($0 as? Root)?[keyPath: keyPath].inspectableValue }
    write = { view, value in
      guard let root = view as? Root, let typed = Value(inspectableValue: value) else {
        return false
      }
      root[keyPath: keyPath] = typed
      return true
    }
  }

  /// Describes a colour; `nil` is not among its values.
  public init<Root: UIView>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, UIColor>,
    default defaultValue: UIColor
  ) {
    self.name = name
    kind = .color
    bounds = { _ in nil }
    self.defaultValue = .color(defaultValue)
    read = { view in (view as? Root).map { .color($0[keyPath: keyPath]) } }
    write = { view, value in
      guard let root = view as? Root, case .color(let color?) = value else { return false }
      root[keyPath: keyPath] = color
      return true
    }
  }

  /// Describes a colour or none; a new control has none.
  public init<Root: UIView>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, UIColor?>) {
    self.name = name
    kind = .color
    bounds = { _ in nil }
    defaultValue = .color(nil)
    read = { view in (view as? Root).map { .color($0[keyPath: keyPath]) } }
    write = { view, value in
      guard let root = view as? Root, case .color(let color) = value else { return false }
      root[keyPath: keyPath] = color
      return true
    }
  }

  /// Describes a text or none; a new control has none.
  ///
  /// Interface Builder knows no difference between the two, so an empty text stands for none.
  public init<Root: UIView>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, String?>) {
    self.name = name
    kind = .string
    bounds = { _ in nil }
    defaultValue = .string("")
    read = { view in (view as? Root).map { .string($0[keyPath: keyPath] ?? "") } }
    write = { view, value in
      guard let root = view as? Root, case .string(let string) = value else { return false }
      root[keyPath: keyPath] = string.isEmpty ? nil : string
      return true
    }
  }

  /// Describes an image or none; a new control has none.
  public init<Root: UIView>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, UIImage?>) {
    self.name = name
    kind = .image
    bounds = { _ in nil }
    defaultValue = .image(nil)
    read = { view in (view as? Root).map { .image($0[keyPath: keyPath]) } }
    write = { view, value in
      guard let root = view as? Root, case .image(let image) = value else { return false }
      root[keyPath: keyPath] = image
      return true
    }
  }

  /// The property's value in a view, or `nil` when the view is of another class.
  public func value(in view: UIView) -> InspectableValue? {
    read(view)
  }

  /// The numbers that an inspector offers for a view as it is now.
  ///
  /// - Returns: The range of the property or else of its kind; `nil` for what is not a number.
  public func range(in view: UIView) -> ClosedRange<Double>? {
    if let range = bounds(view) { return range }
    switch kind {
    case .number(let range): return range
    case .integer(let range): return Double(range.lowerBound)...Double(range.upperBound)
    default: return nil
    }
  }

  /// Sets the property in a view.
  ///
  /// - Returns: `false`, and nothing has changed, when the value is of another kind or the view of
  ///   another class.
  @discardableResult
  public func set(_ value: InspectableValue, in view: UIView) -> Bool {
    write(view, value)
  }
}

/// A view that lists what can be set in Interface Builder.
@MainActor
public protocol Inspectable: UIView {
  /// Every inspectable property, in the order of the attributes inspector.
  static var inspectableProperties: [InspectableProperty] { get }
}

extension Inspectable {
  /// Sets a property by its name, as a nib does.
  ///
  /// - Returns: `false`, and nothing has changed, when there is no such property or the value is of
  ///   another kind.
  @discardableResult
  public func setInspectable(_ name: String, to value: InspectableValue) -> Bool {
    guard let property = Self.inspectableProperties.first(where: { $0.name == name }) else {
      return false
    }
    return property.set(value, in: self)
  }
}
