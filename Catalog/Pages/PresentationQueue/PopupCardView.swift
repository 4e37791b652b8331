import ActionSheet
import UIKit

/// A popup that is not a view controller: a card at the bottom that leaves the page to touches.
///
///     card
///     ├── tile
///     ├── title
///     ├── detail
///     └── close button
final class PopupCardView: UIView, QueuePresentable {
  private static let margin: CGFloat = 12
  private static let padding: CGFloat = 14
  private static let duration: TimeInterval = 0.35

  let popup: QueuePopup

  /// Called whenever the card has come or gone.
  var changed: (@MainActor () -> Void)?

  private weak var stage: UIView?
  private var slot: PresentationSlot?
  private var isLeaving = false
  private let tile: QueueTile
  private let title: TextBlock
  private let detail: TextBlock
  private let closeButton = UIButton(configuration: .gray())

  init(_ popup: QueuePopup, on stage: UIView) {
    self.popup = popup
    self.stage = stage
    tile = QueueTile(popup, isShown: true)
    title = TextBlock(
      popup.title, font: .preferredFont(forTextStyle: .headline), color: .label)
    detail = TextBlock(
      popup.detail, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemGroupedBackground
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    closeButton.configuration?.title = localized("Close")
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.addAction(
      UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
    for part in [tile, title, detail, closeButton] { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    let popup = QueuePopup(number: 1, policy: .append, priority: .normal)
    self.popup = popup
    tile = QueueTile(popup, isShown: true)
    title = .body("")
    detail = .body("")
    super.init(coder: coder)
  }

  // MARK: Layout

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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = textRoom(width: size.width)
    let height = max(
      tile.sizeThatFits(size).height,
      title.sizeThatFits(text).height + detail.sizeThatFits(text).height)
    return CGSize(width: size.width, height: height + Self.padding * 2)
  }

  private func textRoom(width: CGFloat) -> CGSize {
    let taken =
      tile.sizeThatFits(.zero).width + closeButton.sizeThatFits(.zero).width + Self.padding * 4
    return CGSize(width: max(width - taken, 0), height: .greatestFiniteMagnitude)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = textRoom(width: bounds.width)
    let tileSize = tile.sizeThatFits(.zero)
    let buttonSize = closeButton.sizeThatFits(.zero)
    let titleHeight = title.sizeThatFits(text).height
    let detailHeight = detail.sizeThatFits(text).height
    let top = (bounds.height - titleHeight - detailHeight) / 2
    let textX = Self.padding * 2 + tileSize.width
    tile.frame = CGRect(
      origin: CGPoint(x: Self.padding, y: (bounds.height - tileSize.height) / 2), size: tileSize)
    title.frame = CGRect(x: textX, y: top, width: text.width, height: titleHeight)
    detail.frame = CGRect(x: textX, y: top + titleHeight, width: text.width, height: detailHeight)
    closeButton.frame = CGRect(
      x: bounds.width - Self.padding - buttonSize.width,
      y: (bounds.height - buttonSize.height) / 2, width: buttonSize.width,
      height: buttonSize.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for part in subviews { part.frame.origin.x = bounds.width - part.frame.maxX }
    }
  }

  // MARK: Coming and going

  func present(in slot: PresentationSlot) {
    guard let stage else { return slot.didFail() }
    self.slot = slot
    isLeaving = false
    stage.addSubview(self)
    place()
    transform = outside
    move(isAnimated: slot.isAnimated, to: .identity) { [weak self] in
      slot.didPresent()
      self?.changed?()
    }
  }

  func hide(in slot: PresentationSlot, outcome: PresentationOutcome?) {
    leave(slot)
  }

  /// Closes the card, as its button does.
  func close() {
    guard let slot else { return }
    slot.willDismiss()
    leave(slot)
  }

  private func leave(_ slot: PresentationSlot) {
    guard !isLeaving else { return }
    isLeaving = true
    move(isAnimated: slot.isAnimated, to: outside) { [weak self] in
      self?.removeFromSuperview()
      self?.slot = nil
      slot.didDismiss()
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

/// What one popup of the playground was asked for with.
@MainActor
struct QueuePopup {
  var number = 0
  var policy = Policy.append
  var priority = Operation.QueuePriority.normal

  /// The kind of the popup; `nil` for a card.
  var kind: QueueKind?

  /// A Boolean value that determines whether the state of the page has added the popup.
  var isOfState = false

  /// The policies that the playground offers.
  enum Policy: String, CaseIterable {
    case append = "Append"
    case next = "Next"
    case interrupt = "Interrupt"
    case replace = "Replace"
    case dropIfBusy = "If Idle"

    /// The name of the policy in the user's language.
    @MainActor var title: String { localized(rawValue) }

    var policy: PresentationPolicy {
      switch self {
      case .append: .append
      case .next: .next
      case .interrupt: .interrupt(resuming: true)
      case .replace: .replace
      case .dropIfBusy: .dropIfBusy
      }
    }
  }

  static var priorities: [(title: String, priority: Operation.QueuePriority)] {
    [
      (localized("Low"), .low), (localized("Normal"), .normal), (localized("High"), .high),
      (localized("Highest"), .veryHigh),
    ]
  }

  private static let colors: [UIColor] = [
    .systemBlue, .systemOrange, .systemGreen, .systemPink, .systemPurple, .systemTeal,
  ]

  /// Tells the popups apart at a glance.
  var color: UIColor { Self.colors[(number - 1) % Self.colors.count] }

  var title: String { "\(kind?.title ?? localized("Popup")) \(number)" }

  /// The name of the popup in the list of events, which is in English in every language.
  var logName: String { "\(kind?.rawValue ?? "Popup") \(number)" }

  var detail: String {
    let level = Self.priorities.first { $0.priority == priority }?.title ?? ""
    return "\(policy.title) · \(level)"
  }
}
