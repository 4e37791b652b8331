import ControlCore
import UIKit

/// Mountains under a sky, by day in a light interface and by night in a dark one.
///
///     LandscapeView
///     ├── sky        a gradient
///     ├── sun        or moon
///     ├── ridges     three, the nearest last
///     ├── shade      behind text at the bottom
///     └── dim        darkens it where little of it is left
final class LandscapeView: UIView {
  /// The heights of each ridge above the bottom at even distances, in parts of the view's height.
  private static let ridgeHeights: [[CGFloat]] = [
    [0.42, 0.55, 0.47, 0.68, 0.5, 0.6, 0.44, 0.52],
    [0.3, 0.36, 0.5, 0.38, 0.42, 0.3, 0.46, 0.4],
    [0.24, 0.2, 0.27, 0.33, 0.24, 0.19, 0.22, 0.3],
  ]

  private let sky = CAGradientLayer()
  private let sun = CALayer()
  private let ridges = ridgeHeights.map { _ in CAShapeLayer() }
  private let shade = CAGradientLayer()
  private let dim = CALayer()

  /// The height that the landscape keeps while the view is lower, in points.
  var fullHeight: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

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
    layer.addSublayer(sky)
    layer.addSublayer(sun)
    for ridge in ridges { layer.addSublayer(ridge) }
    layer.addSublayer(shade)
    layer.addSublayer(dim)
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.35).cgColor
    shade.colors = [UIColor.black.withAlphaComponent(0), UIColor.black.withAlphaComponent(0.45)]
      .map(\.cgColor)
    updateColors()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: LandscapeView, _: UITraitCollection) in view.updateColors()
    }
  }

  private func updateColors() {
    let isNight = traitCollection.userInterfaceStyle == .dark
    func color(_ day: Int, _ night: Int) -> CGColor {
      let hex = isNight ? night : day
      return UIColor(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: 1
      ).cgColor
    }
    withoutActions {
      sky.colors = [
        color(0x4A90D9, 0x0B1026), color(0xA9D3F2, 0x1F2A56), color(0xFCE4C4, 0x4B4A7C),
      ]
      sun.backgroundColor = color(0xFFF4D6, 0xE8ECFF)
      let shades = [
        color(0x7FA3C4, 0x2C355F), color(0x4C7A8C, 0x1D2547), color(0x2D5A57, 0x10162E),
      ]
      for (ridge, shade) in zip(ridges, shades) { ridge.fillColor = shade }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // It moves more slowly than the edge.
    let height = max(bounds.height, fullHeight)
    let top = ((bounds.height - height) * 0.6).roundedToPixel(scale: traitCollection.displayScale)
    let bounds = CGRect(x: 0, y: top, width: bounds.width, height: height)
    withoutActions {
      dim.frame = self.bounds
      dim.opacity = Float(min(max(1.6 - self.bounds.height / max(height, 1) * 4, 0), 1))
      sky.frame = bounds
      let side = max(bounds.width, bounds.height) * 0.13
      sun.bounds.size = CGSize(width: side, height: side)
      sun.cornerRadius = side / 2
      sun.position = CGPoint(x: bounds.width * 0.72, y: top + bounds.height * 0.27)
      for (ridge, heights) in zip(ridges, Self.ridgeHeights) {
        ridge.frame = bounds
        ridge.path = path(heights, in: bounds.size)
      }
      shade.frame = CGRect(
        x: 0, y: top + bounds.height * 0.4, width: bounds.width, height: bounds.height * 0.6)
    }
  }

  private func path(_ heights: [CGFloat], in size: CGSize) -> CGPath {
    let step = size.width / CGFloat(heights.count - 1)
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: CGFloat(index) * step, y: size.height * (1 - heights[index]))
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: point(0))
    for index in 1..<heights.count {
      let (from, to) = (point(index - 1), point(index))
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + step * 0.4, y: from.y),
        control2: CGPoint(x: to.x - step * 0.4, y: to.y))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    return path
  }

  /// Layers without a view move by themselves, but the picture is to follow the finger.
  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }
}
