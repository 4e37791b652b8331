import QuartzCore

extension UIView {
  /// Solves the constraints of the tree if something changed.
  ///
  /// - Parameter view: A view whose layout follows, so that it need not be marked.
  final func prepareConstraintLayout(beforeLayoutOf view: UIView? = nil) {
    guard layoutState != nil else { return }
    let root = layoutRoot
    guard let state = root.layoutState, state.isPending else { return }
    let engine = state.engine ?? LayoutEngine(root: root)
    state.engine = engine
    engine.update(beforeLayoutOf: view)
  }

  /// Gives the subviews the frames that the constraints determine.
  final func applyConstraints() {
    guard let state = layoutState, !state.staleSubviews.isEmpty else { return }
    let subviews = state.staleSubviews
    state.staleSubviews = []
    for subview in subviews where subview.parentView === self {
      guard let state = subview.layoutState, let item = state.item else { continue }
      item.isStale = false
      if !state.translatesAutoresizingMask { subview.adopt(alignmentRect: item.rect) }
    }
  }

  /// Takes a rectangle from the layout, on whole pixels, and keeps the transform.
  final func adopt(alignmentRect: CGRect) {
    let state = AppContext.current.layout
    let outer = state.viewWithSolvedFrame
    state.viewWithSolvedFrame = ObjectIdentifier(self)
    defer { state.viewWithSolvedFrame = outer }
    let rect = frame(forAlignmentRect: alignmentRect)
    let scale = max(traitCollection.displayScale, 1)
    // Half a pixel goes the same way whether the solution is exact or a rounding error below.
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
    let origin = CGPoint(x: aligned(rect.minX), y: aligned(rect.minY))
    let size = CGSize(
      width: max(0, aligned(rect.maxX) - origin.x), height: max(0, aligned(rect.maxY) - origin.y))
    if bounds.size != size { bounds.size = size }
    let anchor = backingLayer.anchorPoint
    let center = CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
    if self.center != center { self.center = center }
  }

  /// The rectangle that the view's own geometry determines, without its transform.
  final var untransformedFrame: CGRect {
    let size = backingLayer.bounds.size
    let (position, anchor) = (backingLayer.position, backingLayer.anchorPoint)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  // MARK: Updating constraints

  final func updateConstraintsOfSubtree() {
    guard layoutState != nil else { return }
    // An update may bring more views into the layout, such as a stack in a stack, which update then.
    for _ in 0..<LayoutEngine.passLimit {
      let views = pendingLayoutViews(clearing: false).filter {
        $0.layoutState?.changes.contains(.update) == true
      }
      guard !views.isEmpty else { return }
      for view in views.reversed() { view.runUpdateConstraints() }
    }
  }

  final func runUpdateConstraints() {
    guard let state = layoutState, state.changes.contains(.update) else { return }
    state.changes.remove(.update)
    if let controller = owningViewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// The views below and including this one that changed, superviews first.
  final func pendingLayoutViews(clearing: Bool) -> [UIView] {
    var result: [UIView] = []
    var open = [self]
    while let view = open.popLast() {
      guard let state = view.layoutState, state.isPending else { continue }
      result.append(view)
      open += state.pendingSubviews.filter { $0.parentView === view }
      if clearing {
        state.isPending = false
        state.pendingSubviews = []
      }
    }
    return result
  }

  // MARK: Fitting

  /// Stands for the smallest size that satisfies the constraints.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfSubtree()
    let engine = LayoutEngine(
      root: self, fitting: target, horizontal: horizontal, vertical: vertical)
    return engine.fittingSize()
  }

  /// The size of a view in a bar: that of its content, for a stack view that of its constraints.
  ///
  /// Bars arrange custom views by constraints since iOS 11.
  final func sizeInBar(fitting size: CGSize) -> CGSize {
    if self is UIStackView { return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    let natural = intrinsicContentSize
    let fitting = sizeThatFits(size)
    return CGSize(
      width: natural.width > 0 ? natural.width : fitting.width,
      height: natural.height > 0 ? natural.height : fitting.height)
  }

  // MARK: Questions

  /// Whether the constraints leave the view's size or position open.
  public var hasAmbiguousLayout: Bool {
    prepareConstraintLayout()
    guard let state = layoutState, !state.translatesAutoresizingMask, let item = state.item else {
      return false
    }
    return item.isAmbiguous
  }
}
