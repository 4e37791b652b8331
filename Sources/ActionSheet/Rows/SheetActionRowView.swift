import ControlCore
import UIKit

/// The row of an action.
///
///     SheetActionRowView
///     ├── plate
///     ├── title
///     ├── picture     ┐
///     ├── subtitle    │ only where
///     ├── badge       │ the action has it
///     ├── mark        │
///     └── progress    ┘
@MainActor
final class SheetActionRowView: SheetRowView {
  private let titleLabel = UILabel()
  private var imageView: UIImageView?
  private var subtitleLabel: UILabel?
  private var badgeLabel: UILabel?
  private var markView: UIImageView?
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
  /// - Parameters:
  ///   - action: The action.
  ///   - isBusy: A Boolean value that determines whether the row shows progress.
  ///   - canBeChosen: A Boolean value that determines whether the action can be chosen at the moment.
  ///   - isPlain: A Boolean value that determines whether the font is that of other actions whatever the role.
  ///   - isProminent: A Boolean value that determines whether the row is filled with the tint color.
  ///   - appearance: The appearance of the sheet.
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
    setTitle(of: action, font: font, color: color, alignment: appearance.actionTextAlignment)
    setSubtitle(of: action, appearance: appearance)
    setBadge(action.badge, appearance: appearance)
    setImage(action.image, font: font, color: color)
    setMark(isBusy ? nil : symbol(of: action), font: font, color: color)
    setProgress(isBusy)
    setNeedsLayout()
  }

  private func setTitle(
    of action: ActionSheetAction, font: UIFont, color: UIColor, alignment: NSTextAlignment
  ) {
    titleLabel.font = font
    titleLabel.textColor = color
    titleLabel.textAlignment = alignment
    if let attributed = action.attributedTitle {
      titleLabel.attributedText = attributed.filled(
        font: font, color: color, alignment: alignment)
    } else {
      titleLabel.text = action.title
    }
  }

  private func setSubtitle(of action: ActionSheetAction, appearance: SheetAppearance) {
    guard let text = action.shownSubtitle, !text.isEmpty else {
      subtitleLabel?.isHidden = true
      return
    }
    let label = subtitleLabel ?? makeLabel()
    subtitleLabel = label
    label.isHidden = false
    label.numberOfLines = 0
    label.font = appearance.font(appearance.style.fonts.caption)
    let colors = appearance.style.colors
    label.textColor = appearance.color(
      action.shownSubtitle == action.subtitle ? colors.header : colors.destructive)
    label.textAlignment = appearance.actionTextAlignment
    label.text = text
  }

  private func setBadge(_ text: String?, appearance: SheetAppearance) {
    guard let text, !text.isEmpty else {
      badgeLabel?.isHidden = true
      return
    }
    let label = badgeLabel ?? makeLabel()
    badgeLabel = label
    label.isHidden = false
    label.font = appearance.font(appearance.style.fonts.caption)
    label.textColor = appearance.color(appearance.style.colors.header)
    label.text = text
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.isAccessibilityElement = false
    addSubview(label)
    return label
  }

  private func setImage(_ image: UIImage?, font: UIFont, color: UIColor) {
    guard let image else {
      imageView?.isHidden = true
      return
    }
    let view = imageView ?? makeImageView()
    imageView = view
    view.isHidden = false
    view.contentMode = .center
    // A symbol grows with the title beside it.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: font.pointSize)
    view.image = image
    view.tintColor = color
  }

  private func setMark(_ symbol: String?, font: UIFont, color: UIColor) {
    guard let symbol else {
      markView?.isHidden = true
      return
    }
    let view = markView ?? makeImageView()
    markView = view
    view.isHidden = false
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

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    view.isAccessibilityElement = false
    addSubview(view)
    return view
  }

  private func setProgress(_ isBusy: Bool) {
    guard isBusy else {
      progress?.stopAnimating()
      return
    }
    let view = progress ?? UIActivityIndicatorView(style: .medium)
    if progress == nil { addSubview(view) }
    progress = view
    view.startAnimating()
  }

  // MARK: Layout

  /// The least width of a picture, as a multiple of the title's font.
  private static let pictureWidth: CGFloat = 1.5

  /// How large everything is that the row shows, the texts in a row of some width.
  func parts(width: CGFloat) -> SheetActionLayout.Parts {
    func size(_ view: UIView?) -> CGSize? {
      guard let view, !view.isHidden else { return nil }
      let room = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      return view.sizeThatFits(room)
    }
    let isBusy = progress?.isAnimating == true
    var image = size(imageView)
    // Pictures of slightly different widths stand in one column, and the texts in another.
    image?.width.raise(to: (fontSize * Self.pictureWidth).rounded())
    var parts = SheetActionLayout.Parts(
      title: .zero, image: image, badge: size(badgeLabel),
      mark: isBusy ? progress?.intrinsicContentSize : size(markView))
    let room = CGSize(
      width: SheetActionLayout.textWidth(of: width, parts: parts, metrics: metrics),
      height: .greatestFiniteMagnitude)
    parts.title = titleLabel.sizeThatFits(room)
    if let subtitleLabel, !subtitleLabel.isHidden {
      parts.subtitle = subtitleLabel.sizeThatFits(room)
    }
    return parts
  }

  /// The point size that the row's own room follows.
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
    if progress?.isAnimating == true {
      place(progress, layout.markFrame)
    } else {
      place(markView, layout.markFrame)
    }
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

  /// Whether the row shows an action that can be chosen.
  override var canBecomeFocused: Bool { canBeChosen }
}

extension CGFloat {
  fileprivate mutating func raise(to least: CGFloat) {
    if self < least { self = least }
  }
}
