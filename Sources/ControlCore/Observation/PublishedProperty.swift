import Foundation
import UIKit

/// A property whose changes an object posts to key-value observers itself.
///
/// The automatic notifications of Objective-C report what a setter does. They miss changes by the user
/// and by other properties. List such a property in ``Publishing/publishedProperties``, declare it
/// `@IBInspectable` or, if Interface Builder must not list it, `@GKInspectable`, and change it in
/// ``Publishing/publish(_:change:)``.
@MainActor
public struct PublishedProperty {
  package let name: String

  private let willChange: (NSObject) -> Void
  private let didChange: (NSObject) -> Void

  #if !canImport(ObjectiveC)
    /// The property by its Objective-C name.
    private let keyed: _KeyedProperty

    /// The published properties of a class, which are visible to Objective-C.
    static func keys(of type: NSObject.Type) -> [_KeyedProperty] {
      (type as? any Publishing.Type)?.publishedProperties.map(\.keyed) ?? []
    }
  #endif

  /// Creates a description of a property.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keyPath: The key path of the property, which Objective-C must be able to see.
  public init<Root: MainThreadObservable, Value>(
    _ name: String, _ keyPath: KeyPath<Root, Value>
  ) {
    self.name = name
    willChange = { ($0 as? Root)?.willChangeValue(for: keyPath) }
    didChange = { ($0 as? Root)?.didChangeValue(for: keyPath) }
    #if !canImport(ObjectiveC)
      keyed = _KeyedProperty(name, keyPath)
    #endif
  }

  fileprivate func postWillChange(of object: NSObject) { willChange(object) }

  fileprivate func postDidChange(of object: NSObject) { didChange(object) }
}

#if canImport(ObjectiveC)
  /// A class whose properties key-value coding finds: any class of Objective-C.
  public typealias _KeyValueListing = NSObjectProtocol
#else
  /// A class whose properties key-value coding finds in a list.
  public typealias _KeyValueListing = _KeyedPropertyListing

  extension Publishing where Self: UIViewController {
    /// The keys of key-value coding, which Objective-C finds by itself.
    public static var _listedProperties: [_KeyedProperty] { PublishedProperty.keys(of: self) }
  }
#endif

/// An object that posts changes of some of its properties to key-value observers itself.
///
/// ``Control`` conforms to it. Another class, such as a view controller, that conforms declares these
/// properties without a setter: Objective-C would post what a setter does a second time.
@MainActor
public protocol Publishing: MainThreadObservable, _KeyValueListing {
  /// The properties whose changes the object posts.
  static var publishedProperties: [PublishedProperty] { get }
}

extension Publishing {
  /// Makes a change and posts it to the key-value observers of some properties.
  ///
  /// - Parameters:
  ///   - properties: The properties that the change is about. An observer of each is notified once,
  ///     after the change, even if the value is the same.
  ///   - change: Changes the properties.
  public func publish(_ properties: [PublishedProperty], change: () -> Void) {
    for property in properties { property.postWillChange(of: self) }
    change()
    for property in properties.reversed() { property.postDidChange(of: self) }
  }
}
