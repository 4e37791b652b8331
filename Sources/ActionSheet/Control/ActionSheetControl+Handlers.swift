extension ActionSheetControl {
  struct Handlers {
    var actionSelected: ((ActionSheetAction, Int) -> Void)?
    var actionFailed: ((ActionSheetAction, any Error) -> Void)?
    var backgroundTapped: (() -> Void)?
    var layoutChanged: (() -> Void)?

    /// Called when the style, the traits or the busy actions have changed, before the layout.
    var stateChanged: (() -> Void)?
  }

  /// The handler of a chosen action and its index, called before `.primaryActionTriggered` is sent; the
  /// default is `nil`.
  public var actionSelected: ((ActionSheetAction, Int) -> Void)? {
    get { handlers.actionSelected }
    set { handlers.actionSelected = newValue }
  }

  /// The handler of an error that the handler of an action has thrown, `CancellationError` excepted.
  ///
  /// It is called after the row of the action shows the error, and also when the sheet is not shown any
  /// more. Without it, an error that no row shows is written to the log of a debug build. The default is
  /// `nil`.
  public var actionFailed: ((ActionSheetAction, any Error) -> Void)? {
    get { handlers.actionFailed }
    set { handlers.actionFailed = newValue }
  }

  /// The handler of a tap on a gap between groups or on the space below the last row.
  ///
  /// At the bottom of a container, touches on gaps, on rounded corners and below the last row pass to the
  /// view behind the sheet; see ``ActionSheetControl/hitShape``. There it is called only for gaps in a list
  /// that scrolls. The default is `nil`.
  public var backgroundTapped: (() -> Void)? {
    get { handlers.backgroundTapped }
    set { handlers.backgroundTapped = newValue }
  }

  /// The handler that is called in the layout pass after ``containerFrame`` has changed; the default is
  /// `nil`.
  public var layoutChanged: (() -> Void)? {
    get { handlers.layoutChanged }
    set { handlers.layoutChanged = newValue }
  }
}
