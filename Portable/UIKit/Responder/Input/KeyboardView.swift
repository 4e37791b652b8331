import QuartzCore

/// The plate that stands for the keyboard of the system: keys without letters.
///
/// Text is typed by the host, so the keys take no touches; they keep them from the app.
final class KeyboardView: UIView {
  static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }

  private static let keyColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1)
  }

  private let type: UIKeyboardType

  init(type: UIKeyboardType) {
    self.type = type
    super.init(frame: .zero)
    backgroundColor = Self.background
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private var isPad: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  /// The height with the safe area below, in points.
  ///
  /// UIKit documents no heights. These are those of the English keyboard with suggestions on an
  /// iPhone of 390 points and an iPad of 820 points.
  func height(in window: UIWindow) -> CGFloat {
    let inset = window.safeAreaInsets.bottom
    let isWide = window.bounds.width > window.bounds.height
    let suggestions: CGFloat = isPad ? 0 : 45
    if window.traitCollection.userInterfaceIdiom == .pad {
      return (isWide ? 398 : 313) + 55 + inset
    }
    if isWide { return 162 + suggestions + (inset > 0 ? 17 : 0) }
    return (inset > 0 ? 291 : 216) + suggestions
  }

  override func draw(_ rect: CGRect) {
    Self.keyColor.setFill()
    let rows = isPad ? [3, 3, 3, 3] : [10, 9, 7, 3]
    let top: CGFloat = isPad ? 6 : 51
    let bottom = window?.safeAreaInsets.bottom ?? 0
    let rowHeight = (bounds.height - top - (bottom > 0 ? bottom + 42 : 4)) / CGFloat(rows.count)
    let widest = CGFloat(rows.max() ?? 1)
    for (index, count) in rows.enumerated() {
      let isLast = index == rows.count - 1 && !isPad
      let width = (bounds.width - 6) / (isLast ? CGFloat(count) : widest)
      let left = (bounds.width - width * CGFloat(count)) / 2
      for column in 0..<count {
        let key = CGRect(
          x: left + CGFloat(column) * width, y: top + CGFloat(index) * rowHeight, width: width,
          height: rowHeight)
        UIBezierPath(roundedRect: key.insetBy(dx: 3, dy: 5), cornerRadius: 5).fill()
      }
    }
  }
}
