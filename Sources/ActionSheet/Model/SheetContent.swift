/// Everything a sheet shows, described by values.
///
/// From top to bottom: the header (a view, the title, the message), the items in their order with the
/// custom view among them, and the footer's view. Which of that is a row, and where, is told by
/// ``SheetRows``; how it looks by ``SheetStyle``. It holds no views and no handlers.
public struct SheetContent: Equatable, Sendable {
  /// The title; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  public var title: String?

  /// The message below the title; `nil` and an empty text mean none.
  ///
  /// Default `nil`.
  public var message: String?

  /// A view above the title.
  ///
  /// Default `nil`.
  public var headerView: SheetViewSlot?

  /// A view below the items, above the cancel rows at the end.
  ///
  /// Default `nil`.
  public var footerView: SheetViewSlot?

  /// A view among the actions, before the one at ``customViewIndex``.
  ///
  /// Default `nil`.
  public var customView: SheetViewSlot?

  /// Actions, sections and views in the order they were added.
  public var items: [SheetItem]

  private var requestedCustomViewIndex = 0

  /// Makes a content.
  ///
  /// - Parameters:
  ///   - title: The title, if any.
  ///   - message: The message, if any.
  ///   - items: Actions, sections and views from top to bottom.
  public init(title: String? = nil, message: String? = nil, items: [SheetItem] = []) {
    self.title = title
    self.message = message
    self.items = items
  }

  /// Makes a content of the actions most sheets have, in the order destructive, others, cancel.
  ///
  /// - Parameters:
  ///   - title: The title, if any.
  ///   - message: The message, if any.
  ///   - destructiveTitle: The title of the destructive action at the top, `nil` for none.
  ///   - otherTitles: The titles of the choices.
  ///   - cancelTitle: The title of the cancel action at the end, `nil` for none.
  public init(
    title: String?, message: String? = nil, destructiveTitle: String?, otherTitles: [String],
    cancelTitle: String?
  ) {
    self.init(title: title, message: message)
    if let destructiveTitle { addAction(SheetAction(destructiveTitle, role: .destructive)) }
    for title in otherTitles { addAction(SheetAction(title)) }
    if let cancelTitle { addAction(SheetAction(cancelTitle, role: .cancel)) }
  }

  /// Whether there is a title that is not empty.
  public var hasTitle: Bool { title?.isEmpty == false }

  /// Whether there is a message that is not empty.
  public var hasMessage: Bool { message?.isEmpty == false }

  /// Whether there is a header at all.
  public var hasHeader: Bool { hasTitle || hasMessage || headerView != nil }

  /// The index of the action that the custom view stands before; the number of actions means after
  /// the last item.
  ///
  /// `nil` without a custom view.
  ///
  /// What is set is remembered as it is, so that it may be set before the view or the actions are
  /// there; what is read lies between 0 and ``numberOfActions``. Setting `nil` changes nothing.
  /// Default 0.
  public var customViewIndex: Int? {
    get {
      customView == nil ? nil : min(max(requestedCustomViewIndex, 0), numberOfActions)
    }
    set {
      if let newValue { requestedCustomViewIndex = newValue }
    }
  }
}
