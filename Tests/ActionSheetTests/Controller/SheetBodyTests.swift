import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// A controller whose view is an item of a sheet.
///
/// Apple's documentation of `UIViewController`, "Implementing a container view controller": `addChild(_:)`
/// calls `willMove(toParent:)`, the container calls `didMove(toParent:)` when the view is in its place, and
/// `removeFromParent()` calls it with `nil`.
@MainActor
@Suite(.serialized)
struct SheetBodyTests {
  /// A controller that writes down what it is told.
  private final class Body: UIViewController {
    var log: [String] = []
    var made: () -> UIView = { UIView() }

    override func loadView() { view = made() }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.append(parent == nil ? "will leave" : "will move")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.append(parent == nil ? "did leave" : "did move")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append("will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("did disappear")
    }
  }

  private let stage = PresentationStage(["xCancel"], title: nil)
  private let body = Body()

  private func show(_ made: @escaping () -> UIView = { UIView() }) {
    body.made = made
    stage.controller.items.insert(.viewController(body, id: "body"), at: 0)
    stage.show()
  }

  private var rowsHeight: CGFloat {
    stage.sheet.layout.containerFrame.height - stage.sheet.layout.bottomRoom
  }

  private func label(_ words: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "word", count: words).joined(separator: " ")
    return label
  }

  private func list(_ height: CGFloat) -> UIScrollView {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 300, height: height)
    return list
  }

  // MARK: Containment

  @Test("A controller is a child of the sheet's controller, and appears and disappears with it")
  func aControllerIsAChildOfTheSheetsControllerAndAppearsAndDisappearsWithIt() {
    body.preferredContentSize = CGSize(width: 0, height: 200)
    show()
    #expect(body.parent === stage.controller)
    #expect(body.view.window != nil)
    #expect(body.log.filter { $0.hasSuffix("move") } == ["will move", "did move"])
    #expect(body.log.filter { $0.hasSuffix("appear") } == ["will appear", "did appear"])
    body.log = []
    stage.controller.cancel()
    stage.run()
    #expect(body.log == ["will disappear", "did disappear"])
    body.log = []
    stage.show()
    #expect(body.log == ["will appear", "did appear"])
  }

  @Test("A removed item leaves the sheet's controller") func aRemovedItemLeavesTheSheetsController()
  {
    body.preferredContentSize = CGSize(width: 0, height: 200)
    show()
    body.log = []
    stage.sheet.removeItem(id: "body")
    stage.run()
    #expect(body.parent == nil)
    #expect(body.viewIfLoaded?.superview == nil)
    #expect(body.log.filter { $0.hasSuffix("leave") } == ["will leave", "did leave"])
    #expect(body.log.filter { $0.hasSuffix("appear") } == ["will disappear", "did disappear"])
  }

  @Test("In a sheet among other views a controller is a child of the closest controller")
  func inASheetAmongOtherViewsAControllerIsAChildOfTheClosestController() {
    let sheet = ActionSheetControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    body.preferredContentSize = CGSize(width: 0, height: 100)
    sheet.items = [.viewController(body)]
    #expect(body.parent == nil)
    stage.root.view.addSubview(sheet)
    stage.run()
    #expect(body.parent === stage.root)
    #expect(body.log.contains("did appear"))
    sheet.items = []
    #expect(body.parent == nil)
  }

  @Test("A child that is modal in presentation holds the sheet")
  func aChildThatIsModalInPresentationHoldsTheSheet() {
    stage.controller.style.closesOnSwipe = true
    body.preferredContentSize = CGSize(width: 0, height: 200)
    body.isModalInPresentation = true
    show()
    stage.tapBeside()
    stage.run()
    #expect(stage.controller.outcome == nil)
    body.isModalInPresentation = false
    stage.tapBeside()
    stage.run()
    #expect(stage.controller.outcome == .cancelled(.backgroundTap))
  }

  // MARK: Size

  @Test("The preferred size of the content is the height of the row, and is followed")
  func thePreferredSizeOfTheContentIsTheHeightOfTheRowAndIsFollowed() {
    body.preferredContentSize = CGSize(width: 100, height: 200)
    show()
    let before = rowsHeight
    #expect(body.view.bounds.size == CGSize(width: stage.sheet.bounds.width, height: 200))
    body.preferredContentSize = CGSize(width: 100, height: 320)
    stage.run()
    #expect(body.view.bounds.height == 320)
    #expect(isClose(rowsHeight, before + 120))
    #expect(stage.sheet.frame.maxY == 844)
  }

  @Test("Constraints determine the height, and a longer text is followed")
  func constraintsDetermineTheHeightAndALongerTextIsFollowed() {
    let label = label(20)
    show {
      let view = UIView()
      view.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      ])
      return view
    }
    let before = body.view.bounds.height
    #expect(before > 40)
    label.text = self.label(80).text
    stage.run()
    #expect(body.view.bounds.height > before + 40)
    let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e6)).height
    #expect(abs(body.view.bounds.height - fitting - 20) < 1.5)
  }

  /// A view that knows its size only when it is asked.
  private final class AskedView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 123) }
  }

  @Test("A view without constraints is asked for the size that fits")
  func aViewWithoutConstraintsIsAskedForTheSizeThatFits() {
    show { AskedView() }
    #expect(body.view.bounds.height == 123)
    #expect(body.view.bounds.width == stage.sheet.bounds.width)
  }

  @Test("A view without a size has no height, also if it had one before")
  func aViewThatKnowsNoSizeHasNoHeightAlsoWhenItHadOne() {
    show { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 700)) }
    #expect(rowsHeight < 150)
  }

  @Test("A list shrinks to the space, and the rows beside it stay")
  func aListShrinksToTheSpaceAndTheRowsBesideItStay() {
    let list = list(3_000)
    show { list }
    let row = stage.point("Cancel")
    #expect(list.bounds.height < 800)
    #expect(list.bounds.height > 600)
    #expect(row.y < 844)
    #expect(!stage.sheet.layout.body.scrolls)
    #expect(stage.sheet.layout.rowsHeight > 3_000)
  }

  @Test("A list whose content changes resizes its row")
  func aListWhoseContentChangesMakesTheRowAsHighAsIt() {
    let list = list(100)
    show { list }
    #expect(list.bounds.height == 100)
    list.contentSize.height = 250
    stage.run()
    #expect(list.bounds.height == 250)
  }

  @Test("A bar above a list keeps its height") func aBarAboveAListKeepsItsHeight() {
    let list = list(3_000)
    let bar = UIView()
    show {
      let view = UIView()
      for part in [bar, list] {
        view.addSubview(part)
        part.translatesAutoresizingMaskIntoConstraints = false
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        list.topAnchor.constraint(equalTo: bar.bottomAnchor),
        list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return view
    }
    #expect(bar.bounds.height == 44)
    #expect(list.bounds.height > 500)
    #expect(stage.point("Cancel").y < 844)
    list.contentSize.height = 100
    stage.run()
    #expect(list.bounds.height == 100)
    #expect(body.view.bounds.height == 144)
  }

  /// A controller whose height depends on its width, as that of a view of SwiftUI does.
  private final class WidthBody: UIViewController, SheetBodyController {
    var area: CGFloat = 60_000
    func height(fitting width: CGFloat) -> CGFloat { (area / width).rounded() }
    func adoptContent(of other: UIViewController?) {
      if let other = other as? WidthBody { area = other.area }
    }
  }

  @Test("A controller that knows a height for each width is asked for that of the row")
  func aControllerThatKnowsAHeightForEachWidthIsAskedForThatOfTheRow() {
    let body = WidthBody()
    stage.controller.items.insert(.viewController(body, id: "body"), at: 0)
    stage.show()
    let width = stage.sheet.bounds.width
    #expect(body.view.bounds.height == (60_000 / width).rounded())
    body.area = 90_000
    body.preferredContentSize = CGSize(width: 10, height: 10)
    stage.run()
    #expect(body.view.bounds.height == (90_000 / width).rounded())
  }

  @Test("An update of a declaration keeps the controller, which shows the new content")
  func anUpdateOfADeclarationKeepsTheControllerWhichShowsTheNewContent() {
    func declaration(_ area: CGFloat) -> [ActionSheetItem] {
      let body = WidthBody()
      body.area = area
      return [.viewController(body, id: "body")]
    }
    let old = declaration(1)
    let new = old.applying(declaration(2), over: old)
    guard case .view(let kept) = new[0].kind, case .view(let first) = old[0].kind else {
      Issue.record("There is no view.")
      return
    }
    #expect(kept.controller === first.controller)
    #expect(kept.view === first.view)
    #expect((kept.controller as? WidthBody)?.area == 2)
  }

  @Test("A controller is released with its item") func aControllerIsReleasedWithItsItem() async {
    weak var released: UIViewController?
    do {
      let body = Body()
      body.preferredContentSize = CGSize(width: 0, height: 80)
      released = body
      stage.controller.items.insert(.viewController(body, id: "body"), at: 0)
      stage.show()
      stage.controller.items.removeFirst()
      stage.run()
    }
    await stage.runWithTasks(0.1)
    #expect(released == nil)
  }
}

/// A finger on a list in a sheet.
@MainActor
@Suite(.serialized)
struct SheetBodyDragTests {
  private let stage = PresentationStage(["xCancel"], title: nil)
  private let list = UIScrollView()
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 370, height: 3_000))

  init() {
    list.contentSize = CGSize(width: 300, height: 3_000)
    list.addSubview(inner)
    stage.controller.style.closesOnSwipe = true
    let body = UIViewController()
    body.view = list
    stage.controller.items.insert(.viewController(body, id: "body"), at: 0)
  }

  private var touches: TouchDriver { stage.host.touches }

  private func drag(from start: CGPoint, by way: CGFloat, duration: Double = 0.4) {
    touches.down(start)
    touches.glide(to: CGPoint(x: start.x, y: start.y + way), duration: duration)
  }

  @Test("A list at its top leaves a downward finger to the sheet")
  func atItsTopAListLeavesAFingerThatMovesDownToTheSheet() {
    stage.show()
    drag(from: CGPoint(x: 195, y: 300), by: 120)
    #expect(abs(stage.sheet.transform.ty - 120) < 1)
    #expect(list.contentOffset.y == 0)
    #expect(!list.isDragging)
    touches.advance(by: 0.3)
    touches.up()
    stage.run()
    #expect(stage.sheet.transform == .identity)
    #expect(stage.controller.outcome == nil)
    // Nothing of the drag is left.
    drag(from: CGPoint(x: 195, y: 500), by: -200)
    #expect(isClose(list.contentOffset.y, 200, within: 12))
    touches.up()
    stage.run()
  }

  @Test("A finger that moves the sheet far enough closes it")
  func aFingerThatMovesTheSheetFarEnoughClosesIt() {
    stage.show()
    drag(from: CGPoint(x: 195, y: 200), by: 560)
    touches.up()
    stage.run()
    #expect(stage.controller.outcome == .cancelled(.swipe))
  }

  @Test("A finger that jumps moves the sheet and not the list")
  func aFingerThatJumpsMovesTheSheetAndNotTheList() {
    stage.show()
    touches.down(CGPoint(x: 195, y: 300))
    touches.move(to: CGPoint(x: 195, y: 360))
    touches.move(to: CGPoint(x: 195, y: 400))
    #expect(list.contentOffset.y == 0)
    #expect(stage.sheet.transform.ty > 50)
    touches.up()
    stage.run()
  }

  @Test("A list that is not at its top scrolls, back to the top as well")
  func aListThatIsNotAtItsTopScrollsBackToTheTopAsWell() {
    stage.show()
    list.contentOffset.y = 150
    drag(from: CGPoint(x: 195, y: 300), by: 100)
    #expect(stage.sheet.transform == .identity)
    #expect(isClose(list.contentOffset.y, 50, within: 12))
    touches.glide(to: CGPoint(x: 195, y: 600), duration: 0.4)
    // The list is beyond its end, where it follows the finger less.
    #expect(list.contentOffset.y < 0)
    #expect(list.contentOffset.y > -150)
    #expect(stage.sheet.transform == .identity)
    touches.advance(by: 0.3)
    touches.up()
    stage.run()
    #expect(list.contentOffset.y == 0)
    #expect(stage.controller.outcome == nil)
  }

  @Test("A finger that moves up scrolls the list, which continues to glide when the finger lifts")
  func aFingerThatMovesUpScrollsTheListWhichGlidesOnWhenItLifts() {
    stage.show()
    drag(from: CGPoint(x: 195, y: 600), by: -300, duration: 0.15)
    touches.up()
    let lifted = list.contentOffset.y
    stage.run()
    #expect(list.contentOffset.y > lifted + 50)
    #expect(stage.sheet.transform == .identity)
  }

  @Test("A finger that moves sideways moves neither sheet nor list")
  func aFingerThatMovesSidewaysMovesNeither() {
    stage.show()
    touches.down(CGPoint(x: 100, y: 300))
    touches.glide(to: CGPoint(x: 280, y: 310), duration: 0.3)
    #expect(stage.sheet.transform == .identity)
    #expect(list.contentOffset.y == 0)
    touches.up()
    stage.run()
  }

  @Test("A list in a list leaves the finger to the sheet only if both are at their tops")
  func aListInAListLeavesTheFingerToTheSheetOnlyIfBothAreAtTheirTops() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 370, height: 400))
    outer.contentSize = CGSize(width: 370, height: 900)
    let nested = UIScrollView(frame: CGRect(x: 0, y: 0, width: 370, height: 800))
    nested.contentSize = CGSize(width: 370, height: 800)
    outer.addSubview(nested)
    stage.controller.items[0] = .view(outer, id: "body")
    stage.show()
    outer.contentOffset.y = 100
    drag(from: CGPoint(x: 195, y: 650), by: 60)
    #expect(stage.sheet.transform == .identity)
    touches.up()
    stage.run()
    outer.contentOffset.y = 0
    drag(from: CGPoint(x: 195, y: 650), by: 60)
    #expect(stage.sheet.transform.ty > 40)
    touches.up()
    stage.run()
  }

  @Test("A finger at the top of a list first makes the sheet as high as its greatest detent")
  func aFingerAtTheTopOfAListFirstMakesTheSheetAsHighAsItsGreatestDetent() {
    stage.controller.detents = [.medium, .large]
    stage.show()
    let before = list.bounds.height
    #expect(before < 420)
    drag(from: CGPoint(x: 195, y: 600), by: -420)
    #expect(list.contentOffset.y == 0)
    #expect(list.bounds.height > before + 300)
    touches.advance(by: 0.3)
    touches.up()
    stage.run()
    #expect(stage.controller.selectedDetent == .large)
    drag(from: CGPoint(x: 195, y: 600), by: -300)
    #expect(list.contentOffset.y > 250)
    touches.up()
    stage.run()
    // Not at its top, the list keeps a finger that moves up at a smaller detent.
    stage.controller.selectedDetent = .medium
    stage.run()
    let offset = list.contentOffset.y
    drag(from: CGPoint(x: 195, y: 600), by: -100)
    #expect(list.contentOffset.y > offset + 50)
    touches.up()
    stage.run()
    #expect(stage.controller.selectedDetent == .medium)
  }
}
