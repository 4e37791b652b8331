import ControlCore
import UIKit

extension ActionSheetControl {
  func target(at point: CGPoint) -> SelectionTarget<SheetItemID> {
    let layout = layout
    let origin = layout.environment.placement == .filling ? layout.containerFrame.origin : .zero
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let target = layout.selectionTarget(at: inside, scrolledBy: container.offset)
    guard case .row(let id) = target else { return target }
    guard container.shows(id, at: point) else { return .inert }
    guard !work.busyActions.isEmpty || hasInvalidText else { return target }
    return content.action(id).map(isAvailable) == true ? target : .inert
  }

  func takesOwnTouches(at point: CGPoint) -> Bool {
    target(at: point) == .ownTouches
  }

  /// Returns whether a tap at a point chooses a row, goes to a view of the app, or is a tap on the
  /// background that has a handler.
  func hasEffect(tappedAt point: CGPoint) -> Bool {
    switch target(at: point) {
    case .row, .ownTouches: true
    case .inert: false
    case .background: backgroundTapped != nil
    }
  }

  /// Returns whether the finger is followed, here and in the next method.
  func fingerCameDown(_ touch: UITouch) -> Bool {
    defer { container.isCatchingScroll = false }
    let point = touch.location(in: self)
    let scrolls = allowsScrolling && layout.scrolls(at: point)
    // A finger that comes down on rows under way stops them and chooses none.
    guard !(scrolls && (container.isCatchingScroll || container.isGliding)) else { return false }
    tracker.allowsSliding = allowsSliding
    perform(
      tracker.touchBegan(
        ObjectIdentifier(touch), at: point, over: target(at: point),
        scrolls: scrolls))
    return tracker.isTracking
  }

  func fingerMoved(_ touch: UITouch) -> Bool {
    guard tracker.isTracking else { return false }
    let point = touch.location(in: self)
    perform(tracker.touchMoved(ObjectIdentifier(touch), to: point, over: target(at: point)))
    return tracker.isTracking
  }

  func fingerLifted(_ touch: UITouch) {
    let target = target(at: touch.location(in: self))
    perform(tracker.touchEnded(ObjectIdentifier(touch), over: target))
  }

  /// Returns whether a list begins to scroll: it has more than it shows, and the finger came down on it,
  /// not on a control in it, and moves up or down rather than sideways.
  func mayScroll(_ place: SheetRegion.Place, by pan: UIPanGestureRecognizer) -> Bool {
    let movement = pan.translation(in: self)
    let now = pan.location(in: self)
    let start = CGPoint(x: now.x - movement.x, y: now.y - movement.y)
    let region = layout.region(place)
    guard style.allowsScrolling, region.scrolls,
      region.viewport.contains(start)
    else { return false }
    guard abs(movement.y) > abs(movement.x) else {
      tracker.scrollingWasRefused()
      return false
    }
    guard takesOwnTouches(at: start), let touched = hitTest(start, with: nil) else { return true }
    return container.body.touchesShouldCancel(in: touched)
  }

  func perform(_ effects: [SelectionEffect<SheetItemID>]) {
    for effect in effects {
      switch effect {
      case .prepareHaptics:
        if style.playsHaptics { hapticSink.prepare() }
      case .highlight(let id):
        for (row, view) in container.live { view.isHighlighted = row == id }
      case .tick:
        if style.playsHaptics { hapticSink.play(.selection) }
      case .select(let id): selectAction(id: id)
      case .tapBackground: backgroundTapped?()
      }
    }
  }

  func rowsChanged(_ layout: SheetLayout) {
    guard tracker.highlighted != nil else { return }
    perform(
      tracker.rowsChanged { id in
        layout.rows.index(of: id).map { layout.rows.isSelectable(at: $0) } ?? false
      })
  }

  // MARK: Choosing

  /// Chooses an action as a tap on its row does.
  ///
  /// While the handler of another action runs, only cancel actions can be chosen; they cancel its task.
  ///
  /// - Returns: A Boolean value that states whether the action was chosen: the sheet has it, it is enabled
  ///   and not hidden, and no other action is busy.
  @discardableResult
  public func selectAction(id: SheetItemID) -> Bool {
    guard let index = content.actionIndex(of: id), let action = action(id), canBeChosen(action)
    else { return false }
    if showPage(choosing: action) || reload(action) { return true }
    if runsHandlers { changeSelection(choosing: id) }
    actionSelected?(self.action(id) ?? action, index)
    sendActions(for: .primaryActionTriggered)
    if runsHandlers {
      if action.role == .cancel { cancelWork() }
      performHandler(of: id)
    }
    return true
  }
}

/// The preferred action, and the actions that are on.
extension ActionSheetControl {
  /// The action that Return chooses: the preferred one, or the only one of a dialog.
  var returnAction: ActionSheetAction? {
    if let preferredAction { return preferredAction }
    let shown = settings.isDialog ? content.actions.filter { !$0.isHidden } : []
    return shown.count == 1 ? shown.first : nil
  }

  /// The identities of the actions that are on, in order, as strings.
  ///
  /// It supports key-value observation, also for choices of the user. It has changed already when
  /// ``actionSelected`` or an event reports the choice that changes it. While the sheet shows the
  /// ``ActionSheetAction/children`` of an action, these are the actions. The default is empty.
  ///
  ///     observation = sheet.observe(\.selectedActionIdentifiers, owner: self) { owner, identifiers in
  ///       owner.filters = identifiers
  ///     }
  @GKInspectable public dynamic var selectedActionIdentifiers: [String] { selection }

  static let publishedSelection = PublishedProperty(
    "selectedActionIdentifiers", \ActionSheetControl.selectedActionIdentifiers)

  func selectionChanged() {
    let new = content.selection
    if new != selection { publish([Self.publishedSelection]) { selection = new } }
  }

  func keepsPresented(_ action: ActionSheetAction) -> Bool {
    action.keepsPresented || content.selection(of: action.id) == .multiple
  }

  func changeSelection(choosing id: SheetItemID) {
    guard content.changeSelection(choosing: id) else { return }
    invalidateRows()
    selectionChanged()
    content.updateBinding(ofSectionOf: id)
  }
}

/// Each row that can be chosen is a region of the pointer.
extension SheetContainer: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let row = row(under: request.location), let id = row.rowID else { return nil }
    return UIPointerRegion(rect: row.convert(row.bounds, to: sheet), identifier: id)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    let middle = CGPoint(x: region.rect.midX, y: region.rect.midY)
    guard sheet.window != nil, let row = row(under: middle) else { return nil }
    return UIPointerStyle(
      effect: .hover(
        UITargetedPreview(view: row), preferredTintMode: .overlay, prefersShadow: false,
        prefersScaledContent: false))
  }

  private func row(under point: CGPoint) -> SheetRowView? {
    guard sheet.isEnabled, case .row(let id) = sheet.target(at: point) else { return nil }
    return live[id]
  }
}
