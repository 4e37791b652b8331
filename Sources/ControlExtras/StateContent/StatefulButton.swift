import ControlCore
import UIKit

/// A button with content for every combination of its states.
///
/// A `UIButton` shows the content for `.normal` in a combination without content, such as selected
/// and highlighted, so a selected button looks normal while it is pressed. This button shows the
/// content of the nearest combination, in the order of ``StateCombination/fallbacks``. Titles,
/// attributed titles, title colors, images and background images fall back independently.
///
/// Content that is set for a combination takes precedence; `nil` removes it. Borrowed content
/// follows later changes of its source. As in UIKit, pressed and disabled buttons are dimmed
/// automatically in states without explicit content.
///
/// If the button has a `configuration`, `updateConfiguration()` writes the content into it before
/// it calls the update handler. Without `automaticallyUpdatesConfiguration` the content appears at
/// the next update. Kinds of content that were never set are those of the configuration.
@MainActor
open class StatefulButton: UIButton {
  private var titles = BorrowedContent<String>()
  private var attributedTitles = BorrowedContent<NSAttributedString>()
  private var titleColors = BorrowedContent<UIColor>()
  private var images = BorrowedContent<UIImage>()
  private var backgroundImages = BorrowedContent<UIImage>()
  private var configurationOverlay: ConfigurationOverlay?

  // MARK: Initialization

  /// Creates a custom button with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button from a nib or an archive, with its content for every state.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    recordLoadedContent()
    updateContent()
  }

  /// Encodes the button with the explicit content of each state.
  open override func encode(with coder: NSCoder) {
    updateContent(in: .normal)
    super.encode(with: coder)
    updateContent()
  }

  // MARK: Content

  /// Sets the title for one combination of states.
  ///
  /// `nil` removes it.
  open override func setTitle(_ title: String?, for state: UIControl.State) {
    let normal = titles.set(title, for: StateCombination(state), in: combination)
    if state != .normal { super.setTitle(title, for: state) }
    super.setTitle(normal, for: .normal)
    contentDidChange()
  }

  /// Sets the attributed title for one combination of states.
  ///
  /// `nil` removes it.
  open override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    let normal = attributedTitles.set(title, for: StateCombination(state), in: combination)
    if state != .normal { super.setAttributedTitle(title, for: state) }
    super.setAttributedTitle(normal, for: .normal)
    contentDidChange()
  }

  /// Sets the color of the title for one combination of states.
  ///
  /// `nil` removes it.
  open override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    let normal = titleColors.set(color, for: StateCombination(state), in: combination)
    if state != .normal { super.setTitleColor(color, for: state) }
    super.setTitleColor(normal, for: .normal)
    contentDidChange()
  }

  /// Sets the image for one combination of states.
  ///
  /// `nil` removes it.
  open override func setImage(_ image: UIImage?, for state: UIControl.State) {
    let normal = images.set(image, for: StateCombination(state), in: combination)
    if state != .normal { super.setImage(image, for: state) }
    super.setImage(normal, for: .normal)
    contentDidChange()
  }

  /// Sets the background image for one combination of states.
  ///
  /// `nil` removes it.
  open override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    let normal = backgroundImages.set(image, for: StateCombination(state), in: combination)
    if state != .normal { super.setBackgroundImage(image, for: state) }
    super.setBackgroundImage(normal, for: .normal)
    contentDidChange()
  }

  /// Returns the title that is shown in a combination of states.
  open override func title(for state: UIControl.State) -> String? {
    titles.content.content(for: StateCombination(state))
  }

  /// Returns the attributed title that is shown in a combination of states.
  open override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.content.content(for: StateCombination(state))
  }

  /// Returns the color of the title that is shown in a combination of states.
  ///
  /// Without explicit colors it is that of the button type.
  open override func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = titleColors.content.content(for: StateCombination(state)) { return color }
    // The color for `.normal` in UIKit may be one that another state borrows.
    return titleColors.content.isEmpty
      ? super.titleColor(for: state) : standardTitleColor(for: state)
  }

  /// Returns the image that is shown in a combination of states.
  open override func image(for state: UIControl.State) -> UIImage? {
    images.content.content(for: StateCombination(state))
  }

  /// Returns the background image that is shown in a combination of states.
  open override func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.content.content(for: StateCombination(state))
  }

  /// The explicit content of each kind.
  var explicitContent: ExplicitContent {
    ExplicitContent(
      titles: titles.content, titleColors: titleColors.content, images: images.content,
      backgroundImages: backgroundImages.content)
  }

  // MARK: State

  /// A Boolean value that determines whether the button is highlighted.
  open override var isHighlighted: Bool {
    didSet { updateContent() }
  }

  /// A Boolean value that determines whether the button is selected.
  open override var isSelected: Bool {
    didSet { updateContent() }
  }

  /// A Boolean value that determines whether the button is enabled.
  open override var isEnabled: Bool {
    didSet { updateContent() }
  }

  /// Updates the content after a change of the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    updateContent()
    contentDidChange()
  }

  /// Lays out the button with the content of its state.
  open override func layoutSubviews() {
    // A subclass may have added states of its own.
    updateContent()
    super.layoutSubviews()
  }

  private var combination: StateCombination { StateCombination(state) }

  private func updateContent() {
    updateContent(in: combination)
  }

  private func updateContent(in combination: StateCombination) {
    if let normal = titles.update(for: combination) {
      super.setTitle(normal.content, for: .normal)
    }
    if let normal = attributedTitles.update(for: combination) {
      super.setAttributedTitle(normal.content, for: .normal)
    }
    if let normal = titleColors.update(for: combination) {
      super.setTitleColor(normal.content, for: .normal)
    }
    if let normal = images.update(for: combination) {
      super.setImage(normal.content, for: .normal)
    }
    if let normal = backgroundImages.update(for: combination) {
      super.setBackgroundImage(normal.content, for: .normal)
    }
  }

  /// Records the content of a nib, which UIKit loads without calling the setters.
  private func recordLoadedContent() {
    for combination in StateCombination.all {
      let state = UIControl.State(combination)
      let isNormal = combination == .normal
      if let title = super.title(for: state), isNormal || title != super.title(for: .normal) {
        titles.recordLoaded(title, for: combination)
      }
      if let title = super.attributedTitle(for: state),
        isNormal || title !== super.attributedTitle(for: .normal)
      {
        attributedTitles.recordLoaded(title, for: combination)
      }
      if let image = super.image(for: state), isNormal || image !== super.image(for: .normal) {
        images.recordLoaded(image, for: combination)
      }
      if let image = super.backgroundImage(for: state),
        isNormal || image !== super.backgroundImage(for: .normal)
      {
        backgroundImages.recordLoaded(image, for: combination)
      }
      if let color = super.titleColor(for: state), color != standardTitleColor(for: state),
        isNormal || color != super.titleColor(for: .normal)
      {
        titleColors.recordLoaded(color, for: combination)
      }
    }
  }

  /// Returns the color of the title of a new button of the same type.
  private func standardTitleColor(for state: UIControl.State) -> UIColor? {
    let button = UIButton(type: buttonType)
    button.tintColor = tintColor
    return button.titleColor(for: state)
  }

  // MARK: Configuration

  /// Writes the content of the current state into the configuration and calls the update handler.
  ///
  /// The update handler can override the content.
  open override func updateConfiguration() {
    guard let current = configuration, hasContent || configurationOverlay != nil else {
      return super.updateConfiguration()
    }
    var overlay = configurationOverlay ?? ConfigurationOverlay(current)
    overlay.updateBase(from: current)
    configuration = overlay.configuration(with: shownContent)
    super.updateConfiguration()
    overlay.didUpdate(configuration)
    configurationOverlay = hasContent ? overlay : nil
  }

  private func contentDidChange() {
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  private var hasContent: Bool {
    !(titles.content.isEmpty && attributedTitles.content.isEmpty && titleColors.content.isEmpty
      && images.content.isEmpty && backgroundImages.content.isEmpty)
  }

  private var shownContent: ConfigurationOverlay.Content {
    let combination = combination
    return ConfigurationOverlay.Content(
      title: titles.content.content(for: combination),
      attributedTitle: attributedTitles.content.content(for: combination),
      titleColor: titleColors.content.content(for: combination),
      image: images.content.content(for: combination),
      backgroundImage: backgroundImages.content.content(for: combination))
  }

  // MARK: Interface Builder

  // Interface Builder sets content for single states only. These attributes are for the combinations
  // of selected with another state.

  /// The title while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var highlightedSelectedTitle: String? {
    get { explicitContent.titles[explicit: [.highlighted, .selected]] }
    set { setTitle(newValue, for: [.highlighted, .selected]) }
  }

  /// The color of the title while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var highlightedSelectedTitleColor: UIColor? {
    get { explicitContent.titleColors[explicit: [.highlighted, .selected]] }
    set { setTitleColor(newValue, for: [.highlighted, .selected]) }
  }

  /// The image while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var highlightedSelectedImage: UIImage? {
    get { explicitContent.images[explicit: [.highlighted, .selected]] }
    set { setImage(newValue, for: [.highlighted, .selected]) }
  }

  /// The background image while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var highlightedSelectedBackgroundImage: UIImage? {
    get { explicitContent.backgroundImages[explicit: [.highlighted, .selected]] }
    set { setBackgroundImage(newValue, for: [.highlighted, .selected]) }
  }

  /// The title while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var disabledSelectedTitle: String? {
    get { explicitContent.titles[explicit: [.disabled, .selected]] }
    set { setTitle(newValue, for: [.disabled, .selected]) }
  }

  /// The color of the title while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var disabledSelectedTitleColor: UIColor? {
    get { explicitContent.titleColors[explicit: [.disabled, .selected]] }
    set { setTitleColor(newValue, for: [.disabled, .selected]) }
  }

  /// The image while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var disabledSelectedImage: UIImage? {
    get { explicitContent.images[explicit: [.disabled, .selected]] }
    set { setImage(newValue, for: [.disabled, .selected]) }
  }

  /// The background image while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var disabledSelectedBackgroundImage: UIImage? {
    get { explicitContent.backgroundImages[explicit: [.disabled, .selected]] }
    set { setBackgroundImage(newValue, for: [.disabled, .selected]) }
  }

  /// The title while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var focusedSelectedTitle: String? {
    get { explicitContent.titles[explicit: [.focused, .selected]] }
    set { setTitle(newValue, for: [.focused, .selected]) }
  }

  /// The color of the title while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var focusedSelectedTitleColor: UIColor? {
    get { explicitContent.titleColors[explicit: [.focused, .selected]] }
    set { setTitleColor(newValue, for: [.focused, .selected]) }
  }

  /// The image while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var focusedSelectedImage: UIImage? {
    get { explicitContent.images[explicit: [.focused, .selected]] }
    set { setImage(newValue, for: [.focused, .selected]) }
  }

  /// The background image while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable open dynamic var focusedSelectedBackgroundImage: UIImage? {
    get { explicitContent.backgroundImages[explicit: [.focused, .selected]] }
    set { setBackgroundImage(newValue, for: [.focused, .selected]) }
  }
}
