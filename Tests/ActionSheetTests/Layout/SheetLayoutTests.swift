import UIKit
import Testing

@testable import ActionSheet

/// Where rows, separators and corners lie where everything fits.
struct SheetLayoutTests {
  /// One sheet: what it shows, and the tops, heights and corners of its rows, the tops and kinds of
  /// its strips, the heights of its rows and of the container.
  struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var custom: Int?
    let rows: [(y: CGFloat, height: CGFloat, corners: CACornerMask)]
    let separators: [(y: CGFloat, kind: SeparatorKind)]
    let rowsHeight: CGFloat
    let height: CGFloat
    var testDescription: String { name }
  }

  static let vectors = [
    Vector(
      name: "V1", text: "H D N C",
      rows: [(0, 40, .top), (40.5, 56, []), (97, 56, .bottom), (161, 56, .all)],
      separators: [(40, .row), (96.5, .row), (153, .group)], rowsHeight: 217, height: 225),
    Vector(
      name: "V2", text: "D N C", rows: [(0, 56, .top), (56.5, 56, .bottom), (120.5, 56, .all)],
      separators: [(56, .row), (112.5, .group)], rowsHeight: 176.5, height: 184.5),
    Vector(
      name: "V3", text: "C", rows: [(0, 56, .all)], separators: [], rowsHeight: 56, height: 64),
    Vector(
      name: "V4", text: "H C", rows: [(0, 40, .all), (48, 56, .all)], separators: [(40, .group)],
      rowsHeight: 104, height: 112),
    Vector(
      name: "V5", text: "H N C N",
      rows: [(0, 40, .top), (40.5, 56, .bottom), (104.5, 56, .all), (168.5, 56, .all)],
      separators: [(40, .row), (96.5, .group), (160.5, .group)], rowsHeight: 224.5, height: 232.5),
    Vector(
      name: "V6", text: "N C C", rows: [(0, 56, .all), (64, 56, .all), (128, 56, .all)],
      separators: [(56, .group), (120, .group)], rowsHeight: 184, height: 192),
    Vector(
      name: "V7", text: "H N C", custom: 0,
      rows: [(0, 40, .top), (40.5, 100, []), (141, 56, .bottom), (205, 56, .all)],
      separators: [(40, .row), (140.5, .row), (197, .group)], rowsHeight: 261, height: 269),
    Vector(
      name: "V8", text: "N C", custom: 0,
      rows: [(0, 100, .top), (100.5, 56, .bottom), (164.5, 56, .all)],
      separators: [(100, .row), (156.5, .group)], rowsHeight: 220.5, height: 228.5),
    Vector(
      name: "V9", text: "H N C", custom: 1,
      rows: [(0, 40, .top), (40.5, 56, []), (97, 100, .bottom), (205, 56, .all)],
      separators: [(40, .row), (96.5, .row), (197, .group)], rowsHeight: 261, height: 269),
    Vector(
      name: "V10", text: "H N C", custom: 2,
      rows: [(0, 40, .top), (40.5, 56, .bottom), (104.5, 56, .all), (168.5, 100, .all)],
      separators: [(40, .row), (96.5, .group), (160.5, .group)], rowsHeight: 268.5, height: 276.5),
    Vector(
      name: "V11", text: "N", custom: 99, rows: [(0, 56, .top), (56.5, 100, .bottom)],
      separators: [(56, .row)], rowsHeight: 156.5, height: 164.5),
    Vector(
      name: "V12", text: "H", rows: [(0, 40, .all)], separators: [], rowsHeight: 40, height: 48),
    Vector(
      name: "V13", text: "", custom: 0, rows: [(0, 100, .all)], separators: [], rowsHeight: 100,
      height: 108),
    Vector(
      name: "V14", text: "C N", custom: 0,
      rows: [(0, 100, .all), (108, 56, .all), (172, 56, .all)],
      separators: [(100, .group), (164, .group)], rowsHeight: 228, height: 236),
    Vector(
      name: "V15", text: "C N", custom: 1,
      rows: [(0, 56, .all), (64, 100, .top), (164.5, 56, .bottom)],
      separators: [(56, .group), (164, .row)], rowsHeight: 220.5, height: 228.5),
  ]

  @Test(
    "A layout has rows, strips, corners and heights", arguments: vectors)
  func vector(_ vector: Vector) {
    let layout = LayoutFixture.layout(vector.text, customViewIndex: vector.custom)
    #expect(
      layout.frames == vector.rows.map { CGRect(x: 0, y: $0.y, width: 370, height: $0.height) })
    #expect((0..<layout.rows.count).map { layout.corners(ofRow: $0) } == vector.rows.map(\.corners))
    #expect(layout.separators.map(\.frame.minY) == vector.separators.map(\.y))
    #expect(layout.separators.map(\.kind) == vector.separators.map(\.kind))
    #expect(layout.rowsHeight == vector.rowsHeight)
    #expect(layout.containerFrame.height == vector.height)
  }

  @Test("Strips are as wide as the sheet and as thick as their kind")
  func stripFrames() {
    let separators = LayoutFixture.layout("H D N C").separators
    #expect(separators.map(\.frame.height) == [0.5, 0.5, 8])
    #expect(separators.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 370 })
    #expect(LayoutFixture.layout("H D N C").separator(aboveRow: 0) == nil)
  }

  @Test("The sheet is centered, with its bottom space at the window's edge")
  func placed() {
    let layout = LayoutFixture.layout("H D N C")
    #expect(layout.containerFrame == CGRect(x: 10, y: 844 - 225, width: 370, height: 225))
    #expect(layout.bottomRoom == 8)
    #expect(!layout.body.scrolls)
  }

  @Test("Bounds that do not begin at zero move the sheet with them")
  func movedBounds() {
    let environment = SheetEnvironment(
      bounds: CGRect(x: 100, y: 50, width: 390, height: 844), displayScale: 2)
    let layout = LayoutFixture.layout("N C", in: environment)
    #expect(layout.containerFrame.minX == 110)
    #expect(layout.containerFrame.maxY == 894)
  }

  @Test("Without a bottom space the last row is at the edge")
  func noBottomSpacing() {
    var style = SheetStyle.classic
    style.metrics.bottomSpacing = 0
    let layout = LayoutFixture.layout("N C", style: style)
    #expect(layout.containerFrame.height == layout.rowsHeight)
  }

  @Test("The bottom space is the safe area's where that is larger", arguments: [0, 5, 8, 34])
  func safeArea(bottom: CGFloat) {
    let environment = SheetEnvironment(
      bounds: LayoutFixture.phone.bounds, safeArea: UIEdgeInsets(bottom: bottom), displayScale: 2)
    let layout = LayoutFixture.layout("N C", in: environment)
    #expect(layout.bottomRoom == max(8, bottom))
    #expect(layout.containerFrame.maxY == 844)
  }

  @Test(
    "A row has its preferred height, a view the height of its slot; an invalid height is the style's"
  )
  func heights() {
    var content = LayoutFixture.content("N N N V")
    let ids = content.actions.map(\.id)
    content.updateAction(ids[0]) { $0.preferredHeight = 70 }
    content.updateAction(ids[1]) { $0.preferredHeight = -1 }
    content.updateAction(ids[2]) { $0.preferredHeight = .nan }
    #expect(LayoutFixture.layout(content).frames.map(\.height) == [70, 56, 56, 100])
  }

  @Test("A custom view is in the middle of its row, and never wider")
  func customViewFrame() {
    let slot = SheetViewSlot(width: 200, height: 40)
    let row = CGSize(width: 370, height: 40)
    #expect(slot.viewFrame(inRowOf: row) == CGRect(x: 85, y: 0, width: 200, height: 40))
    let wide = SheetViewSlot(width: 900, height: 40)
    #expect(wide.viewFrame(inRowOf: row) == CGRect(x: 0, y: 0, width: 370, height: 40))
    let filling = SheetViewSlot(height: 40)
    #expect(filling.viewFrame(inRowOf: row) == CGRect(x: 0, y: 0, width: 370, height: 40))
  }

  @Test("Without a radius neither rows nor the surface have rounded corners")
  func noRadius() {
    var style = SheetStyle.classic
    style.metrics.cornerRadius = 0
    let layout = LayoutFixture.layout("H N C", style: style)
    #expect((0..<3).allSatisfy { layout.corners(ofRow: $0) == [] })
    #expect(layout.surfaceCorners == [])
  }

  @Test(
    "A solid sheet is rounded as a whole, or only at the top where it reaches the window's edge")
  func surface() {
    let floating = LayoutFixture.layout("N C")
    #expect(floating.surfaceFrame == CGRect(x: 0, y: 0, width: 370, height: 120))
    #expect(floating.surfaceCorners == .all)

    var style = SheetStyle.edgeToEdge
    style.metrics.cornerRadius = 12
    let notched = SheetEnvironment(
      bounds: LayoutFixture.phone.bounds, safeArea: UIEdgeInsets(bottom: 34), displayScale: 2)
    let attached = LayoutFixture.layout("N C", style: style, in: notched)
    #expect(attached.surfaceFrame == CGRect(origin: .zero, size: attached.containerFrame.size))
    #expect(attached.surfaceFrame.height == CGFloat(154))
    #expect(attached.surfaceCorners == .top)
  }

  @Test("An empty sheet has no rows and only the space below")
  func empty() {
    let layout = LayoutFixture.layout("")
    #expect(layout.rows.isEmpty)
    #expect(layout.containerFrame.height == 8)
    #expect(layout.frame(ofRow: 0) == nil)
    #expect(layout.separator(aboveRow: 1) == nil)
    #expect(layout.visibleRows(in: .body).isEmpty)
    #expect(layout.row(at: .zero) == nil)
  }

  @Test("Equal input gives an equal layout; another window gives another one")
  func equality() {
    let content = LayoutFixture.content("H N C")
    #expect(LayoutFixture.layout(content).frames == LayoutFixture.layout(content).frames)
    let turned = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 844, height: 390), displayScale: 2)
    #expect(
      LayoutFixture.layout(content).containerFrame
        != LayoutFixture.layout(content, in: turned).containerFrame)
  }

  @Test("In a popover the rows fill the bounds from the top, without margins")
  func filling() {
    let environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 300, height: 500), safeArea: UIEdgeInsets(bottom: 20),
      displayScale: 2, placement: .filling)
    let layout = LayoutFixture.layout("H N N", in: environment)
    #expect(layout.containerFrame == CGRect(x: 0, y: 0, width: 300, height: 153))
    #expect(layout.fittingSize == CGSize(width: 300, height: 153))
  }
}
