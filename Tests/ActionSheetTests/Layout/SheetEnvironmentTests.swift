import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// Rects that no row crosses, such as the fold of a display.
struct SheetEnvironmentTests {
  private let half = CGSize(width: 466, height: 678)
  private let open = CGSize(width: 626, height: 890)

  private func layout(
    _ text: String = "H D N N N C", in size: CGSize, safeArea: UIEdgeInsets = .zero,
    keyboard: CGRect? = nil, avoiding rects: [CGRect]
  ) -> SheetLayout {
    let environment = SheetEnvironment(
      bounds: CGRect(origin: .zero, size: size), safeArea: safeArea, keyboardFrame: keyboard,
      displayScale: 2)
    let width = SheetStyle.classic.metrics.width(in: environment)
    return LayoutFixture.layout(text, in: environment.avoiding(rects, width: width))
  }

  @Test("A sheet is below a fold across the window") func aSheetIsBelowAFoldAcrossTheWindow() {
    let fold = CGRect(x: 0, y: 335, width: 466, height: 8)
    let layout = layout(in: half, avoiding: [fold])
    #expect(layout.containerFrame.maxY == 678)
    #expect(layout.containerFrame.minY >= 343)
    #expect(layout.containerFrame.width == 446)
    let long = self.layout(String(repeating: "N", count: 20), in: half, avoiding: [fold])
    #expect(long.containerFrame.minY >= 343)
    #expect(long.body.scrolls)
  }

  @Test("A sheet is beside an upright fold, with its distance to the edges")
  func aSheetIsBesideAnUprightFoldWithItsDistanceToTheEdges() {
    let fold = CGRect(x: 309, y: 0, width: 8, height: 890)
    let frame = layout(in: open, avoiding: [fold]).containerFrame
    #expect(frame.minX == 10)
    #expect(frame.maxX == 299)
    #expect(frame.maxY == 890)
  }

  @Test("A fold without a width is respected") func aFoldWithoutAWidthCounts() {
    let frame = layout(in: open, avoiding: [CGRect(x: 313, y: 0, width: 0, height: 890)])
      .containerFrame
    #expect(frame.maxX <= 313)
  }

  @Test("A sheet is above a fold near the bottom, and keeps the safe area on its side")
  func aSheetIsAboveAFoldNearTheBottomAndKeepsTheSafeAreaOnItsSide() {
    let frame = layout(
      in: half, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      avoiding: [CGRect(x: 0, y: 600, width: 466, height: 10)]
    ).containerFrame
    #expect(frame.maxY == 600)
    let below = layout(
      in: half, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      avoiding: [CGRect(x: 0, y: 100, width: 466, height: 10)])
    #expect(below.containerFrame.maxY == 678)
    #expect(below.bottomRoom == 34)
  }

  @Test("A keyboard below the fold puts the sheet above the fold")
  func aKeyboardBelowTheFoldPutsTheSheetAboveTheFold() {
    let layout = layout(
      in: half, keyboard: CGRect(x: 0, y: 400, width: 466, height: 278),
      avoiding: [CGRect(x: 0, y: 335, width: 466, height: 8)])
    #expect(layout.containerFrame.maxY == 335)
  }

  @Test("Rects outside of the window, nonfinite rects and one over all of it change nothing")
  func rectsOutsideOfTheWindowNotFiniteOnesAndOneOverAllOfItChangeNothing() {
    let expected = layout(in: half, avoiding: [])
    for rect in [
      CGRect(x: 500, y: 0, width: 20, height: 600),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9),
      CGRect(x: -10, y: -10, width: 900, height: 900), CGRect(x: 0, y: 678, width: 466, height: 9),
    ] {
      #expect(layout(in: half, avoiding: [rect]).containerFrame == expected.containerFrame)
    }
  }

  @Test("No row crosses a reserved rect, whatever the window and the rects")
  func noRowCrossesAReservedRectWhateverTheWindowAndTheRects() {
    var random = SeededGenerator(seed: 31)
    var cut = 0
    for _ in 0..<2_000 {
      let size = CGSize(
        width: .random(in: 200...1000, using: &random),
        height: .random(in: 200...1000, using: &random))
      let rects = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let isAcross = Bool.random(using: &random)
        let x = isAcross ? 0 : CGFloat.random(in: 0...size.width, using: &random)
        let y = isAcross ? CGFloat.random(in: 0...size.height, using: &random) : 0
        return CGRect(
          x: x, y: y, width: isAcross ? size.width : .random(in: 0...30, using: &random),
          height: isAcross ? .random(in: 0...30, using: &random) : size.height)
      }
      let layout = layout(
        String(repeating: "N", count: .random(in: 1...20, using: &random)), in: size,
        avoiding: rects)
      let frame = layout.containerFrame
      #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01).contains(frame))
      for rect in rects {
        let crosses =
          rect.minX < frame.maxX - 0.01 && rect.maxX > frame.minX + 0.01
          && rect.minY < frame.maxY - 0.01 && rect.maxY > frame.minY + 0.01
        #expect(!crosses, "\(rect) \(frame) \(size)")
        if rect.maxY > frame.minY - 200 { cut += 1 }
      }
    }
    #expect(cut > 500)
  }
}
