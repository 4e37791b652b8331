import UIKit

/// A hidden view that reports when the view it is in enters or leaves a window, or is resized.
final class WindowObserverView: UIView {
  /// Called after a change.
  var changed: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    changed?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    changed?()
  }
}
