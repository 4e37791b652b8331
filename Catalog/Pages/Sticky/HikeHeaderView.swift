import ControlExtras
import ControlCore
import UIKit

/// The picture and the title of a hike; collapsed, the title alone.
///
///     HikeHeaderView
///     ├── landscape
///     ├── dim             darkens it behind the compact title
///     ├── title           at the bottom, fades while the header collapses
///     ├── detail
///     └── compact title   in the middle, shows once it has collapsed
final class HikeHeaderView: StickyHeaderView {
  private static let margin: CGFloat = 20

  private let landscape = LandscapeView()
  private let dim = UIView()
  private let title = UILabel()
  private let detail = UILabel()
  private let compactTitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    title.text = localized("Ridge Walk")
    title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    detail.text = localized("18.4 km · 6 h 20 min")
    detail.font = .preferredFont(forTextStyle: .subheadline)
    compactTitle.text = title.text
    compactTitle.font = .preferredFont(forTextStyle: .headline)
    compactTitle.alpha = 0
    // The large title says the same.
    compactTitle.isAccessibilityElement = false
    title.accessibilityTraits.insert(.header)
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    dim.alpha = 0
    addSubview(landscape)
    addSubview(dim)
    for label in [title, detail, compactTitle] {
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      label.numberOfLines = label === compactTitle ? 1 : 0
      addSubview(label)
    }
    detail.textColor = UIColor.white.withAlphaComponent(0.85)
  }

  /// The heights that its text needs at a width, in points.
  func heights(width: CGFloat) -> (minimum: CGFloat, maximum: CGFloat) {
    let room = CGSize(
      width: max(width - Self.margin * 2, 0), height: .greatestFiniteMagnitude)
    let text = title.sizeThatFits(room).height + detail.sizeThatFits(room).height
    return (
      (compactTitle.font.lineHeight + 28).rounded(.up),
      max(240, text + Self.margin + 130).rounded(.up)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // It keeps its shape while the header collapses, and moves more slowly than the edge.
    let height = max(bounds.height, heights(width: bounds.width).maximum)
    landscape.frame = CGRect(
      x: 0, y: ((bounds.height - height) * 0.6).roundedToPixel(scale: traitCollection.displayScale),
      width: bounds.width, height: height)
    dim.frame = bounds
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let detailHeight = detail.sizeThatFits(area.size).height
    detail.frame = CGRect(
      x: area.minX, y: bounds.maxY - 16 - detailHeight, width: area.width, height: detailHeight)
    let titleHeight = title.sizeThatFits(area.size).height
    title.frame = CGRect(
      x: area.minX, y: detail.frame.minY - 2 - titleHeight, width: area.width,
      height: titleHeight)
    let compactSize = compactTitle.sizeThatFits(area.size)
    let compactWidth = min(compactSize.width, area.width)
    compactTitle.frame = CGRect(
      x: area.midX - compactWidth / 2,
      y: (bounds.height - compactSize.height) / 2, width: compactWidth, height: compactSize.height)
  }

  override func placementDidChange(_ placement: StickyHeaderPlacement) {
    super.placementDidChange(placement)
    // A header that rests at its minimum is as high as the text needs.
    let collapses = headerLayout.expansion != .overscroll
    let expansion = collapses ? min(placement.stretchFactor, 1) : 1
    title.alpha = min(max((expansion - 0.35) / 0.4, 0), 1)
    detail.alpha = title.alpha
    compactTitle.alpha = min(max((0.3 - expansion) / 0.2, 0), 1)
    dim.alpha = compactTitle.alpha
  }
}
