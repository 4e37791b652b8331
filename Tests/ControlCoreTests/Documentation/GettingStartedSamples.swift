// The samples of GettingStarted.md, compiled as in an app: without testable imports.

// sample GettingStarted 1
import ControlCore
import UIKit

@IBDesignable
final class RatingControl: Control {
  @IBInspectable dynamic var rating: Int = 0 {
    didSet { updateDots() }
  }

  @IBInspectable dynamic var maximumRating: Int = 5 {
    didSet { createDots() }
  }

  let events = EventStream<Int>()

  private var dots: [CALayer] = []
  private let diameter: CGFloat = 20
  private let spacing: CGFloat = 8

  override func commonInit() {
    super.commonInit()
    hitShape = .inset(top: -12, left: -12, bottom: -12, right: -12)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    createDots()
  }

  private func createDots() {
    for dot in dots { dot.removeFromSuperlayer() }
    dots = (0..<max(maximumRating, 0)).map { _ in CALayer() }
    for dot in dots { layer.addSublayer(dot) }
    updateDots()
    invalidateContentSize()
  }

  // MARK: Layout

  override var contentSize: ContentSize {
    let width = CGFloat(dots.count) * (diameter + spacing) - spacing
    return ContentSize(width: width, height: diameter)
  }

  override func layoutContent() {
    super.layoutContent()
    for (index, dot) in dots.enumerated() {
      let x = CGFloat(index) * (diameter + spacing)
      dot.frame = CGRect(
        x: isRightToLeft ? bounds.maxX - x - diameter : bounds.minX + x,
        y: bounds.midY - diameter / 2, width: diameter, height: diameter)
      dot.cornerRadius = diameter / 2
    }
  }

  // MARK: Appearance

  override func traitsChanged() {
    super.traitsChanged()
    updateDots()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateDots()
  }

  private func updateDots() {
    for (index, dot) in dots.enumerated() {
      let color: UIColor = index < rating ? tintColor : .systemFill
      dot.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }
    accessibilityValue = "\(rating)"
  }

  // MARK: Events

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    setRating(at: touch)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    setRating(at: touch)
    return super.continueTracking(touch, with: event)
  }

  private func setRating(at touch: UITouch) {
    let x = touch.location(in: self).x
    let distance = isRightToLeft ? bounds.maxX - x : x - bounds.minX
    changeRating(to: Int((distance / (diameter + spacing)).rounded(.up)))
  }

  private func changeRating(to newRating: Int) {
    let clamped = min(max(newRating, 0), max(maximumRating, 0))
    guard clamped != rating else { return }
    rating = clamped
    events.send(clamped)
    sendActions(for: .valueChanged)
  }

  override func accessibilityIncrement() {
    changeRating(to: rating + 1)
  }

  override func accessibilityDecrement() {
    changeRating(to: rating - 1)
  }
}
// end of sample

// sample GettingStarted 2
final class ReviewViewController: UIViewController {
  let ratingControl = RatingControl()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ratingControl)
    view.addSubview(label)
    ratingControl.addAction(
      UIAction { [weak self] _ in self?.updateLabel() }, for: .valueChanged)
  }

  private func updateLabel() {
    label.text = "\(ratingControl.rating) of \(ratingControl.maximumRating)"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let size = ratingControl.sizeThatFits(area.size)
    ratingControl.frame = CGRect(origin: area.origin, size: size)
    label.frame = CGRect(x: area.minX, y: area.minY + 44, width: area.width, height: 24)
  }
}
// end of sample

// sample GettingStarted 3
final class BadgeControl: Control {
  private let badgeView = BadgeView()

  override func commonInit() {
    super.commonInit()
    addSubview(badgeView)
  }

  override func layoutContent() {
    super.layoutContent()
    badgeView.frame = CGRect(x: bounds.maxX - 16, y: bounds.minY, width: 16, height: 16)
  }
}

final class BadgeView: ControlPart {}
// end of sample
