import Testing
import UIKit

@_spi(Benchmarks) @testable import ActionSheet

/// Colours of a style as UIKit's, and back.
@MainActor struct SheetColorBridgeTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("the system's colours keep their names, so that they follow contrast")
  func names() {
    let pairs: [(UIColor, SheetColor.Name)] = [
      (.label, .label), (.secondaryLabel, .secondaryLabel), (.tertiaryLabel, .tertiaryLabel),
      (.separator, .separator), (.systemRed, .systemRed), (.systemFill, .systemFill),
      (.secondarySystemGroupedBackground, .surface),
    ]
    for (color, name) in pairs {
      #expect(SheetColor(color) == .system(name))
      #expect(SheetColor.system(name).uiColor(tint: .green) == color)
    }
    #expect(SheetColor.system(.tint).uiColor(tint: .green) == .green)
  }

  @Test("any other colour keeps what it is in light and in dark")
  func shades() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(SheetColor(color) == .dynamic(light: .white(0), dark: .white(1)))
    let back = SheetColor(color).uiColor(tint: .green)
    #expect(back.resolvedColor(with: dark).cgColor.components?.first == 1)
    #expect(back.resolvedColor(with: light).cgColor.components?.first == 0)
    let clear = SheetColor(UIColor.systemBlue.withAlphaComponent(0.25))
    #expect(clear.components(isDark: false)?.alpha == 0.25)
    #expect(SheetColor(.white) == .fixed(.white(1)))
  }

  @Test("what nothing is seen of, and what nothing is seen through, is known")
  func opacity() {
    #expect(SheetColor.clear.isClear)
    #expect(!SheetColor.system(.separator).isClear)
    #expect(!SheetColor.dynamic(light: .white(1, alpha: 0), dark: .white(1)).isClear)
    #expect(SheetColor.system(.surface).isOpaque)
    #expect(SheetColor.fixed(.white(1)).isOpaque)
    #expect(!SheetColor.dynamic(light: .white(1), dark: .white(0, alpha: 0.9)).isOpaque)
    #expect(!SheetColor.system(.label).isOpaque)
  }
}
