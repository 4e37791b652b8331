import QuartzCore

/// An object that can receive events and takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, _SelectorReceiving, _KeyValueCoding {
  // Everything a responder tells assistive technology; allocated when first set.
  final var accessibilityStorage: AccessibilityStorage?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  // MARK: Responder chain

  /// The next responder in the chain, or nil.
  open var next: UIResponder? { nil }

  /// Whether this responder may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder gives up first responder when asked; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder of its window.
  open var isFirstResponder: Bool { hostWindow?.currentFirstResponder === self }

  /// Makes this the first responder of its window; false when it, or the present one, refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Gives up first responder; false when refused.
  @discardableResult
  open func resignFirstResponder() -> Bool { dropFirstResponder() }

  /// The nearest undo manager up the responder chain.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether the system's gestures of several fingers undo, redo, cut, copy and paste while this
  /// responder, or one before it in the chain, has the focus; default as the next responder says.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration {
    next?.editingInteractionConfiguration ?? .default
  }

  /// The key commands this responder offers a hardware keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Input views

  /// The view shown instead of the keyboard while this, or a responder before it in the chain, is
  /// first responder; default nil.
  open var inputView: UIView? { nil }

  /// The view shown above the keyboard; default nil.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Touches

  /// Fingers came down. Passes to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passes to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Passes to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away. Passes to the next responder unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Estimated touch values were replaced by measured ones.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Keys or buttons went down. Passes to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// A press changed its force. Passes to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys or buttons were released. Passes to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system took the presses away. Passes to the next responder unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Actions

  open class var _selectors: [_SelectorMethod] { [] }

  /// Whether this responder handles an action: true when it overrides that edit command, or has a
  /// method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action)?.isOverridden(by: self) ?? action.isAnswered(by: self)
  }

  /// The first responder up the chain that can perform an action, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Cuts the selection. A responder that supports the command overrides it.
  open func cut(_ sender: Any?) {}

  /// Copies the selection. A responder that supports the command overrides it.
  open func copy(_ sender: Any?) {}

  /// Pastes. A responder that supports the command overrides it.
  open func paste(_ sender: Any?) {}

  /// Deletes the selection. A responder that supports the command overrides it.
  open func delete(_ sender: Any?) {}

  /// Selects the item at the insertion point. A responder that supports it overrides it.
  open func select(_ sender: Any?) {}

  /// Selects everything. A responder that supports the command overrides it.
  open func selectAll(_ sender: Any?) {}

  // MARK: Key-value coding

  open class var _keyedProperties: [_KeyedProperty] { [] }

  /// Returns the value of a property by its name in Objective-C.
  open func value(forKey key: String) -> Any? {
    guard let property = KeyedPropertyTable.property(key, of: self) else {
      return value(forUndefinedKey: key)
    }
    return property.read(self)
  }

  /// Sets a property by its name in Objective-C. A value that does not fit is a misuse.
  open func setValue(_ value: Any?, forKey key: String) {
    // Objective-C looks for a setter.
    guard let property = KeyedPropertyTable.property(key, of: self), property.isWritable else {
      setValue(value, forUndefinedKey: key)
      return
    }
    if !property.write(self, value) {
      KeyValueMisuse.value(value, doesNotFit: property, of: self)
    }
  }

  /// Called for a key that the class does not have, which is a misuse unless overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueMisuse.undefinedKey(key, of: self, api: "value(forUndefinedKey:)")
    return nil
  }

  /// Called for a key that the class does not have, which is a misuse unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueMisuse.undefinedKey(key, of: self, api: "setValue(_:forUndefinedKey:)")
  }

  // MARK: Loading

  /// Called after loading from an archive.
  open func awakeFromNib() {}

  /// Called by a designer before it draws the object.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Whether assistive technology treats this object as one element; default false.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// A short name of the element, or nil.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibility.label = newValue }
  }

  /// What happens when the element is acted on, or nil.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }

  /// The element's value as spoken, or nil.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibility.value = newValue }
  }

  /// How the element behaves; default none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// The element's frame in screen coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? .zero }
    set { accessibility.frame = newValue }
  }

  /// Where an activation taps, in screen coordinates; the middle of the frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStorage?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// Whether everything inside is hidden from assistive technology; default false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.hidesElements ?? false }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether assistive technology ignores the sibling views; default false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// The elements inside this container, or nil for its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether children are read as one group; default false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// The kind of container this is; default none.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// Extra actions assistive technology offers on the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The number of accessibility elements inside.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at an index, or nil when there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element, or NSNotFound.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Activates the element; true when handled.
  open func accessibilityActivate() -> Bool { false }

  /// Raises an adjustable element's value.
  open func accessibilityIncrement() {}

  /// Lowers an adjustable element's value.
  open func accessibilityDecrement() {}

  /// Scrolls; true when handled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves a modal view; true when handled.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Assistive technology moved its focus to this element.
  open func accessibilityElementDidBecomeFocused() {}

  /// Assistive technology moved its focus away from this element.
  open func accessibilityElementDidLoseFocus() {}
}
