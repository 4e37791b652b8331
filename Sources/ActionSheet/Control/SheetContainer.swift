import ControlCore
import UIKit

/// The views of a sheet: two lists that scroll, visible rows from a pool, lines and backgrounds.
@MainActor
final class SheetContainer: NSObject {
  let body = SheetListView()

  /// The header that keeps its place, unless it is too tall for its own.
  let header = SheetListView()

  var appearance: SheetAppearance? {
    didSet { if appearance == nil { contentsAreStale = true } }
  }

  var contentsAreStale = true

  unowned let sheet: ActionSheetControl
  var layout: SheetLayout?

  /// The views of visible rows.
  private(set) var live: [SheetItemID: SheetRowView] = [:]

  /// A few views of rows that are not visible, to be used again.
  private var pool: [SheetRowView] = []
  var backgrounds: [SheetBackgroundView] = []

  /// The view that cuts off the app's background view; `nil` if there is none.
  private(set) var backdrop: UIView?

  /// The view that renders the glass of all groups as one; `nil` without glass.
  private var glass: UIVisualEffectView?

  var grabber: SheetGrabberView? {
    didSet {
      guard grabber !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let grabber { sheet.addSubview(grabber) }
      sheet.invalidateSheet()
    }
  }

  /// A Boolean value that determines whether nothing of the sheet is visible; its alpha stays 1, because its
  /// rows have visual effects.
  var isFaded = false {
    didSet {
      guard isFaded != oldValue else { return }
      for row in live.values { row.isFaded = isFaded }
      for background in backgrounds { background.isFaded = isFaded }
      for view in [grabber, backdrop] { view?.alpha = isFaded ? 0 : 1 }
    }
  }

  var hitShape: HitShape?

  /// A Boolean value that determines whether a finger came down to stop the rows.
  var isCatchingScroll = false

  /// A Boolean value that determines whether a list goes on after a finger has lifted.
  var isGliding = false

  private var transparencyObservation: NotificationObserver?
  private var rowsGeneration = 0
  private var layoutGeneration = 0

  init(_ sheet: ActionSheetControl) {
    self.sheet = sheet
  }

  func prepare() {
    // An archive has them as well.
    for part in sheet.subviews
    where part is SheetListView || part is SheetGrabberView || part is UIVisualEffectView {
      part.removeFromSuperview()
    }
    for list in [header, body] {
      list.contentInsetAdjustmentBehavior = .never
      list.delaysContentTouches = false
      list.showsHorizontalScrollIndicator = false
      list.isAccessibilityElement = false
      list.delegate = self
      list.sheet = sheet
      sheet.addSubview(list)
      // The sheet takes all touches, so the fingers that scroll come to it as well.
      sheet.addGestureRecognizer(list.panGestureRecognizer)
    }
    header.showsVerticalScrollIndicator = false
    sheet.addInteraction(UIPointerInteraction(delegate: self))
    transparencyObservation = NotificationObserver(
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak sheet] _ in sheet?.appearanceChanged() }
  }

  func holder(of place: SheetRegion.Place?) -> UIView? {
    switch place {
    case .header: header
    case .body: body
    case .pinned, nil: sheet
    }
  }

  func offset(of place: SheetRegion.Place) -> CGFloat {
    switch place {
    case .header: header.contentOffset.y
    case .body: body.contentOffset.y
    case .pinned: 0
    }
  }

  /// Ends the deceleration of the lists; a list that leaves its window does not report the end.
  func stopGliding() {
    for list in [header, body] where list.isDecelerating {
      list.setContentOffset(list.contentOffset, animated: false)
    }
  }

  // MARK: Update

  func update() {
    let new = sheet.layout
    let resolver = sheet.resolver
    let isNewLayout = resolver.layoutGeneration != layoutGeneration
    guard contentsAreStale || isNewLayout else { return }
    let anchor = layout?.scrollAnchor(bodyOffset: body.contentOffset.y)
    layout = new
    layoutGeneration = resolver.layoutGeneration
    placeLists(new, anchor: anchor)
    if isNewLayout, !isScrolling, let row = editedRow(in: new) {
      // A keyboard that rises, or a message below the field, leaves less space.
      sheet.reveal(row: row)
    }
    let hasNewRows = resolver.rowsGeneration != rowsGeneration
    rowsGeneration = resolver.rowsGeneration
    if hasNewRows { sheet.rowsChanged(new) }
    showRows(new, setsUp: true, fadesOut: hasNewRows)
    let size = SheetGrabberView.size
    grabber?.frame = CGRect(
      origin: CGPoint(x: (new.containerFrame.width - size.width) / 2, y: 0), size: size)
    contentsAreStale = false
    if isNewLayout { sheet.layoutChanged?() }
  }

  private func placeLists(_ layout: SheetLayout, anchor: SheetLayout.ScrollAnchor?) {
    let allowsScrolling = sheet.style.allowsScrolling
    for (list, place) in [(header, SheetRegion.Place.header), (body, .body)] {
      let region = layout.region(place)
      if list.frame != region.viewport { list.frame = region.viewport }
      let size = CGSize(width: region.viewport.width, height: region.contentHeight)
      if list.contentSize != size { list.contentSize = size }
      list.isScrollEnabled = region.scrolls && allowsScrolling
      list.clipsToBounds = region.scrolls
      list.fadesAtEdges = region.scrolls && sheet.appearance.fadesText
      list.layer.cornerRadius = region.scrolls ? layout.metrics.cornerRadius : 0
      list.layer.cornerCurve = sheet.appearance.curve
      list.layer.maskedCorners = layout.corners(of: region.rows)
    }
    if header.contentOffset.y > layout.header.maximumOffset { header.contentOffset = .zero }
    // A finger or a glide beyond an end comes back by itself.
    guard let anchor, !body.isTracking, !body.isDecelerating else { return }
    let offset = sheet.window == nil ? 0 : layout.bodyOffset(keeping: anchor)
    if abs(body.contentOffset.y - offset) > 0.01 { body.contentOffset = CGPoint(x: 0, y: offset) }
  }

  private var isScrolling: Bool {
    [header, body].contains { $0.isTracking || $0.isDecelerating }
  }

  // MARK: Rows

  private func editedRow(in layout: SheetLayout) -> Int? {
    live.first { $0.value.host?.hosted?.isTypedInto == true }
      .flatMap { layout.rows.index(of: $0.key) }
  }

  /// Gives all visible rows views and recycles those of the others.
  ///
  /// Rows that have a view are set up anew only if asked. When the rows are others, the views of those that are
  /// gone fade out in an animated update.
  private func showRows(_ layout: SheetLayout, setsUp: Bool, fadesOut: Bool = false) {
    var seen: Set<SheetItemID> = []
    if let row = editedRow(in: layout), let place = layout.place(ofRow: row),
      let edited = layout.rows.row(at: row)?.id
    {
      // A view that leaves its window would lose the keyboard.
      seen.insert(edited)
      show(row, in: place, layout, setsUp: setsUp)
    }
    for place in SheetRegion.Place.allCases {
      let rows = layout.visibleRows(
        in: place, scrolledBy: offset(of: place), margin: place == .pinned ? 0 : Self.margin)
      for row in rows {
        guard let id = layout.rows.row(at: row)?.id, seen.insert(id).inserted else { continue }
        show(row, in: place, layout, setsUp: setsUp)
      }
    }
    let duration = fadesOut ? UIView.inheritedAnimationDuration : 0
    for (id, view) in live where !seen.contains(id) {
      live[id] = nil
      dismiss(view, duration: duration)
    }
    showBackgrounds(layout)
  }

  /// Returns whether a row is drawn at a point of the sheet: one that is animated is not yet where the layout
  /// has it.
  func shows(_ id: SheetItemID, at point: CGPoint) -> Bool {
    guard let row = live[id], let window = sheet.window, let drawn = row.layer.presentation()
    else { return true }
    let inWindow = sheet.convert(point, to: nil)
    return drawn.contains(
      drawn.convert(inWindow, from: window.layer.presentation() ?? window.layer))
  }

  /// The distance in points beyond the viewport at which rows have views, so that a focus finds the next one.
  private static let margin: CGFloat = 100

  private func show(
    _ index: Int, in place: SheetRegion.Place, _ layout: SheetLayout, setsUp: Bool
  ) {
    guard let row = layout.rows.row(at: index), let frame = layout.frame(ofRow: index),
      let holder = holder(of: place)
    else { return }
    let known = live[row.id].flatMap { type(of: $0) == row.kind.viewType ? $0 : nil }
    if known != nil, !setsUp { return }
    let view = known ?? unusedView(row.kind.viewType)
    if known == nil, let other = live.updateValue(view, forKey: row.id) { recycle(other) }
    let isNew = known == nil || view.superview !== holder
    if view.superview !== holder { holder.addSubview(view) }
    view.isHidden = false
    sheet.setUp(view, row: row, at: index, layout)
    var placed = frame
    if place == .pinned { placed.origin.y += layout.pinned.viewport.minY }
    if isNew {
      UIView.performWithoutAnimation {
        view.frame = placed
        view.layoutIfNeeded()
        showLine(above: index, of: view, layout)
      }
      sheet.appear(view)
    } else {
      if view.frame != placed { view.frame = placed }
      showLine(above: index, of: view, layout)
    }
  }

  private func showLine(above row: Int, of view: SheetRowView, _ layout: SheetLayout) {
    let colors = sheet.style.colors
    guard !(colors.separator.isClear && colors.groupSeparator.isClear),
      let separator = layout.separator(aboveRow: row), let holder = holder(of: separator.region)
    else { return view.removeLine() }
    var frame = separator.frame
    if separator.region == .pinned { frame.origin.y += layout.pinned.viewport.minY }
    let color = separator.isGap ? colors.groupSeparator : colors.separator
    view.showLine(in: holder, frame: frame, color: sheet.appearance.color(color))
  }

  private func unusedView(_ type: SheetRowView.Type) -> SheetRowView {
    let known = pool.lastIndex { Swift.type(of: $0) == type }
    return known.map { pool.remove(at: $0) } ?? type.init()
  }

  private func recycle(_ view: SheetRowView) {
    view.prepareForReuse()
    guard pool.count < 12 else { return view.removeFromSuperview() }
    pool.append(view)
    view.isHidden = true
  }

  private func dismiss(_ view: SheetRowView, duration: TimeInterval) {
    guard duration > 0, !view.isHidden else { return recycle(view) }
    view.rowID = nil
    UIView.animate(withDuration: duration) {
      view.isFaded = true
    } completion: { [weak self] _ in
      self?.recycle(view)
    }
  }

  // MARK: Backgrounds

  func setBackgroundView(_ view: UIView?) {
    guard view !== backdrop?.subviews.first else { return }
    backdrop?.removeFromSuperview()
    backdrop = view.map { view in
      let backdrop = UIView()
      backdrop.isUserInteractionEnabled = false
      backdrop.clipsToBounds = true
      view.frame = .zero
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backdrop.addSubview(view)
      sheet.insertSubview(backdrop, at: 0)
      return backdrop
    }
    sheet.invalidateSheet()
  }

  private func showBackgrounds(_ layout: SheetLayout) {
    let appearance = sheet.appearance
    if let backdrop {
      if backdrop.frame != layout.surfaceFrame { backdrop.frame = layout.surfaceFrame }
      backdrop.layer.cornerRadius = layout.metrics.cornerRadius
      backdrop.layer.cornerCurve = appearance.curve
      backdrop.layer.maskedCorners = layout.surfaceCorners
    }
    let isShared = appearance.joinsRows || !appearance.style.separatesRows
    let surfaces = (isShared ? layout.surfaces(scrolledBy: offset) : []).map {
      (
        frame: $0.frame,
        appearance: appearance.background(isCancel: $0.isCancel, corners: $0.corners)
      )
    }
    while backgrounds.count > surfaces.count { backgrounds.removeLast().removeFromSuperview() }
    let holder = backgroundHolder(isGlass: surfaces.contains { $0.appearance.material == .glass })
    for (index, surface) in surfaces.enumerated() {
      let isNew = index == backgrounds.count
      if isNew { backgrounds.append(SheetBackgroundView()) }
      let background = backgrounds[index]
      if background.superview !== holder {
        if let holder, holder !== sheet {
          holder.addSubview(background)
        } else {
          sheet.insertSubview(background, belowSubview: header)
        }
      }
      if isNew { UIView.performWithoutAnimation { background.frame = surface.frame } }
      background.apply(surface.appearance)
      if background.frame != surface.frame { background.frame = surface.frame }
    }
  }

  /// Returns the view that holds the backgrounds: for glass, the content of one container of glass.
  private func backgroundHolder(isGlass: Bool) -> UIView? {
    guard #available(iOS 26, *), isGlass else {
      glass?.removeFromSuperview()
      glass = nil
      return sheet
    }
    if let glass { return glass.contentView }
    let view = UIVisualEffectView(effect: UIGlassContainerEffect())
    view.isUserInteractionEnabled = false
    view.frame = sheet.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation { sheet.insertSubview(view, belowSubview: header) }
    glass = view
    return view.contentView
  }
}

extension SheetContainer: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let layout, !contentsAreStale { showRows(layout, setsUp: false) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    sheet.perform(sheet.tracker.cancel())
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    isGliding = decelerate
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    isGliding = false
    // A finger that came down to stop the rows selects none of them.
    isCatchingScroll = scrollView.isTracking
  }
}
