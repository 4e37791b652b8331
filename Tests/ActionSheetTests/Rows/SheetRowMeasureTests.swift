import TestSupport
import Testing

@testable import ActionSheet

/// The heights of rows, most of which no view has measured.
@MainActor struct SheetRowMeasureTests {
  @Test(
    "Rows are as high as views that show their titles, whatever the script and the size of text",
    arguments: [UIContentSizeCategory.large, .extraSmall, .accessibilityExtraExtraExtraLarge])
  func heightsOfAnyTitles(contentSize: UIContentSizeCategory) {
    var generator = SeededGenerator(seed: 21)
    var (low, high) = (0, 0)
    for style in [SheetStyle.system, .classic] {
      let fixture = SheetFixture(style: style, contentSize: contentSize)
      for _ in 0..<Torture.count(60, torture: 2_000) {
        fixture.sheet.addAction(action(using: &generator))
      }
      let layout = fixture.sheet.layout
      let standard = height(of: ActionSheetAction("A"), in: fixture.sheet, layout)
      for row in 0..<layout.rows.count {
        guard let action = layout.rows.action(at: row) else { continue }
        // A row without a title is as high as one with a line.
        let expected = max(height(of: action, in: fixture.sheet, layout), standard)
        #expect(layout.frame(ofRow: row)?.height == expected, "\(action.title.debugDescription)")
        if expected == standard { low += 1 } else { high += 1 }
      }
    }
    #expect(low > 10)
    #expect(high > 10)
  }

  /// The height of a row, with a view that shows the action.
  private func height(
    of action: ActionSheetAction, in sheet: ActionSheetControl, _ layout: SheetLayout
  ) -> CGFloat {
    let view = SheetActionRowView()
    sheet.show(action, in: view)
    return SheetActionLayout.height(
      of: view.parts(width: layout.containerFrame.width), fontSize: view.fontSize,
      metrics: layout.metrics, displayScale: layout.environment.displayScale)
  }

  /// An action of some role whose title has about as many characters as fit one line.
  private func action(using generator: inout SeededGenerator) -> ActionSheetAction {
    var pool = [Self.scripts[0], Self.scripts[0]]
    if Bool.random(using: &generator) {
      pool.append(Self.scripts[Int.random(in: 0..<Self.scripts.count, using: &generator)])
    }
    var title = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...50, using: &generator) {
      let script = pool[Int.random(in: 0..<pool.count, using: &generator)]
      if let scalar = UnicodeScalar(UInt32.random(in: script, using: &generator)) {
        title.append(scalar)
      }
    }
    let role = [ActionSheetAction.Role.default, .destructive, .cancel]
      .randomElement(using: &generator)
    return ActionSheetAction(String(title), role: role ?? .default)
  }

  /// ASCII, letters with accents, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Chinese, emoji, accents
  /// that combine, punctuation with invisible characters, and controls with tabs and line breaks.
  private static let scripts: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0xA0...0x24F, 0x386...0x3CE, 0x400...0x45F, 0x5D0...0x5EA, 0x620...0x64A,
    0x904...0x939, 0x4E00...0x4FFF, 0x1F600...0x1F64F, 0x300...0x36F, 0x2000...0x206F, 0x9...0xD,
  ]
}
