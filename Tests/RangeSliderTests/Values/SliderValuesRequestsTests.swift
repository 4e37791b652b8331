import RangeSlider
import Testing

struct SliderValuesRequestsTests {
  @Test("Stored requests give the same model, and return when bounds widen")
  func restore() {
    var model = SliderValues(0, 100, 20, 50)
    model.setMaximum(40)
    var copy = SliderValues()
    copy.restore(model.requests)
    #expect(copy == model)
    copy.setMaximum(100)
    #expect(copy.pair == [20, 50])
  }

  @Test("NaN requests change nothing")
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
