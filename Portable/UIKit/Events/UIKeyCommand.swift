import QuartzCore

/// A key combination that performs an action on the first responder up the chain that can.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// What the key types, or one of the input constants.
  open private(set) var input: String?

  /// The modifiers that must be held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  // Not an override: Apple's language lets a subclass make the type optional, Swift does not.
  /// The action performed.
  @_nonoverride open var action: Selector? { storedAction }

  /// Whether the command comes before the system's own use of the keys; default false.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether left and right change places in an interface from right to left; default true.
  open var allowsAutomaticMirroring = true

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      stored: title, subtitle: nil, image: image, selectedImage: nil, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
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
