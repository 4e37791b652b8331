import Foundation
import Testing

@_spi(Benchmarks) @testable import ActionSheet

struct SheetMetricsTests {
  private static let lengths: [WritableKeyPath<SheetMetrics, CGFloat> & Sendable] = [
    \.actionHeight, \.cornerRadius, \.groupSpacing, \.bottomSpacing, \.headerVerticalSpacing,
    \.headerLineSpacing, \.headerTextInset, \.actionTextInset, \.accessoryInset, \.accessorySpacing,
    \.minimumScrollHeight,
  ]

  @Test("C8: a length below zero or not finite is ignored", arguments: lengths)
  func badLength(keyPath: WritableKeyPath<SheetMetrics, CGFloat> & Sendable) {
    var metrics = SheetMetrics()
    metrics[keyPath: keyPath] = 17
    for length in [-1, -.infinity, .infinity, .nan] as [CGFloat] {
      metrics[keyPath: keyPath] = length
      #expect(metrics[keyPath: keyPath] == 17)
    }
    metrics[keyPath: keyPath] = 0
    #expect(metrics[keyPath: keyPath] == 0)
  }

  @Test("A greatest width that cannot be one is ignored; none is allowed")
  func maximumWidth() {
    var metrics = SheetMetrics()
    metrics.maximumWidth = 300
    metrics.maximumWidth = -1
    #expect(metrics.maximumWidth == 300)
    metrics.maximumWidth = nil
    #expect(metrics.maximumWidth == nil)
  }

  private func width(
    _ width: SheetWidth, _ bounds: CGSize, _ safeArea: SheetInsets = .zero
  ) -> CGFloat {
    width.resolved(
      in: SheetEnvironment(
        bounds: CGRect(origin: .zero, size: bounds), safeArea: safeArea, displayScale: 2))
  }

  @Test("R2: the short side less its margins, upright and lying")
  func shortSide() {
    #expect(width(.shortSide(margin: 10), CGSize(width: 390, height: 844)) == 370)
    #expect(width(.shortSide(margin: 10), CGSize(width: 844, height: 390)) == 370)
    #expect(width(.shortSide(margin: 8), CGSize(width: 844, height: 390)) == 374)
  }

  @Test("Other widths, never more than there is room for and never below zero")
  func otherWidths() {
    let size = CGSize(width: 844, height: 390)
    let sides = SheetInsets(left: 47, right: 47)
    #expect(width(.fill(margin: 10), size, sides) == 730)
    #expect(width(.points(300), size) == 300)
    #expect(width(.points(900), size, sides) == 750)
    #expect(width(.points(.nan), size) == 0)
    #expect(width(.shortSide(margin: 10), CGSize(width: 12, height: 800)) == 0)
    #expect(width(.shortSide(margin: -10), CGSize(width: 390, height: 844)) == 390)
  }

  @Test("A greatest width narrows the sheet")
  func narrowed() {
    var style = SheetStyle.classic
    style.metrics.maximumWidth = 200
    #expect(LayoutFixture.layout("N C", style: style).containerFrame.width == 200)
    #expect(LayoutFixture.layout("N C", style: style).containerFrame.midX == 195)
  }

  @Test("S7: lines are whole pixels, one at least, on every display")
  func thickness() {
    let half = SeparatorThickness.points(0.5)
    #expect(half.resolved(displayScale: 1) == 1)
    #expect(half.resolved(displayScale: 2) == 0.5)
    #expect(half.resolved(displayScale: 3) == CGFloat(1) / 3)
    #expect(SeparatorThickness.hairline.resolved(displayScale: 3) == CGFloat(1) / 3)
    #expect(SeparatorThickness.points(1).resolved(displayScale: 3) == 1)
    for none in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(SeparatorThickness.points(none).resolved(displayScale: 2) == 0)
    }
    #expect(SeparatorThickness.hairline.resolved(displayScale: 0) == 1)
  }
}
