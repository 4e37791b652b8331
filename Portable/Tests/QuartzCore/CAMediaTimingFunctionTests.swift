import QuartzCore
import Testing

struct CAMediaTimingFunctionTests {
  @Test("Timing functions have their control points") func timingFunctionsHaveTheirControlPoints() {
    var points: [[Float]] = []
    for index in 0..<4 {
      var values: [Float] = [0, 0]
      CAMediaTimingFunction(name: .default).getControlPoint(at: index, values: &values)
      points.append(values)
    }
    #expect(points == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(abs(ease.value(at: 0.5) - 0.5) < 1e-6)
    #expect(ease.value(at: 0.25) < 0.25 && ease.value(at: 0) == 0 && ease.value(at: 1) == 1)
    #expect(ease == CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1))
  }
}
