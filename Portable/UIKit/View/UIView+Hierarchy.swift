import QuartzCore

// Where a view goes among its siblings.
enum SubviewPlace {
  case top
  case index(Int)
  case below(UIView)
  case above(UIView)
}

extension UIView {
  final func isSelfOrDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parentView
    }
    return false
  }

  final func findView(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in childViews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  final func insert(_ view: UIView, at place: SubviewPlace) {
    guard MainThread.check("UIView.addSubview(_:)", of: self) else { return }
    // A view without subviews contains no other, so that a deep tree grows by a constant cost each.
    guard self !== view, view.childViews.isEmpty || !isSelfOrDescendant(of: view) else {
      reportMisuse(
        "UIView.addSubview(_:)",
        "\(diagnosticName) cannot contain \(view === self ? "itself" : "its superview"); add another view"
      )
      return
    }
    let place = resolved(place)
    let oldParent = view.parentView
    let oldWindow = view.window
    let newWindow = window
    if oldParent === self {
      move(view, to: place)
      return
    }
    view.notifyWillMove(toSuperview: self, from: oldWindow, toWindow: newWindow)
    oldParent?.willRemoveSubview(view)
    if oldParent != nil { view.layoutWillLeaveTree() }
    oldParent?.unlink(view)
    link(view, at: place)
    view.layoutDidEnterTree()
    view.finishMove(from: oldWindow, to: newWindow)
    didAddSubview(view)
    setNeedsLayout()
  }

  // Above as well as below a view that is no subview means on top.
  private func resolved(_ place: SubviewPlace) -> SubviewPlace {
    switch place {
    case .below(let sibling) where sibling.parentView !== self: .top
    case .above(let sibling) where sibling.parentView !== self: .top
    default: place
    }
  }

  // A subview that is already here only changes its place; it does not leave.
  private func move(_ view: UIView, to place: SubviewPlace) {
    guard let oldIndex = childViews.lastIndex(where: { $0 === view }) else { return }
    childViews.remove(at: oldIndex)
    self.place(view, at: place)
    setNeedsLayout()
  }

  private func link(_ view: UIView, at place: SubviewPlace) {
    view.parentView = self
    self.place(view, at: place)
  }

  // The layer goes next to that of the sibling, also where layers of no view lie between views.
  private func place(_ view: UIView, at place: SubviewPlace) {
    let index = index(for: place)
    switch place {
    case .above where index > 0:
      backingLayer.insertSublayer(view.backingLayer, above: childViews[index - 1].backingLayer)
    case .below, .index:
      guard index < childViews.count else { fallthrough }
      backingLayer.insertSublayer(view.backingLayer, below: childViews[index].backingLayer)
    default:
      backingLayer.addSublayer(view.backingLayer)
    }
    childViews.insert(view, at: index)
  }

  private func index(for place: SubviewPlace) -> Int {
    switch place {
    case .top: childViews.count
    case .index(let index): min(max(index, 0), childViews.count)
    case .below(let sibling): childViews.firstIndex { $0 === sibling } ?? childViews.count
    case .above(let sibling):
      (childViews.firstIndex { $0 === sibling }).map { $0 + 1 } ?? childViews.count
    }
  }

  private func unlink(_ view: UIView) {
    if let index = childViews.lastIndex(where: { $0 === view }) { childViews.remove(at: index) }
    view.parentView = nil
    view.backingLayer.removeFromSuperlayer()
  }

  final func detachFromParent() {
    guard MainThread.check("UIView.removeFromSuperview()", of: self) else { return }
    guard let parent = parentView else { return }
    let oldWindow = window
    // The parent must not let go of the last reference while callbacks run.
    withExtendedLifetime(self) {
      notifyWillMove(toSuperview: nil, from: oldWindow, toWindow: nil)
      parent.willRemoveSubview(self)
      // A callback may have moved the view on; then there is nothing left to take out.
      guard parentView === parent else { return }
      layoutWillLeaveTree()
      parent.unlink(self)
      finishMove(from: oldWindow, to: nil)
      parent.setNeedsLayout()
    }
  }

  final func exchange(_ first: Int, _ second: Int) {
    guard childViews.indices.contains(first), childViews.indices.contains(second) else {
      PortableLog.report(
        "\(diagnosticName): refused to exchange subviews \(first) and \(second) of \(childViews.count)"
      )
      return
    }
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let layers = [childViews[low].backingLayer, childViews[high].backingLayer]
    childViews.swapAt(low, high)
    let places = layers.compactMap { layer in
      backingLayer.sublayers?.firstIndex { $0 === layer }
    }
    guard places.count == 2 else { return }
    backingLayer.insertSublayer(layers[1], at: UInt32(places[0]))
    backingLayer.insertSublayer(layers[0], at: UInt32(places[1]))
    setNeedsLayout()
  }

  final func reorder(_ view: UIView, toTop: Bool) {
    guard view.parentView === self else { return }
    move(view, to: toTop ? .top : .index(0))
    // The back is behind layers of no view too.
    if !toTop { backingLayer.insertSublayer(view.backingLayer, at: 0) }
  }
}
