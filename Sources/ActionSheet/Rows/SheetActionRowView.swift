import ControlCore
import UIKit

/// The row of an action.
///
///     SheetActionRowView
///     ├── background
///     ├── title
///     ├── image       ┐
///     ├── subtitle    │ only where
///     ├── badge       │ the action has it
///     ├── indicator   │
///     └── progress    ┘
@MainActor
final class SheetActionRowView: SheetRowView {
  private let titleLabel = UILabel()
  private var imageView: UIImageView?
  private var subtitleLabel: UILabel?
  private var badgeLabel: UILabel?
  private var indicatorView: UIImageView?
  private var progress: UIActivityIndicatorView?
  private var metrics = SheetMetrics()
  private var alignsLeading = false
  private var isMirrored = false
  private var canBeChosen = false

  override func prepare() {
    super.prepare()
    titleLabel.numberOfLines = 0
    titleLabel.isAccessibilityElement = false
    addSubview(titleLabel)
  }

  // MARK: Content

  /// Shows an action.
  ///
  /// A plain row has the font of other actions whatever the role; a prominent one is filled with the tint
  /// color.
  func set(
    _ action: ActionSheetAction, isBusy: Bool = false, canBeChosen: Bool = true,
    isPlain: Bool = false, isProminent: Bool = false, appearance: SheetAppearance
  ) {
    let style = appearance.style
    metrics = style.metrics
    alignsLeading = style.alignsLeading
    isMirrored = appearance.isRightToLeft
    self.canBeChosen = canBeChosen
    let looksEnabled = action.isEnabled && (canBeChosen || isBusy)
    let styleColor = appearance.color(
      !looksEnabled
        ? style.colors.disabled : isProminent ? .white : style.colors.title(of: action.role))
    let color = looksEnabled ? action.titleColor ?? styleColor : styleColor
    var styleFont = isPlain ? style.fonts.action : style.fonts.font(of: action.role)
    if action.isPreferred { styleFont = styleFont.emphasized }
    let font =
      action.font.map { appearance.font(ofAction: $0) } ?? appearance.font(styleFont)
    titleLabel.show(
      action.title, action.attributedTitle, font: font, color: color,
      alignment: appearance.actionTextAlignment)
    setSubtitle(of: action, appearance: appearance)
    setBadge(action.badge, appearance: appearance)
    setImage(action.image, font: font, color: color)
    setIndicator(isBusy ? nil : symbol(of: action), font: font, color: color)
    setProgress(isBusy)
    setNeedsLayout()
  }

  private func setSubtitle(of action: ActionSheetAction, appearance: SheetAppearance) {
    let text = action.shownSubtitle ?? ""
    guard let label = show(&subtitleLabel, UILabel(), if: !text.isEmpty) else { return }
    label.numberOfLines = 0
    let colors = appearance.style.colors
    let color = action.shownSubtitle == action.subtitle ? colors.header : colors.destructive
    label.show(
      text, font: appearance.font(appearance.style.fonts.caption),
      color: appearance.color(color), alignment: appearance.actionTextAlignment)
  }

  private func setBadge(_ text: String?, appearance: SheetAppearance) {
    guard let label = show(&badgeLabel, UILabel(), if: text?.isEmpty == false) else { return }
    label.show(
      text, font: appearance.font(appearance.style.fonts.caption),
      color: appearance.color(appearance.style.colors.header), alignment: .natural)
  }

  private func setImage(_ image: UIImage?, font: UIFont, color: UIColor) {
    guard let view = show(&imageView, UIImageView(), if: image != nil) else { return }
    view.contentMode = .center
    // A symbol grows with the title beside it.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: font.pointSize)
    view.image = image
    view.tintColor = color
  }

  private func setIndicator(_ symbol: String?, font: UIFont, color: UIColor) {
    guard let view = show(&indicatorView, UIImageView(), if: symbol != nil), let symbol else {
      return
    }
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: font.pointSize * 0.8, weight: .semibold)
    view.image = UIImage(systemName: symbol)
    view.tintColor = color
  }

  private func symbol(of action: ActionSheetAction) -> String? {
    switch action.state {
    case .on: "checkmark"
    case .mixed: "minus"
    default: action.children.isEmpty ? nil : isMirrored ? "chevron.left" : "chevron.right"
    }
  }

  private func setProgress(_ isBusy: Bool) {
    let view = show(&progress, UIActivityIndicatorView(style: .medium), if: isBusy)
    if let view { view.startAnimating() } else { progress?.stopAnimating() }
  }

  /// Returns a part that the row shows, created when it is shown first, or hides the part.
  private func show<Part: UIView>(
    _ part: inout Part?, _ make: @autoclosure () -> Part, if isShown: Bool
  ) -> Part? {
    guard isShown else {
      part?.isHidden = true
      return nil
    }
    let view = part ?? make()
    if part == nil {
      view.isAccessibilityElement = false
      addSubview(view)
      part = view
    }
    view.isHidden = false
    return view
  }

  // MARK: Layout

  private static let pictureWidth: CGFloat = 1.5

  func parts(width: CGFloat) -> SheetActionLayout.Parts {
    func size(_ view: UIView?) -> CGSize? {
      guard let view, !view.isHidden else { return nil }
      return view.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    let isBusy = progress?.isAnimating == true
    var image = size(imageView)
    // Pictures of slightly different widths stand in one column, and the texts in another.
    if let width = image?.width {
      image?.width = max(width, (fontSize * Self.pictureWidth).rounded())
    }
    var parts = SheetActionLayout.Parts(
      title: .zero, image: image, badge: size(badgeLabel),
      indicator: isBusy ? progress?.intrinsicContentSize : size(indicatorView))
    let room = CGSize(
      width: SheetActionLayout.textWidth(of: width, parts: parts, metrics: metrics),
      height: .greatestFiniteMagnitude)
    parts.title = titleLabel.sizeThatFits(room)
    if let subtitleLabel, !subtitleLabel.isHidden {
      parts.subtitle = subtitleLabel.sizeThatFits(room)
    }
    return parts
  }

  var fontSize: CGFloat { titleLabel.font.pointSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = SheetActionLayout(
      size: bounds.size, parts: parts(width: bounds.width), alignsLeading: alignsLeading,
      metrics: metrics, isRightToLeft: isMirrored)
    place(titleLabel, layout.titleFrame)
    place(subtitleLabel, layout.subtitleFrame)
    place(imageView, layout.imageFrame)
    place(badgeLabel, layout.badgeFrame)
    place(progress?.isAnimating == true ? progress : indicatorView, layout.indicatorFrame)
  }

  private func place(_ view: UIView?, _ frame: CGRect?) {
    guard let view, let frame else { return }
    let scale = traitCollection.displayScale
    let aligned = CGRect(
      x: frame.minX.roundedToPixel(scale: scale), y: frame.minY.roundedToPixel(scale: scale),
      width: frame.width, height: frame.height)
    if view.frame != aligned { view.frame = aligned }
  }

  // MARK: Keyboard

  override var canBecomeFocused: Bool { canBeChosen }
}
