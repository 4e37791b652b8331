import ControlCore
import ControlExtras
import UIKit

/// A control with a shape, and a picture of where it takes touches.
///
///     HitShapeTile
///     ├── map
///     ├── control        in the middle, showing nothing
///     └── name
final class HitShapeTile: HitShapeContainer {
  private static let mapHeight: CGFloat = 96
  private static let spacing: CGFloat = 6

  private let sample: HitShapeSample?
  let map = HitMap()
  private let control = ShapeControl()
  private let name: TextBlock
  private let touched: (String) -> Void

  /// Makes a tile.
  ///
  /// - Parameters:
  ///   - sample: The shape.
  ///   - touched: Called with a line that says who took a touch, and where.
  init(_ sample: HitShapeSample, touched: @escaping (String) -> Void) {
    self.sample = sample
    self.touched = touched
    name = TextBlock(
      sample.name, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    name.textAlignment = .center
    super.init(frame: .zero)
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    backgroundColor = .tertiarySystemGroupedBackground
    control.hitShape = sample.shape
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
    control.accessibilityLabel = sample.name
    control.touched = { [weak self] point in self?.hit(at: point) }
    control.addAction(
      UIAction { [weak self] _ in self?.map.touch = nil },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    map.source = self
    map.takers = [(control, .systemBlue)]
    name.isAccessibilityElement = false
    for view in [map, control, name] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    sample = nil
    touched = { _ in }
    name = TextBlock.body("")
    super.init(coder: coder)
  }

  /// Whether a finger is shown in the middle from the start, for a picture.
  var showsTouch = false

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width, height: Self.mapHeight + Self.spacing + nameHeight(width: size.width) + 8)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    map.frame = CGRect(
      x: 8, y: 6, width: max(bounds.width - 16, 0), height: Self.mapHeight - 12)
    control.bounds.size = sample?.size ?? .zero
    control.center = CGPoint(x: map.frame.midX.rounded(), y: map.frame.midY.rounded())
    name.frame = CGRect(
      x: 8, y: Self.mapHeight + Self.spacing, width: max(bounds.width - 16, 0),
      height: nameHeight(width: bounds.width))
    if showsTouch { map.touch = convert(control.center, to: map) }
    map.update()
  }

  private func nameHeight(width: CGFloat) -> CGFloat {
    name.sizeThatFits(CGSize(width: width - 16, height: .greatestFiniteMagnitude)).height
  }

  private func hit(at point: CGPoint) {
    map.touch = control.convert(point, to: map)
    touched(
      localized("%1$@ takes it at %2$@", control.accessibilityLabel ?? "", Self.text(point)))
  }

  // MARK: Touches that the control does not take

  private func missed(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    map.touch = touch.location(in: map)
    touched(
      localized(
        "%1$@ lets it pass at %2$@", control.accessibilityLabel ?? "",
        Self.text(touch.location(in: control)))
    )
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    missed(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    missed(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    map.touch = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    map.touch = nil
  }

  private static func text(_ point: CGPoint) -> String {
    "(\(NumberText.string(point.x.rounded())), \(NumberText.string(point.y.rounded())))"
  }
}

/// A shape on the page, with the size of the control that has it.
@MainActor
struct HitShapeSample {
  let name: String
  let shape: HitShape
  var size = CGSize(width: 112, height: 64)

  /// The shapes of the page's states.
  static var all: [HitShapeSample] {
    CatalogPage.shapeStates.map { state in
      let control = HitShapeControl()
      state.setUp?(PageSubject(object: control))
      return HitShapeSample(
        name: state.title, shape: control.hitShape, size: control.size)
    }
  }
}

/// A control that shows nothing and says where it was touched.
final class ShapeControl: Control {
  /// Called with where a touch is, in points of the control.
  var touched: ((CGPoint) -> Void)?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched?(touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched?(touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }
}
