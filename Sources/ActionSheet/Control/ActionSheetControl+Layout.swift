import UIKit

extension ActionSheetControl {
  /// Marks rows, heights and frames as out of date; what follows is done once, in the next layout
  /// pass.
  func invalidateRows() {
    resolver.rowsAreStale = true
    stage.contentsAreStale = true
    invalidateContentSize()
  }

  /// Marks heights and frames as out of date.
  func invalidateSheet() {
    stage.contentsAreStale = true
    invalidateContentSize()
  }

  func resolvedLayout() -> SheetLayout {
    resolver.layout(of: self, in: environment ?? inlineEnvironment(size: bounds.size))
  }

  /// The height in points that everything needs in a sheet of some width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let endless = CGSize(width: width, height: Self.endlessHeight)
    return resolver.makeLayout(of: self, in: inlineEnvironment(size: endless)).fittingSize.height
  }

  private static let endlessHeight: CGFloat = 1e7

  private func inlineEnvironment(size: CGSize) -> SheetEnvironment {
    SheetEnvironment(
      bounds: CGRect(origin: .zero, size: size),
      displayScale: traitCollection.displayScale, placement: .filling)
  }
}
