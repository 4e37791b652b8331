import Testing
import UIKit

@MainActor struct AttributeScopesTests {
  @Test("Converting an attributed string there and back keeps it")
  func anAttributedStringGoesThereAndBack() {
    let text = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .kern: CGFloat(2)])
    text.append(NSAttributedString(string: " plain"))
    let converted = AttributedString(text)
    #expect(String(converted.characters) == "red plain")
    let back = NSAttributedString(converted)
    #expect(back.string == "red plain")
    #expect(back.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(back.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    #expect(back.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
  }

  @Test("A container keeps the attributes that UIKit draws") func aContainerTakesWhatUIKitDraws() {
    let container = AttributeContainer([.underlineStyle: NSNumber(value: 1), .font: "no font"])
    #expect(container.uiKit.underlineStyle == .single)
    #expect(container.uiKit.font == nil)
  }
}
