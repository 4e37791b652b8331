/// What a view knows of layout by constraints; a view that takes no part in it has none.
@MainActor final class ViewLayoutState {
  /// What changed since the engine last looked.
  struct Changes: OptionSet {
    let rawValue: UInt8

    static let constraints = Changes(rawValue: 1 << 0)
    static let contentSize = Changes(rawValue: 1 << 1)
    static let geometry = Changes(rawValue: 1 << 2)
    static let insets = Changes(rawValue: 1 << 3)
    /// The direction: every constraint is read anew.
    static let everything = Changes(rawValue: 1 << 4)
    static let update = Changes(rawValue: 1 << 5)
    /// The view takes part, or its mask counts from now on or no longer.
    static let participation = Changes(rawValue: 1 << 7)
    /// The view came into the tree with its subviews.
    static let subtree = Changes(rawValue: 1 << 6)
  }

  var translatesAutoresizingMask = true
  /// What layout makes of the view's natural size; nil takes it as it is.
  var naturalSizeRule: ((CGSize) -> CGSize)?
  /// Whether a constraint, a guide or the translation of the mask makes the view part of the layout.
  var participates = false
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]

  // By the order of activation.
  private var held: [Int: NSLayoutConstraint] = [:]
  private var touching: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var lastSerial = 0

  /// The engine, if the view is the root of its tree.
  var engine: LayoutEngine?
  /// The view's variables in the engine.
  weak var item: LayoutItem?

  var changes: Changes = []
  var changedConstraints: [NSLayoutConstraint] = []
  /// Whether the view or one below it changed since the engine last looked.
  var isPending = false
  var pendingSubviews: [UIView] = []
  /// The subviews that the next layout gives new frames.
  var staleSubviews: [UIView] = []

  /// The constraints that the view holds, in the order of activation.
  var heldConstraints: [NSLayoutConstraint] {
    held.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The active constraints that refer to the view or one of its guides.
  var touchingConstraints: [NSLayoutConstraint] {
    touching.values.sorted {
      ($0.serial, $0.first.attribute.rawValue) < ($1.serial, $1.first.attribute.rawValue)
    }
  }

  var holdsConstraints: Bool { !held.isEmpty }

  func hold(_ constraint: NSLayoutConstraint) {
    lastSerial += 1
    constraint.serial = lastSerial
    held[lastSerial] = constraint
  }

  func release(_ constraint: NSLayoutConstraint) {
    held[constraint.serial] = nil
  }

  func touch(_ constraint: NSLayoutConstraint) {
    touching[ObjectIdentifier(constraint)] = constraint
  }

  func untouch(_ constraint: NSLayoutConstraint) {
    touching[ObjectIdentifier(constraint)] = nil
  }
}
