extension ActionSheetControl {
  /// The closures, and whether the sheet runs the handlers of its actions.
  struct Handlers {
    var actionSelected: ((ActionSheetAction, Int) -> Void)?
    var actionFailed: ((ActionSheetAction, any Error) -> Void)?
    var backgroundTapped: (() -> Void)?
    var layoutChanged: (() -> Void)?
    var workChanged: (() -> Void)?
    var appearanceInvalidated: (() -> Void)?
    var runsHandlers = true
  }

  /// The handler of a chosen action and its index, called before `.primaryActionTriggered` is sent.
  ///
  /// The default is `nil`.
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
  /// that scrolls.
  ///
  /// The default is `nil`.
  public var backgroundTapped: (() -> Void)? {
    get { handlers.backgroundTapped }
    set { handlers.backgroundTapped = newValue }
  }

  /// The handler that is called in the layout pass after ``containerFrame`` has changed.
  ///
  /// The default is `nil`.
  public var layoutChanged: (() -> Void)? {
    get { handlers.layoutChanged }
    set { handlers.layoutChanged = newValue }
  }

  /// The handler that is called when an action has become busy, or is busy no longer.
  var workChanged: (() -> Void)? {
    get { handlers.workChanged }
    set { handlers.workChanged = newValue }
  }

  /// The handler that is called when the style or the traits have changed, before the layout.
  var appearanceInvalidated: (() -> Void)? {
    get { handlers.appearanceInvalidated }
    set { handlers.appearanceInvalidated = newValue }
  }

  /// A Boolean value that determines whether choosing an action runs its handler.
  ///
  /// A presenter that dismisses the sheet first sets it to `false` and calls ``performHandler(of:)``
  /// afterwards. The default is `true`.
  public var runsHandlers: Bool {
    get { handlers.runsHandlers }
    set { handlers.runsHandlers = newValue }
  }
}
