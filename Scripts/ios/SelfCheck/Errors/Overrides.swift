import UIKit
class A: UIControl {
  override func beginTracking(with touch: UITouch, with event: UIEvent?) -> Bool { true }  // error
  override func continueTracking(_ touch: UITouch, with event: UIEvent) -> Bool { true }  // error
  override func layoutSubview() {}  // error
  func layoutSubviews() {}  // error
  override var intrinsicContentSize: CGSize? { nil }  // error
  override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) {}  // error
  override func draw(_ rect: CGRect) -> Bool { true }  // error
  override var frame: CGRect { 1 }  // error
  override func point(inside p: CGPoint, withEvent e: UIEvent?) -> Bool { true }  // error
}
class B: UIView {
  var extra: Int  // stored, so init is needed
  init(extra: Int) {
    self.extra = extra
    super.init(frame: .zero)
  }
}  // error nearby
extension UIView {
  override func layoutSubviews() {}  // error
}
class C: UIViewController {
  override func viewWillAppear(animated: Bool) {}  // error
  override func viewDidLoad() { super.viewDidLoad(true) }  // error
  override var preferredStatusBarStyle: UIStatusBarStyle? { nil }  // error
  override func traitCollectionDidChange(_ previous: UITraitCollection) {}  // error
}
class D: UIView {
  func pinch() {}
  func f() {
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinch)))  // error
  }
}
class E: UIView { open func g() {} }
extension E { func h() {} }
class F: E { override func h() {} }  // error
class G: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) -> Int { 1 } }
class H: NSObject, UITableViewDataSource {  // error
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
