import ControlCore
import CoreGraphics
import Testing

/// U2: layout runs when something changed, and only then.
struct LayoutGuardTests {
  private final class Box {
    var layoutGuard = LayoutGuard()
    var size = CGSize(width: 10, height: 10)
    var runs = 0

    func pass(_ body: () -> Void = {}) -> Int {
      LayoutGuard.run(
        size: { size }, access: { $0(&layoutGuard) },
        body: {
          runs += 1
          body()
        })
    }
  }

  @Test("An unchanged size runs layout once, then never; a changed one once more")
  func sizes() {
    let box = Box()
    #expect(box.pass() == 1)
    #expect(box.pass() == 0)
    box.size.width = 11
    #expect(box.pass() == 1)
    #expect(box.pass() == 0)
  }

  @Test("Any number of invalidations cause one run")
  func coalesced() {
    let box = Box()
    _ = box.pass()
    box.layoutGuard.invalidate()
    box.layoutGuard.invalidate()
    #expect(box.pass() == 1)
    #expect(box.pass() == 0)
  }

  @Test("A body that changes its size every time is stopped")
  func cannotLoop() {
    let box = Box()
    #expect(box.pass { box.size.height += 1 } == LayoutGuard.maximumRepeats + 1)
    #expect(box.pass() == 0)
  }

  @Test("A body that marks itself dirty every time is stopped, and stays clean")
  func cannotLoopByMarks() {
    let box = Box()
    #expect(box.pass { box.layoutGuard.invalidate() } == LayoutGuard.maximumRepeats + 1)
    #expect(!box.layoutGuard.isInvalid)
    #expect(box.pass() == 0)
  }

  @Test("A body that settles runs until then")
  func settles() {
    let box = Box()
    #expect(box.pass { box.size.height = 20 } == 2)
    #expect(box.pass() == 0)
  }

  @Test("A pass from inside the body is refused")
  func reentrant() {
    let box = Box()
    var inner = -1
    _ = box.pass { if inner < 0 { inner = box.pass() } }
    #expect(inner == 0)
    #expect(box.runs == 1)
  }
}
