import UIKit

/// Actions and menus of UIKit.
extension ActionSheetAction {
  /// Creates an action that performs an element of a menu.
  ///
  /// Title, subtitle, image, state and attributes are those that the element has now.
  ///
  /// - Parameter element: An action, or another element without children.
  @MainActor
  public init(_ element: any UIMenuLeaf) {
    let attributes = element.attributes
    let id = (element as? UIAction).map { SheetItemID($0.identifier.rawValue) } ?? SheetItemID()
    let image = element.state == .on ? element.selectedImage ?? element.image : element.image
    self.init(
      element.title, id: id, role: attributes.contains(.destructive) ? .destructive : .default,
      subtitle: (element as? UIMenuElement)?.subtitle, image: image
    ) { _ in
      element.performWithSender(nil, target: nil)
    }
    isEnabled = !attributes.contains(.disabled)
    isHidden = attributes.contains(.hidden)
    keepsPresented = attributes.contains(.keepsMenuPresented)
    state = element.state
  }

  /// Creates an action that shows the elements of a menu in the sheet; see ``ActionSheetItem/items(of:)``.
  @MainActor
  public init(_ menu: UIMenu) {
    self.init(
      menu.title, id: SheetItemID(menu.identifier.rawValue),
      role: menu.options.contains(.destructive) ? .destructive : .default,
      subtitle: menu.subtitle, image: menu.image)
    children = ActionSheetItem.items(of: menu)
    isEnabled = !children.isEmpty
  }
}

extension ActionSheetItem {
  /// Returns the elements of a menu as items of a sheet.
  ///
  /// An inline menu becomes a section, any other menu an action that shows its elements in the sheet.
  /// The actions of a menu with the option `singleSelection` exclude each other, those of its inline menus
  /// included. Deferred elements are left out, because only the system can load them; see
  /// ``deferred(id:provider:)``. An empty menu has no items.
  @MainActor
  public static func items(of menu: UIMenu) -> [ActionSheetItem] {
    items(of: menu, isInline: false, group: nil)
  }

  @MainActor
  private static func items(
    of menu: UIMenu, isInline: Bool, group outer: SheetItemID?
  ) -> [ActionSheetItem] {
    let isSingle = menu.options.contains(.singleSelection)
    let group = outer ?? (isSingle ? SheetItemID() : nil)
    var next = SheetSection(selection: group == nil ? .none : .single)
    if let group { next.group = group }
    let later = next
    if isInline { next.title = menu.title }
    var begins = isInline || group != nil
    var items: [ActionSheetItem] = []
    for element in menu.children {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        items += Self.items(of: menu, isInline: true, group: group)
        (next, begins) = (later, true)
        continue
      }
      guard
        let action = (element as? UIMenu).map({ ActionSheetAction($0) })
          ?? (element as? any UIMenuLeaf).map({ ActionSheetAction($0) })
      else { continue }
      if begins { items.append(.section(next)) }
      begins = false
      items.append(.action(action))
    }
    return items
  }
}
