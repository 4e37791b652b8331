import Testing
import UIKit

@testable import ActionSheet

struct SheetMetricsTests {
  private static let lengths: [WritableKeyPath<SheetMetrics, CGFloat> & Sendable] = [
    \.sideSpacing, \.separatorThickness, \.actionHeight, \.cornerRadius, \.groupSpacing,
    \.bottomSpacing, \.headerVerticalSpacing,
    \.headerLineSpacing, \.headerTextInset, \.actionTextInset, \.accessoryInset, \.accessorySpacing,
    \.minimumScrollHeight,
  ]

  @Test("A negative or nonfinite length is ignored", arguments: lengths)
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

  @Test("An invalid maximum width is ignored; nil is allowed")
  func maximumWidth() {
    var metrics = SheetMetrics()
    metrics.maximumWidth = 300
    metrics.maximumWidth = -1
    #expect(metrics.maximumWidth == 300)
    metrics.maximumWidth = nil
    #expect(metrics.maximumWidth == nil)
  }

  private func width(
    _ bounds: CGSize, _ safeArea: UIEdgeInsets = .zero, _ change: (inout SheetMetrics) -> Void
  ) -> CGFloat {
    var metrics = SheetMetrics()
    change(&metrics)
    return metrics.width(
      in: SheetEnvironment(
        bounds: CGRect(origin: .zero, size: bounds), safeArea: safeArea, displayScale: 2))
  }

  @Test("The width is the short side without its margins, in portrait and landscape")
  func shortSide() {
    #expect(width(CGSize(width: 390, height: 844)) { _ in } == 374)
    #expect(width(CGSize(width: 844, height: 390)) { _ in } == 374)
    #expect(width(CGSize(width: 844, height: 390)) { $0.sideSpacing = 10 } == 370)
  }

  @Test("Other widths are never wider than the safe area and never negative")
  func otherWidths() {
    let size = CGSize(width: 844, height: 390)
    let sides = UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47)
    let fills = width(size, sides) {
      $0.fillsWidth = true
      $0.maximumWidth = nil
    }
    #expect(fills == 734)
    #expect(width(size) { $0.width = 300 } == 300)
    #expect(width(size, sides) { $0.width = 900 } == 750)
    #expect(width(CGSize(width: 12, height: 800)) { _ in } == 0)
  }

  @Test("An invalid width is ignored; nil is allowed")
  func badWidth() {
    var metrics = SheetMetrics()
    metrics.width = 300
    for bad in [-1, .nan, .infinity] as [CGFloat] {
      metrics.width = bad
      #expect(metrics.width == 300)
    }
    metrics.width = nil
    #expect(metrics.width == nil)
  }

  @Test("A greatest width narrows the sheet")
  func narrowed() {
    var style = SheetStyle.classic
    style.metrics.maximumWidth = 200
    #expect(LayoutFixture.layout("N C", style: style).containerFrame.width == 200)
    #expect(LayoutFixture.layout("N C", style: style).containerFrame.midX == 195)
  }

  @Test("Lines are whole pixels, at least one, on every display")
  func thickness() {
    func thickness(_ points: CGFloat, _ scale: CGFloat) -> CGFloat {
      var metrics = SheetMetrics()
      metrics.separatorThickness = points
      return metrics.separatorThickness(displayScale: scale)
    }
    #expect(thickness(0.5, 1) == 1)
    #expect(thickness(0.5, 2) == 0.5)
    #expect(thickness(0.5, 3) == CGFloat(1) / 3)
    #expect(thickness(1, 3) == 1)
    #expect(thickness(0, 2) == 0)
    #expect(thickness(0.5, 0) == 1)
  }
}
