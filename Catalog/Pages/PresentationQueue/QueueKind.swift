import ActionSheet
import UIKit

/// A kind of popup beside cards: of the kit, of the system, or of the app.
@MainActor
enum QueueKind: String, CaseIterable {
  case sheet = "Sheet"
  case alert = "Alert"
  case banner = "Banner"
  case toast = "Toast"
  case colors = "Color Picker"
  case page = "Page"

  /// The name of the kind in the user's language.
  var title: String { localized(rawValue) }

  /// Adds a popup of this kind to a queue, as its code does.
  func enqueue(in queue: PresentationQueue, request: PresentationRequest) -> QueuedPresentation {
    switch self {
    case .sheet: queue.enqueue(makeSheet(), as: request)
    case .alert: queue.enqueue(makeAlert(), as: request)
    case .banner: queue.enqueue(makeBanner(), as: request)
    case .toast: queue.enqueue(makeToast(), as: request)
    case .colors: queue.enqueue(makeColorPicker(), as: request)
    case .page: queue.enqueue(makePage(), as: request)
    }
  }

  /// The name of the function that makes the popup.
  var maker: String {
    switch self {
    case .sheet: "makeSheet"
    case .alert: "makeAlert"
    case .banner: "makeBanner"
    case .toast: "makeToast"
    case .colors: "makeColorPicker"
    case .page: "makePage"
    }
  }
}

/// A popup of the queue as a numbered tile: filled while it is shown, pale while it waits.
final class QueueTile: UILabel {
  private static let minimumSide: CGFloat = 40

  init(_ popup: QueuePopup, isShown: Bool) {
    super.init(frame: .zero)
    text = "\(popup.number)"
    font = .preferredFont(forTextStyle: .headline)
    adjustsFontForContentSizeCategory = true
    textAlignment = .center
    textColor = isShown ? .white : popup.color
    backgroundColor = isShown ? popup.color : popup.color.withAlphaComponent(0.18)
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    clipsToBounds = true
    let state = isShown ? localized("shown") : localized("waiting")
    accessibilityLabel = "\(popup.title), \(popup.detail), \(state)"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = super.sizeThatFits(size)
    let side = max(Self.minimumSide, text.height + 16)
    return CGSize(width: max(side, text.width + 20), height: side)
  }
}

/// The tiles of a queue, or a text while there are none.
final class LineStageView: UIView {
  private let line: FlowView
  private let empty: UIView

  init(line: FlowView, empty: UIView) {
    self.line = line
    self.empty = empty
    super.init(frame: .zero)
    addSubview(empty)
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    line = FlowView([])
    empty = UIView()
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = max(line.sizeThatFits(size).height, empty.sizeThatFits(size).height, 40)
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = bounds
    empty.frame = bounds
  }
}
