import Foundation
import Testing

@testable import ActionSheet

struct SheetHeaderLayoutTests {
  private func layout(
    title: CGFloat?, message: CGFloat?, viewHeight: CGFloat = 0,
    _ metrics: SheetMetrics = SheetStyle.classic.metrics
  ) -> SheetHeaderLayout {
    SheetHeaderLayout(
      width: 370, titleHeight: title, messageHeight: message, viewHeight: viewHeight,
      metrics: metrics,
      displayScale: 2)
  }

  @Test("A header has space, title, gap, message and space from top to bottom")
  func both() {
    var metrics = SheetStyle.classic.metrics
    #expect(layout(title: 16, message: 32, metrics).height == 68)
    metrics.headerLineSpacing = 4
    metrics.headerVerticalSpacing = 13.5
    let header = layout(title: 16, message: 32, metrics)
    #expect(header.height == 79)
    #expect(header.titleFrame?.minY == 13.5)
    #expect(header.messageFrame?.minY == 33.5)
  }

  @Test("A single text has no gap")
  func one() {
    var metrics = SheetStyle.classic.metrics
    metrics.headerLineSpacing = 4
    #expect(layout(title: 16, message: nil, metrics).height == 36)
    #expect(layout(title: nil, message: 20, metrics).height == 40)
    #expect(layout(title: nil, message: 20, metrics).messageFrame?.minY == 10)
  }

  @Test("Without texts the header has no height")
  func none() {
    #expect(layout(title: nil, message: nil).height == 0)
    #expect(layout(title: nil, message: nil, viewHeight: 80).height == 80)
  }

  @Test("Texts keep away from the edges")
  func insets() {
    #expect(
      layout(title: 16, message: nil).titleFrame == CGRect(x: 16, y: 10, width: 338, height: 16))
    #expect(SheetHeaderLayout.textWidth(of: 370, metrics: SheetStyle.classic.metrics) == 338)
    #expect(SheetHeaderLayout.textWidth(of: 20, metrics: SheetStyle.classic.metrics) == 0)
  }

  @Test("A view stands above the texts")
  func view() {
    let header = layout(title: 16, message: nil, viewHeight: 50)
    #expect(header.titleFrame?.minY == 60)
    #expect(header.height == 86)
  }

  @Test("The height of the header is in whole pixels, so that the rows below are sharp")
  func wholePixels() {
    #expect(layout(title: 15.51, message: nil).height == 36)
  }
}
