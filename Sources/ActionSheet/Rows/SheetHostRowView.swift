import UIKit

/// A row with a view of the app's own in it.
@MainActor
protocol SheetHosting: SheetRowView {
  /// The view.
  var hosted: UIView? { get }

  /// The size that the view was given; another is its own wish.
  var placedSize: CGSize? { get }
}

/// The row of a view of the app's own.
@MainActor
final class SheetHostRowView: SheetRowView, SheetHosting {
  private(set) weak var hosted: UIView?
  private(set) var placedSize: CGSize?

  private var slot: SheetViewSlot?
  private let host = UIView()

  override init() {
    super.init()
    addSubview(host)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(host)
  }

  /// Shows a view at its slot, cut off at the row's corners.
  func set(_ view: UIView?, slot: SheetViewSlot, look: PlateLook) {
    self.slot = slot
    host.clipsToBounds = true
    host.layer.cornerRadius = look.corners.isEmpty ? 0 : look.radius
    host.layer.maskedCorners = look.corners
    host.layer.cornerCurve = look.curve
    setNeedsLayout()
    guard view !== hosted || view?.superview !== host else { return }
    release()
    hosted = view
    if let view { host.addSubview(view) }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    release()
  }

  /// Gives the view back, unless somebody else has it by now.
  private func release() {
    if let hosted, hosted.superview === host { hosted.removeFromSuperview() }
    hosted = nil
    placedSize = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
    guard let slot, let hosted, hosted.superview === host else { return }
    let frame = slot.viewFrame(inRowOf: bounds.size)
    if hosted.frame != frame { hosted.frame = frame }
    placedSize = hosted.bounds.size
  }
}
