import QuartzCore

/// A key combination that performs an action on the first responder up the chain that can.
@preconcurrency @MainActor
open class UIKeyCommand: UIMenuElement {
  /// What the key types, or one of the input constants.
  open private(set) var input: String?

  /// The modifiers that must be held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// The action performed.
  open private(set) var action: Selector?

  /// What the command is about, for the method that the action calls; default nil.
  public let propertyList: Any?

  /// The commands that take this one's place while their modifiers are held.
  public let alternates: [UICommandAlternate]

  /// What the command does, for the list of shortcuts; default nil.
  open var discoverabilityTitle: String?

  /// How the command is shown in a menu; default none.
  open var attributes: UIMenuElement.Attributes

  /// The mark beside the command in a menu; default off.
  open var state: UIMenuElement.State

  /// The title in menus.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image in menus; default nil.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Whether the command comes before the system's own use of the keys; default false.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether left and right change places in an interface from right to left; default true.
  open var allowsAutomaticMirroring = true

  /// Makes a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

extension UIKeyCommand {
  private final func mirrored(_ input: String) -> String {
    switch input {
    case UIKeyCommand.inputLeftArrow: return UIKeyCommand.inputRightArrow
    case UIKeyCommand.inputRightArrow: return UIKeyCommand.inputLeftArrow
    default: return input
    }
  }

  final func matches(_ key: UIKey, isRightToLeft: Bool) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant),
      let input
    else { return false }
    let isMirrored = isRightToLeft && allowsAutomaticMirroring
    return (isMirrored ? mirrored(input) : input) == key.commandInput
      || input.lowercased() == key.charactersIgnoringModifiers.lowercased()
  }
}

extension UIKey {
  // The input constant of a key that types nothing.
  final var commandInput: String? {
    switch keyCode {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    case .keyboardDeleteOrBackspace: "\u{8}"
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    default: nil
    }
  }
}
