/// A group of actions and of other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name by which menus are told apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu shows inside its parent.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  /// Makes a menu; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? MenuIdentifiers.unique()
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The actions below this menu, submenus included, whose state is on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction where action.state == .on: [action]
      default: []
      }
    }
  }
}

@MainActor private enum MenuIdentifiers {
  // Counted for the reasons of `ActionIdentifiers`.
  private static var count = 0

  static func unique() -> UIMenu.Identifier {
    count += 1
    return UIMenu.Identifier("menu.dynamic.\(count)")
  }
}
