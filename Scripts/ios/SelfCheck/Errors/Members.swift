import UIKit
func f(
  v: UIView, l: UILabel, b: UIButton, c: UIColor, i: UIImage, s: UISlider, ctx: CGContext,
  p: CGMutablePath
) {
  v.setNeedsRedraw()  // error
  v.cornerRadius = 3  // error
  v.layer.cornerRadius = "3"  // error
  v.layer.backgroundColor = UIColor.red  // error
  v.backgroundColor = UIColor.red.cgColor  // error
  l.text = 3  // error
  l.font = 12  // error
  let t: UIColor = v.backgroundColor  // error
  let n: String = l.text  // error
  b.setTitle("a", for: .none)  // error
  b.addTarget(self, action: #selector(UIView.layoutIfNeeded), for: .touchUpInsideX)  // error
  UIView.animate(duration: 1) {}  // error
  UIView.animate(withDuration: "1") {}  // error
  _ = c.alphaComponent  // error
  _ = i.pngRepresentation()  // error
  s.setValue(1)  // error
  s.value = CGFloat(2)  // error
  ctx.setLineWidth("1")  // error
  ctx.moveTo(x: 1, y: 2)  // error
  p.addLine(x: 1, y: 2)  // error
  _ = UIBezierPath(roundedRect: .zero, radius: 3)  // error
  _ = UIColor(hex: "#fff")  // error
  _ = UIScreen.main.widthInPoints  // error
  _ = NSAttributedString(string: "a", attributes: ["font": 1])  // error
  _ = UIEdgeInsets(all: 3)  // error
  v.constraints(equalTo: v)  // error
  _ = v.leadingAnchor.constraint(equalTo: v.topAnchor)  // error
  _ = v.widthAnchor.constraint(equalTo: v.leadingAnchor)  // error
  v.transform = CATransform3DIdentity  // error
  v.layer.transform = .identity  // error
  _ = Timer.scheduledTimer(withTimeInterval: 1, repeat: true) { _ in }  // error
  NotificationCenter.default.addObserver(forName: "x", object: nil, queue: nil) { _ in }  // error
  _ = UIImage(named: "a").size  // error
  v.animationDuration = 1  // error
  UIApplication.shared.statusBarOrientationX = .portrait  // error
  _ = UIFont.systemFont(size: 12)  // error
  _ = CAShapeLayer().path?.cgPath  // error
  let cg: CGColor = UIColor.red  // error
  _ = CGRect(0, 0, 1, 1)  // error
  v.accessibilityTraits = .slider  // error
  v.contentMode = .aspectFill  // error
  UIAccessibility.post(.screenChanged, argument: nil)  // error
  _ = v.layer.presentation().frame  // error
  s.thumbImage(for: .normal).size  // error
  _ = UIWindow.Level.alert + 1  // error
  let cst = 1
  cst = 2  // error
}
