public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element, and a control's event handler, that performs its work in a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name by which controls and menus tell actions apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  open var discoverabilityTitle: String?
  open private(set) var identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  /// The image shown instead of `image` while `state` is on.
  public let selectedImage: UIImage?

  /// What sent the action; set only while the handler runs.
  open var sender: Any? { storedSender }
  private weak var storedSender: AnyObject?

  private let handler: UIActionHandler

  /// Makes an action; without an identifier it gets one of its own, equal to no other.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? ActionIdentifiers.unique()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

extension UIAction {
  /// Runs the handler with `sender` as the action's sender.
  func perform(from sender: AnyObject?) {
    let outerSender = storedSender
    storedSender = sender
    handler(self)
    storedSender = outerSender
  }
}

@MainActor private enum ActionIdentifiers {
  // Counted in the whole process, so that no identifier repeats, and not random, so that two runs of
  // one program agree.
  private static var count = 0

  static func unique() -> UIAction.Identifier {
    count += 1
    return UIAction.Identifier("action.dynamic.\(count)")
  }
}
