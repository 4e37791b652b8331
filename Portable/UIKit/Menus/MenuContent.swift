/// One line of a menu.
enum MenuLine {
  case action(UIAction)
  case submenu(UIMenu)
  /// The title of an open submenu, which closes it.
  case back(UIMenu)
  /// Elements that have been asked for.
  case pending(UIDeferredMenuElement)
}

/// Lines between two thick separators.
struct MenuSection {
  var title: String?
  var lines: [MenuLine] = []
}

/// What one level of a menu shows.
@MainActor struct MenuContent {
  private(set) var sections: [MenuSection] = []
  private(set) var pending: [UIDeferredMenuElement] = []

  /// The content of `menu`, below a line that closes it when it is a submenu.
  init(_ menu: UIMenu, isSubmenu: Bool = false) {
    if isSubmenu { sections.append(MenuSection(lines: [.back(menu)])) }
    append(menu.children, title: nil)
    sections.removeAll { $0.lines.isEmpty }
  }

  private mutating func append(_ elements: [UIMenuElement], title: String?) {
    sections.append(MenuSection(title: title))
    for element in elements { append(element) }
  }

  private mutating func append(_ element: UIMenuElement) {
    switch element {
    case let action as UIAction:
      if !action.attributes.contains(.hidden) { append(.action(action)) }
    case let menu as UIMenu where menu.options.contains(.displayInline):
      append(menu.children, title: menu.title.isEmpty ? nil : menu.title)
      // What follows is apart from the inline menu too.
      sections.append(MenuSection())
    case let menu as UIMenu: append(.submenu(menu))
    case let deferred as UIDeferredMenuElement:
      guard let elements = deferred.elements else {
        pending.append(deferred)
        return append(.pending(deferred))
      }
      for element in elements { append(element) }
    default: break
    }
  }

  private mutating func append(_ line: MenuLine) {
    sections[sections.count - 1].lines.append(line)
  }
}

extension UIMenu {
  /// All actions below this menu that are not hidden, submenus included.
  var allActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.allActions
      case let action as UIAction where !action.attributes.contains(.hidden): [action]
      case let deferred as UIDeferredMenuElement:
        deferred.elements?.compactMap { $0 as? UIAction } ?? []
      default: []
      }
    }
  }

  /// All deferred elements below this menu.
  var allDeferred: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      (child as? UIMenu)?.allDeferred ?? (child as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }

  /// Turns `action` on and its alternatives off where one choice of several is asked for.
  ///
  /// - Parameters:
  ///   - action: The chosen action.
  ///   - isExclusive: Whether this menu allows one selected action, whatever its options say.
  func select(_ action: UIAction, isExclusive: Bool) {
    let actions = allActions
    guard actions.contains(where: { $0 === action }) else { return }
    if isExclusive || options.contains(.singleSelection) {
      for other in actions { other.state = other === action ? .on : .off }
      return
    }
    for case let menu as UIMenu in children { menu.select(action, isExclusive: false) }
  }
}
