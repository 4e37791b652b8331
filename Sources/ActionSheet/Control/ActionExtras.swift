import UIKit

/// What a sheet keeps of an action beside its content.
struct ActionExtras {
  var image: UIImage?
  var attributedTitle: NSAttributedString?
  var appearance: ActionSheetAction.Appearance
  var dismissalAnimation: (any ActionSheetAnimating)?
  var accessibilityIdentifier: String?
  var handler: ActionSheetAction.Handler

  init(_ action: ActionSheetAction) {
    image = action.image
    attributedTitle = action.attributedTitle
    appearance = action.appearance
    dismissalAnimation = action.dismissalAnimation
    accessibilityIdentifier = action.accessibilityIdentifier
    handler = action.handler
  }

  /// Whether the row may be of another size than its content alone.
  fileprivate var hasOwnFace: Bool {
    image != nil || attributedTitle != nil || appearance.font != nil
  }
}

/// What a sheet keeps of its actions, by identity; those that look unlike their content are known
/// without looking at the others.
struct ActionExtrasTable {
  private var table: [SheetItemID: ActionExtras] = [:]

  /// The actions with a picture, an attributed title or a font of their own.
  private(set) var withOwnFace: Set<SheetItemID> = []

  subscript(id: SheetItemID) -> ActionExtras? {
    get { table[id] }
    set {
      table[id] = newValue
      if newValue?.hasOwnFace == true {
        withOwnFace.insert(id)
      } else if !withOwnFace.isEmpty {
        withOwnFace.remove(id)
      }
    }
  }

  var keys: some Sequence<SheetItemID> { table.keys }

  mutating func removeAll() {
    table.removeAll(keepingCapacity: true)
    withOwnFace.removeAll(keepingCapacity: true)
  }
}
