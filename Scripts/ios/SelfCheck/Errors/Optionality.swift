import UIKit
final class Del: NSObject, UIPickerViewDataSource {  // error
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
}
final class T: UIView {
  func f() {
    let w: UIWindow = window  // error
    superview.addSubview(self)  // error
    let c: UIViewController = next as? UIViewController  // error
    let i: UIImage = UIImage(systemName: "x")  // error
    let d: Data = UIImage().pngData()  // error
    let ctx: CGContext = UIGraphicsGetCurrentContext()  // error
    let t: UIColor = tintColor
    let cg = CGGradient(colorsSpace: nil, colors: [], locations: nil).hashValue  // error
    if let b = bounds {}  // error
    let f: UIFont = UIFont(name: "a", size: 1)  // error
    let p: UIView = self.viewWithTag(1)  // error
    let x: String = Bundle.main.path(forResource: "a", ofType: "b")  // error
    let ap: CGPath = CAShapeLayer().path  // error
    let dec: String = NSCoder().decodeObject(forKey: "a")  // error
    _ = (w, c, i, d, ctx, t, cg, f, p, x, ap, dec)
  }
}
