/// Follows a ``ClassicActionSheet``, by the names and in the order of `UIActionSheetDelegate`.
///
/// A button's tap is told first, then that the sheet is about to go, and last that it has gone. Every
/// method may be left out.
@MainActor
public protocol ClassicActionSheetDelegate: AnyObject {
  /// A button was tapped; the sheet goes by itself.
  func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int)

  /// The sheet is closed without a button's tap.
  ///
  /// Unless implemented, the cancel button counts as tapped, if there is one.
  func actionSheetCancel(_ actionSheet: ClassicActionSheet)

  /// The sheet is about to come.
  func willPresent(_ actionSheet: ClassicActionSheet)

  /// The sheet is there.
  func didPresent(_ actionSheet: ClassicActionSheet)

  /// The sheet is about to go; the index is -1 where it goes without a button and has no cancel
  /// button.
  func actionSheet(_ actionSheet: ClassicActionSheet, willDismissWithButtonIndex buttonIndex: Int)

  /// The sheet has gone.
  func actionSheet(_ actionSheet: ClassicActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension ClassicActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int) {}

  /// Tells of a tap on the cancel button, if there is one.
  public func actionSheetCancel(_ actionSheet: ClassicActionSheet) {
    let index = actionSheet.cancelButtonIndex
    if index >= 0 { self.actionSheet(actionSheet, clickedButtonAt: index) }
  }

  /// Does nothing.
  public func willPresent(_ actionSheet: ClassicActionSheet) {}

  /// Does nothing.
  public func didPresent(_ actionSheet: ClassicActionSheet) {}

  /// Does nothing.
  public func actionSheet(
    _ actionSheet: ClassicActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}

  /// Does nothing.
  public func actionSheet(
    _ actionSheet: ClassicActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
