/// The thin bar that shows which part of the content is seen.
@MainActor final class ScrollIndicatorView: UIView {
  static let thickness: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
    layer.zPosition = 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
