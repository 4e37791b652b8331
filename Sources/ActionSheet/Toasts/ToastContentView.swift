import UIKit

/// What a toast says.
struct ToastMessage: Equatable {
  var text: String
  var subtitle: String?

  /// The image before the text; `nil` for the symbol of the kind.
  var image: UIImage?
  var kind = Toast.Kind.plain

  /// The completed part of the work, 0…1; `nil` if it is not known.
  var progress: Double?

  /// The texts as VoiceOver speaks them, with the meaning of the symbol.
  var spokenText: String {
    let meaning: ActionSheetString? =
      switch kind {
      case .success: .success
      case .error: .error
      case .plain, .loading: nil
      }
    return [meaning?.text, text, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

/// The texts of a toast, and the image, the activity indicator or the ring before them.
final class ToastContentView: UIView {
  private var message: ToastMessage
  private let title = UILabel()
  private let subtitle = UILabel()
  private let row = UIStackView()
  private var symbol: UIView?
  private var appearance: SheetAppearance?

  /// Called by the action of assistive technologies that dismisses the toast.
  var dismissed: (() -> Void)? {
    didSet { updateAccessibility() }
  }

  init(_ message: ToastMessage) {
    self.message = message
    super.init(frame: .zero)
    isAccessibilityElement = true
    isUserInteractionEnabled = false
    for label in [title, subtitle] { label.numberOfLines = 0 }
    let texts = UIStackView(arrangedSubviews: [title, subtitle])
    texts.axis = .vertical
    texts.spacing = 2
    row.addArrangedSubview(texts)
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    update(from: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ new: ToastMessage, isAnimated: Bool) {
    guard new != message else { return }
    let former = message
    message = new
    update(from: former)
    guard isAnimated, new.kind != former.kind, let symbol else { return }
    UIView.performWithoutAnimation {
      symbol.alpha = 0
      if !SheetPresenter.reducesMotion {
        symbol.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
      }
    }
    UIView.animateSpring(duration: 0.4, damping: 0.6) {
      symbol.alpha = 1
      symbol.transform = .identity
    }
  }

  private func update(from former: ToastMessage?) {
    title.text = message.text
    subtitle.text = message.subtitle
    subtitle.isHidden = message.subtitle == nil
    if former?.kind != message.kind || former?.image != message.image
      || (former?.progress == nil) != (message.progress == nil)
    {
      replaceSymbol()
    }
    if let progress = message.progress {
      (symbol as? ToastProgressView)?.setProgress(CGFloat(progress), isAnimated: former != nil)
    }
    updateAccessibility()
    if let appearance { apply(appearance) }
  }

  // MARK: Symbol

  private func replaceSymbol() {
    symbol?.removeFromSuperview()
    symbol = makeSymbol()
    guard let symbol else { return }
    symbol.setContentHuggingPriority(.required, for: .horizontal)
    symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
    row.insertArrangedSubview(symbol, at: 0)
  }

  private func makeSymbol() -> UIView? {
    let name: String? =
      switch message.kind {
      case .success: "checkmark.circle.fill"
      case .error: "exclamationmark.circle.fill"
      case .plain, .loading: nil
      }
    if let image = message.image ?? name.flatMap({ UIImage(systemName: $0) }) {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
      return view
    }
    guard message.kind == .loading else { return nil }
    if message.progress != nil { return ToastProgressView() }
    let indicator = UIActivityIndicatorView()
    indicator.isAccessibilityElement = false
    indicator.startAnimating()
    return indicator
  }

  // MARK: Appearance

  func apply(_ appearance: SheetAppearance) {
    self.appearance = appearance
    let style = appearance.style
    let header = appearance.color(style.colors.header)
    let setsColor = style.colors.$header.isSet
    title.font = appearance.font(
      message.subtitle == nil ? style.fonts.loneTitle : style.fonts.title)
    title.textColor = setsColor ? header : .label
    if message.subtitle != nil {
      subtitle.font = appearance.font(style.fonts.message)
      subtitle.textColor = header
    }
    switch symbol {
    case let image as UIImageView:
      image.tintColor = message.image == nil ? symbolColor(appearance) : setsColor ? header : nil
    case let indicator as UIActivityIndicatorView:
      indicator.style = appearance.textSize.isAccessibilityCategory ? .large : .medium
      if setsColor { indicator.color = header }
    case let ring as ToastProgressView:
      ring.setColors(
        track: appearance.color(style.colors.highlight), progress: appearance.buttonColor)
    default: break
    }
  }

  private func symbolColor(_ appearance: SheetAppearance) -> UIColor {
    let style = appearance.style
    if message.kind == .error, style.colors.$destructive.isSet {
      return appearance.color(style.colors.destructive)
    }
    if style.colors.$header.isSet {
      return appearance.color(style.colors.header)
    }
    return message.kind == .error ? .systemRed : .systemGreen
  }

  // MARK: Accessibility

  private var spokenProgress: String {
    guard let progress = message.progress else { return ActionSheetString.inProgress.text }
    return NumberFormatter.localizedString(from: NSNumber(value: progress), number: .percent)
  }

  private func updateAccessibility() {
    accessibilityLabel = message.spokenText
    accessibilityTraits =
      message.kind == .loading ? [.staticText, .updatesFrequently] : .staticText
    accessibilityValue = message.kind == .loading ? spokenProgress : nil
    accessibilityCustomActions = dismissed.map { dismissed in
      [
        UIAccessibilityCustomAction(name: ActionSheetString.dismiss.text) { _ in
          dismissed()
          return true
        }
      ]
    }
  }
}

extension SheetAppearance {
  /// The color of the button of a toast: the action color if it is set, or else the tint color.
  var buttonColor: UIColor {
    color(style.colors.$action.isSet ? style.colors.action : .tintColor)
  }
}
