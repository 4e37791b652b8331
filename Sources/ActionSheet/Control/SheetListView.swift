import UIKit

/// A list of a sheet that scrolls.
///
/// A scroll view is the delegate of its pan. So the list is asked about it wherever the finger is.
/// The sheet is asked only about touches on itself, not about those on views of the app.
final class SheetListView: UIScrollView {
  private static let fadeLength: CGFloat = 28

  weak var sheet: ActionSheetControl?

  /// A Boolean value that determines whether content fades out at an edge beyond which there is more, as in
  /// an alert of glass.
  var fadesAtEdges = false {
    didSet {
      guard fadesAtEdges != oldValue else { return }
      layer.mask = fadesAtEdges ? CAGradientLayer() : nil
      setNeedsLayout()
    }
  }

  /// Encodes nothing, because the sheet creates its lists again.
  override func encode(with coder: NSCoder) {}

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let sheet, gestureRecognizer === panGestureRecognizer,
      !sheet.mayScroll(self === sheet.container.header ? .header : .body, by: panGestureRecognizer)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let fade = layer.mask as? CAGradientLayer, bounds.height > 0 else { return }
    let length = min(Self.fadeLength, bounds.height / 3)
    let above = max(contentOffset.y, 0)
    let below = max(contentSize.height - bounds.height - contentOffset.y, 0)
    func color(hidden: CGFloat) -> CGColor {
      UIColor.black.withAlphaComponent(1 - min(hidden / length, 1)).cgColor
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // The bounds move with the content, and the mask with them.
    fade.frame = bounds
    fade.colors = [color(hidden: above), color(hidden: 0), color(hidden: 0), color(hidden: below)]
    let end = NSNumber(value: Double(length / bounds.height))
    fade.locations = [0, end, NSNumber(value: 1 - end.doubleValue), 1]
    CATransaction.commit()
  }
}
