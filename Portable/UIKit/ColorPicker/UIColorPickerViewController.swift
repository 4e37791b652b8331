/// A controller in which the user picks a color, from a grid or by its parts.
open class UIColorPickerViewController: UIViewController {
  weak open var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The color; setting it calls no delegate. Colors beyond sRGB are limited to it when shown.
  open var selectedColor: UIColor {
    get { color }
    set {
      color = newValue
      value = PickedColor(newValue)
      picker?.show(value)
    }
  }

  /// A Boolean value that determines whether the opacity can be picked.
  open var supportsAlpha: Bool = true {
    didSet { picker?.showsOpacity = supportsAlpha }
  }

  private var color: UIColor = .white
  private var value = PickedColor(.white)
  private var picker: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  /// Creates a picker with white selected.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = CGSize(width: 375, height: 520)
    title = systemText("Colors")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    let picker = ColorPickerView(frame: .zero)
    picker.showsOpacity = supportsAlpha
    picker.show(value)
    picker.onPick = { [weak self] in self?.pick($0, continuously: $1) }
    picker.onClose = { [weak self] in self?.dismiss(animated: true) }
    view = picker
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    picker?.title = title
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  private func pick(_ new: PickedColor, continuously: Bool) {
    let isChanged = new != value
    value = new
    color = new.color
    guard isChanged || !continuously else { return }
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }
}

/// Hears of picked colors; every method is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called after a color was picked, and while the finger that picks it still moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called after the user closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}

  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
