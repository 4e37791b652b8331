import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Random sheets in random windows, against rows added up one by one.
struct SheetLayoutPropertyTests {
  private static func randomText(_ random: inout SeededGenerator) -> String {
    let letters = Array("NNNNNNnDVCcSG")
    let count = Int.random(in: 0...30, using: &random)
    var text = Bool.random(using: &random) ? "H" : ""
    for _ in 0..<count { text.append(letters.randomElement(using: &random) ?? "N") }
    if Int.random(in: 0..<4, using: &random) == 0 { text.append("F") }
    return text
  }

  private static func randomHeights(_ count: Int, _ random: inout SeededGenerator) -> [CGFloat] {
    let choices: [CGFloat] = [0, 10, 56, 56, 56, 56.5, 130]
    return (0..<count).map { _ in choices.randomElement(using: &random) ?? 56 }
  }

  private static func randomEnvironment(_ random: inout SeededGenerator) -> SheetEnvironment {
    let bounds = CGRect(
      x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
      width: .random(in: 0...900, using: &random), height: .random(in: 0...1200, using: &random))
    let safeArea = UIEdgeInsets(
      top: [0, 20, 47, 59].randomElement(using: &random) ?? 0,
      left: [0, 47].randomElement(using: &random) ?? 0,
      bottom: [0, 21, 34].randomElement(using: &random) ?? 0,
      right: [0, 47].randomElement(using: &random) ?? 0)
    let keyboard = CGRect(
      x: bounds.minX, y: bounds.maxY - 250, width: bounds.width, height: 250)
    return SheetEnvironment(
      bounds: bounds, safeArea: safeArea,
      keyboardFrame: Int.random(in: 0..<4, using: &random) == 0 ? keyboard : nil,
      displayScale: CGFloat(Int.random(in: 1...3, using: &random)))
  }

  private struct Case {
    let layout: SheetLayout
    let naive: NaiveLayout
    let isListedAlike: Bool
    var random: SeededGenerator

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      let text = SheetLayoutPropertyTests.randomText(&random)
      let custom = Bool.random(using: &random) ? Int.random(in: -2...40, using: &random) : nil
      let content = LayoutFixture.content(text, customViewIndex: custom)
      let pinsCancel = Bool.random(using: &random)
      let count = SheetRows(content, pinsCancel: pinsCancel).count
      let heights = SheetLayoutPropertyTests.randomHeights(count, &random)
      let environment = SheetLayoutPropertyTests.randomEnvironment(&random)
      let metrics = SheetMetrics()
      let rows = SheetRows(
        content, pinsCancel: pinsCancel, pinsHeader: Bool.random(using: &random))
      layout = SheetLayout(rows, heights: heights, metrics: metrics, in: environment)
      var naive = NaiveLayout(content, pinsCancel: pinsCancel)
      isListedAlike = naive.rows.map(\.kind) == (0..<rows.count).compactMap(rows.kind)
      if isListedAlike {
        naive.stack(
          heights: heights,
          separator: metrics.separatorThickness(displayScale: environment.displayScale),
          groupGap: metrics.groupSpacing)
      }
      self.naive = naive
    }
  }

  private func check(_ holds: (inout Case) -> Bool) {
    for seed in 0..<UInt64(Torture.count(600, torture: 50_000)) {
      var tried = Case(seed: seed)
      guard holds(&tried) else {
        let rows = tried.layout.rows
        let kinds = (0..<rows.count).compactMap(rows.kind)
        Issue.record("seed \(seed): \(kinds), groups \(rows.groupStarts)")
        return
      }
    }
  }

  @Test("Rows, strips and corners are those of rows added up one by one")
  func positions() {
    check { tried in
      let (layout, naive) = (tried.layout, tried.naive)
      guard tried.isListedAlike, isClose(layout.rowsHeight, naive.height) else { return false }
      return SheetRegion.Place.allCases.allSatisfy { place in
        let region = layout.region(place)
        return region.rows.allSatisfy { row in
          let top = naive.rows[row].top - naive.rows[region.rows.lowerBound].top
          guard let frame = layout.frame(ofRow: row), isClose(frame.minY, top),
            frame.height == naive.rows[row].height,
            layout.corners(ofRow: row) == naive.corners(at: row)
          else { return false }
          guard row > 0 else { return layout.separator(aboveRow: row) == nil }
          let gap = naive.rows[row].top - naive.rows[row - 1].top - naive.rows[row - 1].height
          guard let separator = layout.separator(aboveRow: row) else { return false }
          return isClose(separator.frame.height, gap)
            && separator.isGap == naive.rows[row].startsGroup
        }
      }
    }
  }

  @Test("Every row is in one region; the regions follow each other and lie in the container")
  func regions() {
    check { tried in
      let layout = tried.layout
      let regions = [layout.header, layout.body, layout.pinned]
      let isWhole =
        regions[0].rows.lowerBound == 0 && regions[0].rows.upperBound == regions[1].rows.lowerBound
        && regions[1].rows.upperBound == regions[2].rows.lowerBound
        && regions[2].rows.upperBound == layout.rows.count
      let areOrdered = zip(regions, regions.dropFirst()).allSatisfy {
        $0.viewport.maxY <= $1.viewport.minY + 0.001 || $1.rows.isEmpty
      }
      let container = CGRect(origin: .zero, size: layout.containerFrame.size)
      let areInside = regions.allSatisfy { region in
        region.viewport.height >= 0
          && region.viewport.maxY <= container.height + 0.001 && region.viewport.minY >= -0.001
      }
      return isWhole && areOrdered && areInside && layout.containerFrame.width >= 0
        && layout.pinned.scrolls == false
    }
  }

  @Test("Rows scroll only where they do not fit")
  func scrolling() {
    check { tried in
      let layout = tried.layout
      let environment = layout.environment
      let bottom = environment.bounds.maxY - environment.keyboardOverlap
      let below =
        environment.keyboardOverlap > 0 ? 8 : max(CGFloat(8), environment.safeArea.bottom)
      let room = max(
        bottom - environment.bounds.minY - min(max(8, environment.safeArea.top), 54) - below, 0)
      let scrolls = layout.header.scrolls || layout.body.scrolls
      // Of rows without a height only the line between them may be too much, which is cut off.
      let content = SheetRegion.Place.allCases.reduce(0) { $0 + layout.region($1).contentHeight }
      return isClose(layout.containerFrame.maxY, bottom)
        && (layout.rowsHeight <= room ? !scrolls : scrolls || content <= room + 0.02)
    }
  }

  @Test("Visible rows are those that reach into the viewport")
  func visibleRows() {
    check { tried in
      let layout = tried.layout
      return SheetRegion.Place.allCases.allSatisfy { place in
        let region = layout.region(place)
        let offset = CGFloat.random(in: -50...(region.maximumOffset + 50), using: &tried.random)
        let seen = region.rows.filter { row in
          guard let frame = layout.frame(ofRow: row) else { return false }
          return frame.minY < offset + region.viewport.height && frame.maxY > offset
        }
        let found = layout.visibleRows(in: place, scrolledBy: offset)
        // Rows without a height may or may not be among them.
        return seen.allSatisfy(found.contains)
          && found.allSatisfy { seen.contains($0) || layout.frame(ofRow: $0)?.height == 0 }
      }
    }
  }

  @Test("A point hits the row whose frame contains it")
  func hits() {
    check { tried in
      let layout = tried.layout
      let header = CGFloat.random(in: 0...max(layout.header.maximumOffset, 1), using: &tried.random)
      let body = CGFloat.random(in: 0...max(layout.body.maximumOffset, 1), using: &tried.random)
      let point = CGPoint(
        x: .random(in: -20...(layout.containerFrame.width + 20), using: &tried.random),
        y: .random(in: -20...(layout.containerFrame.height + 20), using: &tried.random))
      let offset = { (place: SheetRegion.Place) -> CGFloat in
        place == .header ? header : place == .body ? body : 0
      }
      let expected = (0..<layout.rows.count).filter { row in
        guard let place = layout.place(ofRow: row),
          let frame = layout.frameInContainer(ofRow: row, scrolledBy: offset(place))
        else { return false }
        return frame.contains(point) && layout.region(place).viewport.contains(point)
      }
      guard let row = layout.row(at: point, scrolledBy: offset) else {
        return expected.isEmpty
      }
      guard expected.isEmpty else { return expected == [row] }
      // A thin line, which belongs to the row above it.
      guard let place = layout.place(ofRow: row) else { return false }
      return !layout.rows.startsGroup(at: row + 1)
        || point.y >= layout.region(place).viewport.maxY
    }
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }
}
