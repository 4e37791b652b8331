import Foundation

extension NSLayoutConstraint {
  /// How the views of a format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static var directionLeadingToTrailing: FormatOptions { [] }
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    fileprivate var alignments: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }

  /// Creates the constraints that a format describes.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[find]-[next(>=40)]-|`.
  ///   - opts: Alignment and direction; default from leading to trailing.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that the format names.
  /// - Returns: The constraints, inactive; none if the format has a mistake.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try FormatBuilder(
        format: VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      reportMisuse(
        "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
        "Unable to parse constraint format: \(error.message) of '\(format)'")
      return []
    }
  }
}

@MainActor private struct FormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private var start: NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    if options.contains(.directionRightToLeft) { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if format.isVertical { return .bottom }
    if options.contains(.directionRightToLeft) { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  // Counted from the right, a distance is negative.
  private var sign: CGFloat { options.contains(.directionRightToLeft) ? -1 : 1 }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for element in format.elements where element.name != nil {
      let item = try item(of: element)
      for predicate in element.predicates { result.append(try size(item, predicate)) }
    }
    for index in format.connections.indices {
      result += try spacing(
        format.elements[index], format.elements[index + 1], format.connections[index])
    }
    let items = try aligned()
    for attribute in options.alignments {
      for (item, next) in zip(items, items.dropFirst()) {
        result.append(make(item, attribute, .equal, next, attribute, 0))
      }
    }
    return result
  }

  private func aligned() throws(VisualFormatError) -> [AnyObject] {
    var items: [AnyObject] = []
    for element in format.elements where element.name != nil {
      items.append(try item(of: element))
    }
    return items
  }

  private func item(of element: VisualFormat.Element) throws(VisualFormatError) -> AnyObject {
    if let name = element.name {
      guard let view = views[name] else {
        throw VisualFormatError(message: "\(name) is not a key in the views dictionary")
      }
      return view as AnyObject
    }
    for other in format.elements {
      if let name = other.name, let item = views[name] as AnyObject? {
        if let superview = (item as? UIView)?.superview { return superview }
        if let owner = (item as? UILayoutGuide)?.owningView { return owner }
      }
    }
    throw VisualFormatError(message: "The view has no superview")
  }

  private func spacing(
    _ one: VisualFormat.Element, _ other: VisualFormat.Element,
    _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let (first, second) = (try item(of: other), try item(of: one))
    // A superview's edge lies at the same end as that of the view inside it.
    let firstAttribute = other.name == nil ? end : start
    let secondAttribute = one.name == nil ? start : end
    switch connection {
    case .touching: return [make(first, firstAttribute, .equal, second, secondAttribute, 0)]
    case .standard:
      guard one.name == nil || other.name == nil else {
        let spacing = NSLayoutConstraint.systemSpacing * sign
        return [make(first, firstAttribute, .equal, second, secondAttribute, spacing)]
      }
      return [
        make(
          first, other.name == nil ? firstAttribute.ofMargin : firstAttribute, .equal, second,
          one.name == nil ? secondAttribute.ofMargin : secondAttribute, 0)
      ]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let relation = NSLayoutConstraint.Relation(
          rawValue: predicate.relation * (sign < 0 ? -1 : 1))
        let constraint = make(
          first, firstAttribute, relation ?? .equal, second, secondAttribute,
          CGFloat(try number(predicate.value)) * sign)
        try prioritize(constraint, predicate)
        result.append(constraint)
      }
      return result
    }
  }

  private func size(
    _ item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let relation = NSLayoutConstraint.Relation(rawValue: predicate.relation) ?? .equal
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.value, metrics[name] == nil, let other = views[name] {
      constraint = make(
        item, attribute, relation, other as AnyObject, attribute, CGFloat(predicate.offset),
        multiplier: CGFloat(predicate.multiplier))
    } else {
      let length = try number(predicate.value) * predicate.multiplier + predicate.offset
      constraint = make(item, attribute, relation, nil, .notAnAttribute, CGFloat(length))
    }
    try prioritize(constraint, predicate)
    return constraint
  }

  private func prioritize(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as Double: return number
      case let number as CGFloat: return Double(number)
      case let number as Float: return Double(number)
      case let number as Int: return Double(number)
      case let number as NSNumber: return number.doubleValue
      default: throw VisualFormatError(message: "\(name) is not a key in the metrics dictionary")
      }
    }
  }

  private func make(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutOperand(item: item, attribute: attribute), relation,
      LayoutOperand(item: other, attribute: otherAttribute), multiplier: multiplier,
      constant: constant)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the layout margins.
  fileprivate var ofMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
