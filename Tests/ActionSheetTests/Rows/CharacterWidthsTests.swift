import TestSupport
import Testing

@testable import ActionSheet

/// Titles that fit one line, known without their layout.
@MainActor struct CharacterWidthsTests {
  @Test("A text measured as fitting fits, in every font and size")
  func neverTooHopeful() {
    var generator = SeededGenerator(seed: 7)
    let label = UILabel()
    let fonts: [UIFont] = [
      .systemFont(ofSize: 20), .systemFont(ofSize: 21, weight: .semibold),
      .systemFont(ofSize: 53, weight: .bold), .monospacedSystemFont(ofSize: 17, weight: .heavy),
    ]
    var fitting = 0
    for _ in 0..<Torture.count(150, torture: 20_000) {
      let length = Int.random(in: 0...30, using: &generator)
      let text = String(
        (0..<length).map { _ in
          let range = Self.alphabets[Int.random(in: 0..<Self.alphabets.count, using: &generator)]
          return UnicodeScalar(UInt32.random(in: range, using: &generator)).map(Character.init)
            ?? " "
        })
      let width = CGFloat.random(in: 20...400, using: &generator)
      let font = fonts[length % fonts.count]
      guard CharacterWidths.of(font).fits(text, width: width) else { continue }
      fitting += 1
      label.font = font
      label.text = text
      let needed = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      #expect(needed.width <= width, "\(text) at \(font.pointSize)")
    }
    #expect(fitting > 20)
  }

  /// Characters of the scripts that can be told, the plain ones twice as often.
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0xA0...0x17F, 0x386...0x3CE, 0x400...0x45F, 0x2010...0x2027,
  ]

  @Test(
    "Ordinary titles fit an ordinary row",
    arguments: [
      "Save to Files", "", "L\u{F6}schen\u{2026}", "Сохранить файлы", "Διαγραφή",
      "Send Photos to Member 9999",
    ])
  func ordinary(title: String) {
    #expect(fits(title, width: 338))
  }

  @Test(
    "Long titles, other scripts and line breaks are never measured as fitting",
    arguments: [
      String(repeating: "m", count: 40), "two\nlines", "two\u{2028}lines", "soft\u{AD}hyphen", "保存",
      "👍", "e\u{301}", String(repeating: "i", count: 30_000),
    ])
  func uncertain(title: String) {
    #expect(!fits(title, width: 338))
  }

  private func fits(_ title: String, width: CGFloat) -> Bool {
    CharacterWidths.of(.systemFont(ofSize: 21)).fits(title, width: width)
  }

  @Test("An invalid width fits no letter, and shaped scripts fit no width")
  func badNumbers() {
    #expect(!fits("a", width: -5))
    #expect(!fits("a", width: .nan))
    #expect(fits("a", width: .infinity))
    #expect(!fits("保存", width: .infinity))
  }
}
