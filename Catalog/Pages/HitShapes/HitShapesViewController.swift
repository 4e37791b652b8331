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
  private weak var neighbors: NeighborsView?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrolled = { [weak self] in
      guard let self else { return }
      for map in tiles.map(\.map) + [neighbors?.map].compactMap({ $0 }) { map.showInSight() }
    }
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
      HitShapeTile(sample) { [report, weak self, weak shapesReadout] in
        self?.show($0, in: shapesReadout)
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
    let menus = RingMenusView { [report, weak self, weak menusReadout] in
      self?.show($0, in: menusReadout)
      report($0)
    }
    self.menus = menus
    let neighborsReadout = makeReadout(localized("Touch between two of them."))
    let neighbors = NeighborsView { [report, weak self, weak neighborsReadout] in
      self?.show($0, in: neighborsReadout)
      report($0)
    }
    self.neighbors = neighbors
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

  /// Shows the name of the touched shape. A text of several lines makes its card higher.
  private func show(_ text: String, in readout: TextBlock?) {
    readout?.text = text
    viewIfLoaded?.setNeedsLayout()
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

/// Two menus over the same square, one in the other: each point goes to exactly one of them.
///
///     RingMenusView
///     ├── inner          below, yet it has its ring
///     └── outer          on top of it, over the whole square
final class RingMenusView: UIView {
  private static let side: CGFloat = 264

  private let inner = RingMenu(
    radii: 34...80, symbols: ["person.fill", "heart.fill", "star.fill", "bell.fill", "camera"],
    color: .systemBlue)
  private let outer = RingMenu(
    radii: 80...130,
    symbols: [
      "house.fill", "paperplane.fill", "bookmark.fill", "flag.fill", "bolt.fill", "drop.fill",
      "moon.fill", "tag",
    ], color: .systemPurple)
  private let touched: (String) -> Void

  /// Makes the menus.
  ///
  /// - Parameter touched: Called with a line that says who took a touch.
  init(touched: @escaping (String) -> Void) {
    self.touched = touched
    super.init(frame: .zero)
    for (menu, name) in [(inner, localized("Inner menu")), (outer, localized("Outer menu"))] {
      menu.accessibilityLabel = name
      menu.chose = { item in touched(localized("%1$@, item %2$@", name, "\(item + 1)")) }
      addSubview(menu)
    }
  }

  required init?(coder: NSCoder) {
    touched = { _ in }
    super.init(coder: coder)
  }

  /// Chooses an item in each menu, for a picture.
  func showTouch() {
    outer.choose(1)
    inner.choose(3)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for menu in [inner, outer] {
      menu.bounds.size = CGSize(width: Self.side, height: Self.side)
      menu.center = CGPoint(x: bounds.midX.rounded(), y: bounds.midY)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched(localized("Outside both menus"))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
