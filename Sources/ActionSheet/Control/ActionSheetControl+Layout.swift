import ControlCore
import UIKit

extension ActionSheetControl {
  func prepare() {
    isAccessibilityElement = false
    container.prepare()
    registerForTraitChanges([ActionSheetStyleTrait.self, SystemDesignTrait.self]) {
      (sheet: ActionSheetControl, _: UITraitCollection) in
      sheet.styleChanged()
    }
  }

  // MARK: Settings

  func settingsChanged(from old: SheetSettings) {
    if settings.preferredStyle != old.preferredStyle { styleChanged() }
    if settings.isInPopover != old.isInPopover { appearanceChanged(keepsSize: true) }
    if settings.listsCancelActions != old.listsCancelActions { invalidateRows() }
    if settings.environment != old.environment { invalidateSheet() }
  }

  /// The form of the sheet: a sheet of choices, or a dialog with the appearance of an alert.
  ///
  /// A dialog shows two actions with short titles beside each other, the cancel action first, and other
  /// actions below each other, the cancel action last. The default is `.actionSheet`.
  public var preferredStyle: UIAlertController.Style {
    get { settings.preferredStyle }
    set { settings.preferredStyle = newValue }
  }

  /// A Boolean value that determines whether cancel actions are shown.
  ///
  /// Popovers, which a tap beside them closes, hide them in any case. The default is `true`.
  public var showsCancelActions: Bool {
    get { settings.showsCancelActions }
    set { settings.showsCancelActions = newValue }
  }

  /// A Boolean value that determines whether choosing an action runs its handler.
  ///
  /// A presenter that dismisses the sheet first sets it to `false` and calls ``performHandler(of:)``
  /// afterwards. The default is `true`.
  public var runsHandlers: Bool {
    get { settings.runsHandlers }
    set { settings.runsHandlers = newValue }
  }

  // MARK: Layout

  package var layout: SheetLayout {
    resolver.layout(
      in: settings.environment
        ?? SheetEnvironment(
          bounds: CGRect(origin: .zero, size: bounds.size),
          displayScale: traitCollection.displayScale, placement: .filling))
  }

  /// Lays the sheet out at the bottom of a container, or a dialog in the middle of it, as
  /// ``ActionSheetController`` does.
  ///
  /// Then set ``containerFrame`` as the frame of the sheet, here and in ``layoutChanged``.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the container, in points.
  ///   - safeAreaInsets: The insets of the container's safe area.
  ///   - reservedRects: The rects in the container that no row crosses; see
  ///     ``ActionSheetController/reservedRects``.
  public func setContainer(
    bounds: CGRect, safeAreaInsets: UIEdgeInsets, reservedRects: [CGRect] = []
  ) {
    let whole = SheetEnvironment(
      bounds: bounds, safeArea: safeAreaInsets, displayScale: traitCollection.displayScale,
      placement: settings.isDialog ? .center : .bottom)
    settings.environment = whole.avoiding(reservedRects, width: style.metrics.width(in: whole))
  }

  /// The frame of the sheet in the bounds of its container.
  public var containerFrame: CGRect { layout.containerFrame }

  /// The distance that the rows are scrolled, in points.
  public var scrollOffset: CGFloat { container.body.contentOffset.y }

  /// Returns the distance that the content at a point is scrolled, in points.
  ///
  /// - Parameter point: A point in the sheet.
  /// - Returns: The distance; 0 if the content does not scroll.
  public func scrollOffset(at point: CGPoint) -> CGFloat {
    let layout = layout
    let place = [SheetRegion.Place.header, .body].first {
      layout.region($0).viewport.contains(point)
    }
    return place.map { container.offset(of: $0) } ?? 0
  }

  /// Scrolls a row to where all of it is visible.
  func reveal(row: Int) {
    guard let list = container.holder(of: layout.place(ofRow: row)) as? UIScrollView
    else { return }
    let offset = layout.offset(revealing: row, from: list.contentOffset.y)
    if offset != list.contentOffset.y { list.contentOffset.y = offset }
  }

  /// The gesture recognizers that scroll the header and the rows.
  public var scrollPanGestureRecognizers: [UIPanGestureRecognizer] {
    [container.header.panGestureRecognizer, container.body.panGestureRecognizer]
  }

  var intrinsicHeight: CGFloat {
    resolver.fittingHeight(width: bounds.width > 0 ? bounds.width : preferredContentSize.width)
      .roundedUpToPixel(scale: traitCollection.displayScale)
  }

  // MARK: Changes

  func cancelTouches() {
    perform(tracker.cancel())
    cancelLoading()
    container.stopGliding()
    container.isCatchingScroll = false
    container.isGliding = false
  }

  func addSampleActions() {
    addAction(ActionSheetAction("Action"))
    addAction(ActionSheetAction("Delete", role: .destructive))
    addAction(ActionSheetAction("Cancel", role: .cancel))
  }
}

/// What the code that presents a sheet determines: where, in which form, and with which rows it is shown.
struct SheetSettings: Equatable, Sendable {
  /// The surroundings of a sheet that is presented; `nil` for a sheet among other views, which fills its
  /// bounds from the top.
  var environment: SheetEnvironment?
  var preferredStyle = UIAlertController.Style.actionSheet
  var showsCancelActions = true

  /// A Boolean value that determines whether a popover, whose background replaces glass, contains the sheet.
  var isInPopover = false
  var runsHandlers = true

  var listsCancelActions: Bool { showsCancelActions && !isInPopover }
  var isDialog: Bool { preferredStyle == .alert }
}
