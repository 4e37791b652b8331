import UIKit

/// What is known of the app that a document belongs to.
@MainActor struct DocumentContext {
  /// The modules of the classes that are there, by the names of the classes.
  var modules: [String: String] = [:]
  /// The classes in the sources of the app; nil if the sources are not known.
  var classes: [String: SourceClass]?
  /// Returns an image of the asset catalogs; nil if they are not known.
  var image: ((String) -> UIImage?)?
  /// Returns whether the asset catalogs have an image that is not drawn, such as a PDF.
  var hasOtherImage: ((String) -> Bool)?
  /// Returns a color of the asset catalogs; nil if they are not known.
  var color: ((String) -> UIColor?)?

  init() {}

  /// Reads what is known of an app.
  ///
  /// - Parameters:
  ///   - modules: The modules of the classes that are there, by the names of the classes.
  ///   - sources: The folders with the sources; empty if they are not known.
  ///   - assets: Asset catalogs, or folders with asset catalogs; empty if they are not known.
  init(modules: [String: String], sources: [String] = [], assets: [String]) throws {
    self.modules = modules
    let folders = { (paths: [String]) in
      paths.map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
    if !sources.isEmpty { classes = try SourceIndex(folders: folders(sources)).classes }
    if !assets.isEmpty {
      let catalogs = try AssetCatalogs(folders: folders(assets))
      image = { catalogs.image($0) }
      hasOtherImage = { catalogs.hasOtherImage($0) }
      color = { catalogs.color($0) }
    }
  }

  /// A class in the sources of an app.
  struct SourceClass: Sendable {
    /// The name of the superclass; nil for a class without one.
    var superclass: String?
    /// The properties that key-value coding reaches.
    var properties: Set<String>
    /// The selectors of the methods that an action can call.
    var actions: Set<String>
    /// Whether the class itself is in the sources, and not only an extension of it.
    var isDeclared = true
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
