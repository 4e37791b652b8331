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

  /// The view above the title.
  ///
  /// The default is `nil`.
  public var headerView: UIView? {
    get { content.headerView?.view }
    set { setView(newValue, at: \.headerView, id: Self.headerViewID) }
  }

  /// The view below the actions and above pinned cancel rows.
  ///
  /// The default is `nil`.
  public var footerView: UIView? {
    get { content.footerView?.view }
    set { setView(newValue, at: \.footerView, id: Self.footerViewID) }
  }

  /// The view behind the rows, as large as all of them and cut off at the corners of the sheet.
  ///
  /// The material and the color of the rows lie over it. To show it as it is, as with an image, give the
  /// style an opaque material and a clear ambient color. It receives no touches. The default is `nil`.
  public var backgroundView: UIView? {
    get { container.backdrop?.subviews.first }
    set { container.setBackgroundView(newValue, in: self) }
  }

  /// The view among the actions, before the action at ``contentViewIndex``.
  ///
  /// The default is `nil`.
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

  private static let headerViewID: SheetItemID = "ControlKit.headerView"
  private static let footerViewID: SheetItemID = "ControlKit.footerView"
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
    get { pages.first?.items ?? shownItems }
    set {
      if pages.isEmpty { shownItems = newValue } else { pages[0].items = newValue }
    }
  }

  /// The items that are shown.
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

/// The content of a sheet below the items of one of its actions.
struct SheetPage {
  /// The content; its header and footer views do not count, because all pages have the same.
  var content: SheetContent

  /// The action whose items are shown instead.
  var openedAction: SheetItemID

  var items: [ActionSheetItem] {
    get { content.items }
    set { content.items = newValue }
  }

  /// The cancel actions, which the page of every action has.
  var cancelActions: [ActionSheetItem] { items.filter { $0.action?.role == .cancel } }

  /// Stores the items of the opened action as they are shown, with the marks that the user has changed.
  @MainActor
  mutating func keepChildren(from shown: [ActionSheetItem]) {
    let others = Set(cancelActions.map(\.id) + [ActionSheetControl.backActionID])
    content.updateAction(openedAction) { action in
      guard !action.children.isEmpty else { return }
      action.children = shown.filter { !others.contains($0.id) }
    }
  }
}

/// Actions that show further items in the sheet.
extension ActionSheetControl {
  /// The identity of the row that returns to the items before.
  static let backActionID: SheetItemID = "ControlKit.back"

  /// Shows the items of an action, or returns to the items before; returns whether the action does one of
  /// both.
  func showItems(of action: ActionSheetAction) -> Bool {
    if action.id == Self.backActionID, !pages.isEmpty {
      changePage { showPreviousItems() }
      return true
    }
    guard !action.children.isEmpty else { return false }
    changePage { showItems(action.children, of: action) }
    return true
  }

  /// Returns to the items that the app gave the sheet.
  func showRootItems() {
    while !pages.isEmpty { showPreviousItems() }
  }

  private func showItems(_ children: [ActionSheetItem], of action: ActionSheetAction) {
    let page = SheetPage(content: content, openedAction: action.id)
    pages.append(page)
    contentView = nil
    title = action.title
    message = action.subtitle
    var back = ActionSheetAction(
      ActionSheetString.back.text, id: Self.backActionID,
      image: UIImage(systemName: "chevron.backward"))
    back.keepsPresented = true
    back.allowsInvalidText = true
    shownItems = [.action(back)] + children + page.cancelActions
  }

  func showPreviousItems() {
    guard var page = pages.popLast() else { return }
    page.keepChildren(from: shownItems)
    let below = page.content
    shownItems = below.items
    contentView = below.customView?.view
    changeContent { content in
      content.customViewIndex = below.customViewIndex
      (content.title, content.attributedTitle) = (below.title, below.attributedTitle)
      (content.message, content.attributedMessage) = (below.message, below.attributedMessage)
    }
  }

  private func changePage(_ change: () -> Void) {
    let opened = pages.last?.openedAction
    let depth = pages.count
    perform(tracker.cancel())
    performBatchUpdates(animated: true) {
      change()
      container.body.contentOffset = .zero
    }
    guard window != nil else { return }
    layoutIfNeeded()
    let returned = pages.count < depth ? opened.flatMap(rowAccessibility.element(of:)) : nil
    UIAccessibility.post(
      notification: .screenChanged, argument: returned ?? rowAccessibility.firstElement)
  }
}
