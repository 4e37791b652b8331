/// The background, titles and buttons of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title, over the standard 17-point semibold ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  open var titlePositionAdjustment = UIOffset.zero {
    didSet { appearanceDidChange() }
  }

  /// Attributes of the large title, over the standard bold ones.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange() }
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { appearanceDidChange() }
  }

  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { appearanceDidChange() }
  }

  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { appearanceDidChange() }
  }

  private(set) var customBackIndicator: UIImage?

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance.adopt(other.buttonAppearance)
    doneButtonAppearance.adopt(other.doneButtonAppearance)
    backButtonAppearance.adopt(other.backButtonAppearance)
    customBackIndicator = other.customBackIndicator
  }

  override func observe(_ handler: @escaping () -> Void) {
    super.observe(handler)
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.onChange = handler
    }
  }

  override func duplicate() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}

/// The chevron of back buttons.
@MainActor enum BackIndicator {
  // A cache: the picture depends on the scale alone.
  private static var images: [CGFloat: UIImage] = [:]

  /// The chevron for a screen of so many pixels per point.
  static func image(scale: CGFloat) -> UIImage {
    if let image = images[scale] { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 13, height: 22), format: format)
    let drawn = renderer.image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 10.6, y: 2.4))
      path.addLine(to: CGPoint(x: 2, y: 11))
      path.addLine(to: CGPoint(x: 10.6, y: 19.6))
      path.lineWidth = 2.6
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    let image = drawn.withRenderingMode(.alwaysTemplate)
      .imageFlippedForRightToLeftLayoutDirection()
    images[scale] = image
    return image
  }
}
