import Testing
import UIKit

/// Views each of which begins where the one before it ends.
@MainActor struct ChainContractTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  /// A constraint relates its first item to its second one, so that a chain moves with its first
  /// view (Apple's documentation of NSLayoutConstraint).
  @Test("A chain moves with its first view", arguments: [1, 2, 50])
  func aChainMovesWithItsFirstView(count: Int) {
    var last: UIView?
    var first: NSLayoutConstraint?
    for _ in 0..<count {
      let view = Box()
      root.addSubview(view)
      let left = view.leadingAnchor.constraint(
        equalTo: last?.trailingAnchor ?? root.leadingAnchor, constant: 1)
      NSLayoutConstraint.activate([
        left, view.widthAnchor.constraint(equalToConstant: 3),
        view.topAnchor.constraint(equalTo: last?.topAnchor ?? root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      first = first ?? left
      last = view
    }
    root.layoutIfNeeded()
    let end = CGFloat(count * 4)
    #expect(last?.frame.maxX == end)
    for constant in [2, 7, 1, 4] as [CGFloat] {
      first?.constant = constant
      root.layoutIfNeeded()
      #expect(last?.frame.maxX == end + constant - 1)
    }
  }
}
