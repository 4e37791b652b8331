// What an app writes against the products: subclasses of the kit's controls and a control of its own,
// key-value observation, and key paths by name. What an app may override has to be open.
import ActionSheet
import ControlCore
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

// The remedy for Interface Builder: the attribute again, in a class of the app.
@IBDesignable final class AppSlider: RangeSliderControl {
  override func commonInit() {
    super.commonInit()
    maximumValue = 10
  }
  override func layoutContent() { super.layoutContent() }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override var isHighlighted: Bool { didSet { alpha = 1 } }
  override var isEnabled: Bool { didSet { alpha = 1 } }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  @IBInspectable override var lowerValue: CGFloat {
    get { super.lowerValue }
    set { super.lowerValue = newValue }
  }
}
final class AppMulti: MultiSliderControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func commonInit() { super.commonInit() }
}
final class AppSheet: ActionSheetControl {
  override func commonInit() { super.commonInit() }
  override func layoutContent() { super.layoutContent() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}
final class AppSheetController: ActionSheetController {
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
final class AppBoard: DrawingBoardControl {
  override func commonInit() { super.commonInit() }
  override func layoutContent() { super.layoutContent() }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
  }
}
final class AppToolbar: DrawingToolbarControl { override func commonInit() { super.commonInit() } }
final class AppHistory: DrawingHistoryControl { override func commonInit() { super.commonInit() } }
// A control of the app's own.
final class Dial: Control {
  @IBInspectable dynamic var value: CGFloat = 0 { didSet { setNeedsContentLayout() } }
  override func commonInit() {
    super.commonInit()
    backgroundColor = .red
  }
  override func layoutContent() {}
}
// Key-value observation of what the user changes.
@MainActor func observe(
  slider: RangeSliderControl, multi: MultiSliderControl, board: DrawingBoardControl
) -> [NSKeyValueObservation] {
  [
    slider.observe(\.lowerValue, options: [.new]) { _, _ in },
    multi.observe(\.thumbValues) { _, _ in },
    board.observe(\.canUndo) { _, _ in },
  ]
}
@MainActor func keyPaths() -> [String] {
  [
    #keyPath(RangeSliderControl.lowerValue), #keyPath(MultiSliderControl.thumbValues),
    #keyPath(DrawingBoardControl.canUndo), #keyPath(ActionSheetControl.title),
  ]
}
