import UIKit

/// A property that an archive keeps: how to set a value other than the default, and how to read it.
@MainActor
public struct ArchivedProperty<Root: UIView> {
  /// The name in the sources.
  public let name: String

  /// Sets a value other than the default.
  public let set: @MainActor (Root) -> Void

  /// Returns the value, or its description if values of the type cannot be compared.
  public let get: @MainActor (Root) -> AnyHashable

  /// Creates a property that closures set and read.
  public init<Value>(
    _ name: String, set: @escaping @MainActor (Root) -> Void,
    get: @escaping @MainActor (Root) -> Value
  ) {
    self.name = name
    self.set = set
    self.get = { root in
      let value = get(root)
      return (value as? AnyHashable) ?? AnyHashable(String(describing: value))
    }
  }

  /// Creates a property from its key path and a value that differs from its default.
  public init<Value: Hashable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    self.init(name) {
      $0[keyPath: path] = value
    } get: {
      $0[keyPath: path]
    }
  }

  /// Creates a property that is inverted.
  public init(flag name: String, _ path: ReferenceWritableKeyPath<Root, Bool>) {
    self.init(name) {
      $0[keyPath: path].toggle()
    } get: {
      $0[keyPath: path]
    }
  }
}
