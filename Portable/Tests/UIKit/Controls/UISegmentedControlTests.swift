import TestSupport
import Testing
import UIKit

@MainActor struct UISegmentedControlTests {
  private let test = TestHost()
  private let control: UISegmentedControl
  private let recorder: ControlEventRecorder

  init() {
    control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 45, y: 100, width: 300, height: 32)
    recorder = ControlEventRecorder(control, for: .valueChanged)
    test.add(control)
  }

  @Test("No segment is selected at first") func nothingIsChosenAtFirst() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.intrinsicContentSize.height == 31)
    #expect(control.sizeThatFits(.zero).height == 32, "with the shadow")
  }

  @Test("A tap selects a segment") func aTapChoosesASegment() {
    test.touches.down(CGPoint(x: 195, y: 115))
    test.touches.up()
    #expect(control.selectedSegmentIndex == 1)
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("A tap on the selected segment reports nothing") func aTapOnTheChosenSegmentReportsNothing()
  {
    control.selectedSegmentIndex = 1
    test.touches.down(CGPoint(x: 195, y: 115))
    test.touches.up()
    #expect(recorder.names.isEmpty)
  }

  @Test("Dragging the selected segment moves the selection")
  func draggingTheChosenSegmentMovesTheChoice() {
    control.selectedSegmentIndex = 0
    test.layout()
    test.touches.down(CGPoint(x: 90, y: 115))
    test.touches.move(to: CGPoint(x: 290, y: 115))
    test.touches.up()
    #expect(control.selectedSegmentIndex == 2)
    #expect(recorder.names == ["valueChanged"])
  }

  @Test("A momentary control deselects its segment") func aMomentaryControlLetsGo() {
    control.isMomentary = true
    var chosen: Int?
    control.addAction(
      UIAction { chosen = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex },
      for: .valueChanged)
    test.touches.down(CGPoint(x: 195, y: 115))
    test.touches.up()
    #expect(chosen == 1)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("A segment can be selected before the control has a size")
  func aSegmentCanBeChosenBeforeTheControlHasASize() {
    let control = UISegmentedControl()
    control.insertSegment(withTitle: "One", at: 0, animated: false)
    control.selectedSegmentIndex = 0
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    control.layoutIfNeeded()
    #expect(control.selectedSegmentIndex == 0)
  }
}
