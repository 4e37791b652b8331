/// The shade below a sheet; a tap on it asks to dismiss.
final class SheetDimmingView: UIView {
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    alpha = 0
    let tap = UITapGestureRecognizer(
      target: self,
      action: "dimmingTapped")
    addGestureRecognizer(tap)
  }

  override class var _selectors: [_SelectorMethod] {
    super._selectors + [.init("dimmingTapped", dimmingTapped)]
  }

  private func dimmingTapped() { onTap?() }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
