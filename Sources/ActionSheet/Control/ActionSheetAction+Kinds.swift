import ControlCore

/// Actions by what choosing them means, with a handler that is done at once or one that awaits
/// something.
extension ActionSheetAction {
  /// A choice among others.
  public static func `default`(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping Handler.Immediate = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, handler: handler)
  }

  /// A choice among others that takes its time.
  public static func `default`(
    _ title: String, id: SheetItemID = SheetItemID(), handler: @escaping Handler.Suspending
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, handler: handler)
  }

  /// A choice that leaves everything as it is.
  ///
  /// - Parameters:
  ///   - title: The title. If it is `nil`, "Cancel" in the user's language.
  ///   - id: What it is known by.
  ///   - handler: What it does.
  /// - Returns: The action.
  public static func cancel(
    _ title: String? = nil, id: SheetItemID = SheetItemID(),
    handler: @escaping Handler.Immediate = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// A choice that leaves everything as it is and takes its time.
  public static func cancel(
    _ title: String? = nil, id: SheetItemID = SheetItemID(),
    handler: @escaping Handler.Suspending
  ) -> ActionSheetAction {
    ActionSheetAction(
      title ?? ActionSheetString.cancel.text, id: id, role: .cancel, handler: handler)
  }

  /// A choice that deletes or otherwise loses something.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(),
    handler: @escaping Handler.Immediate = { _ in }
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }

  /// A choice that deletes or otherwise loses something and takes its time.
  public static func destructive(
    _ title: String, id: SheetItemID = SheetItemID(), handler: @escaping Handler.Suspending
  ) -> ActionSheetAction {
    ActionSheetAction(title, id: id, role: .destructive, handler: handler)
  }
}
