import UIKit

extension SheetFont {
  /// The system's font of this weight in the size that goes with a text size.
  public func uiFont(at textSize: SheetTextSize) -> UIFont {
    .systemFont(ofSize: curve.pointSize(at: textSize), weight: weight.uiFontWeight)
  }
}

extension SheetFont.Weight {
  /// UIKit's name for the weight.
  public var uiFontWeight: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
