import RangeSlider
import Testing

struct SliderValuesRequestsTests {
  @Test("Requests that were kept give the same model, and come back when bounds widen")
  func restore() {
    var model = SliderValues(0, 100, 20, 50)
    model.setMaximum(40)
    var copy = SliderValues()
    copy.restore(model.requests)
    #expect(copy == model)
    copy.setMaximum(100)
    #expect(copy.pair == [20, 50])
  }

  @Test("Requests that are no numbers leave what is there")
  func restoreBadNumbers() {
    var requests = SliderValues.Requests()
    requests.minimum = .nan
    requests.maximum = .infinity
    requests.set(.nan, of: .lower)
    requests.set(.infinity, of: .upper)
    var model = SliderValues(0, 100, 20, 50)
    model.restore(requests)
    #expect([model.minimum, model.maximum] + model.pair == [0, 100, 20, 100])
  }
}
