import Testing

@testable import UIKit

/// Layouts of many views cost bounded work.
@MainActor struct DeepLayoutTests {
  // Over two seconds, because only a tree of thousands of levels shows recursion and growth by the
  // square.
  @Test("A deep tree is laid out") func aDeepTreeIsLaidOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100_000, height: 100))
    var views: [UIView] = [root]
    while views.count <= 10_000, let parent = views.last {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, constant: -2),
        view.heightAnchor.constraint(equalTo: parent.heightAnchor),
      ])
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(views.last?.frame == CGRect(x: 1, y: 0, width: 80_000, height: 100))
    root.bounds.size.width = 200_000
    root.layoutIfNeeded()
    #expect(views.last?.frame.width == 180_000)
    while let view = views.popLast() { view.removeFromSuperview() }
  }

  // Over two seconds, because only a tree of thousands of levels shows recursion and growth by the
  // square.
  @Test("A deep tree of constraints is solved") func aDeepTreeOfConstraintsIsSolved() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100_000, height: 100))
    var views: [UIView] = [root]
    for _ in 0..<10_000 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      guard let parent = views.last else { return }
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -1),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ])
      views.append(view)
    }
    let engine = LayoutEngine(root: root)
    root.layoutState?.engine = engine
    engine.update()
    #expect(views.last?.layoutState?.item?.rect.width == 80_000)
    #expect(engine.system.solver.rows.isEmpty)
    // The innermost views go first, because releasing a tree is recursive.
    while let view = views.popLast() { view.removeFromSuperview() }
  }
}
