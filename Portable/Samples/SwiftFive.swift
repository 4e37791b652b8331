// Code as apps have it in the Swift 5 language mode. It compiles against Apple's UIKit, whose
// declarations do not diagnose isolation there, so it has to compile against this one.
import UIKit

// Not isolated: in the Swift 6 mode each use of a view from here is diagnosed.
final class ProgressPresenter {
  private let bar: UIProgressView
  private let label = UILabel()

  init(bar: UIProgressView) {
    self.bar = bar
    label.text = "0 %"
  }

  func show(_ progress: Float) {
    bar.setProgress(progress, animated: true)
    label.text = "\(Int(progress * 100)) %"
    UIView.animate(withDuration: 0.2) { self.label.alpha = 1 }
  }
}

protocol Badged {
  var badge: UIView { get }
  func setBadge(hidden: Bool)
}

extension Badged {
  func setBadge(hidden: Bool) { badge.isHidden = hidden }
}

class BadgeView: UIView, Badged {
  static var defaultColor = UIColor.red
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.backgroundColor = BadgeView.defaultColor
    addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }
}

class RowController: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    view.addGestureRecognizer(tap)
    DispatchQueue.main.async { self.title = "Ready" }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === view
  }
}
