import QuartzCore

/// A menu element that sends its action to the responder that can perform it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
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

  /// The image shown instead of `image` while `state` is on.
  public let selectedImage: UIImage?

  /// What the command does, for the list of shortcuts; default nil.
  open var discoverabilityTitle: String?

  /// The action that the command performs.
  open var action: Selector { storedAction }

  /// What the command is about, for the method that the action calls; default nil.
  public let propertyList: Any?

  /// How the command is shown in a menu; default none.
  open var attributes: UIMenuElement.Attributes

  /// The mark beside the command in a menu; default off.
  open var state: UIMenuElement.State

  /// The commands that take this one's place while their modifiers are held.
  public let alternates: [UICommandAlternate]

  /// What performs the command; set only while it is performed.
  open var sender: Any? { storedSender }
  private weak var storedSender: AnyObject?

  let storedAction: Selector

  init(
    stored title: String, subtitle: String?, image: UIImage?, selectedImage: UIImage?,
    action: Selector, propertyList: Any?, alternates: [UICommandAlternate],
    discoverabilityTitle: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State
  ) {
    storedAction = action
    self.selectedImage = selectedImage
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a command.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      stored: title, subtitle: nil, image: image, selectedImage: nil, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command with a subtitle.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      stored: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Sends the action to a target, or without one up the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outerSender = storedSender
    storedSender = sender as AnyObject?
    UIApplication.shared.sendAction(storedAction, to: target, from: self, for: nil)
    storedSender = outerSender
  }
}
