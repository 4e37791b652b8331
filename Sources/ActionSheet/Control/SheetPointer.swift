import UIKit

/// What the pointer makes of a sheet's rows: each that can be chosen is a region that lights up.
@MainActor
final class SheetPointer: NSObject, UIPointerInteractionDelegate {
  private weak var sheet: ActionSheetControl?
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(sheet: ActionSheetControl) {
    self.sheet = sheet
    super.init()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let sheet, let row = sheet.row(under: request.location), let id = row.rowID else {
      return nil
    }
    return UIPointerRegion(rect: row.convert(row.bounds, to: sheet), identifier: id)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    let middle = CGPoint(x: region.rect.midX, y: region.rect.midY)
    guard let sheet, sheet.window != nil, let row = sheet.row(under: middle) else { return nil }
    return UIPointerStyle(
      effect: .hover(
        UITargetedPreview(view: row), preferredTintMode: .overlay, prefersShadow: false,
        prefersScaledContent: false))
  }
}

extension ActionSheetControl {
  /// The view of the row at a point that can be chosen.
  func row(under point: CGPoint) -> SheetRowView? {
    guard isEnabled, case .row(let id) = target(at: point) else { return nil }
    return stage.live.values.first { $0.rowID == id }
  }
}
