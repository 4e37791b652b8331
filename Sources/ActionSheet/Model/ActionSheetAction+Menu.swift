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

  /// Creates an action that shows the elements of a menu in the sheet.
  ///
  /// - Parameter menu: A menu; see ``ActionSheetItem/items(of:)``.
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
  /// The actions of a menu with the option `singleSelection` exclude each other. Deferred elements are
  /// left out, because only the system can load them; see ``deferred(id:provider:)``.
  ///
  /// - Parameter menu: The menu.
  /// - Returns: The items; none for an empty menu.
  @MainActor
  public static func items(of menu: UIMenu) -> [ActionSheetItem] {
    var items: [ActionSheetItem] = []
    let isSingle = menu.options.contains(.singleSelection)
    if isSingle { items.append(.section(selection: .single)) }
    var isInSection = false
    for element in menu.children {
      let inlineMenu = (element as? UIMenu).flatMap {
        $0.options.contains(.displayInline) ? $0 : nil
      }
      if inlineMenu == nil, isInSection {
        items.append(.section(selection: isSingle ? .single : .none))
      }
      isInSection = inlineMenu != nil
      if let inlineMenu {
        let elements = Self.items(of: inlineMenu)
        let title = inlineMenu.title.isEmpty ? nil : inlineMenu.title
        let selects = inlineMenu.options.contains(.singleSelection)
        items.append(.section(title, selection: selects ? .single : .none))
        items += selects ? Array(elements.dropFirst()) : elements
      } else if let menu = element as? UIMenu {
        items.append(.action(ActionSheetAction(menu)))
      } else if let leaf = element as? any UIMenuLeaf {
        items.append(.action(ActionSheetAction(leaf)))
      }
    }
    return items
  }
}
