import Testing
import UIKit

@MainActor struct UIViewTintTests {
  final class Observing: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("The tint is inherited") func theTintIsInherited() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test("Only views whose tint changes are notified") func onlyViewsForWhichItChangesAreTold() {
    let outer = Observing()
    let own = Observing()
    let heir = Observing()
    outer.addSubview(own)
    outer.addSubview(heir)
    own.tintColor = .green
    (outer.changes, own.changes, heir.changes) = (0, 0, 0)
    outer.tintColor = .red
    #expect(outer.changes == 1)
    #expect(own.changes == 0)
    #expect(heir.changes == 1)
    outer.tintColor = .red
    #expect(heir.changes == 1)
  }

  @Test("Moving under another tint notifies the view") func movingUnderAnotherTintIsTold() {
    let red = UIView()
    red.tintColor = .red
    let outer = UIView()
    let inner = Observing()
    outer.addSubview(inner)
    red.addSubview(outer)
    #expect(inner.changes == 1)
    #expect(inner.tintColor == .red)
  }
}
