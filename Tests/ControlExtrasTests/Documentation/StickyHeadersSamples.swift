// The samples of StickyHeaders.md, compiled as in an app: without testable imports.

// sample StickyHeaders 1
import ControlExtras
import UIKit

@MainActor
func addHeader(to scrollView: UIScrollView) -> StickyHeaderView {
  let header = StickyHeaderView(
    headerLayout: StickyHeaderLayout(
      minimumHeight: 88, maximumHeight: 300, expansion: .atTop, isPinned: true,
      stretchesBeyondMaximum: true, reservation: .restingHeight))
  scrollView.addSubview(header)
  return header
}
// end of sample

// sample StickyHeaders 2
final class TitleHeaderView: StickyHeaderView {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(titleLabel)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 16, y: bounds.maxY - 44, width: bounds.width - 32, height: 44)
  }

  override func placementDidChange(_ placement: StickyHeaderPlacement) {
    super.placementDidChange(placement)
    titleLabel.alpha = min(placement.stretchFactor, 1)
  }
}
// end of sample

// sample StickyHeaders 3
@MainActor
func addFooter(to scrollView: UIScrollView, visibilityChanged: @escaping @MainActor (Bool) -> Void)
  -> StickyFooterView
{
  let footer = StickyFooterView(height: 56)
  footer.hideDistance = 40
  footer.shownChanged = visibilityChanged
  scrollView.addSubview(footer)
  return footer
}
// end of sample
