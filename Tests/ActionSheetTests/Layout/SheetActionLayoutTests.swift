import Foundation
import Testing

@testable import ActionSheet

/// Parts of a row of 300 by 60 points with insets of 16 and gaps of 8.
struct SheetActionLayoutTests {
  private let size = CGSize(width: 300, height: 60)

  private func layout(
    _ parts: SheetActionLayout.Parts, alignsLeading: Bool = false,
    isRightToLeft: Bool = false
  ) -> SheetActionLayout {
    SheetActionLayout(
      size: size, parts: parts, alignsLeading: alignsLeading, metrics: SheetStyle.classic.metrics,
      isRightToLeft: isRightToLeft)
  }

  @Test("A title alone is in the middle")
  func title() {
    let parts = SheetActionLayout.Parts(title: CGSize(width: 100, height: 24))
    #expect(layout(parts).titleFrame == CGRect(x: 100, y: 18, width: 100, height: 24))
    #expect(layout(parts, alignsLeading: true).titleFrame.minX == 16)
    #expect(layout(parts, alignsLeading: true, isRightToLeft: true).titleFrame.maxX == 284)
  }

  @Test("A second line follows the first, both in the middle together")
  func subtitle() {
    let parts = SheetActionLayout.Parts(
      title: CGSize(width: 100, height: 24), subtitle: CGSize(width: 60, height: 14))
    let row = layout(parts)
    #expect(row.titleFrame.minY == 10)
    #expect(row.subtitleFrame == CGRect(x: 120, y: 36, width: 60, height: 14))
  }

  private let full = SheetActionLayout.Parts(
    title: CGSize(width: 80, height: 24), image: CGSize(width: 30, height: 30),
    badge: CGSize(width: 20, height: 16), indicator: CGSize(width: 18, height: 18))

  @Test("The image is at the start, badge and indicator are at the end, each centered vertically")
  func parts() {
    let row = layout(full)
    #expect(row.imageFrame == CGRect(x: 16, y: 15, width: 30, height: 30))
    #expect(row.indicatorFrame == CGRect(x: 266, y: 21, width: 18, height: 18))
    #expect(row.badgeFrame == CGRect(x: 238, y: 22, width: 20, height: 16))
    #expect(row.titleFrame.minX == 110)
    #expect(layout(full, alignsLeading: true).titleFrame.minX == 54)
  }

  @Test("Images and marks keep a larger distance from the edge than texts")
  func accessoryInset() {
    var metrics = SheetStyle.classic.metrics
    metrics.actionTextInset = 10
    let size = CGSize(width: 300, height: 56)
    let part = CGSize(width: 20, height: 20)
    let parts = SheetActionLayout.Parts(
      title: CGSize(width: 400, height: 20), image: part, indicator: part)
    let layout = SheetActionLayout(
      size: size, parts: parts, alignsLeading: true, metrics: metrics, isRightToLeft: false)
    #expect(layout.imageFrame?.minX == 16)
    #expect(layout.indicatorFrame?.maxX == 284)
    #expect(layout.titleFrame.minX == 44)
    #expect(layout.titleFrame.maxX == 256)
    #expect(SheetActionLayout.textWidth(of: 300, parts: parts, metrics: metrics) == 212)
    let plain = SheetActionLayout.Parts(title: CGSize(width: 400, height: 20))
    #expect(SheetActionLayout.textWidth(of: 300, parts: plain, metrics: metrics) == 280)
  }

  @Test(
    "From right to left the row is mirrored",
    arguments: [
      false, true,
    ])
  func mirrored(alignsLeading: Bool) throws {
    let (left, right) = (
      layout(full, alignsLeading: alignsLeading),
      layout(full, alignsLeading: alignsLeading, isRightToLeft: true)
    )
    let pairs = [
      (left.imageFrame, right.imageFrame), (left.titleFrame, right.titleFrame),
      (left.badgeFrame, right.badgeFrame), (left.indicatorFrame, right.indicatorFrame),
    ]
    for (one, other) in pairs {
      let (one, other) = (try #require(one), try #require(other))
      #expect(one.minX == 300 - other.maxX)
      #expect(one.minY == other.minY)
      #expect(one.size == other.size)
    }
  }

  @Test("A long title moves aside for its neighbors and never touches them")
  func longTitle() {
    var parts = full
    parts.title.width = 150
    #expect(layout(parts).titleFrame.minX == 75)
    parts.title.width = 170
    #expect(layout(parts).titleFrame.minX == 60)
    parts.title.width = 900
    let squeezed = layout(parts)
    #expect(squeezed.titleFrame.minX == 54)
    #expect(squeezed.titleFrame.maxX == 230)
    let room = SheetActionLayout.textWidth(
      of: 300, parts: parts, metrics: SheetStyle.classic.metrics)
    #expect(squeezed.titleFrame.width == room)
  }

  @Test("A row that is too narrow leaves the text no space, not a negative one")
  func narrow() {
    let row = SheetActionLayout(
      size: CGSize(width: 40, height: 60), parts: full, alignsLeading: false,
      metrics: SheetStyle.classic.metrics, isRightToLeft: false)
    #expect(row.titleFrame.width == 0)
  }

  @Test("A row has the height of the style until its text needs more")
  func height() {
    func height(_ line: CGFloat, font: CGFloat, _ metrics: SheetMetrics) -> CGFloat {
      SheetActionLayout.height(
        of: .init(title: CGSize(width: 10, height: line)), fontSize: font, metrics: metrics,
        displayScale: 2)
    }
    #expect(height(25, font: 21, SheetStyle.system.metrics) == 57.5)
    #expect(height(25, font: 21, SheetStyle.classic.metrics) == 56)
    #expect(height(63.25, font: 53, SheetStyle.system.metrics) == 109.5)
  }
}
