import TestSupport
import UIKit

/// A box of 100 × 100 at the corner of a window.
@MainActor struct AnimationStage {
  let host = TestHost()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    box.backgroundColor = .red
    host.add(box)
  }

  /// What is on the screen now.
  var shown: CALayer { box.layer.presentation() ?? box.layer }
}

/// Centers a subview when it lays out.
final class LayingOutView: UIView {
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(child)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(child)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    child.center = CGPoint(x: bounds.midX, y: 50)
  }
}
