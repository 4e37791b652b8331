import Foundation

/// What differs in a view between size classes.
@MainActor final class NibVariations {
  private let element: DocumentElement
  private let documentName: String
  private let values: NibValues
  /// The constraints with the constants of the document.
  private let constraints: [String: (constraint: NSLayoutConstraint, constant: CGFloat)]
  private let subviews: [(id: String, view: UIView)]
  /// A canvas without a device has no size classes.
  private let hasSizeClasses: Bool

  init(
    _ element: DocumentElement, compiler: NibCompiler, constraints: [String: NSLayoutConstraint],
    subviews: [(String, UIView)]
  ) {
    self.element = element
    documentName = compiler.documentName
    values = compiler.values
    hasSizeClasses = compiler.preview?.hasDevice ?? true
    self.constraints = constraints.mapValues { ($0, $0.constant) }
    self.subviews = subviews
  }

  /// The variations for some traits, the most general one first.
  private func matching(
    _ element: DocumentElement, _ traits: UITraitCollection
  ) -> [DocumentElement] {
    let width = Self.word(traits.horizontalSizeClass)
    let height = Self.word(traits.verticalSizeClass)
    var keys = ["default"]
    if hasSizeClasses {
      keys += [
        "heightClass=\(height)", "widthClass=\(width)",
        "heightClass=\(height)-widthClass=\(width)",
      ]
    }
    return keys.compactMap { key in
      element.children.first { $0.name == "variation" && $0.key == key }
    }
  }

  private static func word(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    default: "any"
    }
  }

  func apply(to view: UIView) {
    let traits = view.traitCollection
    let variations = matching(element, traits)
    applyConstraints(variations, traits)
    applySubviews(variations, to: view)
    applyAttributes(variations, to: view)
  }

  private func excluded(_ mask: String, _ variations: [DocumentElement]) -> Set<String> {
    var result: Set<String> = []
    for part in variations.flatMap(\.children) where part.name == "mask" && part.key == mask {
      for item in part.children {
        guard let id = item.attributes["reference"] else { continue }
        if item.name == "exclude" { result.insert(id) } else { result.remove(id) }
      }
    }
    return result
  }

  private func applyConstraints(_ variations: [DocumentElement], _ traits: UITraitCollection) {
    let excluded = excluded("constraints", variations)
    for child in element.list("constraints") {
      guard let id = child.id, let (constraint, constant) = constraints[id] else { continue }
      let constants = matching(child, traits).compactMap { $0.number("constant") }
      let value = constants.last.map { CGFloat($0) } ?? constant
      if constraint.constant != value { constraint.constant = value }
      // A constraint to a view that the variation leaves out cannot be active.
      if constraint.isActive == excluded.contains(id) {
        constraint.isActive = !excluded.contains(id)
      }
    }
  }

  private func applySubviews(_ variations: [DocumentElement], to view: UIView) {
    let excluded = excluded("subviews", variations)
    var index = 0
    for (id, subview) in subviews {
      if excluded.contains(id) {
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      if subview.superview !== view {
        view.insertSubview(subview, at: min(index, view.subviews.count))
      }
      index += 1
    }
  }

  // The document's own values come first, so that a variation that ends is undone.
  private func applyAttributes(_ variations: [DocumentElement], to view: UIView) {
    let all = element.children.filter { $0.name == "variation" }
    let names = Set(all.flatMap(\.attributes.keys)).subtracting(["key"])
    let parts = Set(all.flatMap(\.children).compactMap { $0.name == "mask" ? nil : $0.key })
    guard !names.isEmpty || !parts.isEmpty else { return }
    let compiler = NibCompiler(documentName: documentName, values: values)
    let record = NibRecord(element: element, type: type(of: view))
    for source in [element] + variations {
      for (name, text) in source.attributes where names.contains(name) {
        compiler.readAttribute(name, text, of: record)
      }
      for child in source.children {
        if let key = child.key, parts.contains(key) { compiler.readValue(child, of: record) }
      }
    }
    let decoder = NibDecoder(record) { _ in nil }
    decoder.decodeProperties(type(of: view), of: view)
  }
}

extension NibLoader {
  /// Applies what differs between size classes now, and whenever they change.
  func installVariations(of record: NibRecord) {
    guard let view = record.object as? UIView else { return }
    let element = record.element
    let varied = element.children + element.list("constraints").flatMap(\.children)
    guard varied.contains(where: { $0.name == "variation" }) else { return }
    var constraints: [String: NSLayoutConstraint] = [:]
    for child in element.list("constraints") {
      if let id = child.id { constraints[id] = object(id) as? NSLayoutConstraint }
    }
    let subviews = element.list("subviews").compactMap { child -> (String, UIView)? in
      guard let id = child.id, let view = object(id) as? UIView else { return nil }
      return (id, view)
    }
    let variations = NibVariations(
      element, compiler: compiler, constraints: constraints, subviews: subviews)
    variations.apply(to: view)
    view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (view: UIView, _: UITraitCollection) in
      variations.apply(to: view)
    }
  }
}
