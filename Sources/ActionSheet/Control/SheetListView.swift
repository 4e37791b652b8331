import UIKit

/// A list of a sheet that scrolls.
///
/// A scroll view is the delegate of its pan. So the list is asked about it wherever the finger is.
/// The sheet is asked only about touches on itself, not about those on views of the app.
final class SheetListView: UIScrollView {
  weak var sheet: ActionSheetControl?

  /// Encodes nothing, because the sheet creates its lists again.
  override func encode(with coder: NSCoder) {}

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let sheet, let pan = gestureRecognizer as? UIPanGestureRecognizer,
      let place = sheet.container.place(of: pan), !sheet.mayScroll(place, by: pan)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
