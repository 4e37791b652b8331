import RangeSlider
import TestSupport
import Testing

struct SliderScaleTests {
  private static let scales: [SliderScale] = [
    .linear, .logarithmic, .power(exponent: 2), .power(exponent: 0.5), .power(exponent: 3.7),
    .piecewise([.init(fraction: 0.5, value: 100), .init(fraction: 0.75, value: 900)]),
  ]

  @Test("Both functions of a scale are inverse", arguments: scales)
  func inverse(scale: SliderScale) {
    for bounds in [1.0...1000, 0.001...5000, 90...910, 1e-9...1e9] {
      for part in stride(from: 0.0, through: 1, by: 1.0 / 128) {
        let value = scale.value(atFraction: part, in: bounds)
        #expect(abs(scale.fraction(of: value, in: bounds) - part) < 1e-9)
        let back = scale.value(atFraction: scale.fraction(of: value, in: bounds), in: bounds)
        #expect(abs(back - value) <= 1e-9 * bounds.upperBound)
      }
    }
  }

  @Test("Values increase with the position, from the minimum to the maximum", arguments: scales)
  func monotone(scale: SliderScale) {
    let bounds = 1.0...1000
    var previous = -1.0
    for part in stride(from: 0.0, through: 1, by: 1.0 / 4096) {
      let value = scale.value(atFraction: part, in: bounds)
      #expect(value > previous)
      previous = value
    }
    #expect(scale.value(atFraction: 0, in: bounds) == 1)
    #expect(scale.value(atFraction: 1, in: bounds) == 1000)
    #expect(scale.fraction(of: 1, in: bounds) == 0)
    #expect(scale.fraction(of: 1000, in: bounds) == 1)
  }

  @Test("Values outside are clamped; NaN is the minimum", arguments: scales)
  func outside(scale: SliderScale) {
    let bounds = 2.0...8
    #expect(scale.value(atFraction: -3, in: bounds) == 2)
    #expect(scale.value(atFraction: 3, in: bounds) == 8)
    #expect(scale.value(atFraction: .nan, in: bounds) == 2)
    #expect(scale.fraction(of: -.infinity, in: bounds) == 0)
    #expect(scale.fraction(of: .infinity, in: bounds) == 1)
    #expect(scale.fraction(of: .nan, in: bounds) == 0)
    #expect(scale.fraction(of: 5, in: 5...5) == 0)
    #expect(scale.value(atFraction: 0.5, in: 5...5) == 5)
  }

  @Test("On a logarithmic scale equal distances are equal ratios")
  func logarithmic() {
    #expect(abs(SliderScale.logarithmic.value(atFraction: 0.5, in: 1...10_000) - 100) < 1e-9)
  }

  @Test("A power above one gives small values more space")
  func power() {
    #expect(SliderScale.power(exponent: 2).value(atFraction: 0.5, in: 0...100) == 25)
    #expect(SliderScale.power(exponent: 2).fraction(of: 25, in: 0...100) == 0.5)
  }

  @Test("Pieces are straight from knot to knot")
  func piecewise() {
    let scale = SliderScale.piecewise([.init(fraction: 0.5, value: 100)])
    #expect(scale.value(atFraction: 0.25, in: 0...1000) == 50)
    #expect(scale.value(atFraction: 0.75, in: 0...1000) == 550)
    #expect(scale.fraction(of: 550, in: 0...1000) == 0.75)
  }

  @Test("Knots outside the bounds are ignored")
  func knotsOutside() {
    let scale = SliderScale.piecewise([
      .init(fraction: -1, value: 1), .init(fraction: 0.5, value: 10),
      .init(fraction: 0.9, value: 99),
    ])
    #expect(scale.value(atFraction: 0.75, in: 0...50) == 30)
  }

  @Test(
    "A scale that its bounds do not allow is linear",
    arguments: [
      SliderScale.logarithmic, .power(exponent: 0), .power(exponent: -1), .power(exponent: .nan),
      .piecewise([.init(fraction: 0.5, value: 9), .init(fraction: 0.4, value: 10)]),
      .piecewise([.init(fraction: 0.4, value: 9), .init(fraction: 0.5, value: 9)]),
      .piecewise([.init(fraction: .nan, value: 9)]), .piecewise([]),
    ])
  func fallback(scale: SliderScale) {
    #expect(scale.value(atFraction: 0.25, in: 0...40) == 10)
    #expect(scale.fraction(of: 10, in: 0...40) == 0.25)
  }

  @Test("The widest possible bounds give finite numbers")
  func widest() {
    let greatest = Double.greatestFiniteMagnitude
    #expect(SliderScale.linear.fraction(of: 0, in: -greatest...greatest) == 0.5)
    #expect(SliderScale.linear.value(atFraction: 0.5, in: -greatest...greatest) == 0)
  }
}
