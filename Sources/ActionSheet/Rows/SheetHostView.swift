import UIKit

/// The place of a custom view in a row.
///
/// A view without a size of its own is constrained to the width of its slot, so that its constraints
/// determine its height; when these lead to another height, or a view with a size of its own changes it, the
/// sheet is notified.
final class SheetHostView: UIView {
  private(set) weak var hosted: UIView?

  /// The size that the view was given; if its size differs, the view has set it.
  private var placedSize: CGSize?

  /// The sheet, which is notified when the view, or its constraints, have set another size than its slot's.
  weak var sheet: ActionSheetControl?

  private var slot: SheetViewSlot?
  private var constraintsOfHosted: [NSLayoutConstraint] = []
  private var translatedMask = true
  private var reportedHeight: CGFloat?

  func set(_ slot: SheetViewSlot?) {
    // A grid has handlers, which a view does not retain.
    var slot = slot
    slot?.grid = nil
    let view = slot?.view
    let isKnown = self.slot == slot
    if view !== hosted || view?.superview !== self {
      release()
      hosted = view
      if let view {
        translatedMask = view.translatesAutoresizingMaskIntoConstraints
        addSubview(view)
      }
    } else if isKnown {
      return
    }
    self.slot = slot
    constrain()
    setNeedsLayout()
  }

  /// Removes the view, unless it has another superview by now.
  func release() {
    NSLayoutConstraint.deactivate(constraintsOfHosted)
    constraintsOfHosted = []
    if let hosted {
      hosted.translatesAutoresizingMaskIntoConstraints = translatedMask
      if hosted.superview === self { hosted.removeFromSuperview() }
    }
    hosted = nil
    slot = nil
    placedSize = nil
    reportedHeight = nil
  }

  private func constrain() {
    NSLayoutConstraint.deactivate(constraintsOfHosted)
    constraintsOfHosted = []
    guard let hosted, hosted.superview === self, let slot else { return }
    guard slot.isMeasured else { return followSize(of: hosted) }
    hosted.translatesAutoresizingMaskIntoConstraints = false
    let width =
      slot.width.map { hosted.widthAnchor.constraint(equalToConstant: $0) }
      ?? hosted.widthAnchor.constraint(equalTo: widthAnchor)
    // A view that demands another width keeps it.
    width.priority = UILayoutPriority(999)
    constraintsOfHosted = [
      hosted.topAnchor.constraint(equalTo: topAnchor),
      hosted.centerXAnchor.constraint(equalTo: centerXAnchor), width,
    ]
    if slot.fills || hosted is UIScrollView {
      // Nothing else gives it a height.
      let bottom = hosted.bottomAnchor.constraint(equalTo: bottomAnchor)
      bottom.priority = slot.fills ? UILayoutPriority(999) : .defaultLow
      constraintsOfHosted.append(bottom)
    }
    NSLayoutConstraint.activate(constraintsOfHosted)
  }

  /// Makes UIKit lay out this view when a view with a size of its own changes it, which nothing reports.
  private func followSize(of view: UIView) {
    addSubview(sizeFollower)
    constraintsOfHosted = [
      sizeFollower.topAnchor.constraint(equalTo: topAnchor),
      sizeFollower.leftAnchor.constraint(equalTo: leftAnchor),
      sizeFollower.widthAnchor.constraint(equalTo: view.widthAnchor),
      sizeFollower.heightAnchor.constraint(equalTo: view.heightAnchor),
    ]
    NSLayoutConstraint.activate(constraintsOfHosted)
  }

  private lazy var sizeFollower: UIView = {
    let view = UIView()
    view.hide()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let slot, let hosted, hosted.superview === self else { return }
    guard slot.isMeasured else {
      let frame = slot.viewFrame(inRowOf: bounds.size)
      let size = hosted.bounds.size
      if let old = placedSize, size != old, size != frame.size {
        placedSize = size
        sheet?.viewResized(hosted, from: old)
        return
      }
      if hosted.frame != frame { hosted.frame = frame }
      placedSize = hosted.bounds.size
      return
    }
    let height = hosted.bounds.height
    guard !slot.fills, abs(height - slot.height) >= 1, height != reportedHeight else { return }
    reportedHeight = height
    sheet?.viewHeightChanged(hosted)
  }
}
