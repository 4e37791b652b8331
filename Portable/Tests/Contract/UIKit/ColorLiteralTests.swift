import Testing
import UIKit

@MainActor struct ColorLiteralTests {
  @Test("A color literal is in sRGB") func aLiteralIsAColorInSRGB() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    let untyped = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(untyped == .red)
  }
}
