import Foundation
import Testing

@testable import ActionSheet

struct SheetDragTests {
  private let drag = SheetDrag(distance: 400, canClose: true)

  @Test("Downwards the sheet follows the finger")
  func follows() {
    #expect(drag.offset(for: 0) == 0)
    #expect(drag.offset(for: 120) == 120)
  }

  @Test(
    "Upwards the sheet resists: more than half of the first point, then less, never its own height")
  func resistsUpwards() {
    #expect(abs(drag.offset(for: -1) + 0.55) < 0.01)
    let offsets = stride(from: CGFloat(-10), through: -2000, by: -10).map(drag.offset)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 > $1 })
    #expect(offsets.allSatisfy { $0 < 0 && $0 > -400 })
  }

  @Test("A sheet that cannot be closed resists downwards equally, and always returns")
  func mayNotClose() {
    let drag = SheetDrag(distance: 400, canClose: false)
    #expect(drag.offset(for: 100) == -self.drag.offset(for: -100))
    #expect(!drag.closes(translation: 390, velocity: 5000))
  }

  @Test(
    "A sheet released without speed closes beyond half of its way",
    arguments: [(200, false), (201, true), (-300, false)])
  func slowly(translation: CGFloat, closes: Bool) {
    #expect(drag.closes(translation: translation, velocity: 0) == closes)
  }

  @Test("A flick down closes early, a flick up returns late")
  func flick() {
    // 0.998 a millisecond glides 0.499 points for every point a second.
    #expect(drag.closes(translation: 10, velocity: 382))
    #expect(!drag.closes(translation: 10, velocity: 380))
    #expect(!drag.closes(translation: 350, velocity: -400))
    #expect(!drag.closes(translation: 0, velocity: 9000))
  }

  @Test("The dimming fades with the way down")
  func dimming() {
    #expect(drag.dimming(at: 0) == 1)
    #expect(drag.dimming(at: 100) == 0.75)
    #expect(drag.dimming(at: 900) == 0)
    #expect(drag.dimming(at: -50) == 1)
  }

  @Test("A drag begins downwards, not sideways, and only where nothing above can scroll")
  func begins() {
    #expect(SheetDrag.begins(direction: CGPoint(x: 10, y: 100), bodyOffset: 0))
    #expect(!SheetDrag.begins(direction: CGPoint(x: 100, y: 10), bodyOffset: 0))
    #expect(!SheetDrag.begins(direction: CGPoint(x: 0, y: -100), bodyOffset: 0))
    #expect(!SheetDrag.begins(direction: CGPoint(x: 0, y: 100), bodyOffset: 1))
  }

  @Test("A spring begins at the speed of the finger, in its own units")
  func springVelocity() {
    #expect(SheetDrag.springVelocity(500, from: 150, to: 400) == 2)
    #expect(SheetDrag.springVelocity(-300, from: 150, to: 0) == 2)
    #expect(SheetDrag.springVelocity(500, from: 10, to: 10) == 0)
    #expect(SheetDrag.springVelocity(.nan, from: 0, to: 10) == 0)
  }

  @Test("Nonfinite values are ignored")
  func badInput() {
    #expect(drag.offset(for: .nan) == 0)
    #expect(drag.offset(for: .infinity) == 0)
    #expect(!drag.closes(translation: .nan, velocity: 0))
    #expect(!drag.closes(translation: 100, velocity: .infinity))
    let none = SheetDrag(distance: -5, canClose: true)
    #expect(none.dimming(at: 10) == 1)
    #expect(none.offset(for: -100) <= 0)
    #expect(!none.closes(translation: 100, velocity: 0))
  }
}
