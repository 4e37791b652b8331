import QuartzCore

/// An element for assistive technology that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or element this one belongs to.
  open weak var accessibilityContainer: AnyObject?

  /// A name for tests and scripts, never spoken.
  open var accessibilityIdentifier: String?

  private var containerFrame: CGRect?

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// The frame in the container's coordinates; setting it keeps `accessibilityFrame` right.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { containerFrame ?? .zero }
    set { containerFrame = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard let containerFrame else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(containerFrame, in: view)
      }
      guard let container = accessibilityContainer as? UIAccessibilityElement else {
        return containerFrame
      }
      let origin = container.accessibilityFrame.origin
      return containerFrame.offsetBy(dx: origin.x, dy: origin.y)
    }
    set {
      containerFrame = nil
      super.accessibilityFrame = newValue
    }
  }
}

/// An extra action assistive technology offers on an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; true when it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name with speech attributes.
  open var attributedName: NSAttributedString

  /// A picture of the action.
  open var image: UIImage?

  /// Performs the action.
  open var actionHandler: Handler?

  /// The object the selector is sent to.
  open weak var target: AnyObject?

  /// The message sent to the target.
  open var selector: Selector

  /// The name as spoken.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  private init(
    attributedName: NSAttributedString, image: UIImage?, target: AnyObject?, selector: Selector,
    actionHandler: Handler?
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target
    self.selector = selector
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Makes an action with a picture and a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: nil,
      selector: Selector(name), actionHandler: actionHandler)
  }

  /// Performs the action as assistive technology does; for hosts and tests.
  @discardableResult
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.perform(on: target, with: self)
  }
}
