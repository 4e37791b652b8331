import ControlCore

/// The preferred action, and the marks of actions that are chosen.
extension ActionSheetControl {
  /// The action that the sheet suggests; its title is semibold, and Return chooses it if no other row
  /// has the focus.
  ///
  /// The default is `nil`. Setting an action that the sheet does not have is the same as `nil`.
  public var preferredAction: ActionSheetAction? {
    get { content.actions.first { $0.isPreferred } }
    set {
      for action in content.actions where action.isPreferred != (action.id == newValue?.id) {
        content.updateAction(action.id) { $0.isPreferred.toggle() }
      }
      invalidateRows()
    }
  }

  /// The action that Return chooses: the preferred one, or the only one of a dialog.
  var returnAction: ActionSheetAction? {
    if let preferredAction { return preferredAction }
    let shown = settings.isDialog ? content.actions.filter { !$0.isHidden } : []
    return shown.count == 1 ? shown.first : nil
  }

  /// The actions that are on, in order.
  ///
  /// Observe ``selectedActionIdentifiers`` to follow it.
  public var selectedActions: [ActionSheetAction] {
    content.selectedActions
  }

  /// The identities of the actions that are on, in order, as strings.
  ///
  /// It supports key-value observation, also for choices of the user. It has changed already when
  /// ``actionSelected`` or an event reports the choice that changes it. While the sheet shows the
  /// ``ActionSheetAction/children`` of an action, these are the actions. The default is empty.
  ///
  ///     observation = sheet.observe(\.selectedActionIdentifiers, owner: self) { owner, identifiers in
  ///       owner.filters = identifiers
  ///     }
  @GKInspectable public dynamic var selectedActionIdentifiers: [String] { selection }

  static let publishedSelection = PublishedProperty(
    "selectedActionIdentifiers", \ActionSheetControl.selectedActionIdentifiers)

  func marksChanged() {
    let new = content.selection
    if new != selection { publish([Self.publishedSelection]) { selection = new } }
  }

  func keepsPresented(_ action: ActionSheetAction) -> Bool {
    action.keepsPresented || content.selection(of: action.id) == .multiple
  }

  func changeMarks(choosing id: SheetItemID) {
    guard content.changeMarks(choosing: id) else { return }
    invalidateRows()
    marksChanged()
    content.updateBinding(ofSectionOf: id)
  }
}
