import TestSupport
import Testing
import UIKit

@MainActor struct UISliderTests {
  private let test = TestHost()
  private let slider: UISlider
  private let recorder: ControlEventRecorder

  init() {
    slider = test.add(UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 31)))
    recorder = ControlEventRecorder(slider, for: .valueChanged)
  }

  @Test("The value stays in the range") func theValueStaysInTheRange() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
  }

  @Test("The thumb keeps its offset from the finger") func theThumbKeepsThePlaceItIsHeldAt() {
    // The thumb is 28 points wide and has 200 points to go.
    test.touches.down(CGPoint(x: 58, y: 115))
    #expect(slider.value == 0)
    test.touches.move(to: CGPoint(x: 158, y: 115))
    #expect(abs(slider.value - 0.5) < 0.001)
    test.touches.move(to: CGPoint(x: 500, y: 115))
    #expect(slider.value == 1)
    test.touches.up()
  }

  @Test("A touch beside the thumb is ignored") func aTouchBesideTheThumbIsIgnored() {
    test.touches.down(CGPoint(x: 200, y: 115))
    test.touches.move(to: CGPoint(x: 250, y: 115))
    test.touches.up()
    #expect(slider.value == 0)
    #expect(recorder.names.isEmpty)
  }

  @Test("A slider that is not continuous reports at the end")
  func aSliderThatIsNotContinuousReportsAtTheEnd() {
    slider.isContinuous = false
    test.touches.down(CGPoint(x: 60, y: 115))
    test.touches.move(to: CGPoint(x: 100, y: 115))
    test.touches.move(to: CGPoint(x: 140, y: 115))
    #expect(recorder.names.isEmpty)
    test.touches.up()
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("Right to left mirrors the direction") func rightToLeftMirrorsTheWay() {
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0
    test.layout()
    test.touches.down(CGPoint(x: 264, y: 115))
    test.touches.move(to: CGPoint(x: 164, y: 115))
    test.touches.up()
    #expect(abs(slider.value - 0.5) < 0.001)
  }

  @Test("Images shorten the track") func imagesShortenTheTrack() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let plain = slider.trackRect(forBounds: slider.bounds)
    slider.minimumValueImage = image
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == plain.minX + 28)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).size == image.size)
  }

  @Test("Assistive technology steps by a tenth") func assistiveTechnologyStepsByATenth() {
    slider.value = 0.5
    slider.accessibilityIncrement()
    #expect(abs(slider.value - 0.6) < 0.001)
    #expect(slider.accessibilityValue == "60%")
    #expect(recorder.names == ["valueChanged"])
  }
}
