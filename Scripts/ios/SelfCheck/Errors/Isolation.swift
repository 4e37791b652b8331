import UIKit
nonisolated func makeView() -> UIView { UIView() }  // error
nonisolated func touch(v: UIView) { v.alpha = 1 }  // error
nonisolated func call(v: UIView) { v.setNeedsLayout() }  // error
final class Model: Sendable { var x = 1 }  // error
var globalCounter = 0  // error
class V: UIView {
  nonisolated func n() { backgroundColor = .red }  // error
  func bg() {
    DispatchQueue.global().async { self.alpha = 0 }  // error
    Task.detached { self.setNeedsDisplay() }  // error
  }
  static let shared = V(frame: .zero)
}
struct Eq: Equatable {
  let v: UIView
  static func == (a: Eq, b: Eq) -> Bool { a.v.tag == b.v.tag }  // error
}
actor Act { func z(v: UIView) { v.removeFromSuperview() } }  // error
protocol Upd { nonisolated func upd() }
class W: UIView, Upd { nonisolated func upd() { layer.opacity = 0 } }  // error
extension V: @preconcurrency CustomDebugStringX {}  // error
