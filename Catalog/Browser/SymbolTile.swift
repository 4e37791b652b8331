import UIKit

/// A system symbol in white on a rounded tile of color, as the rows of Settings have it.
@MainActor
enum SymbolTile {
  private static let side: CGFloat = 30

  static func image(_ symbol: String, color: UIColor) -> UIImage {
    let size = CGSize(width: side, height: side)
    let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
    let glyph = UIImage(systemName: symbol, withConfiguration: configuration)?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      guard let glyph else { return }
      glyph.draw(
        at: CGPoint(x: (side - glyph.size.width) / 2, y: (side - glyph.size.height) / 2))
    }
  }
}
