import UIKit
@MainActor func f(v: UIView, s: UISlider, b: UIButton, vc: UIViewController) {
  s.sliderStyle = .thumbless  // error
  _ = UIGlassEffect(style: .regular)  // error
  vc.preferredTransition = nil  // error
  _ = UIBackgroundConfiguration.listCell()  // error
  if #available(iOS 26, *) { _ = UIGlassEffect(style: .regular) }
  v.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (x: UIView, p) in }
  UIView.animate(springDuration: 0.5) { v.alpha = 0 }
  _ = UICornerConfiguration.self  // error
  if #available(iOS 18, *) { vc.preferredTransition = nil }
}
