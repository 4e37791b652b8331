import Foundation

extension NibLoader {
  /// Sets what Auto Layout needs to know of a view, and activates the constraints it holds.
  func installConstraints(of record: NibRecord) {
    guard let view = record.object as? UIView else { return }
    let element = record.element
    // A view that Interface Builder places without constraints keeps its frame and its mask.
    if element.bool("translatesAutoresizingMaskIntoConstraints") == false,
      element.bool("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    setPriorities(element, of: view)
    let excluded = Set(
      element.children.filter { $0.name == "variation" && $0.key == "default" }
        .flatMap { $0.children.filter { $0.key == "constraints" } }
        .flatMap(\.children).compactMap { $0.attributes["reference"] })
    for child in element.list("constraints") where child.name == "constraint" {
      // Xcode removes placeholders from the app, and keeps them on its canvas.
      if child.bool("placeholder") == true, preview == nil { continue }
      guard let constraint = constraint(child, in: view) else { continue }
      if let id = child.id {
        setGuide(constraint, for: id)
        if excluded.contains(id) { continue }
      }
      constraint.isActive = true
    }
  }

  private func setPriorities(_ element: DocumentElement, of view: UIView) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).flatMap { (1...1000).contains($0) ? UILayoutPriority(Float($0)) : nil }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  private func constraint(_ element: DocumentElement, in view: UIView) -> NSLayoutConstraint? {
    let firstItem: NSObject? =
      element.attributes["firstItem"].map { item($0, element) } ?? view
    guard let first = firstItem, let attribute = attribute("firstAttribute", of: element) else {
      return nil
    }
    var second: NSObject?
    if let id = element.attributes["secondItem"] {
      second = item(id, element)
      if second == nil { return nil }
    }
    let secondAttribute =
      second == nil ? .notAnAttribute : self.attribute("secondAttribute", of: element)
    guard let secondAttribute else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation(element), toItem: second,
      attribute: secondAttribute, multiplier: multiplier(element),
      constant: constant(element, from: first, attribute, to: second, in: view))
    constraint.identifier = element.attributes["identifier"]
    if let priority = element.number("priority"), (1...1000).contains(priority) {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    return constraint
  }

  private func item(_ id: String, _ element: DocumentElement) -> NSObject? {
    let object = object(id)
    if object == nil { reportMissing(id, element) }
    return object
  }

  private func attribute(
    _ name: String, of element: DocumentElement
  ) -> NSLayoutConstraint.Attribute? {
    let word = element.attributes[name] ?? ""
    let attribute = NibVocabulary.constraintAttributes[word]
    if attribute == nil { compiler.report("the \(name) \(word) is not read", element) }
    return attribute
  }

  private func relation(_ element: DocumentElement) -> NSLayoutConstraint.Relation {
    switch element.attributes["relation"] {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  // A multiplier is a number or a ratio, such as 16:9 or 1/3.
  private func multiplier(_ element: DocumentElement) -> CGFloat {
    guard let text = element.attributes["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { ":/".contains($0) }).compactMap { Double($0) }
    let value: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2 where parts[1] != 0: parts[0] / parts[1]
      default: nil
      }
    guard let value, value.isFinite else {
      compiler.report("the multiplier \(text) is no number", element)
      return 1
    }
    return CGFloat(value)
  }

  // A symbolic constant is the standard distance: 8 points between siblings, 20 to the superview,
  // none to the sides of the safe area.
  private func constant(
    _ element: DocumentElement, from first: NSObject, _ attribute: NSLayoutConstraint.Attribute,
    to second: NSObject?, in view: UIView
  ) -> CGFloat {
    let isSymbolic = element.bool("symbolic") == true
    if isSymbolic, [.leading, .trailing].contains(attribute),
      [first, second].contains(where: { $0 === view.safeAreaLayoutGuide })
    {
      return 0
    }
    guard let text = element.attributes["constant"] else {
      guard isSymbolic else { return 0 }
      return first !== view && second !== view ? 8 : 20
    }
    guard let value = element.number("constant") else {
      compiler.report("the constant \(text) is no number", element)
      return 0
    }
    return CGFloat(value)
  }
}
