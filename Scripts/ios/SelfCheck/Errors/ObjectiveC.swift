import UIKit
enum Pure { case a, b }
struct S { var x = 1 }
class A: UIView {
  @IBInspectable var mode: Pure = .a  // error
  @IBInspectable var count: Int? = nil  // error
  @IBInspectable var f: CGFloat? = nil  // error
  @objc var s: S = S()  // error
  @objc var o: Int? = nil  // error
  @objc func t(_ x: (Int, Int)) {}  // error
  @objc func g<T>(_ x: T) {}  // error
  @objc func e(_ x: Pure) {}  // error
  @objc func cb(_ x: @escaping (S) -> Void) {}  // error
  @objc dynamic var cgo: CGFloat? = nil  // error
  @IBOutlet var out: Int!  // error
  @IBOutlet var lbl: UILabel!
  @IBAction func act(_ s: S) {}  // error
  @objc func okay(_ x: String, y: [UIView], z: CGRect, w: UIColor?) {}
  @IBInspectable var good: CGFloat = 1
  @IBInspectable var good2: UIColor? = nil
}
@objc protocol P {
  @objc optional func a()
  func b(_ s: S)  // error
}
@objc enum Bad: String { case x = "a" }  // error
class NotObjC {
  @objc func m() {}
  @objc static func k(_ p: any Sequence) {}  // error
}
@objc struct St {}  // error
@objc class NoBase {}  // error
func use(a: A) { _ = #keyPath(A.count2) }  // error
