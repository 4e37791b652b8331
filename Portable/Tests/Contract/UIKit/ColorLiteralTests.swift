import Testing
import UIKit

@MainActor struct ColorLiteralTests {
  @Test("A color literal is in sRGB") func aLiteralIsAColorInSRGB() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    let untyped = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(untyped == .red)
  }

  /// Apple's documentation of `CIColor.init(color:)` and `UIColor.init(ciColor:)`.
  @Test("A CIColor has the same components") func coreImagesColorHasTheSameComponents() {
    let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5))
    #expect([color.red, color.green, color.blue, color.alpha] == [1, 0.5, 0.25, 0.5])
    #expect(CIColor(cgColor: UIColor.blue.cgColor).blue == 1)
    #expect(
      UIColor(ciColor: CIColor(red: 0, green: 1, blue: 0)).cgColor.components == [0, 1, 0, 1])
  }
}
