import Foundation

/// The relationship between two user interface objects that the layout satisfies.
///
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, _KeyValueCoding {
  final private(set) var first = LayoutOperand(attribute: .notAnAttribute)
  final private(set) var second = LayoutOperand(attribute: .notAnAttribute)
  private var storedPriority = UILayoutPriority.required
  private var storedConstant: CGFloat = 0
  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?
  /// Orders the constraints of a view by their activation.
  final var serial = 0

  /// A name to recognize the constraint by; it replaces the address in messages.
  open var identifier: String?

  /// Whether the constraint may be archived; it has no other effect.
  open var shouldBeArchived = false

  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1

  /// Creates a constraint that relates nothing.
  ///
  /// The only designated initializer, so that a subclass inherits the one that takes the items.
  public override init() {
    super.init()
  }

  /// Creates a constraint between two items.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutOperand(item: view1 as AnyObject, attribute: attr1), relation,
      LayoutOperand(
        item: view2.map { $0 as AnyObject }, attribute: view2 == nil ? .notAnAttribute : attr2),
      multiplier: multiplier, constant: c)
    validate(
      api: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
    )
  }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    if !constant.isFinite || !multiplier.isFinite {
      reportMisuse(
        "NSLayoutConstraint", "constant \(constant) or multiplier \(multiplier) is not finite")
      if !constant.isFinite { storedConstant = 0 }
      if !multiplier.isFinite { self.multiplier = 1 }
    }
  }

  open var firstItem: AnyObject? { first.item }
  open var firstAttribute: Attribute { first.isDistance ? .notAnAttribute : first.attribute }
  open var secondItem: AnyObject? { second.item }
  open var secondAttribute: Attribute { second.isDistance ? .notAnAttribute : second.attribute }

  /// The distance or size that is added; the only part of the relation that can be changed.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        reportMisuse("NSLayoutConstraint.constant", "\(newValue) is not finite")
        return
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      noteChange()
    }
  }

  /// How important the constraint is; default required.
  ///
  /// It cannot change between required and not required while the constraint is active.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        reportMisuse(
          "NSLayoutConstraint.priority",
          "It's illegal to set priority:\(newValue.rawValue) for \(self). Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        )
        return
      }
      let isRequired = storedPriority == .required
      if holder != nil, isRequired != (newValue == .required) {
        reportMisuse(
          "NSLayoutConstraint.priority",
          "Mutating a priority from \(isRequired ? "required to not" : "not to required") on an installed constraint is not supported; deactivate it first"
        )
        return
      }
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      noteChange()
    }
  }

  /// Whether the constraint takes part in the layout.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class var _keyedProperties: [_KeyedProperty] { constraintKeys }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override var description: String {
    // NSObject's property may be read on any thread.
    Thread.isMainThread ? MainActor.assumeIsolated { summary } : super.description
  }
}
