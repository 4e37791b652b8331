import UIKit

/// What an action has beside its content.
///
/// All but the handler is in memory of its own, which most actions do without: an action is copied
/// several times until its sheet is presented.
struct ActionExtras {
  var handler: ActionSheetAction.Handler
  private var box: Box?

  private struct Members {
    var image: UIImage?
    var attributedTitle: NSAttributedString?
    var appearance = ActionSheetAction.Appearance()
    var dismissalAnimation: ActionSheetAnimation?
    var children: [ActionSheetItem] = []
    var accessibilityIdentifier: String?
  }

  private final class Box {
    var members: Members

    init(_ members: Members) {
      self.members = members
    }
  }

  init(handler: ActionSheetAction.Handler) {
    self.handler = handler
  }

  private mutating func change(_ body: (inout Members) -> Void) {
    if isKnownUniquelyReferenced(&box), let box {
      body(&box.members)
    } else {
      var members = box?.members ?? Members()
      body(&members)
      box = Box(members)
    }
  }

  var image: UIImage? {
    get { box?.members.image }
    set {
      guard box != nil || newValue != nil else { return }
      change { $0.image = newValue }
    }
  }

  var attributedTitle: NSAttributedString? {
    get { box?.members.attributedTitle }
    set {
      guard box != nil || newValue != nil else { return }
      change { $0.attributedTitle = newValue }
    }
  }

  var appearance: ActionSheetAction.Appearance {
    get { box?.members.appearance ?? ActionSheetAction.Appearance() }
    set { change { $0.appearance = newValue } }
  }

  var dismissalAnimation: ActionSheetAnimation? {
    get { box?.members.dismissalAnimation }
    set {
      guard box != nil || newValue != nil else { return }
      change { $0.dismissalAnimation = newValue }
    }
  }

  var children: [ActionSheetItem] {
    get { box?.members.children ?? [] }
    set {
      guard box != nil || !newValue.isEmpty else { return }
      change { $0.children = newValue }
    }
  }

  var accessibilityIdentifier: String? {
    get { box?.members.accessibilityIdentifier }
    set {
      guard box != nil || newValue != nil else { return }
      change { $0.accessibilityIdentifier = newValue }
    }
  }

  /// Whether the row may be of another size than its content alone.
  fileprivate var hasCustomAppearance: Bool {
    guard let members = box?.members else { return false }
    return members.image != nil || members.attributedTitle != nil || members.appearance.font != nil
      || !members.children.isEmpty
  }
}

/// What a sheet keeps of its actions, by identity; those that look unlike their content are known
/// without looking at the others.
struct ActionExtrasTable {
  private var table: [SheetItemID: ActionExtras] = [:]

  /// The actions with a picture, an attributed title or a font of their own.
  private(set) var withCustomAppearance: Set<SheetItemID> = []

  subscript(id: SheetItemID) -> ActionExtras? {
    get { table[id] }
    set {
      table[id] = newValue
      if newValue?.hasCustomAppearance == true {
        withCustomAppearance.insert(id)
      } else if !withCustomAppearance.isEmpty {
        withCustomAppearance.remove(id)
      }
    }
  }

  var keys: some Sequence<SheetItemID> { table.keys }

  mutating func removeAll() {
    table.removeAll(keepingCapacity: true)
    withCustomAppearance.removeAll(keepingCapacity: true)
  }
}
