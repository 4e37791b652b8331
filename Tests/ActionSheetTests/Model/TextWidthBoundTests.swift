import TestSupport
import Testing

@_spi(Benchmarks) @testable import ActionSheet

/// Telling that a text fits one line without setting it.
@MainActor struct TextWidthBoundTests {
  @Test("what is said to fit does, at every weight and size")
  func neverTooHopeful() {
    var generator = SeededGenerator(seed: 7)
    let label = UILabel()
    let fonts: [UIFont] = [
      .systemFont(ofSize: 20), .systemFont(ofSize: 21, weight: .semibold),
      .systemFont(ofSize: 53, weight: .bold),
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
      guard TextWidthBound(text) <= .fitting(width: width, fontSize: font.pointSize) else {
        continue
      }
      fitting += 1
      label.font = font
      label.text = text
      let needed = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      #expect(needed.width <= width, "\(text) at \(font.pointSize)")
    }
    #expect(fitting > 20)
  }

  @Test(
    "no character is wider than it is said to be",
    arguments: [UIFont.Weight.regular, .semibold, .bold, .black])
  func everyCharacter(weight: UIFont.Weight) {
    let font = UIFont.systemFont(ofSize: 20, weight: weight)
    for range in Set(Self.alphabets) {
      for value in range {
        guard let scalar = UnicodeScalar(value) else { continue }
        let text = String(repeating: Character(scalar), count: 10)
        let bound = TextWidthBound(text)
        guard bound != .unknown else { continue }
        let width = (text as NSString).size(withAttributes: [.font: font]).width
        #expect(bound >= .fitting(width: width, fontSize: 20), "\(text), \(width) points")
      }
    }
  }

  /// Characters of the scripts that can be told, the plain ones twice as often.
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0xA0...0x17F, 0x386...0x3CE, 0x400...0x45F, 0x2010...0x2027,
  ]

  @Test(
    "ordinary titles are told to fit an ordinary row",
    arguments: ["Save to Files", "", "L\u{F6}schen\u{2026}", "Сохранить файлы", "Διαγραφή"])
  func ordinary(title: String) {
    #expect(TextWidthBound(title) <= row)
  }

  @Test(
    "long titles, other scripts and line breaks are never told to fit",
    arguments: [
      String(repeating: "m", count: 40), "two\nlines", "two\u{2028}lines", "soft\u{AD}hyphen", "保存",
      "👍", "e\u{301}", String(repeating: "i", count: 30_000),
    ])
  func uncertain(title: String) {
    #expect(TextWidthBound(title) > row)
  }

  private let row = TextWidthBound.fitting(width: 338, fontSize: 21)

  @Test("a room or a font that is none fits nothing, and nothing traps")
  func badNumbers() {
    let letter = TextWidthBound("a")
    #expect(letter > .fitting(width: -5, fontSize: 20))
    #expect(letter > .fitting(width: 100, fontSize: 0))
    #expect(letter > .fitting(width: .nan, fontSize: 20))
    #expect(letter <= .fitting(width: .infinity, fontSize: 20))
    #expect(TextWidthBound("保存") > .fitting(width: .infinity, fontSize: 20))
  }
}
