import Testing

@testable import UIKit

/// Layouts of many views cost bounded work.
@MainActor struct DeepLayoutTests {
  @Test func aDeepTreeOfConstraintsIsSolved() {
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
