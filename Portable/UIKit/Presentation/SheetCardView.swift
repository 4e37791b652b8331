/// The card of a sheet: clips the content to its rounded corners and carries the grabber.
final class SheetCardView: UIView {
  private let grabber = UIView(frame: .zero)

  var showsGrabber = false {
    didSet { grabber.isHidden = !showsGrabber }
  }

  weak var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(content, at: 0)
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func setCorners(radius: CGFloat, roundsBottom: Bool) {
    layer.cornerRadius = radius
    layer.maskedCorners =
      roundsBottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    if subviews.last !== grabber { bringSubviewToFront(grabber) }
  }
}
