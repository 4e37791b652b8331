import QuartzCore

/// A class whose instances can be given properties all at once.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that passes what is set on it to every instance that joins a window later.
  static func appearance() -> Self
}

/// An object that can contain others in appearance rules.
@MainActor
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

// What was set on the proxy of a class, in the order it was set first.
@MainActor
final class AppearanceRecord {
  var settings: [(property: AppearanceProperty, apply: (UIView) -> Void)] = []

  func record(_ property: AppearanceProperty, _ apply: @escaping (UIView) -> Void) {
    if let index = settings.firstIndex(where: { $0.property == property }) {
      settings[index].apply = apply
    } else {
      settings.append((property, apply))
    }
  }

  private(set) static var proxies: [ObjectIdentifier: UIView] = [:]
  // Set while proxies write to a view, so that their values do not count as its own.
  static var isApplying = false

  static func proxy(for type: UIView.Type) -> UIView {
    let identifier = ObjectIdentifier(type)
    if let proxy = proxies[identifier] { return proxy }
    let proxy = type.make()
    proxy.appearanceRecord = AppearanceRecord()
    proxies[identifier] = proxy
    return proxy
  }

  /// Forgets all proxies; for tests.
  static func removeAll() {
    proxies = [:]
  }
}

extension UIView {
  public static func appearance() -> Self {
    // The proxy of a class was made as an instance of that class.
    unsafeDowncast(AppearanceRecord.proxy(for: self), to: Self.self)
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
    var chain: [AppearanceRecord] = []
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      if let record = AppearanceRecord.proxies[ObjectIdentifier(current)]?.appearanceRecord {
        chain.append(record)
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
