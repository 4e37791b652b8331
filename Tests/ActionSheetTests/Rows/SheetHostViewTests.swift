import TestSupport
import Testing

@testable import ActionSheet

/// Custom views that the sheet measures.
///
/// Apple's documentation of `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`:
/// it returns the optimal size of the view based on its constraints and the fitting priorities.
@MainActor struct SheetHostViewTests {
  private let label = UILabel()

  private func text(_ words: Int) -> String {
    Array(repeating: "word", count: words).joined(separator: " ")
  }

  private func stack() -> UIStackView {
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = text(30)
    let bar = UIView()
    bar.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [label, bar])
    stack.axis = .vertical
    return stack
  }

  private func height(at width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + 20
  }

  @Test(
    "A stack view with a wrapping label is as high as its text needs",
    arguments: ["header", "content", "footer", "item"])
  func aStackViewWithAWrappingLabelIsAsHighAsItsTextNeeds(place: String) {
    let fixture = SheetFixture("D N C")
    let stack = stack()
    switch place {
    case "header": fixture.sheet.headerView = stack
    case "content": fixture.sheet.contentView = stack
    case "footer": fixture.sheet.footerView = stack
    default: fixture.sheet.addItem(.view(stack))
    }
    fixture.host.layout()
    #expect(stack.bounds.width == fixture.sheet.bounds.width)
    #expect(abs(stack.bounds.height - height(at: stack.bounds.width)) < 1.5)
    #expect(stack.bounds.height > 60)
  }

  /// A view as a nib archives it: with a frame, and with constraints between it and its label.
  private func archived(closed: Bool) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    label.numberOfLines = 0
    label.text = text(60)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    if closed { label.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true }
    return view
  }

  @Test("A view with a height and constraints, as from a nib, is measured")
  func aViewWithAHeightAndConstraintsAsFromANibIsMeasured() {
    let fixture = SheetFixture("D N C")
    let view = archived(closed: true)
    fixture.sheet.contentView = view
    fixture.host.layout()
    #expect(view.bounds.width == fixture.sheet.bounds.width)
    #expect(abs(view.bounds.height - label.bounds.height - 10) < 1.5)
    #expect(view.bounds.height > 60)
  }

  @Test("A view whose constraints leave its height open keeps its size")
  func aViewWhoseConstraintsLeaveItsHeightOpenKeepsItsSize() {
    let fixture = SheetFixture("D N C")
    let view = archived(closed: false)
    fixture.sheet.contentView = view
    fixture.host.layout()
    #expect(view.bounds.size == CGSize(width: 320, height: 44))
  }

  @Test("A view that changes its intrinsic size resizes the open sheet")
  func aViewWithASizeOfItsOwnThatChangesItResizesTheOpenSheet() {
    let stage = PresentationStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    stage.controller.contentView = view
    stage.show()
    let height = stage.sheet.bounds.height
    view.frame.size.height = 100
    stage.host.layout()
    #expect(stage.sheet.bounds.height == height + 40)
    #expect(view.bounds.size == CGSize(width: 200, height: 100))
    #expect(stage.sheet.frame.maxY == 844)
    view.bounds.size = CGSize(width: 150, height: 30)
    stage.host.layout()
    #expect(stage.sheet.bounds.height == height - 30)
    #expect(view.bounds.size == CGSize(width: 150, height: 30))
    stage.controller.contentView = nil
    #expect(view.subviews.isEmpty)
  }

  @Test("A scroll view without a height is as high as its content, and follows it")
  func aScrollViewWithoutAHeightIsAsHighAsItsContentAndFollowsIt() {
    let stage = PresentationStage()
    let list = UIScrollView()
    list.contentSize = CGSize(width: 100, height: 120)
    stage.controller.contentView = list
    stage.show()
    #expect(list.bounds.height == 120)
    let height = stage.sheet.bounds.height
    list.contentSize.height = 200
    stage.host.layout()
    #expect(list.bounds.height == 200)
    #expect(stage.sheet.bounds.height == height + 80)
  }

  @Test("The view is measured again when the width changes")
  func theViewIsMeasuredAgainWhenTheWidthChanges() {
    let fixture = SheetFixture("D N C")
    let stack = stack()
    fixture.sheet.contentView = stack
    fixture.host.layout()
    let narrow = stack.bounds.height
    fixture.sheet.settings.environment = SheetEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 800, height: 800), displayScale: 2)
    fixture.host.layout()
    #expect(stack.bounds.width == fixture.sheet.bounds.width)
    #expect(stack.bounds.height < narrow)
    #expect(abs(stack.bounds.height - height(at: stack.bounds.width)) < 1.5)
  }

  @Test("The row follows the content of its view") func theRowFollowsTheContentOfItsView() {
    let fixture = SheetFixture("D N C")
    let stack = stack()
    fixture.sheet.contentView = stack
    fixture.host.layout()
    let sheetHeight = fixture.sheet.containerFrame.height
    let old = stack.bounds.height
    label.text = text(90)
    fixture.host.layout()
    fixture.host.layout()
    #expect(stack.bounds.height > old + 40)
    #expect(
      abs(fixture.sheet.containerFrame.height - sheetHeight - stack.bounds.height + old) < 2)
  }

  @Test("The row follows the text size") func theRowFollowsTheTextSize() {
    let fixture = SheetFixture("D N C")
    let stack = stack()
    fixture.sheet.contentView = stack
    fixture.host.layout()
    let old = stack.bounds.height
    fixture.host.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    fixture.host.layout()
    fixture.host.layout()
    #expect(stack.bounds.height > old + 40)
  }

  @Test("A view with a size keeps it") func aViewWithASizeKeepsIt() {
    let fixture = SheetFixture("D N C")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 77))
    fixture.sheet.contentView = view
    fixture.host.layout()
    #expect(view.bounds.size == CGSize(width: 100, height: 77))
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }
}
