import CoreGraphics
import Testing

@testable import RangeSlider

struct DragFeedbackTests {
  private func sensations(
    of thumbs: ThumbSet, from start: SliderValues, collision: ThumbCollision = .stop,
    through values: [Double]
  ) -> [DragFeedback.Sensation?] {
    var feedback = DragFeedback(holding: thumbs, in: start, collision: collision)
    var model = start
    return values.map { value in
      let before = model
      if thumbs == .both {
        model.moveRange(by: value, from: start, snapping: true)
      } else {
        model.move(
          thumbs == .lower ? .lower : .upper, to: value, from: start, collision: collision,
          snapping: true)
      }
      return feedback.sensation(
        holding: thumbs, from: before, to: model, collision: collision)
    }
  }

  @Test("An end has one haptic, and another after the thumb has left it")
  func end() {
    let felt = sensations(of: .lower, from: SliderValues(0, 10, 5, 9), through: [1, -1, -2, 1, 0])
    #expect(felt == [nil, .end, nil, nil, .end])
  }

  @Test("The other thumb has a haptic at the minimum and at the maximum distance")
  func contact() {
    let start = SliderValues(0, 10, 4, 6, minimumDistance: 1, maximumDistance: 3)
    #expect(
      sensations(of: .lower, from: start, through: [9, 4.5, 1]) == [.contact, nil, .contact])
  }

  @Test("With stops each new one has a haptic, the last of them as the end")
  func steps() {
    let start = SliderValues(0, 10, 2, 8, step: 2)
    #expect(
      sensations(of: .upper, from: start, through: [8.1, 6, 8.4, 10]) == [nil, .step, .step, .end])
  }

  @Test("Stops have haptics at the least distance and the least interval")
  func thinnedSteps() {
    func count(points: CGFloat, seconds: Double) -> Int {
      let start = SliderValues(0, 1000, 0, 1000, step: 1)
      var feedback = DragFeedback(holding: .lower, in: start, collision: .stop)
      var model = start
      return (1...60).count { index in
        let before = model
        model.move(
          .lower, to: Double(index), from: start, collision: .stop, snapping: true)
        let sensation = feedback.sensation(
          holding: .lower, from: before, to: model, collision: .stop,
          at: .init(location: CGFloat(index) * points, time: Double(index) * seconds))
        return sensation == .step
      }
    }
    #expect(count(points: 1, seconds: 1) == 8)
    #expect(count(points: 8, seconds: 1) == 60)
    #expect(count(points: 20, seconds: 1.0 / 60) == 20)
    #expect(count(points: 20, seconds: 0.05) == 60)
  }

  @Test("Pushing has a haptic when it begins")
  func push() {
    let felt = sensations(
      of: .lower, from: SliderValues(0, 10, 2, 6), collision: .push, through: [5, 7, 8, 3])
    #expect(felt == [nil, .contact, nil, nil])
  }

  @Test("Passing the other thumb has no haptic")
  func swap() {
    let felt = sensations(
      of: .lower, from: SliderValues(0, 10, 2, 6), collision: .swap, through: [5, 7, 8])
    #expect(felt == [nil, nil, nil])
  }

  @Test("Both thumbs have a haptic at the end that one of them reaches")
  func range() {
    #expect(
      sensations(of: .both, from: SliderValues(0, 10, 2, 6), through: [3, 4, 5]) == [
        nil, .end, nil,
      ])
  }
}
