/// A control with a title and an image that runs an action when tapped.
///
/// Without a configuration titles, images and colors are set per state; a state without an own
/// value shows the one for normal. With a configuration that value describes the whole look.
@preconcurrency @MainActor open class UIButton: UIControl {
  open internal(set) var buttonType: ButtonType = .custom

  open var role: Role = .normal {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The look as a value; nil is a button of titles and images per state.
  open var configuration: Configuration? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Called before the button shows a new state, to change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colors follow the state by themselves.
  open var automaticallyUpdatesConfiguration: Bool = true

  /// Whether a tap turns `isSelected` over, or, when it opens a menu, the button shows the element
  /// that is selected there.
  open var changesSelectionAsPrimaryAction: Bool = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { showSelectedElement() } }
  }

  /// The menu that the button opens.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { menuDidChange() } }
  }

  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      noteAppearance(\UIButton.contentEdgeInsets, "contentEdgeInsets")
      contentDidChange()
    }
  }
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }

  /// Whether an image darkens while the button is pressed, unless there is one for that state.
  open var adjustsImageWhenHighlighted: Bool = true {
    didSet { updateContent() }
  }
  open var adjustsImageWhenDisabled: Bool = true {
    didSet { updateContent() }
  }

  /// The label of the title, laid out for the present bounds.
  open var titleLabel: UILabel? { laidOut(titleView) }

  /// The view of the image, laid out for the present bounds.
  open var imageView: UIImageView? { laidOut(contentImageView) }
  open var subtitleLabel: UILabel? { configuration == nil ? nil : laidOut(subtitleView) }

  let titleView = UILabel()
  let subtitleView = UILabel()
  let contentImageView = UIImageView()
  let backgroundImageView = UIImageView()
  let backgroundView = BackgroundConfigurationView()
  var activityIndicator: UIActivityIndicatorView?

  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()
  var needsConfigurationUpdate = true
  var isUpdatingConfiguration = false
  /// A Boolean value that determines whether a size that fits the content was asked for.
  var isSizedToContent = false

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeContent(from: coder)
    coder.decodeProperties(UIButton.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + buttonKeys
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeContent(with: coder)
  }

  /// Makes a custom button that shows its action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  // MARK: Content per state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    noteAppearance("setTitleColor", state) { $0.setTitleColor(color, for: state) }
    titleColors[state] = color
    updateContent()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setImage", state) { $0.setImage(image, for: state) }
    images[state] = image
    contentDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("setBackgroundImage", state) { $0.setBackgroundImage(image, for: state) }
    backgroundImages[state] = image
    contentDidChange()
  }

  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }

  /// The color of the title; without an own one the tint of a system button, else white.
  open func titleColor(for state: UIControl.State) -> UIColor? { shownTitleColor(for: state) }

  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.value(for: state)
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations.value(for: state) }

  open var currentTitle: String? { configuration?.title ?? titles.value(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }
  open var currentTitleColor: UIColor { shownTitleColor(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? images.value(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

  // MARK: Configuration

  /// Asks for `updateConfiguration()` before the next frame.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else {
      contentDidChange()
      return
    }
    needsConfigurationUpdate = true
    contentDidChange()
  }

  /// Calls the update handler; a subclass may change the configuration here instead.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Rectangles without a configuration

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentLayout(in: contentRect).image
  }

  // MARK: Overrides

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(within: .greatestFiniteMagnitude)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return fittingSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  override func stateDidChange() {
    super.stateDidChange()
    needsConfigurationUpdate = true
    showState()
    invalidateSizeOfState()
  }

  override var menuToShow: UIMenu? { menu }

  override func willPerform(_ action: UIAction, of menu: UIMenu) {
    menu.select(action, isExclusive: isPopUp)
    showSelectedElement()
  }

  override func menuSettingsDidChange() { showSelectedElement() }

  override func sendActions(for controlEvents: Event, with event: UIEvent?) {
    if controlEvents.contains(.touchUpInside), changesSelectionAsPrimaryAction, !isPopUp {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents, with: event)
    if controlEvents.contains(.touchUpInside) {
      super.sendActions(for: .primaryActionTriggered, with: event)
    }
  }

  /// Refuses a single tap of a view around the button.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !gestureRecognizer.isSingleTap(around: self)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if showsMenuAsPrimaryAction, showMenu() { return true }
    sendActions(for: .touchUpInside)
    return true
  }
}
