import ControlCore
import ControlExtras
import UIKit

/// What is hit: two menus that share a square, neighbors that meet halfway, and every shape; or a control
/// with one shape.
final class HitShapesViewController: CardsViewController {
  /// How wide a tile is at least, in lines of its name.
  private static let tileLines: CGFloat = 8.5

  /// The control whose shape a state sets.
  let control = HitShapeControl()

  /// Whether the control is shown, instead of the menus and the neighbors.
  var showsControl = false

  private var menus: RingMenusView?
  private var tiles: [HitShapeTile] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
    for (event, name) in [
      (UIControl.Event.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    ] {
      control.addAction(UIAction { [report] _ in report(name) }, for: event)
    }
  }

  override func makeCards() -> [UIView] {
    let shapesReadout = makeReadout(localized("Touch a shape, or beside it."))
    tiles = HitShapeSample.all.map { sample in
      HitShapeTile(sample) { [report, weak shapesReadout] in
        shapesReadout?.text = $0
        report($0)
      }
    }
    let lineHeight = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    let shapes = CardView(
      localized("Shapes"),
      content: ColumnView(
        [shapesReadout, TileGrid(tiles, minimumWidth: lineHeight * Self.tileLines)], spacing: 12),
      insets: Self.cardInsets)
    return (showsControl ? [makeControlCard()] : makeMenuCards()) + [shapes]
  }

  private func makeControlCard() -> UIView {
    CardView(
      localized("Shape"), content: ShapeStage(control), insets: Self.cardInsets)
  }

  private func makeMenuCards() -> [UIView] {
    let menusReadout = makeReadout(localized("Touch a ring."))
    let menus = RingMenusView { [report, weak menusReadout] in
      menusReadout?.text = $0
      report($0)
    }
    self.menus = menus
    let neighborsReadout = makeReadout(localized("Touch between two of them."))
    let neighbors = NeighborsView { [report, weak neighborsReadout] in
      neighborsReadout?.text = $0
      report($0)
    }
    return [
      CardView(
        localized("Two menus, one square"),
        content: ColumnView([menus, menusReadout], spacing: 10),
        insets: Self.cardInsets),
      CardView(
        localized("Neighbors"), content: ColumnView([neighbors, neighborsReadout], spacing: 10),
        insets: Self.cardInsets),
    ]
  }

  private func makeReadout(_ text: String) -> TextBlock {
    let readout = TextBlock(
      text, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    readout.textAlignment = .center
    return readout
  }

  /// Shows fingers on the menus and on some shapes, for a picture.
  func showTouches() {
    menus?.showTouch()
    for tile in tiles[3...6] {
      tile.showsTouch = true
      tile.setNeedsLayout()
    }
  }
}

/// A control in the middle, with room for a shape that is larger.
private final class ShapeStage: HitShapeContainer {
  private static let height: CGFloat = 160

  private let control: HitShapeControl

  init(_ control: HitShapeControl) {
    self.control = control
    super.init(frame: .zero)
    addSubview(control)
  }

  required init?(coder: NSCoder) {
    control = HitShapeControl()
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.bounds.size = control.size
    control.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY)
  }
}
