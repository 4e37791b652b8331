import Testing
import UIKit

@testable import ActionSheet

/// Sheets too tall for their window, turned and resized windows, and keyboards.
struct SheetLayoutScrollingTests {
  private let notched = SheetEnvironment(
    bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
    safeArea: UIEdgeInsets(top: 47, bottom: 34), displayScale: 2)

  private func text(_ count: Int) -> String { String(repeating: "N", count: count) }

  @Test("A sheet that is too tall fills the safe area, with header and cancel row pinned")
  func pinned() {
    let layout = LayoutFixture.layout("H" + text(30) + "C", in: notched)
    #expect(layout.containerFrame == CGRect(x: 10, y: 47, width: 370, height: 797))
    #expect(layout.header.viewport == CGRect(x: 0, y: 0, width: 370, height: 40))
    #expect(layout.pinned.viewport == CGRect(x: 0, y: 707, width: 370, height: 56))
    #expect(layout.body.viewport == CGRect(x: 0, y: 40.5, width: 370, height: 658.5))
    #expect(layout.body.contentHeight == CGFloat(30 * 56.5 - 0.5))
    #expect(layout.body.rows == 1..<31)
    #expect(layout.body.scrolls)
    #expect(!layout.header.scrolls)
    #expect(layout.bottomRoom == 34)
  }

  @Test("The visible part of scrolled rows has the corners of their group")
  func viewportCorners() {
    for (text, corners) in [(text(30) + "C", CACornerMask.all), ("H" + text(30) + "C", .bottom)] {
      let layout = LayoutFixture.layout(text, in: notched)
      #expect(layout.corners(of: layout.body.rows) == corners)
    }
  }

  @Test("Rows exactly as tall as the space do not scroll, half a point more does")
  func limit() {
    let layout = LayoutFixture.layout(text(3) + "C")
    let height = layout.rowsHeight + 16
    func body(_ height: CGFloat) -> SheetRegion {
      let environment = SheetEnvironment(
        bounds: CGRect(x: 0, y: 0, width: 390, height: height), displayScale: 2)
      return LayoutFixture.layout(text(3) + "C", in: environment).body
    }
    #expect(!body(height).scrolls)
    #expect(body(height - 0.5).scrolls)
  }

  @Test("Cancel rows in the middle scroll with the others")
  func cancelInTheMiddle() {
    let layout = LayoutFixture.layout(text(15) + "C" + text(15), in: notched)
    #expect(layout.pinned.rows.isEmpty)
    #expect(layout.body.rows == 0..<31)
  }

  @Test("A header that is not pinned scrolls with the rows")
  func headerScrolls() {
    var style = SheetStyle.classic
    style.pinsHeader = false
    let layout = LayoutFixture.layout("H" + text(30) + "C", style: style, in: notched)
    #expect(layout.header.rows.isEmpty)
    #expect(layout.body.rows == 0..<31)
    #expect(layout.body.viewport.minY == 0)
  }

  @Test("A footer keeps its place above the cancel rows")
  func footer() {
    let layout = LayoutFixture.layout(text(30) + "CF", in: notched)
    #expect(layout.pinned.rows == 30..<32)
    #expect(layout.rows.row(at: 30)?.kind == .footer)
    #expect(layout.separator(aboveRow: 30).map { $0.region == nil } == true)
    #expect(layout.separator(aboveRow: 30)?.isGap == false)
  }

  @Test("A long header leaves 84 points to the actions and scrolls separately")
  func longHeader() {
    let rows = SheetRows(LayoutFixture.content("HNNNNC"))
    let layout = SheetLayout(
      rows, heights: rows.heights(action: 56, header: 2000), in: notched)
    #expect(layout.body.viewport.height == 84)
    #expect(layout.header.scrolls)
    #expect(layout.header.contentHeight == 2000)
    #expect(layout.header.viewport.height == CGFloat(844 - 47 - 34 - 56 - 8 - 84) - 0.5)
  }

  @Test("In a small space a header that is too high shares it with the rows")
  func inASmallSpaceAHeaderThatIsTooHighSharesItWithTheRows() {
    let small = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 200), displayScale: 2)
    func heights(header: CGFloat) -> [CGFloat] {
      let rows = SheetRows(LayoutFixture.content("HNNNNC"))
      let layout = SheetLayout(
        rows, heights: rows.heights(action: 56, header: header), in: small)
      return [layout.header, layout.body, layout.pinned].map(\.viewport.height)
    }
    #expect(heights(header: 2000) == [59, 60.5, 56])
    #expect(heights(header: 40) == [40, 79.5, 56])
    #expect(heights(header: 20) == [20, 99.5, 56])
  }

  @Test("If too many cancel rows would be pinned, the last ones are")
  func manyCancels() {
    let layout = LayoutFixture.layout(String(repeating: "C", count: 40), in: notched)
    #expect(layout.pinned.rows.upperBound == 40)
    #expect(layout.body.viewport.height >= 84)
    #expect(layout.body.viewport.height < CGFloat(84 + 64))
  }

  @Test("In a window lower than the minimum no length is negative")
  func tiny() {
    for height in stride(from: CGFloat(0), through: 200, by: 7) {
      let environment = SheetEnvironment(
        bounds: CGRect(x: 0, y: 0, width: 390, height: height),
        safeArea: UIEdgeInsets(top: 20, bottom: 34), displayScale: 2)
      let layout = LayoutFixture.layout("HNNNC", in: environment)
      for region in [layout.header, layout.body, layout.pinned] {
        #expect(region.viewport.height >= 0)
      }
    }
  }

  @Test(
    "The space above is the safe area's, between 8 and 54 points",
    arguments: [
      (0, 8), (20, 20), (47, 47), (59, 54),
    ])
  func topSpacing(safe: CGFloat, top: CGFloat) {
    let environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeArea: UIEdgeInsets(top: safe, bottom: 34), displayScale: 3)
    let layout = LayoutFixture.layout(text(40) + "C", style: .system, in: environment)
    #expect(layout.containerFrame.minY == top)
  }

  @Test("In landscape the sheet is a column of the same width, centered at the bottom")
  func turned() {
    let upright = LayoutFixture.layout("H N C", in: notched)
    let lying = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), displayScale: 2)
    let layout = LayoutFixture.layout("H N C", in: lying)
    #expect(layout.containerFrame.width == upright.containerFrame.width)
    #expect(layout.containerFrame.midX == 422)
    #expect(layout.containerFrame.maxY == 390)
    #expect(layout.frames == upright.frames)
  }

  @Test("Beside another window the sheet follows its window, not the screen")
  func splitWindow() {
    let narrow = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 1000), displayScale: 2)
    let layout = LayoutFixture.layout("N C", in: narrow)
    #expect(layout.containerFrame == CGRect(x: 10, y: 872, width: 300, height: 128))
  }

  @Test("A sheet stays between a safe area that is wider on one side")
  func unevenSafeArea() {
    var style = SheetStyle.classic
    style.metrics.fillsWidth = true
    style.metrics.sideSpacing = 0
    let environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 400, height: 800), safeArea: UIEdgeInsets(left: 100),
      displayScale: 2)
    let layout = LayoutFixture.layout("N C", style: style, in: environment)
    #expect(layout.containerFrame.minX == 100)
    #expect(layout.containerFrame.maxX == 400)
  }

  @Test("Above a keyboard the sheet keeps its own margin, not the safe area's")
  func keyboard() {
    let environment = SheetEnvironment(
      bounds: notched.bounds, safeArea: notched.safeArea,
      keyboardFrame: CGRect(x: 0, y: 544, width: 390, height: 300), displayScale: 2)
    let layout = LayoutFixture.layout("N C", in: environment)
    #expect(layout.containerFrame.maxY == 544)
    #expect(layout.bottomRoom == 8)
    let tall = LayoutFixture.layout(text(30) + "C", in: environment)
    #expect(tall.containerFrame == CGRect(x: 10, y: 47, width: 370, height: 497))
    #expect(tall.body.scrolls)
  }

  @Test(
    "A keyboard that floats, is beside the window or is empty moves nothing",
    arguments: [
      CGRect(x: 0, y: 300, width: 390, height: 300),
      CGRect(x: 500, y: 544, width: 390, height: 300),
      CGRect(x: 0, y: 844, width: 390, height: 300), CGRect.zero,
    ])
  func keyboardElsewhere(frame: CGRect) {
    let environment = SheetEnvironment(
      bounds: notched.bounds, keyboardFrame: frame, displayScale: 2)
    #expect(LayoutFixture.layout("N C", in: environment).containerFrame.maxY == 844)
  }

  @Test("A row stays in place when rows are inserted above and when the window changes")
  func keepsPosition() throws {
    var content = LayoutFixture.content(text(60) + "C")
    let old = LayoutFixture.layout(content, in: notched)
    let anchor = try #require(old.scrollAnchor(bodyOffset: 1000))
    let before = try #require(old.frame(ofRow: 17)?.minY)
    content.items.insert(.action(ActionSheetAction("New")), at: 3)
    let new = LayoutFixture.layout(content, in: notched)
    let offset = new.bodyOffset(keeping: anchor)
    let after = try #require(new.frame(ofRow: 18)?.minY)
    #expect(before - 1000 == after - offset)
    #expect(offset == 1056.5)

    let id = content.actions[18].id
    content.items.removeAll { $0.id == id }
    #expect(LayoutFixture.layout(content, in: notched).bodyOffset(keeping: anchor) == 0)
  }

  @Test("An offset never exceeds the ends of the remaining content")
  func keepsPositionWithinEnds() throws {
    let content = LayoutFixture.content(text(40) + "C")
    let old = LayoutFixture.layout(content, in: notched)
    let anchor = try #require(old.scrollAnchor(bodyOffset: old.body.maximumOffset))
    let tall = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 4000), displayScale: 2)
    #expect(LayoutFixture.layout(content, in: tall).bodyOffset(keeping: anchor) == 0)
  }

  @Test("A focused row is brought into view by the shortest way")
  func reveal() throws {
    let layout = LayoutFixture.layout(text(60) + "C", in: notched)
    let viewport = layout.body.viewport.height
    #expect(layout.offset(revealing: 3, from: 0) == 0)
    #expect(layout.offset(revealing: 3, from: 1000) == 169.5)
    let bottom = try #require(layout.frame(ofRow: 40)?.maxY)
    #expect(layout.offset(revealing: 40, from: 0) == bottom - viewport)
    #expect(layout.offset(revealing: 60, from: 77) == 77)
  }
}
