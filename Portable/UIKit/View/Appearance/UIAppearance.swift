import QuartzCore

/// A class whose instances can be given properties all at once.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that passes what is set on it to every instance that joins a window later.
  static func appearance() -> Self

  /// The object that passes what is set on it to every instance that joins a window later inside
  /// instances of the containers, the innermost container first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// An object that can contain others in appearance rules.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

// A property that takes part; its setter calls `didSetAppearance`.
package struct AppearanceProperty: Hashable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  static let backgroundColor = AppearanceProperty("backgroundColor")
  static let tintColor = AppearanceProperty("tintColor")
}

// The properties set on an instance itself, which no proxy may overrule. Kept only once a proxy
// can matter or a property was set; the few names are compared one by one.
struct AppearancePropertySet {
  private var names: [AppearanceProperty]?

  func contains(_ property: AppearanceProperty) -> Bool {
    names?.contains(property) ?? false
  }

  mutating func insert(_ property: AppearanceProperty) {
    if !contains(property) { names = (names ?? []) + [property] }
  }
}

// What was set on a proxy, in the order it was set first.
@MainActor
final class AppearanceRecord {
  var settings: [(property: AppearanceProperty, apply: (UIView) -> Void)] = []
  // The containers that the rule asks for, the innermost first.
  let containers: [AnyClass]

  init(containers: [AnyClass]) {
    self.containers = containers
  }

  func record(_ property: AppearanceProperty, _ apply: @escaping (UIView) -> Void) {
    if let index = settings.firstIndex(where: { $0.property == property }) {
      settings[index].apply = apply
    } else {
      settings.append((property, apply))
    }
  }

  private(set) static var proxies: [ObjectIdentifier: [UIView]] = [:]
  // Set while proxies write to a view, so that their values do not count as its own.
  static var isApplying = false

  static func proxy(for type: UIView.Type, in containers: [AnyClass] = []) -> UIView {
    let identifier = ObjectIdentifier(type)
    let known = proxies[identifier]?.first {
      $0.appearanceRecord?.containers.map(ObjectIdentifier.init)
        == containers.map(ObjectIdentifier.init)
    }
    if let known { return known }
    let proxy = type.make()
    proxy.appearanceRecord = AppearanceRecord(containers: containers)
    proxies[identifier, default: []].append(proxy)
    return proxy
  }

  /// Forgets all proxies; for tests.
  static func removeAll() {
    proxies = [:]
  }

  /// How far below the window the outermost container of the rule is found; nil when the rule does
  /// not hold. `ancestors` are the view's, the innermost first.
  func depth(in ancestors: [AnyObject]) -> Int? {
    var rest = ancestors.enumerated().makeIterator()
    var depth = ancestors.count
    for container in containers {
      var found = false
      while !found, let (index, ancestor) = rest.next() {
        guard Self.isInstance(ancestor, of: container) else { continue }
        found = true
        depth = ancestors.count - 1 - index
      }
      guard found else { return nil }
    }
    return depth
  }

  private static func isInstance(_ object: AnyObject, of container: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if current == container { return true }
      type = _getSuperclass(current)
    }
    return false
  }
}

extension UIView {
  public static func appearance() -> Self {
    // The proxy of a class was made as an instance of that class.
    unsafeDowncast(AppearanceRecord.proxy(for: self), to: Self.self)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.compactMap { $0 as? AnyClass }
    return unsafeDowncast(AppearanceRecord.proxy(for: self, in: containers), to: Self.self)
  }

  // Tells of a property that takes part from its observer.
  final func noteAppearance<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ name: String
  ) {
    guard let view = self as? View else { return }
    let value = view[keyPath: path]
    didSetAppearance(AppearanceProperty(name), { ($0 as? View)?[keyPath: path] = value })
  }

  // A setter of a property that takes part tells what was set, on a proxy or on a view.
  package final func didSetAppearance(
    _ property: AppearanceProperty, _ apply: @autoclosure () -> (UIView) -> Void
  ) {
    if let appearanceRecord {
      appearanceRecord.record(property, apply())
    } else if !AppearanceRecord.isApplying {
      explicitAppearance.insert(property)
    }
  }

  // Copies what the proxies of the class and its superclasses hold, the most general first.
  final func applyAppearance() {
    guard !AppearanceRecord.proxies.isEmpty, appearanceRecord == nil else { return }
    // From the most special class and container to the most general.
    var chain: [AppearanceRecord] = []
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if let proxies = AppearanceRecord.proxies[ObjectIdentifier(current)] {
        chain += matching(proxies.compactMap(\.appearanceRecord))
      }
      type = _getSuperclass(current)
    }
    guard !chain.isEmpty else { return }
    AppearanceRecord.isApplying = true
    defer { AppearanceRecord.isApplying = false }
    for record in chain.reversed() {
      for setting in record.settings where !explicitAppearance.contains(setting.property) {
        setting.apply(self)
      }
    }
  }

  // The rules that hold here. The outermost container comes first, then the longer rule.
  private func matching(_ records: [AppearanceRecord]) -> [AppearanceRecord] {
    guard records.contains(where: { !$0.containers.isEmpty }) else { return records }
    var ancestors: [AnyObject] = []
    var responder = next
    while let current = responder {
      if current is any UIAppearanceContainer { ancestors.append(current) }
      responder = current.next
    }
    return records.compactMap { record in
      record.depth(in: ancestors).map { (record: record, depth: $0) }
    }.sorted {
      if $0.record.containers.isEmpty != $1.record.containers.isEmpty {
        return !$0.record.containers.isEmpty
      }
      return ($0.depth, -$0.record.containers.count) < ($1.depth, -$1.record.containers.count)
    }.map(\.record)
  }

  // See `CALayer.make`: the same way to make an instance of a class known only at run time.
  convenience init(_dynamicView: Void) {
    self.init(frame: .zero)
  }

  @_silgen_name("$s5UIKit6UIViewC12_dynamicViewACyt_tcfC")
  private static func instantiateView() -> UIView

  static func make() -> UIView {
    instantiateView()
  }
}
