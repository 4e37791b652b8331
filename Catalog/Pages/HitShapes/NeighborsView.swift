import ControlExtras
import UIKit

/// Small controls side by side whose grown shapes meet halfway.
///
///     NeighborsView
///     ├── map
///     └── three controls
final class NeighborsView: HitShapeContainer {
  private static let height: CGFloat = 92
  private static let side: CGFloat = 24
  private static let gap: CGFloat = 20

  let map = HitMap()
  private let controls: [ShapeControl]

  /// Makes the controls.
  ///
  /// - Parameter touched: Called with a line that says who took a touch.
  init(touched: @escaping (String) -> Void) {
    let colors: [(String, UIColor)] = [
      (localized("First"), .systemBlue), (localized("Second"), .systemGreen),
      (localized("Third"), .systemOrange),
    ]
    controls = colors.map { name, _ in
      let control = ShapeControl()
      control.isAccessibilityElement = true
      control.accessibilityTraits = .button
      control.accessibilityLabel = name
      return control
    }
    super.init(frame: .zero)
    map.source = self
    map.takers = zip(controls, colors).map { ($0, $1.1) }
    addSubview(map)
    for control in controls {
      let name = control.accessibilityLabel ?? ""
      control.touched = { [weak self, weak control] point in
        guard let self, let control else { return }
        map.touch = control.convert(point, to: map)
        touched(localized("%1$@ takes it", name))
      }
      control.addAction(
        UIAction { [weak self] _ in self?.map.touch = nil },
        for: [.touchUpInside, .touchUpOutside, .touchCancel])
      addSubview(control)
    }
  }

  required init?(coder: NSCoder) {
    controls = []
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    map.frame = bounds
    let width =
      Self.side * CGFloat(controls.count) + Self.gap * CGFloat(max(controls.count - 1, 0))
    let frames = controls.indices.map { index in
      CGRect(
        x: ((bounds.width - width) / 2).rounded() + CGFloat(index) * (Self.side + Self.gap),
        y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    }
    for (index, control) in controls.enumerated() {
      control.frame = frames[index]
      // Neighbors are told in the control's own coordinates.
      control.hitShape = .limited(
        .outset(26),
        neighbors: frames.indices.filter { $0 != index }.map {
          frames[$0].offsetBy(dx: -frames[index].minX, dy: -frames[index].minY)
        })
    }
    map.update()
  }
}
