import CoreGraphics
@testable import DrawingBoard
import Testing

struct ScrubberScaleTests {
  @Test("A place and its step agree both ways", arguments: [false, true])
  func places(isMirrored: Bool) {
    let scale = ScrubberScale(stepCount: 37, start: 11, length: 300, isMirrored: isMirrored)
    for step in -1..<37 { #expect(scale.step(at: scale.position(ofStep: step)) == step) }
    #expect(scale.step(at: isMirrored ? 900 : -900) == -1)
    #expect(scale.step(at: isMirrored ? -900 : 900) == 36)
    #expect(scale.position(ofStep: 99) == scale.position(ofStep: 36))
  }

  @Test("Without steps or space there is only the beginning")
  func empty() {
    #expect(ScrubberScale(stepCount: 0, start: 0, length: 100).step(at: 70) == -1)
    #expect(ScrubberScale(stepCount: 5, start: 3, length: -4).step(at: 70) == -1)
    #expect(ScrubberScale(stepCount: 5, start: 3, length: 0).position(ofStep: 2) == 3)
    #expect(ScrubberScale(stepCount: 5, start: 3, length: 10).step(at: .nan) == -1)
  }
}
