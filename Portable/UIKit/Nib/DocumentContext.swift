/// What is known of the app that a document belongs to.
@_spi(Host) @MainActor public struct DocumentContext {
  /// The modules of the classes that are there, by the names of the classes.
  public var modules: [String: String] = [:]
  /// The classes in the sources of the app; nil if the sources are not known.
  public var classes: [String: SourceClass]?
  /// Returns an image of the asset catalogs; nil if they are not known.
  public var image: ((String) -> UIImage?)?
  /// Returns whether the asset catalogs have an image that is not drawn, such as a PDF.
  public var hasOtherImage: ((String) -> Bool)?
  /// Returns a color of the asset catalogs; nil if they are not known.
  public var color: ((String) -> UIColor?)?

  public init() {}

  /// A class in the sources of an app.
  public struct SourceClass: Sendable {
    /// The name of the superclass; nil for a class without one.
    public var superclass: String?
    /// The properties that key-value coding reaches.
    public var properties: Set<String>
    /// The selectors of the methods that an action can call.
    public var actions: Set<String>
    /// Whether the class itself is in the sources, and not only an extension of it.
    public var isDeclared: Bool

    public init(
      superclass: String?, properties: Set<String>, actions: Set<String>, isDeclared: Bool = true
    ) {
      self.superclass = superclass
      self.properties = properties
      self.actions = actions
      self.isDeclared = isDeclared
    }
  }

  enum Answer { case yes, no(nearest: String?), unknown }

  /// Returns whether a class or one of its superclasses has a property.
  func hasProperty(_ name: String, inClass className: String) -> Answer {
    find(name, inClass: className, \.properties) { type in
      guard let type = type as? any _KeyValueCoding.Type else { return nil }
      return Set(KeyedPropertyTable.properties(of: type).keys)
    }
  }

  /// Returns whether a class or one of its superclasses has a method for an action.
  func hasAction(_ name: String, inClass className: String) -> Answer {
    // Which methods a class of the system has is not listed.
    find(name, inClass: className, \.actions) { _ in [] }
  }

  private func find(
    _ name: String, inClass className: String, _ members: KeyPath<SourceClass, Set<String>>,
    ofSystem: (AnyClass) -> Set<String>?
  ) -> Answer {
    guard let classes else { return .unknown }
    var names: Set<String> = []
    var next: String? = className
    var seen: Set<String> = []
    while let current = next, seen.insert(current).inserted {
      let found = classes[current]
      names.formUnion(found?[keyPath: members] ?? [])
      if let found, found.isDeclared {
        next = found.superclass
        continue
      }
      guard let type = NibCompiler.registeredClass(current, module: nil),
        let others = ofSystem(type)
      else { return names.contains(name) ? .yes : .unknown }
      names.formUnion(others)
      // An extension in the sources may add to a class of the system.
      var ancestor: AnyClass? = _getSuperclass(type)
      while let current = ancestor {
        names.formUnion(classes["\(current)"]?[keyPath: members] ?? [])
        ancestor = _getSuperclass(current)
      }
      break
    }
    if names.contains(name) { return .yes }
    return .no(nearest: NearestName.nearest(to: name, among: names))
  }
}
