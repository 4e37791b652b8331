/// A key path that has no name in Objective-C, as far as it can be told without that language.
///
/// A member of a structure has none, nor has a property that a class of the app declares without
/// `dynamic`. The attribute `@objc` alone would do on Apple's platforms; elsewhere it does not
/// compile, so that only `dynamic` can stand for it.
struct SwiftOnlyPath {
  /// The name of the member that Objective-C cannot see.
  let name: String

  /// Returns nil for a path that may be visible.
  init?(_ keyPath: AnyKeyPath, of object: AnyObject) {
    if let getter = GetterSymbol(keyPath) {
      guard !getter.isDynamic, !getter.isOfFrameworks, !getter.overridesVisible(in: object) else {
        return nil
      }
      name = getter.member
      return
    }
    let members = keyPath.debugDescription.split(separator: ".").dropFirst()
    // A computed member is described as `<computed address (Type)>`, and the type may contain dots.
    guard let first = members.first, !first.hasPrefix("<") else {
      guard let last = members.last, !last.hasSuffix(">"), !last.hasSuffix("?") else { return nil }
      name = String(last)
      return
    }
    guard members.count == 1 else {
      name = String(members[members.index(before: members.endIndex)])
      return
    }
    guard let owner = Self.declaringClass(of: first, in: object), !Self.isOfFrameworks(owner) else {
      return nil
    }
    name = String(first)
  }

  private static func declaringClass(of property: Substring, in object: AnyObject) -> Any.Type? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if current.children.contains(where: { $0.label.map { $0[...] } == property }) {
        return current.subjectType
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func isOfFrameworks(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return GetterSymbol.frameworks.contains(String(module))
  }
}

/// What is known of the key paths of the program.
///
/// Unchecked because the compiler cannot see that the tables are only touched inside the lock.
package final class SwiftOnlyPaths: @unchecked Sendable {
  package static let shared = SwiftOnlyPaths()

  // The paths are retained, so that no other takes the identity of one that is gone.
  private struct Table {
    private static let limit = 1000
    private var known: [ObjectIdentifier: (path: AnyKeyPath, text: String?)] = [:]

    mutating func text(of path: AnyKeyPath, _ make: () -> String?) -> String? {
      let identifier = ObjectIdentifier(path)
      if let found = known[identifier] { return found.text }
      if known.count >= Self.limit { known = [:] }
      let text = make()
      known[identifier] = (path, text)
      return text
    }
  }

  private let lock = NSLock()
  private var hidden = Table()
  private var members = Table()

  /// Returns the name of the member that Objective-C cannot see; nil for a path that may be visible.
  package func hiddenMember(of path: AnyKeyPath, of object: AnyObject) -> String? {
    lock.withLock { hidden.text(of: path) { SwiftOnlyPath(path, of: object)?.name } }
  }

  /// Returns the name of the only member of a path of accessors, as far as it can be told.
  func member(of path: AnyKeyPath) -> String? {
    lock.withLock { members.text(of: path) { GetterSymbol(path)?.member } }
  }
}
