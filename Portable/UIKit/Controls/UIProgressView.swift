/// A bar that fills as something advances.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The heights of the bar.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// How much is done, from 0 to 1; values outside are limited.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// The color of the done part; nil is the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UIProgressView.progressTintColor, "progressTintColor")
    }
  }
  open var trackTintColor: UIColor? {
    didSet {
      updateColors()
      noteAppearance(\UIProgressView.trackTintColor, "trackTintColor")
    }
  }

  private var share: Float = 0
  private let track = UIView()
  private let done = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UIProgressView.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + progressViewKeys
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = intrinsicContentSize.height
  }

  private func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    track.clipsToBounds = true
    track.isUserInteractionEnabled = false
    addSubview(track)
    track.addSubview(done)
    updateColors()
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    share = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { self.placeParts() }, completion: nil)
  }

  private var barHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func placeParts() {
    let height = barHeight
    track.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    let radius = progressViewStyle == .bar ? 0 : height / 2
    track.layer.cornerRadius = radius
    done.layer.cornerRadius = radius
    let width = bounds.width * CGFloat(share)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    done.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: height)
  }

  private func updateColors() {
    track.backgroundColor = trackTintColor ?? .systemFill
    done.backgroundColor = progressTintColor ?? tintColor
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}
