import UIKit

/// Five stars to tap, as an example of a view of one's own in a sheet.
final class SheetRatingView: UIView {
  private let stars = (1...5).map { _ in UIButton(type: .system) }
  private var rating = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for (index, star) in stars.enumerated() {
      star.tintColor = .systemOrange
      star.accessibilityLabel =
        index == 0 ? localized("1 star") : localized("%1$@ stars", "\(index + 1)")
      star.addAction(
        UIAction { [weak self] _ in self?.rate(index + 1) }, for: .primaryActionTriggered)
      addSubview(star)
    }
    rate(rating)
  }

  private func rate(_ rating: Int) {
    self.rating = rating
    let configuration = UIImage.SymbolConfiguration(pointSize: 30, weight: .regular)
    for (index, star) in stars.enumerated() {
      let name = index < rating ? "star.fill" : "star"
      star.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(stars.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, star) in stars.enumerated() {
      let place = isRightToLeft ? stars.count - 1 - index : index
      star.frame = CGRect(
        x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
