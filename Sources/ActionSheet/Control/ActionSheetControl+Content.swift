import UIKit

extension ActionSheetControl {
  // MARK: Header

  /// The attributed title; missing attributes are those of the plain title.
  ///
  /// Setting it sets ``title`` to its string. The default is `nil`.
  public var attributedTitle: NSAttributedString? {
    get { headerText.attributedTitle }
    set {
      let text = newValue?.string
      setHeader { ($0.title, $1.title, $1.attributedTitle) = (text, text, newValue) }
    }
  }

  /// The attributed message; missing attributes are those of the plain message.
  ///
  /// Setting it sets ``message`` to its string. The default is `nil`.
  public var attributedMessage: NSAttributedString? {
    get { headerText.attributedMessage }
    set {
      let text = newValue?.string
      setHeader { ($0.message, $1.message, $1.attributedMessage) = (text, text, newValue) }
    }
  }

  func setHeader(_ change: (inout SheetContent, inout SheetHeaderText) -> Void) {
    change(&content, &headerText)
    invalidateRows()
  }

  // MARK: Views

  /// The view above the title.
  ///
  /// The default is `nil`.
  public var headerView: UIView? {
    get { content.headerView.flatMap { hostedViews[$0.id] } }
    set { setView(newValue, at: \.headerView, id: Self.headerViewID) }
  }

  /// The view below the actions and above pinned cancel rows.
  ///
  /// The default is `nil`.
  public var footerView: UIView? {
    get { content.footerView.flatMap { hostedViews[$0.id] } }
    set { setView(newValue, at: \.footerView, id: Self.footerViewID) }
  }

  /// The view among the actions, before the action at ``contentViewIndex``.
  ///
  /// The default is `nil`.
  public var contentView: UIView? {
    get { content.customView.flatMap { hostedViews[$0.id] } }
    set { setView(newValue, at: \.customView, id: Self.contentViewID) }
  }

  /// The index of the action below ``contentView``; `nil` without such a view.
  ///
  /// Reading clamps it to the number of actions. The default is 0.
  public var contentViewIndex: Int? {
    get { content.customViewIndex }
    set {
      content.customViewIndex = newValue
      invalidateRows()
    }
  }

  private static let headerViewID: SheetItemID = "ControlKit.headerView"
  private static let footerViewID: SheetItemID = "ControlKit.footerView"
  private static let contentViewID: SheetItemID = "ControlKit.contentView"

  private func setView(
    _ view: UIView?, at keyPath: WritableKeyPath<SheetContent, SheetViewSlot?>, id: SheetItemID
  ) {
    content[keyPath: keyPath] = view.map { SheetViewSlot($0, id: id) }
    setHostedView(view, id: id)
    invalidateRows()
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
    get {
      content.items.compactMap { item in
        switch item {
        case .action(let action): .action(joined(action))
        case .section(let section): .section(section)
        case .view(let slot): hostedViews[slot.id].map { .view($0, slot) }
        }
      }
    }
    set {
      itemIDs.removeAll()
      let items = newValue.map { itemIDs.claim($0) }
      extras.removeAll()
      var views: [SheetItemID: (view: UIView, slot: SheetViewSlot)] = [:]
      for item in items {
        switch item.kind {
        case .action(let action): extras[action.id] = action.extras
        case .view(let view, let slot): views[slot.id] = (view, slot)
        case .section: break
        }
      }
      replaceHostedViews(with: views)
      content.items = items.map(\.content)
      actionCount = content.numberOfActions
      busyActions.formIntersection(extras.keys)
      invalidateRows()
      marksChanged()
    }
  }

  /// Replaces the views among the items; a view that stays keeps its row, and so the keyboard.
  private func replaceHostedViews(with views: [SheetItemID: (view: UIView, slot: SheetViewSlot)]) {
    var new = views
    for case .view(let old) in content.items {
      guard let (view, slot) = new[old.id], view === hostedViews[old.id] else {
        setHostedView(nil, id: old.id)
        continue
      }
      if slot != old { viewMeasures[old.id] = nil }
      new[old.id] = nil
    }
    for (id, item) in new { setHostedView(item.view, id: id) }
  }

  func joined(_ action: SheetAction) -> ActionSheetAction {
    var joined = ActionSheetAction(action)
    if let extras = extras[action.id] { joined.extras = extras }
    return joined
  }
}

/// The items of a sheet below those of one of its actions.
@MainActor
struct SheetPage {
  var items: [ActionSheetItem]
  var header: SheetHeaderText
  var contentView: UIView?
  var contentViewIndex: Int?

  /// The action whose items are shown instead.
  var openedAction: SheetItemID

  /// The cancel actions, which the page of every action has.
  var cancelActions: [ActionSheetItem] { items.filter { $0.action?.role == .cancel } }

  /// Stores the items of the opened action as they are shown, with the marks that the user has changed.
  mutating func keepChildren(from shown: [ActionSheetItem]) {
    let others = Set(cancelActions.map(\.id) + [ActionSheetControl.backActionID])
    guard let index = items.firstIndex(where: { $0.id == openedAction }),
      var action = items[index].action, !action.children.isEmpty
    else { return }
    action.children = shown.filter { !others.contains($0.id) }
    items[index] = .action(action)
  }
}

/// Actions that show further items in the sheet.
extension ActionSheetControl {
  /// The identity of the row that returns to the items before.
  static let backActionID: SheetItemID = "ControlKit.back"

  /// Shows the items of an action, or returns to the items before.
  ///
  /// - Returns: A Boolean value that states whether the action does one of both.
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
    let shown = shownItems
    pages.append(
      SheetPage(
        items: shown, header: headerText, contentView: contentView,
        contentViewIndex: contentViewIndex, openedAction: action.id))
    contentView = nil
    title = action.title
    message = action.content.subtitle
    var back = ActionSheetAction(
      ActionSheetString.back.text, id: Self.backActionID,
      image: UIImage(systemName: "chevron.backward"))
    back.keepsPresented = true
    let cancels = shown.filter { $0.action?.role == .cancel }
    shownItems = [.action(back)] + children + cancels
  }

  func showPreviousItems() {
    guard var page = pages.popLast() else { return }
    page.keepChildren(from: shownItems)
    shownItems = page.items
    contentView = page.contentView
    if let index = page.contentViewIndex { contentViewIndex = index }
    headerText = page.header
    content.title = page.header.title
    content.message = page.header.message
    invalidateRows()
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
    let returned = pages.count < depth ? opened.flatMap(rowElement(of:)) : nil
    UIAccessibility.post(notification: .screenChanged, argument: returned ?? firstRowElement)
  }
}
