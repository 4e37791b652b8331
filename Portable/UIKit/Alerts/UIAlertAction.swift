/// A button of an alert or of an action sheet, and what it does.
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying {
  /// How a button is drawn and where it is placed.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves things as they are. An alert controller has at most one action of this style.
    case cancel = 1
    /// May change or delete data.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?

  open private(set) var style = Style.default

  /// A Boolean value that determines whether the button can be tapped.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  private var handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: How the button is drawn and where it is placed.
  ///   - handler: Called after the alert was dismissed by this action.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Actions belong to the main actor, and so does every caller that copies one.
    MainActor.assumeIsolated { CopiedAction(action: duplicate()) }.action
  }

  private func duplicate() -> UIAlertAction {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  func perform() { handler?(self) }
}

private struct CopiedAction: @unchecked Sendable {
  let action: UIAlertAction
}
