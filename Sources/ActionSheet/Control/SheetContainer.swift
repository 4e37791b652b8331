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

  weak var sheet: ActionSheetControl?
  var layout: SheetLayout?
  var live: [Int: SheetRowView] = [:]
  var lines: [Int: SheetLineView] = [:]
  var pool = SheetRowPool()
  var backgrounds: [SheetBackgroundView] = []

  /// The view that cuts off the app's background view; `nil` if there is none.
  private(set) var backdrop: UIView?

  /// The view that renders the glass of all groups as one; `nil` without glass.
  private var glass: UIVisualEffectView?

  var grabber: SheetGrabberView? {
    didSet {
      guard grabber !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let grabber { sheet?.addSubview(grabber) }
      sheet?.invalidateSheet()
    }
  }

  var isFaded = false {
    didSet {
      guard isFaded != oldValue else { return }
      for row in live.values { row.isFaded = isFaded }
      for background in backgrounds { background.isFaded = isFaded }
      for view in [grabber, backdrop] + Array(lines.values) { view?.alpha = isFaded ? 0 : 1 }
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
  var hasOpened = false

  func prepare(in sheet: ActionSheetControl) {
    self.sheet = sheet
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

  func update(_ sheet: ActionSheetControl) {
    let new = sheet.layout
    let resolver = sheet.resolver
    let isNewLayout = resolver.layoutGeneration != layoutGeneration
    guard contentsAreStale || isNewLayout else { return }
    let anchor = layout?.scrollAnchor(bodyOffset: body.contentOffset.y)
    layout = new
    layoutGeneration = resolver.layoutGeneration
    placeLists(new, anchor: anchor, sheet: sheet)
    if resolver.rowsGeneration != rowsGeneration {
      rowsGeneration = resolver.rowsGeneration
      // Views follow their rows by identity to their new places.
      pool.keep(live.values)
      live.removeAll()
      sheet.rowsChanged(new)
    }
    showRows(new, sheet: sheet, setsUp: true)
    let size = SheetGrabberView.size
    grabber?.frame = CGRect(
      origin: CGPoint(x: (new.containerFrame.width - size.width) / 2, y: 0), size: size)
    contentsAreStale = false
    if isNewLayout { sheet.layoutChanged?() }
  }

  private func placeLists(
    _ layout: SheetLayout, anchor: SheetLayout.ScrollAnchor?, sheet: ActionSheetControl
  ) {
    let allowsScrolling = sheet.style.behaviors.contains(.allowsScrolling)
    for (list, place) in [(header, SheetRegion.Place.header), (body, .body)] {
      let region = layout.region(place)
      if list.frame != region.viewport { list.frame = region.viewport }
      let size = CGSize(width: region.viewport.width, height: region.contentHeight)
      if list.contentSize != size { list.contentSize = size }
      list.isScrollEnabled = region.scrolls && allowsScrolling
      list.clipsToBounds = region.scrolls
      list.fadesAtEdges = region.scrolls && sheet.appearance.drawsCapsules
      list.layer.cornerRadius = region.scrolls ? layout.metrics.cornerRadius : 0
      list.layer.cornerCurve = sheet.appearance.curve
      list.layer.maskedCorners = layout.roundedCorners(
        of: region.rows, separatesRows: sheet.style.separatesRows)
    }
    if header.contentOffset.y > layout.header.maximumOffset { header.contentOffset = .zero }
    moveBody(layout, anchor: anchor, sheet: sheet)
  }

  private func moveBody(
    _ layout: SheetLayout, anchor: SheetLayout.ScrollAnchor?, sheet: ActionSheetControl
  ) {
    let offset: CGFloat
    if hasOpened {
      // A finger or a glide beyond an end comes back by itself.
      guard let anchor, !body.isTracking, !body.isDecelerating else { return }
      offset = layout.bodyOffset(keeping: anchor)
    } else {
      guard layout.rows.count > 0, layout.body.viewport.height > 0 else { return }
      hasOpened = sheet.window != nil
      offset = layout.initialOffset(opensAtEnd: sheet.style.opensAtEnd)
    }
    if abs(body.contentOffset.y - offset) > 0.01 {
      body.contentOffset = CGPoint(x: 0, y: offset)
    }
  }

  // MARK: Rows

  /// Gives all visible rows views and recycles those of the others; rows that have a view are set up anew
  /// only if asked.
  func showRows(_ layout: SheetLayout, sheet: ActionSheetControl, setsUp: Bool) {
    var seen: Set<Int> = []
    if let edited = editedRow, let row = layout.rows.index(of: edited),
      let place = layout.place(ofRow: row)
    {
      // A view that leaves its window would lose the keyboard.
      seen.insert(row)
      show(row, in: place, layout, sheet, setsUp: setsUp)
    }
    for place in SheetRegion.Place.allCases {
      let rows = layout.visibleRows(
        in: place, scrolledBy: offset(of: place), margin: place == .pinned ? 0 : Self.margin)
      for row in rows where seen.insert(row).inserted {
        show(row, in: place, layout, sheet, setsUp: setsUp)
      }
    }
    for (row, view) in live where !seen.contains(row) {
      live[row] = nil
      pool.recycle(view)
    }
    dismissKept()
    showBackgrounds(layout, sheet: sheet)
    showLines(layout, sheet: sheet, rows: seen, setsUp: setsUp)
  }

  private var editedRow: SheetRow.ID? {
    let rows = Array(live.values) + pool.keptViews
    return rows.first { $0.host?.hosted?.isTypedInto == true }?.rowID
  }

  /// The distance in points beyond the viewport at which rows have views, so that a focus finds the next one.
  private static let margin: CGFloat = 100

  private func show(
    _ index: Int, in place: SheetRegion.Place, _ layout: SheetLayout, _ sheet: ActionSheetControl,
    setsUp: Bool
  ) {
    guard let row = layout.rows.row(at: index), let frame = layout.frame(ofRow: index),
      let holder = holder(of: place)
    else { return }
    let known = live[index]
    if known != nil, !setsUp { return }
    let view = known ?? pool.view(for: row)
    live[index] = view
    let isNew = view.rowID != row.id || view.superview !== holder
    if view.superview !== holder { holder.addSubview(view) }
    view.isHidden = false
    sheet.setUp(view, row: row, at: index, layout)
    var placed = frame
    if place == .pinned { placed.origin.y += layout.pinned.viewport.minY }
    if isNew {
      UIView.performWithoutAnimation {
        view.frame = placed
        view.layoutIfNeeded()
      }
      sheet.appear(view)
    } else if view.frame != placed {
      view.frame = placed
    }
  }

  /// Recycles the views of rows that are gone; inside an animated update they fade out first.
  private func dismissKept() {
    let duration = UIView.inheritedAnimationDuration
    for view in pool.takeKept() {
      guard duration > 0, !view.isHidden else {
        pool.recycle(view)
        continue
      }
      view.rowID = nil
      UIView.animate(withDuration: duration) {
        view.isFaded = true
      } completion: { [weak self] _ in
        self?.pool.recycle(view)
      }
    }
  }

  // MARK: Backgrounds

  func setBackgroundView(_ view: UIView?, in sheet: ActionSheetControl) {
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

  private func showBackgrounds(_ layout: SheetLayout, sheet: ActionSheetControl) {
    let appearance = sheet.appearance
    if let backdrop {
      if backdrop.frame != layout.surfaceFrame { backdrop.frame = layout.surfaceFrame }
      backdrop.layer.cornerRadius = layout.metrics.cornerRadius
      backdrop.layer.cornerCurve = appearance.curve
      backdrop.layer.maskedCorners = sheet.settings.isInPopover ? [] : layout.surfaceCorners
    }
    var surfaces: [(frame: CGRect, appearance: BackgroundAppearance)] = []
    if !appearance.style.separatesRows, !layout.rows.isEmpty {
      surfaces = [(layout.surfaceFrame, appearance.background(corners: layout.surfaceCorners))]
    } else if appearance.joinsRows {
      surfaces = layout.groupSurfaces(scrolledBy: offset).map {
        ($0.frame, appearance.background(isCancel: $0.isCancel, corners: $0.corners))
      }
    }
    if sheet.settings.isInPopover {
      // The popover has the corners.
      for index in surfaces.indices {
        surfaces[index].appearance.corners.subtract(layout.endCorners(of: surfaces[index].frame))
      }
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
    guard #available(iOS 26, *), isGlass, let sheet else {
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

  // MARK: Lines

  private func showLines(
    _ layout: SheetLayout, sheet: ActionSheetControl, rows: Set<Int>, setsUp: Bool
  ) {
    let colors = sheet.style.colors
    let isDrawn = !(colors.separator.isClear && colors.groupSeparator.isClear)
    for (row, line) in lines
    where !isDrawn || !rows.contains(row) || layout.separator(aboveRow: row) == nil {
      line.removeFromSuperview()
      lines[row] = nil
    }
    for row in rows where isDrawn && (lines[row] == nil || setsUp) {
      guard let separator = layout.separator(aboveRow: row),
        let holder = holder(of: separator.region)
      else { continue }
      let line = lines[row] ?? SheetLineView()
      lines[row] = line
      if line.superview !== holder { holder.addSubview(line) }
      var frame = separator.frame
      if separator.region == .pinned { frame.origin.y += layout.pinned.viewport.minY }
      line.set(
        sheet.appearance.color(separator.kind == .row ? colors.separator : colors.groupSeparator),
        frame: frame)
    }
  }
}

extension SheetContainer: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let sheet, let layout, !contentsAreStale else { return }
    showRows(layout, sheet: sheet, setsUp: false)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let sheet { sheet.perform(sheet.tracker.cancel()) }
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

extension SheetLayout {
  /// Returns the corners of a frame in the container that are at the ends of the rows.
  func endCorners(of frame: CGRect) -> CACornerMask {
    var corners: CACornerMask = []
    if frame.minY < 0.5 { corners.insert(.top) }
    if frame.maxY > surfaceFrame.maxY - 0.5 { corners.insert(.bottom) }
    return corners
  }

  /// Returns the rounded corners of rows below each other: those where their groups begin and end, or in a
  /// sheet with one background those of the sheet.
  func roundedCorners(of range: Range<Int>, separatesRows: Bool) -> CACornerMask {
    guard metrics.cornerRadius > 0, !range.isEmpty else { return [] }
    if rows.isPaired, range.count == 1, range.lowerBound >= rows.count - 2 {
      let pair = rows.count - 2..<rows.count
      let isLeft = span(ofRow: range.lowerBound).x < containerFrame.width / 2
      return roundedCorners(of: pair, separatesRows: separatesRows)
        .intersection(isLeft ? .left : .right)
    }
    var corners: CACornerMask = []
    if separatesRows {
      if rows.startsGroup(at: range.lowerBound) { corners.insert(.top) }
      if rows.endsGroup(at: range.upperBound - 1) { corners.insert(.bottom) }
    } else {
      if range.lowerBound == 0 { corners.insert(.top) }
      if range.upperBound == rows.count, surfaceCorners.contains(.bottom) {
        corners.insert(.bottom)
      }
    }
    return corners
  }
}
