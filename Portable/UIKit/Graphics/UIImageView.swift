import QuartzCore

/// Shows an image or a sequence of images.
open class UIImageView: UIView {
  /// The image shown. Setting it changes no frame.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue) } }
  }

  /// The image shown while highlighted; nil keeps `image`.
  open var highlightedImage: UIImage? {
    didSet {
      if highlightedImage !== oldValue, isHighlighted { updateImageContents() }
    }
  }

  /// Whether the highlighted image and images are shown. Default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateImageContents() } }
  }

  /// What a symbol is shown with, on top of its own configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue {
        invalidateIntrinsicContentSize()
        updateImageContents()
      }
    }
  }

  // MARK: Animation

  /// The images of an animation, shown instead of `image` while animating.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images of an animation while highlighted; nil keeps `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// Seconds for all images; 0 shows each for a thirtieth of a second. Default 0.
  open var animationDuration: TimeInterval = 0
  /// How often the images are shown; 0 means without end. Default 0.
  open var animationRepeatCount = 0

  open var isAnimating: Bool { layer.animation(forKey: ImageAnimation.key) != nil }

  /// Starts showing the animation's images from the first.
  open func startAnimating() {
    runImageAnimation()
  }

  /// Goes back to the still image.
  open func stopAnimating() {
    layer.removeAnimation(forKey: ImageAnimation.key)
  }

  // MARK: Making

  /// A view as large as its image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareImageView()
  }

  /// A view as large as its image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareImageView()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareImageView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareImageView()
    coder.decodeProperties(UIImageView.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + imageViewKeys
  }

  private func prepareImageView() {
    isUserInteractionEnabled = false
    isOpaque = false
    updateImageContents()
  }

  // MARK: Layout

  /// The image's size, without an image none.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { updateImageContents() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shownImage?.followsTraits == true { updateImageContents() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateImageContents()
  }
}
