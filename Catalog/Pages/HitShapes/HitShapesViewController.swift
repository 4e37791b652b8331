import ControlCore
import UIKit

/// What is hit: two menus that share a square, neighbors that meet halfway, and every shape.
final class HitShapesViewController: CardsViewController {
  /// How wide a tile is at least, in lines of its name.
  private static let tileLines: CGFloat = 8.5

  /// Whether fingers are shown from the start, for a picture.
  var showsTouches = false

  override func makeCards() -> [UIView] {
    let menusReadout = makeReadout(localized("Touch a ring."))
    let menus = RingMenusView { [weak menusReadout] in menusReadout?.text = $0 }
    let neighborsReadout = makeReadout(localized("Touch between two of them."))
    let neighbors = NeighborsView { [weak neighborsReadout] in neighborsReadout?.text = $0 }
    let shapesReadout = makeReadout(localized("Touch a shape, or beside it."))
    let tiles = HitShapeSample.all.map { sample in
      HitShapeTile(sample) { [weak shapesReadout] in shapesReadout?.text = $0 }
    }
    let lineHeight = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    if showsTouches {
      menus.showTouch()
      for tile in tiles[3...6] { tile.showsTouch = true }
    }
    return [
      CardView(
        localized("Two menus, one square"),
        content: ColumnView([menus, menusReadout], spacing: 10),
        insets: Self.cardInsets),
      CardView(
        localized("Neighbors"), content: ColumnView([neighbors, neighborsReadout], spacing: 10),
        insets: Self.cardInsets),
      CardView(
        localized("Shapes"),
        content: ColumnView(
          [shapesReadout, TileGrid(tiles, minimumWidth: lineHeight * Self.tileLines)], spacing: 12),
        insets: Self.cardInsets),
    ]
  }

  private func makeReadout(_ text: String) -> TextBlock {
    let readout = TextBlock(
      text, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    readout.textAlignment = .center
    return readout
  }
}
