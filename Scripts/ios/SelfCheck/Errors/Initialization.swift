import UIKit
// reported only by the passes after type checking
final class A: UIView {
  let p: Int
  override init(frame: CGRect) { super.init(frame: frame) }  // error
  required init?(coder: NSCoder) {
    p = 1
    super.init(coder: coder)
  }
  func r(_ b: Bool) -> Int { if b { return 1 } }  // error
  func v() {
    let x: UIView
    x.alpha = 1  // error
  }
}
