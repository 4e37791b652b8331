/// Compares key paths of a class with those of its subclasses.
///
/// Foundation compares their names in Objective-C, which they have not off Apple's platforms. There
/// they differ even for the same property, because the roots are part of them.
enum KeyPathIdentity {
  private struct Prefix<Root> {
    var root: Root
  }

  /// Returns whether two key paths of an object lead to the same property.
  static func areSame<Root, Value>(_ path: KeyPath<Root, Value>, _ other: AnyKeyPath) -> Bool {
    if path == other { return true }
    guard type(of: other).valueType == Value.self else { return false }
    let names = SwiftOnlyPaths.shared
    if let name = names.member(of: path), let otherName = names.member(of: other) {
      return name == otherName
    }
    // What is appended to one path takes its root, and keeps the components, which hold what
    // identifies the property. The path is not followed, so that its own root does not matter.
    let rerooted = Unmanaged<KeyPath<Root, Value>>.fromOpaque(
      Unmanaged.passUnretained(other).toOpaque()
    ).takeUnretainedValue()
    let prefix = \Prefix<Root>.root
    return prefix.appending(path: path) == prefix.appending(path: rerooted)
  }
}
