import RangeSlider
import Testing

struct SliderValuesLimitsTests {
  @Test("Limits follow from bounds, neighbor and distances")
  func limits() {
    let model = SliderValues(0, 100, 20, 50, minimumDistance: 10, maximumDistance: 35)
    #expect(model.limits(of: .lower) == 15...40)
    #expect(model.limits(of: .upper) == 30...55)
  }

  @Test("Limits are stops where there are stops")
  func limitsOnStops() {
    let model = SliderValues(0, 10, 3, 10, step: 3, minimumDistance: 2)
    #expect(model.limits(of: .lower) == 0...6)
    #expect(model.limits(of: .upper) == 6...10)
  }

  @Test("At an end only one of two thumbs that meet can move")
  func ends() {
    let top = SliderValues(0, 1, 1, 1)
    #expect(top.canMove(.lower, collision: .stop))
    #expect(!top.canMove(.upper, collision: .stop))
    let bottom = SliderValues(0, 1, 0, 0)
    #expect(!bottom.canMove(.lower, collision: .stop))
    #expect(bottom.canMove(.upper, collision: .stop))
  }

  @Test("With a minimum distance too, only one of two thumbs that meet can move")
  func endsWithDistance() {
    let top = SliderValues(0, 1, 0.9, 1, minimumDistance: 0.1)
    #expect(top.canMove(.lower, towardMaximum: false))
    #expect(!top.canMove(.lower, towardMaximum: true))
    #expect(!top.canMove(.upper, collision: .stop))
  }

  @Test("A thumb that can push or pass can move where one that stops cannot")
  func collisions() {
    let top = SliderValues(0, 1, 1, 1)
    #expect(top.canMove(.upper, collision: .push))
    #expect(top.canMove(.upper, collision: .swap))
    let rigid = SliderValues(0, 1, 0, 1, minimumDistance: 1)
    for collision in ThumbCollision.allCases {
      #expect(!rigid.canMove(.lower, collision: collision))
      #expect(!rigid.canMove(.upper, collision: collision))
    }
  }
}
