import UIKit

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
