import ControlCore
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import ActionSheet

/// What carries material, tint and rounded corners.
@MainActor
@Suite(.serialized)
struct SheetMaterialViewTests {
  private func blurs(_ fixture: SheetFixture) -> Int {
    fixture.views(UIVisualEffectView.self).filter {
      $0.effect != nil && $0.superview?.isHidden == false
    }
    .count
  }

  @Test("Rows with clear lines have separate blurs and their tint")
  func separateRows() {
    let fixture = SheetFixture("H D N C")
    #expect(blurs(fixture) == 4)
    let parts = fixture.row("N1")?.background.subviews ?? []
    #expect(parts.first is UIVisualEffectView)
    #expect(
      parts[1].backgroundColor
        == fixture.sheet.appearance.color(SheetStyle.classic.colors.background))
  }

  @Test("Rows with colored lines share a blur with their group")
  func joinedRows() {
    let fixture = SheetFixture(style: .system, "H D N C")
    // The system's cancel row lets nothing through.
    #expect(blurs(fixture) == 1)
    #expect(fixture.sheet.container.backgrounds.count == 2)
  }

  @Test("A solid sheet has one blur with the sheet's corners")
  func container() {
    var style = SheetStyle.classic
    style.separatesRows = false
    let fixture = SheetFixture(style: style, "H D N C")
    #expect(blurs(fixture) == 1)
    let plate = fixture.sheet.container.backgrounds.first
    #expect(plate?.frame == fixture.sheet.layout.surfaceFrame)
    #expect(plate?.subviews.first?.layer.cornerRadius == 10)
  }

  @Test("Without a blur the sheet has the tint alone")
  func noBlur() {
    var style = SheetStyle.classic
    style.material = .opaque
    let fixture = SheetFixture(style: style, "H D N C")
    #expect(blurs(fixture) == 0)
    let tint = fixture.row("N1")?.background.subviews.first?.backgroundColor
    #expect(
      tint.map { $0.resolvedColor(with: fixture.sheet.traitCollection).cgColor.alpha } == 0.65)
  }

  @Test("A sheet follows Reduce Transparency both ways while it is shown")
  func reduceTransparency() {
    let fixture = SheetFixture("H D N C")
    defer { UIAccessibility.settings = .init() }
    UIAccessibility.settings.isReduceTransparencyEnabled = true
    fixture.host.layout()
    #expect(blurs(fixture) == 0)
    let tint = fixture.row("N1")?.background.subviews.first?.backgroundColor
    #expect(tint.map { $0.resolvedColor(with: fixture.sheet.traitCollection).cgColor.alpha } == 1)
    UIAccessibility.settings.isReduceTransparencyEnabled = false
    fixture.host.layout()
    #expect(blurs(fixture) == 4)
  }

  @Test("The number of backgrounds does not grow with changes of the appearance")
  func platesAreNotPiledUp() {
    let fixture = SheetFixture("H D N C")
    let before = fixture.views(UIView.self).count
    for step in 0..<20 {
      fixture.sheet.separatesRows = step % 2 == 0
      fixture.sheet.blursBackground = step % 3 == 0
      fixture.sheet.separatorColor = step % 2 == 0 ? .red : .clear
      fixture.host.layout()
    }
    fixture.sheet.style = .classic
    fixture.host.layout()
    #expect(fixture.views(UIView.self).count <= before)
    #expect(blurs(fixture) == 4)
  }

  @Test("Backgrounds stay the same views when something else changes")
  func platesAreKept() {
    let fixture = SheetFixture("D N C")
    let before = fixture.views(UIVisualEffectView.self).map(ObjectIdentifier.init)
    fixture.sheet.updateAction(id: "N1") { $0.title = "Other" }
    fixture.sheet.sheetBackgroundColor = .green
    fixture.sheet.cornerRadius = 4
    fixture.host.layout()
    #expect(fixture.views(UIVisualEffectView.self).map(ObjectIdentifier.init) == before)
  }

  @Test("A row has the pressed color until it is released")
  func highlight() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.updateAction(id: "N1") { $0.highlightColor = .systemPink }
    fixture.host.layout()
    let overlay = fixture.row("N1")?.background.subviews.last
    #expect(overlay?.isHidden == true)
    fixture.host.touches.down(fixture.middle(of: "N1"))
    #expect(overlay?.isHidden == false)
    #expect(overlay?.backgroundColor == .systemPink)
    fixture.host.touches.up()
    #expect(overlay?.isHidden == true)
  }

  @Test("Rows and backgrounds are rounded where their group begins and ends")
  func corners() {
    let fixture = SheetFixture("D N C")
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let masks = fixture.rows.map { $0.background.subviews.map(\.layer.maskedCorners) }
    #expect(masks == [top, bottom, top.union(bottom)].map { [$0, $0, $0] })
  }

  @Test("Without a radius nothing is rounded")
  func noRadius() {
    let fixture = SheetFixture("D N C")
    fixture.sheet.cornerRadius = 0
    fixture.host.layout()
    #expect(fixture.views(UIView.self).allSatisfy { $0.layer.cornerRadius == 0 })
  }

  @Test("Lines have their colors, and clear lines have no view")
  func lines() {
    let fixture = SheetFixture("D N C")
    #expect(fixture.rows.allSatisfy { $0.line == nil })
    fixture.sheet.separatorColor = .systemRed
    fixture.sheet.groupSeparatorColor = .systemBlue
    fixture.host.layout()
    let lines = fixture.rows.compactMap(\.line).sorted { $0.frame.height < $1.frame.height }
    #expect(lines.map(\.frame.height) == [0.5, 8])
    #expect(lines.map(\.backgroundColor) == [.systemRed, .systemBlue])
  }

  // MARK: Background view

  @Test(
    "A background view is behind the rows, as large as all of them, with the corners of the sheet")
  func aBackgroundViewIsBehindTheRows() {
    let fixture = SheetFixture("H N C")
    let image = UIImageView(image: UIImage(systemName: "photo"))
    fixture.sheet.backgroundView = image
    fixture.host.layout()
    let sheet = fixture.sheet
    #expect(sheet.backgroundView === image)
    #expect(image.convert(image.bounds, to: sheet) == sheet.layout.surfaceFrame)
    #expect(image.superview === sheet.subviews.first)
    #expect(image.superview?.layer.cornerRadius == 10)
    #expect(image.superview?.isUserInteractionEnabled == false)
    sheet.addAction(.default("Another"))
    fixture.host.layout()
    #expect(image.bounds.height == sheet.layout.surfaceFrame.height)
    sheet.backgroundView = nil
    #expect(image.window == nil)
  }

  @Test("As in TBActionSheet, one background without a blur has an opacity of 0.5")
  func solidAlpha() {
    let fixture = SheetFixture("H N C")
    func alpha() -> CGFloat {
      fixture.host.layout()
      return fixture.sheet.appearance.background(corners: []).tint.cgColor.alpha
    }
    #expect(alpha() == 0.65)
    fixture.sheet.blursBackground = false
    #expect(alpha() == 0.65)
    fixture.sheet.separatesRows = false
    #expect(alpha() == 0.5)
    fixture.sheet.sheetBackgroundColor = UIColor(white: 1, alpha: 0.65)
    #expect(alpha() == 0.65)
  }

  @Test(
    "In a popover, which rounds its own corners, the corners at the ends of the sheet are square")
  func popoverCorners() {
    func corners(_ background: SheetBackgroundView?) -> CACornerMask? {
      background?.subviews.last?.layer.maskedCorners
    }
    let fixture = SheetFixture("H N N")
    fixture.sheet.addItem(.section())
    fixture.add("N")
    fixture.sheet.settings.isInPopover = true
    fixture.host.layout()
    #expect(corners(fixture.rows.first?.background) == [])
    #expect(corners(fixture.rows.last?.background) == .top)
    fixture.sheet.separatesRows = false
    fixture.host.layout()
    #expect(corners(fixture.sheet.container.backgrounds.first) == [])
    fixture.sheet.settings.isInPopover = false
    fixture.host.layout()
    #expect(corners(fixture.sheet.container.backgrounds.first) == .all)
  }

  @Test("A background that changes from glass looks like one that never was glass")
  func formerGlass() throws {
    guard #available(iOS 26, *) else { return }
    let fixture = SheetFixture("H N N C")
    fixture.sheet.traitOverrides[SystemDesignTrait.self] = .glass
    fixture.sheet.style = .system
    fixture.host.layout()
    let background = try #require(fixture.sheet.container.backgrounds.first)
    let former = background.subviews.last
    #expect(background.subviews.count == 3)
    fixture.sheet.settings.isInPopover = true
    fixture.host.layout()
    #expect(background.subviews.count == 2)
    #expect(background.subviews.last !== former)
    #expect(background.subviews.last?.isHidden == true)
  }
}
