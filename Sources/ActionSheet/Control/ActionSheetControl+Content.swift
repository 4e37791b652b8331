import UIKit

extension ActionSheetControl {
  // MARK: Header

  /// The attributed title; missing attributes are those of the plain title.
  ///
  /// Setting it sets ``title`` to its string. The default is `nil`.
  public var attributedTitle: NSAttributedString? {
    get { content.attributedTitle }
    set { changeContent { ($0.title, $0.attributedTitle) = (newValue?.string, newValue) } }
  }

  /// The attributed message; missing attributes are those of the plain message.
  ///
  /// Setting it sets ``message`` to its string. The default is `nil`.
  public var attributedMessage: NSAttributedString? {
    get { content.attributedMessage }
    set { changeContent { ($0.message, $0.attributedMessage) = (newValue?.string, newValue) } }
  }

  func changeContent(_ change: (inout SheetContent) -> Void) {
    change(&content)
    invalidateRows()
  }

  // MARK: Views

  /// The view above the title; the default is `nil`.
  public var headerView: UIView? {
    get { content.headerView?.view }
    set { setView(newValue, at: \.headerView, id: "ControlKit.headerView") }
  }

  /// The view below the actions and above pinned cancel rows; the default is `nil`.
  public var footerView: UIView? {
    get { content.footerView?.view }
    set { setView(newValue, at: \.footerView, id: "ControlKit.footerView") }
  }

  /// The view behind the rows, as large as all of them and cut off at the corners of the sheet.
  ///
  /// The material and the color of the rows lie over it. To show it as it is, as with an image, give the
  /// style an opaque material and a clear ambient color. It receives no touches. The default is `nil`.
  public var backgroundView: UIView? {
    get { container.backdrop?.subviews.first }
    set { container.setBackgroundView(newValue, in: self) }
  }

  /// The view among the actions, before the action at ``contentViewIndex``; the default is `nil`.
  public var contentView: UIView? {
    get { content.customView?.view }
    set { setView(newValue, at: \.customView, id: Self.contentViewID) }
  }

  /// The index of the action below ``contentView``; `nil` without such a view.
  ///
  /// Reading clamps it to the number of actions. The default is 0.
  public var contentViewIndex: Int? {
    get { content.customViewIndex }
    set { changeContent { $0.customViewIndex = newValue } }
  }

  private static let contentViewID: SheetItemID = "ControlKit.contentView"

  private func setView(
    _ view: UIView?, at keyPath: WritableKeyPath<SheetContent, SheetViewSlot?>, id: SheetItemID
  ) {
    changeContent { $0[keyPath: keyPath] = view.map { SheetViewSlot($0, id: id) } }
    hostedViews.set(content[keyPath: keyPath], id: id)
  }

  // MARK: Items

  /// Actions, sections and views from top to bottom.
  ///
  /// While the sheet shows the ``ActionSheetAction/children`` of an action, these are the items to
  /// which it returns. The default is empty.
  public var items: [ActionSheetItem] {
    get { pages.root?.items ?? shownItems }
    set {
      if !pages.setRootItems(newValue) { shownItems = newValue }
    }
  }

  var shownItems: [ActionSheetItem] {
    get { content.items }
    set {
      itemIDs.removeAll()
      let items = newValue.map { itemIDs.claim($0) }
      replaceHostedViews(with: items)
      content.items = items
      actionCount = content.numberOfActions
      work.keepBusyActions { content.action($0) != nil }
      invalidateRows()
      marksChanged()
    }
  }

  /// Replaces the views among the items; a view that stays keeps its row, and so the keyboard.
  private func replaceHostedViews(with items: [ActionSheetItem]) {
    var new: [SheetItemID: SheetViewSlot] = [:]
    for item in items {
      if case .view(let slot) = item.kind { new[slot.id] = slot }
    }
    for item in content.items {
      guard case .view(let old) = item.kind else { continue }
      guard let slot = new[old.id], slot.view === old.view else {
        hostedViews.set(nil, id: old.id)
        continue
      }
      if slot != old { hostedViews.invalidateMeasure(of: old.id) }
      new[old.id] = nil
    }
    for slot in new.values { hostedViews.set(slot, id: slot.id) }
  }
}

/// Actions that show further items in the sheet.
extension ActionSheetControl {
  /// Shows the page of an action, or the one before; returns whether the action does one of both.
  func showPage(choosing action: ActionSheetAction) -> Bool {
    let (opened, depth) = (pages.openedAction, pages.count)
    guard let page = pages.page(choosing: action, from: content) else { return false }
    perform(tracker.cancel())
    performBatchUpdates(animated: true) {
      show(page)
      container.body.contentOffset = .zero
    }
    guard window != nil else { return true }
    layoutIfNeeded()
    let returned = pages.count < depth ? opened.flatMap(rowAccessibility.element(of:)) : nil
    UIAccessibility.post(
      notification: .screenChanged, argument: returned ?? rowAccessibility.firstElement)
    return true
  }

  func showRootPage() {
    while pages.count > 0 { show(pages.back(from: content)) }
  }

  /// Applies the changes between two declarations of the items to the sheet and to the pages of actions.
  func changeItems(from old: [ActionSheetItem], to new: [ActionSheetItem]) {
    show(pages.apply(new, over: old, to: content))
  }

  private func show(_ page: SheetContent) {
    if page.customView?.view !== content.customView?.view {
      hostedViews.set(page.customView, id: Self.contentViewID)
    }
    let former = content.items
    content = page
    content.items = former
    shownItems = page.items
  }
}
