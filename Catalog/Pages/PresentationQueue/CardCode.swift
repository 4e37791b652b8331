import ActionSheet
import UIKit

/// A popup that is not a view controller: a card at the bottom that leaves the rest to touches.
class PopupCard: UIView, QueuePresentable {
  static let padding: CGFloat = 14
  private static let margin: CGFloat = 12
  private static let duration: TimeInterval = 0.35

  let titleLabel = UILabel()
  let closeButton = UIButton(configuration: .gray())

  /// Called whenever the card has come or gone.
  var changed: (@MainActor () -> Void)?

  private weak var stage: UIView?
  private var context: PresentationContext?
  private var isLeaving = false

  /// Makes a card at the bottom of a view or a window.
  init(_ title: String, on stage: UIView?) {
    self.stage = stage
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemGroupedBackground
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    closeButton.configuration?.title = localized("Close")
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.addAction(
      UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
    addSubview(titleLabel)
    addSubview(closeButton)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The width of what stands before the title.
  var leadingWidth: CGFloat { 0 }

  /// Puts the card at the bottom of its stage.
  func place() {
    guard let stage else { return }
    let room = stage.bounds.inset(by: stage.safeAreaInsets)
    let width = min(room.width - Self.margin * 2, 480)
    let height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    center = CGPoint(x: room.midX, y: room.maxY - height / 2 - Self.margin)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 20).cgPath
  }

  func textRoom(width: CGFloat) -> CGSize {
    let taken = leadingWidth + closeButton.sizeThatFits(.zero).width + Self.padding * 3
    return CGSize(width: max(width - taken, 0), height: .greatestFiniteMagnitude)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = titleLabel.sizeThatFits(textRoom(width: size.width))
    let height = max(text.height, closeButton.sizeThatFits(.zero).height)
    return CGSize(width: size.width, height: height + Self.padding * 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = textRoom(width: bounds.width)
    let button = closeButton.sizeThatFits(.zero)
    let height = titleLabel.sizeThatFits(text).height
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    titleLabel.frame = CGRect(
      x: mirrored ? Self.padding * 2 + button.width : Self.padding + leadingWidth,
      y: (bounds.height - height) / 2, width: text.width, height: height)
    closeButton.frame = CGRect(
      x: mirrored ? Self.padding : bounds.width - Self.padding - button.width,
      y: (bounds.height - button.height) / 2, width: button.width, height: button.height)
  }

  func present(in context: PresentationContext) {
    guard let stage else { return context.didFail() }
    self.context = context
    isLeaving = false
    stage.addSubview(self)
    place()
    transform = outside
    move(isAnimated: context.isAnimated, to: .identity) { [weak self] in
      context.didPresent()
      self?.changed?()
    }
  }

  func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    leave(context)
  }

  /// Closes the card, as its button does.
  func close() {
    guard let context else { return }
    context.willDismiss()
    leave(context)
  }

  private func leave(_ context: PresentationContext) {
    guard !isLeaving else { return }
    isLeaving = true
    move(isAnimated: context.isAnimated, to: outside) { [weak self] in
      self?.removeFromSuperview()
      self?.context = nil
      context.didDismiss()
      self?.changed?()
    }
  }

  private var outside: CGAffineTransform {
    CGAffineTransform(translationX: 0, y: (stage?.bounds.maxY ?? 0) - frame.minY + Self.margin)
  }

  private func move(
    isAnimated: Bool, to target: CGAffineTransform, completion: @escaping @MainActor () -> Void
  ) {
    guard isAnimated else {
      transform = target
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.transform = target },
      completion: { _ in completion() })
  }
}
