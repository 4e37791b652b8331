import TestSupport
import Testing
import UIKit

@MainActor struct UIButtonTests {
  private let test = TestHost()

  @Test("A state without content shows the content of the normal state")
  func aStateWithoutOwnContentShowsThatForNormal() {
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    #expect(button.title(for: .highlighted) == "Save")
    #expect(button.title(for: .selected) == "Saved")
    #expect(button.title(for: [.selected, .highlighted]) == "Save")
    button.isSelected = true
    #expect(button.currentTitle == "Saved")
    #expect(button.titleLabel?.text == "Saved")
  }

  @Test("A system button is as high as on a device") func aSystemButtonIsAsHighAsOnADevice() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.height >= 29.5 && button.intrinsicContentSize.height <= 31)
    let small = UIButton(type: .custom)
    small.setTitle("A", for: .normal)
    #expect(small.intrinsicContentSize.width == 30)
  }

  @Test("Content insets take the place of the standard padding")
  func contentInsetsTakeThePlaceOfTheStandardPadding() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let padded = button.intrinsicContentSize
    #expect(abs(padded.height - (plain.height + 8)) <= 0.5)
    #expect(padded.width > plain.width + 30)
  }

  @Test("Title colors come from the type unless set") func titleColorsComeFromTheTypeUnlessSet() {
    let system = UIButton(type: .system)
    system.tintColor = .systemRed
    #expect(system.titleColor(for: .normal) == .systemRed)
    #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
    system.setTitleColor(.green, for: .normal)
    #expect(system.titleColor(for: .disabled) == .green)
  }

  @Test("A tap runs the primary action after touch up inside")
  func aTapRunsThePrimaryActionAfterTouchUpInside() {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    test.add(button)
    let recorder = ControlEventRecorder(button)
    test.touches.down(CGPoint(x: 100, y: 120))
    test.touches.up()
    #expect(recorder.names == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    #expect(button.currentTitle == "Go")
  }

  @Test("A pressed system button dims and fades back") func aPressedSystemButtonDimsAndFadesBack() {
    let button = UIButton(type: .system)
    button.setTitle("Dim", for: .normal)
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    test.add(button)
    test.touches.down(CGPoint(x: 100, y: 120))
    #expect(abs((button.titleLabel?.alpha ?? 1) - 0.2) < 0.001)
    test.touches.up()
    #expect(button.titleLabel?.alpha == 1)
    let shown = button.titleLabel?.layer.presentation()?.opacity ?? 1
    #expect(shown > 0.2 && shown < 1)
    test.advance(by: 0.6)
    #expect(button.titleLabel?.layer.presentation()?.opacity == 1)
  }

  @Test("Title and image stand side by side and mirror")
  func titleAndImageStandSideBySideAndMirror() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    test.add(button)
    #expect((button.imageView?.frame.maxX ?? 0) <= (button.titleLabel?.frame.minX ?? 0))
    button.semanticContentAttribute = .forceRightToLeft
    test.layout()
    #expect((button.titleLabel?.frame.maxX ?? 0) <= (button.imageView?.frame.minX ?? 0))
  }

  @Test("A configuration describes the whole appearance") func aConfigurationDescribesTheWholeLook()
  {
    var look = UIButton.Configuration.filled()
    look.title = "Continue"
    let button = UIButton(configuration: look)
    #expect(button.intrinsicContentSize.height > 33 && button.intrinsicContentSize.height < 36)
    look.buttonSize = .large
    button.configuration = look
    #expect(button.intrinsicContentSize.height > 49 && button.intrinsicContentSize.height < 52)
    #expect(button.titleLabel?.attributedText?.string == "Continue")
  }

  @Test("The update handler runs once per state change")
  func theUpdateHandlerRunsOncePerStateChange() {
    let button = UIButton(configuration: .filled())
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isHighlighted) }
    button.frame = CGRect(x: 50, y: 100, width: 100, height: 40)
    test.add(button)
    states = []
    test.touches.down(CGPoint(x: 100, y: 120))
    test.touches.up()
    #expect(states == [true, false])
  }

  @Test("A title transformer changes the font") func aTitleTransformerChangesTheFont() {
    var look = UIButton.Configuration.plain()
    look.title = "Big"
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30)
      return outgoing
    }
    let button = UIButton(configuration: look)
    #expect(button.intrinsicContentSize.height > 45)
  }

  @Test("Selection as primary action toggles before the action")
  func selectionAsPrimaryActionTogglesBeforeTheAction() {
    var selected: Bool?
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    button.addAction(
      UIAction { selected = ($0.sender as? UIButton)?.isSelected }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(selected == true)
  }
}
