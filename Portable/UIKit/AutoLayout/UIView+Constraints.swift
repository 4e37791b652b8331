import QuartzCore

extension UIView {
  /// The constraints that the view holds: those whose nearest common superview it is.
  public var constraints: [NSLayoutConstraint] { layoutState?.heldConstraints ?? [] }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil, constraint.isLegal else { return }
    guard let ancestor = constraint.nearestCommonAncestor(), ancestor.isSelfOrDescendant(of: self)
    else {
      reportMisuse(
        "UIView.addConstraint(_:)",
        "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's items must be descendants of that view (or the view itself)."
      )
      return
    }
    hold(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    release(constraint)
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: State

  /// What layout makes of the view's natural size; nil, the default, takes it as it is.
  package final var naturalSizeRule: ((CGSize) -> CGSize)? {
    get { layoutState?.naturalSizeRule }
    set { madeLayoutState.naturalSizeRule = newValue }
  }

  /// Returns the natural size that layout uses.
  final func ruled(_ naturalSize: CGSize) -> CGSize {
    naturalSizeRule?(naturalSize) ?? naturalSize
  }

  final var madeLayoutState: ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState()
    layoutState = state
    return state
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    let state = madeLayoutState
    state.hold(constraint)
    constraint.holder = self
    for view in constraint.views {
      view.madeLayoutState.touch(constraint)
      view.participate()
    }
    participate()
    constraint.noteChange()
  }

  final func release(_ constraint: NSLayoutConstraint) {
    constraint.noteChange()
    layoutState?.release(constraint)
    constraint.holder = nil
    for view in constraint.views { view.layoutState?.untouch(constraint) }
  }

  /// Makes the view part of the layout by constraints.
  final func participate() {
    let state = madeLayoutState
    guard !state.participates else { return }
    state.participates = true
    noteLayoutChange([.update, .participation])
  }

  /// Has the engine of the tree look at the view before the next layout.
  ///
  /// The path to the root is marked once, so that many changes cost no more than one each.
  final func noteLayoutChange(_ changes: ViewLayoutState.Changes) {
    let state = madeLayoutState
    // A view that no constraint concerns has nothing to read.
    let own: ViewLayoutState.Changes = [.contentSize, .geometry, .insets, .everything]
    guard state.participates || !changes.isSubset(of: own) else { return }
    state.changes.formUnion(changes)
    markLayoutPending()
  }

  final func markLayoutPending() {
    var view = self
    while true {
      let state = view.madeLayoutState
      guard !state.isPending else { return }
      state.isPending = true
      guard let parent = view.parentView else { break }
      parent.madeLayoutState.pendingSubviews.append(view)
      view = parent
    }
    view.setNeedsLayout()
  }

  final var layoutRoot: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  // MARK: What other parts of a view report

  /// The view's own size or position was set.
  ///
  /// - Parameter isScroll: Whether only the origin of the bounds changed.
  final func layoutGeometryDidChange(isScroll: Bool = false) {
    guard let state = layoutState, state.participates else { return }
    if isScroll {
      if state.item?.offset != nil { noteLayoutChange(.geometry) }
      return
    }
    if hasGuideOfGeometry { noteLayoutChange(.insets) }
    guard AppContext.current.layout.viewWithSolvedFrame != ObjectIdentifier(self) else { return }
    if state.translatesAutoresizingMask || parentView == nil { noteLayoutChange(.geometry) }
    guard !state.translatesAutoresizingMask, let item = state.item, !item.isStale else { return }
    item.isStale = true
    parentView?.layoutState?.staleSubviews.append(self)
  }

  final func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != (layoutState?.translatesAutoresizingMask ?? true) else { return }
    madeLayoutState.translatesAutoresizingMask = translates
    participate()
    noteLayoutChange(.participation)
  }

  /// Tells the tree that the view came into it, with what takes part in its layout.
  final func layoutDidEnterTree() {
    guard let state = layoutState else { return }
    state.engine = nil
    state.isPending = false
    noteLayoutChange(.subtree)
  }

  /// Takes the view's tree out of the layout and deactivates the constraints that lead out of it.
  final func layoutWillLeaveTree() {
    guard layoutState != nil else { return }
    var open = [self]
    var leaving: [UIView] = []
    while let view = open.popLast() {
      leaving.append(view)
      for subview in view.childViews where subview.layoutState != nil { open.append(subview) }
    }
    // A set, because to walk from each holder to the root costs the square of a tree's depth.
    let inside = Set(leaving.lazy.map { ObjectIdentifier($0) })
    for view in leaving {
      guard let state = view.layoutState else { continue }
      for constraint in state.touchingConstraints {
        if let holder = constraint.holder, !inside.contains(ObjectIdentifier(holder)) {
          constraint.isActive = false
        }
      }
      state.item?.engine?.leave(view)
    }
  }
}
