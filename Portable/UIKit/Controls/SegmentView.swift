/// The label or image of one segment.
@MainActor final class SegmentView: UIView {
  struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?
  }

  var content: Content {
    didSet { contentDidChange() }
  }

  let label = UILabel()
  let imageView = UIImageView()

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    imageView.contentMode = .center
    addSubview(imageView)
    addSubview(label)
    contentDidChange()
  }

  required init?(coder: NSCoder) {
    content = Content()
    super.init(coder: coder)
  }

  /// The width the content asks for, without padding.
  ///
  /// - Parameter font: The font of a title that is not chosen, so that a choice does not change widths.
  func contentWidth(in font: UIFont) -> CGFloat {
    guard let title = content.title else { return content.image?.size.width ?? 0 }
    return (title as NSString).size(withAttributes: [.font: font]).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    imageView.frame = bounds
  }

  private func contentDidChange() {
    label.text = content.title
    label.isHidden = content.title == nil
    imageView.image = content.title == nil ? content.image : nil
    accessibilityLabel = content.title
    isAccessibilityElement = true
    accessibilityTraits = .button
    setNeedsLayout()
  }
}
