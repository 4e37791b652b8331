import Foundation

// What an archive of a view holds of its layout by constraints: whether the mask counts, priorities of
// the content, and those constraints that say so. Items are named by their place below the view.
extension UIView {
  private enum Key {
    static let ignoresMask = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
    static let priorities = "UIViewContentPriorities"
    static let constraints = "UIViewAutolayoutConstraints"
  }

  final func encodeConstraints(with coder: NSCoder) {
    if !translatesAutoresizingMaskIntoConstraints { coder.encode(true, forKey: Key.ignoresMask) }
    if layoutPriorities != nil {
      let values = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
        [contentHuggingPriority(for: $0), contentCompressionResistancePriority(for: $0)]
      }
      coder.encode(values.map { Double($0.rawValue) }, forKey: Key.priorities)
    }
    let records = constraints.filter(\.shouldBeArchived).compactMap(record)
    if !records.isEmpty { coder.encode(records as NSArray, forKey: Key.constraints) }
  }

  /// Follows when the view has its subviews.
  final func decodeConstraints(from coder: NSCoder) {
    if coder.containsValue(forKey: Key.ignoresMask), coder.decodeBool(forKey: Key.ignoresMask) {
      translatesAutoresizingMaskIntoConstraints = false
    }
    // A secure archive has no subviews to constrain.
    guard !coder.requiresSecureCoding else { return }
    if coder.containsValue(forKey: Key.priorities),
      let values = coder.decodeObject(forKey: Key.priorities) as? [Double], values.count == 4
    {
      let priorities = values.map { UILayoutPriority(Float($0)) }
      setContentHuggingPriority(priorities[0], for: .horizontal)
      setContentCompressionResistancePriority(priorities[1], for: .horizontal)
      setContentHuggingPriority(priorities[2], for: .vertical)
      setContentCompressionResistancePriority(priorities[3], for: .vertical)
    }
    guard coder.containsValue(forKey: Key.constraints),
      let records = coder.decodeObject(forKey: Key.constraints) as? [[String: Any]]
    else { return }
    NSLayoutConstraint.activate(records.compactMap(constraint))
  }

  private func record(of constraint: NSLayoutConstraint) -> NSDictionary? {
    guard !constraint.first.isDistance, !constraint.second.isDistance,
      let first = path(to: constraint.firstItem)
    else { return nil }
    var record: [String: Any] = [
      "first": first as NSString,
      "numbers": [
        Double(constraint.firstAttribute.rawValue), Double(constraint.relation.rawValue),
        Double(constraint.secondAttribute.rawValue), Double(constraint.multiplier),
        Double(constraint.constant), Double(constraint.priority.rawValue),
      ] as NSArray,
    ]
    if let item = constraint.secondItem {
      guard let second = path(to: item) else { return nil }
      record["second"] = second as NSString
    }
    if let identifier = constraint.identifier { record["identifier"] = identifier as NSString }
    return record as NSDictionary
  }

  private func constraint(from record: [String: Any]) -> NSLayoutConstraint? {
    guard let numbers = record["numbers"] as? [Double], numbers.count == 6,
      let first = item(at: record["first"] as? String),
      let attribute = NSLayoutConstraint.Attribute(rawValue: Int(numbers[0])),
      let relation = NSLayoutConstraint.Relation(rawValue: Int(numbers[1])),
      let other = NSLayoutConstraint.Attribute(rawValue: Int(numbers[2]))
    else { return nil }
    let second = item(at: record["second"] as? String)
    guard second != nil || record["second"] == nil else { return nil }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: CGFloat(numbers[3]), constant: CGFloat(numbers[4]))
    constraint.priority = UILayoutPriority(Float(numbers[5]))
    constraint.identifier = record["identifier"] as? String
    constraint.shouldBeArchived = true
    return constraint
  }

  // MARK: Items

  private var archivedChildren: [UIView] {
    (self as? any PartlyArchivedView)?.archivedSubviews ?? subviews
  }

  // `0.2` for a view, `0.2:safeArea` for its guide. A guide of the app's own is not archived.
  private func path(to item: AnyObject?) -> String? {
    let guide = item as? UILayoutGuide
    guard guide?.role != .custom, var view = LayoutOperand.view(of: item) else { return nil }
    var indexes: [String] = []
    while view !== self {
      guard let parent = view.superview,
        let index = parent.archivedChildren.firstIndex(where: { $0 === view })
      else { return nil }
      indexes.insert(String(index), at: 0)
      view = parent
    }
    return indexes.joined(separator: ".") + (guide.map { ":\($0.role.rawValue)" } ?? "")
  }

  private func item(at path: String?) -> AnyObject? {
    guard let path else { return nil }
    let parts = path.split(separator: ":", omittingEmptySubsequences: false)
    var view = self
    for index in parts[0].split(separator: ".").map({ Int($0) }) {
      let children = view.archivedChildren
      guard let index, children.indices.contains(index) else { return nil }
      view = children[index]
    }
    return parts.count == 1 ? view : view.guide(named: String(parts[1]))
  }

  private func guide(named name: String) -> UILayoutGuide? {
    switch UILayoutGuide.Role(rawValue: name) {
    case .safeArea: safeAreaLayoutGuide
    case .layoutMargins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    case .keyboard: keyboardLayoutGuide
    case .scrollContent: (self as? UIScrollView)?.contentLayoutGuide
    case .scrollFrame: (self as? UIScrollView)?.frameLayoutGuide
    case .topBar: barGuide(.topBar)
    case .bottomBar: barGuide(.bottomBar)
    case .custom, nil: nil
    }
  }
}
