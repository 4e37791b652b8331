import QuartzCore

// A property that takes part; its setter calls `didSetAppearance`.
package struct AppearanceProperty: Hashable, Sendable {
  package let name: String
  // The state of a control that the value is for.
  let state: UInt
  // A property of a class of the app, which key-value coding sets.
  let isCustom: Bool

  package init(_ name: String, state: UInt = 0) {
    self.init(name, state: state, isCustom: false)
  }

  init(_ name: String, state: UInt = 0, isCustom: Bool) {
    self.name = name
    self.state = state
    self.isCustom = isCustom
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
  var settings: [(property: AppearanceProperty, apply: (AnyObject) -> Void)] = []
  // The containers that the rule asks for, the innermost first.
  let containers: [AnyClass]
  // What the rule asks of the view's traits.
  let traits: UITraitCollection?
  // The properties that take no part, as last looked at.
  var others: [String: AppearanceOther]
  // The properties of the app's classes: of a new instance, and as last looked at.
  let standard: CustomProperties
  var custom: CustomProperties

  init(
    containers: [AnyClass], traits: UITraitCollection?, others: [String: AppearanceOther],
    custom: CustomProperties
  ) {
    self.containers = containers
    self.traits = traits
    self.others = others
    self.custom = custom
    standard = custom
  }

  func record(_ property: AppearanceProperty, _ apply: @escaping (AnyObject) -> Void) {
    if let index = settings.firstIndex(where: { $0.property == property }) {
      settings[index].apply = apply
    } else {
      settings.append((property, apply))
    }
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

  /// What rules that hold are sorted by.
  func precedence(at depth: Int) -> (Int, Int, Int) {
    (depth, -containers.count, traits == nil ? 1 : 0)
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
