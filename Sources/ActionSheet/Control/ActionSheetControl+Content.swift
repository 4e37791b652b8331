import UIKit

extension ActionSheetControl {
  // MARK: Header

  /// The title; `nil` and an empty text mean none.
  ///
  /// Default `nil`. Setting it takes back ``attributedTitle``.
  public var title: String? {
    get { content.title }
    set { setHeader { ($0.title, $1.title, $1.attributedTitle) = (newValue, newValue, nil) } }
  }

  /// The message below the title; `nil` and an empty text mean none.
  ///
  /// Default `nil`. Setting it takes back ``attributedMessage``.
  public var message: String? {
    get { content.message }
    set { setHeader { ($0.message, $1.message, $1.attributedMessage) = (newValue, newValue, nil) } }
  }

  /// The title with attributes; those it lacks are the plain title's.
  ///
  /// Default `nil`. Setting it sets ``title`` to its text.
  public var attributedTitle: NSAttributedString? {
    get { headerText.attributedTitle }
    set {
      let text = newValue?.string
      setHeader { ($0.title, $1.title, $1.attributedTitle) = (text, text, newValue) }
    }
  }

  /// The message with attributes; those it lacks are the plain message's.
  ///
  /// Default `nil`. Setting it sets ``message`` to its text.
  public var attributedMessage: NSAttributedString? {
    get { headerText.attributedMessage }
    set {
      let text = newValue?.string
      setHeader { ($0.message, $1.message, $1.attributedMessage) = (text, text, newValue) }
    }
  }

  private func setHeader(_ change: (inout SheetContent, inout SheetHeaderText) -> Void) {
    change(&content, &headerText)
    invalidateRows()
  }

  // MARK: Views

  /// A view above the title, as high as it is.
  ///
  /// Default `nil`.
  public var headerView: UIView? {
    get { content.headerView.flatMap { hostedViews[$0.id] } }
    set { setView(newValue, at: \.headerView, id: Self.headerViewID) }
  }

  /// A view below the actions and above the cancel rows at the end, as high as it is.
  ///
  /// Default `nil`.
  public var footerView: UIView? {
    get { content.footerView.flatMap { hostedViews[$0.id] } }
    set { setView(newValue, at: \.footerView, id: Self.footerViewID) }
  }

  /// A view among the actions, as high as it is, before the one at ``contentViewIndex``.
  ///
  /// Default `nil`.
  public var contentView: UIView? {
    get { content.customView.flatMap { hostedViews[$0.id] } }
    set { setView(newValue, at: \.customView, id: Self.contentViewID) }
  }

  /// The index of the action that ``contentView`` stands before; `nil` without such a view.
  ///
  /// What is set is remembered and read brought between 0 and the number of actions. Default 0.
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
      for case .view(let slot) in content.items { setHostedView(nil, id: slot.id) }
      extras.removeAll()
      itemIDs.removeAll(keepingCapacity: true)
      let items = newValue.map(claimed)
      for item in items {
        switch item.kind {
        case .action(let action): extras[action.id] = ActionExtras(action)
        case .view(let view, let slot): setHostedView(view, id: slot.id)
        case .section: break
        }
      }
      content.items = items.map(\.content)
      actionCount = content.numberOfActions
      busyActions.formIntersection(extras.keys)
      invalidateRows()
    }
  }

  func joined(_ action: SheetAction) -> ActionSheetAction {
    var joined = ActionSheetAction(action)
    guard let extras = extras[action.id] else { return joined }
    joined.image = extras.image
    joined.attributedTitle = extras.attributedTitle
    joined.appearance = extras.appearance
    joined.dismissalAnimation = extras.dismissalAnimation
    joined.children = extras.children
    joined.accessibilityIdentifier = extras.accessibilityIdentifier
    joined.handler = extras.handler
    return joined
  }
}
