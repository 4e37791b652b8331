import UIKit

/// A description of a property that Interface Builder can set.
///
/// A view lists its properties in ``Inspectable/inspectableProperties``.
@MainActor
public struct InspectableProperty {
  /// The name of the property in Swift and in Interface Builder.
  package let name: String

  /// The kind of its values.
  package let kind: InspectableKind

  /// The value of the property in a new view.
  package let defaultValue: InspectableValue

  /// The topic that an inspector lists the property under.
  ///
  /// Default: an empty string.
  package fileprivate(set) var topic = ""

  /// The names of numbers with a meaning of their own, such as "Automatic" for −1.
  package private(set) var valueNames: [Double: String] = [:]

  private let read: (UIView) -> InspectableValue?
  private let write: (UIView, InspectableValue) -> Bool
  private let bounds: (UIView) -> ClosedRange<Double>?

  #if !canImport(ObjectiveC)
    /// The property by its Objective-C name.
    private let keyed: _KeyedProperty

    /// The inspectable properties of a class, which are visible to Objective-C.
    static func keys(of type: NSObject.Type) -> [_KeyedProperty] {
      (type as? any Inspectable.Type)?.inspectableProperties.map(\.keyed) ?? []
    }
  #endif

  /// Creates a description of a property.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keyPath: The key path of the property.
  ///   - kind: The kind of its values.
  ///   - defaultValue: The value of the property in a new view.
  public init<Root: UIView, Value: InspectableConvertible>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, kind: InspectableKind,
    default defaultValue: Value
  ) {
    self.init(name, keyPath, kind: kind, default: defaultValue, range: nil)
  }

  /// Creates a description of a number whose useful range depends on the state of the view, and is that of
  /// the kind where there is no closure.
  package init<Root: UIView, Value: InspectableConvertible>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, kind: InspectableKind,
    default defaultValue: Value, range: ((Root) -> ClosedRange<Double>)?
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
    #if !canImport(ObjectiveC)
      keyed = _KeyedProperty(name, keyPath)
    #endif
  }

  /// Creates a description of a color that is never `nil`.
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
    #if !canImport(ObjectiveC)
      keyed = _KeyedProperty(name, keyPath)
    #endif
  }

  /// Creates a description of an optional color or image whose default is `nil`.
  public init<Root: UIView, Object: InspectableObject>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Object?>
  ) {
    let kind = Object.inspectableKind
    self.name = name
    self.kind = kind
    bounds = { _ in nil }
    defaultValue = Self.value(of: nil, kind: kind)
    read = { view in (view as? Root).map { Self.value(of: $0[keyPath: keyPath], kind: kind) } }
    write = { view, value in
      guard let root = view as? Root else { return false }
      switch value {
      case .color(let color) where kind == .color: root[keyPath: keyPath] = color as? Object
      case .image(let image) where kind == .image: root[keyPath: keyPath] = image as? Object
      default: return false
      }
      return true
    }
    #if !canImport(ObjectiveC)
      keyed = _KeyedProperty(name, keyPath)
    #endif
  }

  private static func value(of object: NSObject?, kind: InspectableKind) -> InspectableValue {
    kind == .image ? .image(object as? UIImage) : .color(object as? UIColor)
  }

  /// Returns the property with a name for one of its numbers, which an inspector shows instead.
  package func naming(_ number: Double, _ name: String) -> InspectableProperty {
    var copy = self
    copy.valueNames[number] = name
    return copy
  }

  /// Returns the value of the property in a view, or `nil` if the view has another class.
  package func value(in view: UIView) -> InspectableValue? {
    read(view)
  }

  /// Returns the range of numbers that an inspector offers for a view in its current state.
  ///
  /// - Returns: The range, or `nil` if the property is not a number.
  package func range(in view: UIView) -> ClosedRange<Double>? {
    if let range = bounds(view) { return range }
    switch kind {
    case .number(let range): return range
    case .integer(let range): return Double(range.lowerBound)...Double(range.upperBound)
    case .choice(let names): return 0...Double(max(names.count - 1, 0))
    default: return nil
    }
  }

  /// Sets the property in a view.
  ///
  /// - Returns: `true` if the property was set. `false` if the value has another kind or the view
  ///   another class.
  @discardableResult
  package func set(_ value: InspectableValue, in view: UIView) -> Bool {
    write(view, value)
  }
}

extension [InspectableProperty] {
  /// Returns the properties under a topic, which an inspector shows as a heading.
  @MainActor
  package func topic(_ topic: String) -> [InspectableProperty] {
    map { property in
      var copy = property
      copy.topic = topic
      return copy
    }
  }
}

/// A view with a list of the properties that Interface Builder can set.
@MainActor
public protocol Inspectable: UIView {
  /// The inspectable properties, in the order of the attributes inspector.
  static var inspectableProperties: [InspectableProperty] { get }
}

extension Inspectable {
  /// Sets a property by its name.
  ///
  /// - Returns: `true` if the property was set. `false` if there is no such property or the value
  ///   has another kind.
  @discardableResult
  package func setInspectable(_ name: String, to value: InspectableValue) -> Bool {
    guard let property = Self.inspectableProperties.first(where: { $0.name == name }) else {
      return false
    }
    return property.set(value, in: self)
  }
}
