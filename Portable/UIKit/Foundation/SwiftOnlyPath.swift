/// A key path that has no name in Objective-C, as far as it can be told without that language.
///
/// A stored property is found by its name: one that a class of the app declares, or a member of a
/// structure, has no name in Objective-C. A computed property of the app's class carries no name
/// here, and is not found.
struct SwiftOnlyPath {
  /// The name of the member that Objective-C cannot see.
  let name: String

  /// Returns nil for a path that may be visible.
  init?(_ keyPath: AnyKeyPath, of object: NSObject) {
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

  private static func declaringClass(of property: Substring, in object: NSObject) -> Any.Type? {
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
    return ["UIKit", "QuartzCore", "Foundation"].contains(module)
  }
}
