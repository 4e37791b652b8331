import TestSupport
import Testing

@testable import ActionSheet

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
          Character(UnicodeScalar(UInt8.random(in: 0x20...0x7E, using: &generator)))
        })
      let width = CGFloat.random(in: 20...400, using: &generator)
      let font = fonts[length % fonts.count]
      guard TextWidthBound(width: width, fontSize: font.pointSize).fits(text) else { continue }
      fitting += 1
      label.font = font
      label.text = text
      let needed = label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      #expect(needed.width <= width, "\(text) at \(font.pointSize)")
    }
    #expect(fitting > 20)
  }

  @Test("ordinary titles are told to fit an ordinary row, other scripts never are")
  func ordinary() {
    let bound = TextWidthBound(width: 338, fontSize: 21)
    #expect(bound.fits("Save to Files"))
    #expect(bound.fits(""))
    #expect(!bound.fits("Löschen"))
    #expect(!bound.fits("two\nlines"))
    #expect(!bound.fits(String(repeating: "m", count: 40)))
  }

  @Test("a room or a font that is none fits nothing, and nothing traps")
  func badNumbers() {
    #expect(!TextWidthBound(width: -5, fontSize: 20).fits("a"))
    #expect(!TextWidthBound(width: 100, fontSize: 0).fits("a"))
    #expect(!TextWidthBound(width: .nan, fontSize: 20).fits("a"))
    #expect(TextWidthBound(width: .infinity, fontSize: 20).fits("a"))
  }
}
