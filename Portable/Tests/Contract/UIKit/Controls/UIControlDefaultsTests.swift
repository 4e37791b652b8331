import Testing
import UIKit

/// Default values and rules of Apple's documentation of the controls.
@MainActor struct UIControlDefaultsTests {
  @Test("A control's state has a flag for each property")
  func aControlsStateHasAFlagForEachProperty() {
    let control = UIControl()
    #expect(control.state == .normal && control.isEnabled)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
    #expect(!control.isTracking && !control.isTouchInside)
  }

  @Test("A slider goes from zero to one and starts at zero")
  func aSliderGoesFromZeroToOneAndStartsAtZero() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous)
  }

  @Test("A slider's value stays within its limits") func aSlidersValueStaysWithinItsLimits() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.value = -5
    #expect(slider.value == 0)
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
  }

  @Test("A slider's minimum above its maximum raises the maximum")
  func aSlidersMinimumAboveItsMaximumRaisesTheMaximum() {
    let slider = UISlider()
    slider.minimumValue = 7
    #expect(slider.maximumValue == 7)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3)
  }

  @Test("A switch is off") func aSwitchIsOff() {
    let control = UISwitch()
    #expect(!control.isOn)
    control.setOn(true, animated: false)
    #expect(control.isOn)
  }

  @Test("A stepper goes from zero to a hundred by one") func aStepperGoesFromZeroToAHundredByOne() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1 && stepper.value == 0)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
  }

  @Test("A stepper's value stays within its limits") func aSteppersValueStaysWithinItsLimits() {
    let stepper = UIStepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.value = -1
    #expect(stepper.value == 0)
  }

  @Test("A segmented control starts without a selection")
  func aSegmentedControlStartsWithoutASelection() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isMomentary)
    #expect(control.titleForSegment(at: 1) == "Two")
  }

  @Test("A progress view goes from zero to one") func aProgressViewGoesFromZeroToOne() {
    let progress = UIProgressView(progressViewStyle: .default)
    #expect(progress.progress == 0)
    progress.progress = 3
    #expect(progress.progress == 1)
    progress.progress = -3
    #expect(progress.progress == 0)
  }

  @Test("A page control starts at the first of no pages")
  func aPageControlStartsAtTheFirstOfNoPages() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    #expect(!control.hidesForSinglePage)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2)
  }

  @Test("An activity indicator stands still and hides then")
  func anActivityIndicatorStandsStillAndHidesThen() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(!indicator.isAnimating && indicator.hidesWhenStopped)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating && indicator.isHidden)
  }

  @Test("A button shows the normal state's title where a state has none")
  func aButtonShowsTheNormalStatesTitleWhereAStateHasNone() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.currentTitle == "Go")
    button.setTitle("Gone", for: .disabled)
    button.isEnabled = false
    #expect(button.currentTitle == "Gone")
    #expect(button.buttonType == .custom)
  }

  @Test("An action has its title, its identifier and no state")
  func anActionHasItsTitleItsIdentifierAndNoState() {
    let action = UIAction(title: "Save", identifier: UIAction.Identifier("save")) { _ in }
    #expect(action.title == "Save" && action.identifier.rawValue == "save")
    #expect(action.state == .off && action.attributes == [] && action.image == nil)
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }
}
