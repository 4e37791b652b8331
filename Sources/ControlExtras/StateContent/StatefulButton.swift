import UIKit

/// A button that shows the right content in every combination of its states.
///
/// In a plain `UIButton` a combination without content of its own, such as selected and pressed,
/// falls back to normal: a selected button flickers to its normal look under the finger. This one
/// shows what is nearest, in the order of ``StateCombination/fallbacks``, for titles, attributed
/// titles, title colours, images and background images, each by itself.
///
/// Content set for a combination always wins and is never overwritten; `nil` clears it. What a
/// combination borrows follows later changes of what it is borrowed from. The automatic dimming of
/// pressed and disabled buttons stays, except, as in UIKit, where a state has content of its own.
///
/// A button with a `configuration` is served as well: in `updateConfiguration()` the content is
/// written into the configuration before the update handler is called. Where
/// `automaticallyUpdatesConfiguration` is off and nobody asks for updates, it does not apply. Kinds
/// of content that were never set leave the configuration's own alone.
@MainActor
open class StatefulButton: UIButton {
  private var titles = StagedContent<String>()
  private var attributedTitles = StagedContent<NSAttributedString>()
  private var titleColors = StagedContent<UIColor>()
  private var images = StagedContent<UIImage>()
  private var backgroundImages = StagedContent<UIImage>()
  private var configurationStage: ConfigurationStage?

  // MARK: Initialisation

  /// Makes a custom button with a frame, in points of the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button from an archive or a nib, with the content for every state that it holds.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptContent()
    stageContent()
  }

  /// Writes what UIKit writes, with the content of each state in that state's place.
  open override func encode(with coder: NSCoder) {
    stageContent(in: .normal)
    super.encode(with: coder)
    stageContent()
  }

  // MARK: Content

  /// Sets the title for exactly one combination of states; `nil` clears it.
  open override func setTitle(_ title: String?, for state: UIControl.State) {
    let normal = titles.set(title, for: StateCombination(state), in: combination)
    if state != .normal { super.setTitle(title, for: state) }
    super.setTitle(normal, for: .normal)
    contentChanged()
  }

  /// Sets the attributed title for exactly one combination of states; `nil` clears it.
  open override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    let normal = attributedTitles.set(title, for: StateCombination(state), in: combination)
    if state != .normal { super.setAttributedTitle(title, for: state) }
    super.setAttributedTitle(normal, for: .normal)
    contentChanged()
  }

  /// Sets the colour of the title for exactly one combination of states; `nil` clears it.
  open override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    let normal = titleColors.set(color, for: StateCombination(state), in: combination)
    if state != .normal { super.setTitleColor(color, for: state) }
    super.setTitleColor(normal, for: .normal)
    contentChanged()
  }

  /// Sets the image for exactly one combination of states; `nil` clears it.
  open override func setImage(_ image: UIImage?, for state: UIControl.State) {
    let normal = images.set(image, for: StateCombination(state), in: combination)
    if state != .normal { super.setImage(image, for: state) }
    super.setImage(normal, for: .normal)
    contentChanged()
  }

  /// Sets the background image for exactly one combination of states; `nil` clears it.
  open override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    let normal = backgroundImages.set(image, for: StateCombination(state), in: combination)
    if state != .normal { super.setBackgroundImage(image, for: state) }
    super.setBackgroundImage(normal, for: .normal)
    contentChanged()
  }

  /// The title shown in a combination of states.
  open override func title(for state: UIControl.State) -> String? {
    titles.content.content(for: StateCombination(state))
  }

  /// The attributed title shown in a combination of states.
  open override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.content.content(for: StateCombination(state))
  }

  /// The colour of the title in a combination of states; without any set, the type's own.
  open override func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = titleColors.content.content(for: StateCombination(state)) { return color }
    // UIKit's place for normal may be lent to another state, which this one does not borrow from.
    return titleColors.content.isEmpty
      ? super.titleColor(for: state) : standardTitleColor(for: state)
  }

  /// The image shown in a combination of states.
  open override func image(for state: UIControl.State) -> UIImage? {
    images.content.content(for: StateCombination(state))
  }

  /// The background image shown in a combination of states.
  open override func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.content.content(for: StateCombination(state))
  }

  /// The content set for exactly one combination of states, of each kind.
  var ownContent: OwnContent {
    OwnContent(
      titles: titles.content, titleColors: titleColors.content, images: images.content,
      backgroundImages: backgroundImages.content)
  }

  // MARK: State

  /// Whether the button is pressed.
  open override var isHighlighted: Bool {
    didSet { stageContent() }
  }

  /// Whether the button is selected.
  open override var isSelected: Bool {
    didSet { stageContent() }
  }

  /// Whether the button can be pressed.
  open override var isEnabled: Bool {
    didSet { stageContent() }
  }

  /// Shows the content of the state with or without the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    stageContent()
    contentChanged()
  }

  /// Lays the button out with the content of its state, which an app may have extended.
  open override func layoutSubviews() {
    stageContent()
    super.layoutSubviews()
  }

  private var combination: StateCombination { StateCombination(state) }

  private func stageContent() {
    stageContent(in: combination)
  }

  private func stageContent(in combination: StateCombination) {
    if let loan = titles.stage(combination) { super.setTitle(loan.content, for: .normal) }
    if let loan = attributedTitles.stage(combination) {
      super.setAttributedTitle(loan.content, for: .normal)
    }
    if let loan = titleColors.stage(combination) { super.setTitleColor(loan.content, for: .normal) }
    if let loan = images.stage(combination) { super.setImage(loan.content, for: .normal) }
    if let loan = backgroundImages.stage(combination) {
      super.setBackgroundImage(loan.content, for: .normal)
    }
  }

  /// Takes over what a nib has set: UIKit reads it without calling the setters.
  private func adoptContent() {
    for combination in StateCombination.all {
      let state = UIControl.State(combination)
      let isNormal = combination == .normal
      if let title = super.title(for: state), isNormal || title != super.title(for: .normal) {
        titles.adopt(title, for: combination)
      }
      if let title = super.attributedTitle(for: state),
        isNormal || title !== super.attributedTitle(for: .normal)
      {
        attributedTitles.adopt(title, for: combination)
      }
      if let image = super.image(for: state), isNormal || image !== super.image(for: .normal) {
        images.adopt(image, for: combination)
      }
      if let image = super.backgroundImage(for: state),
        isNormal || image !== super.backgroundImage(for: .normal)
      {
        backgroundImages.adopt(image, for: combination)
      }
      if let color = super.titleColor(for: state), color != standardTitleColor(for: state),
        isNormal || color != super.titleColor(for: .normal)
      {
        titleColors.adopt(color, for: combination)
      }
    }
  }

  /// The colour of the title of a new button of the same type.
  private func standardTitleColor(for state: UIControl.State) -> UIColor? {
    let button = UIButton(type: buttonType)
    button.tintColor = tintColor
    return button.titleColor(for: state)
  }

  // MARK: Configuration

  /// Writes the content of the present state into the configuration, then calls the update handler,
  /// which has the last word.
  open override func updateConfiguration() {
    guard let present = configuration, hasContent || configurationStage != nil else {
      return super.updateConfiguration()
    }
    var stage = configurationStage ?? ConfigurationStage(present)
    stage.adopt(present)
    configuration = stage.lend(shownContent)
    super.updateConfiguration()
    stage.leave(configuration)
    configurationStage = hasContent ? stage : nil
  }

  private func contentChanged() {
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  private var hasContent: Bool {
    !(titles.content.isEmpty && attributedTitles.content.isEmpty && titleColors.content.isEmpty
      && images.content.isEmpty && backgroundImages.content.isEmpty)
  }

  private var shownContent: ConfigurationStage.Content {
    let combination = combination
    return ConfigurationStage.Content(
      title: titles.content.content(for: combination),
      attributedTitle: attributedTitles.content.content(for: combination),
      titleColor: titleColors.content.content(for: combination),
      image: images.content.content(for: combination),
      backgroundImage: backgroundImages.content.content(for: combination))
  }
}
