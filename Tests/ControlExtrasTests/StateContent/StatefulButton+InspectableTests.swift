import TestSupport
import Testing

@testable import ControlExtras

/// U10: the combinations that Interface Builder cannot set by itself.
@MainActor
struct StatefulButtonInspectableTests {
  @Test("Each attribute sets its own kind of content for its own combination alone")
  func attributes() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let combinations: [(String, UIControl.State)] = [
      ("highlightedSelected", [.highlighted, .selected]),
      ("disabledSelected", [.disabled, .selected]), ("focusedSelected", [.focused, .selected]),
    ]
    for (name, state) in combinations {
      let button = StatefulButton(type: .custom)
      #expect(button.setInspectable(name + "Title", to: .string("T")))
      #expect(button.setInspectable(name + "TitleColor", to: .color(.red)))
      #expect(button.setInspectable(name + "Image", to: .image(image)))
      #expect(button.setInspectable(name + "BackgroundImage", to: .image(image)))
      #expect(button.title(for: state) == "T")
      #expect(button.titleColor(for: state) == .red)
      #expect(button.image(for: state) === image)
      #expect(button.backgroundImage(for: state) === image)
      #expect(button.title(for: .selected) == nil)
      #expect(button.image(for: .selected) == nil)
      #expect(button.setInspectable(name + "Title", to: .string("")))
      #expect(button.title(for: state) == nil)
    }
  }
}
