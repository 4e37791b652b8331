import TestSupport
import Testing

/// The rules are those of Apple's documentation of `UISheetPresentationController`.
@MainActor struct SheetDetentsTests {
  private typealias Detent = UISheetPresentationController.Detent

  private final class Follower: NSObject, UISheetPresentationControllerDelegate {
    var selected: [Detent.Identifier?] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { selected.append(sheetPresentationController.selectedDetentIdentifier) }
  }

  private let follower = Follower()

  private func present(
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large,
    configure: (UISheetPresentationController) -> Void
  ) throws -> (TestHost, UIViewController, UISheetPresentationController) {
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let test = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), style: style,
      direction: direction, contentSize: contentSize, rootViewController: root)
    test.layout()
    let shown = UIViewController()
    shown.view.backgroundColor = .systemBackground
    let sheet = try #require(shown.sheetPresentationController)
    sheet.delegate = follower
    configure(sheet)
    root.present(shown, animated: true)
    test.advance(by: 1)
    return (test, shown, sheet)
  }

  private func top(_ controller: UIViewController, in test: TestHost) -> CGFloat {
    controller.view.convert(controller.view.bounds, to: test.window).minY
  }

  private let small = Detent.custom(identifier: .init("small")) { _ in 160 }

  @Test("A drag stops at every detent") func aDragStopsAtEveryDetent() throws {
    let (test, shown, _) = try present { $0.detents = [small, .medium(), .large()] }
    let tops: [CGFloat] = [844 - 160 - 34, 844 - 377 - 34, 57]
    #expect(isClose(top(shown, in: test), tops[0], within: 1))
    for index in 1...2 {
      test.touches.drag(
        from: CGPoint(x: 195, y: tops[index - 1] + 10),
        to: CGPoint(x: 195, y: tops[index] + 30), duration: 0.8)
      test.advance(by: 1)
      #expect(isClose(top(shown, in: test), tops[index], within: 1))
    }
    test.touches.drag(
      from: CGPoint(x: 195, y: tops[2] + 10), to: CGPoint(x: 195, y: tops[0] - 20), duration: 0.8)
    test.advance(by: 1)
    #expect(isClose(top(shown, in: test), tops[0], within: 1))
    #expect(follower.selected == [.medium, .large, .init("small")])
  }

  /// "animates the UI changes to the sheet's properties"; the delegate hears of the user alone.
  @Test("A selection in code is animated and not reported")
  func aSelectionInCodeIsAnimatedAndNotReported() throws {
    let (test, shown, sheet) = try present { $0.detents = [.medium(), .large()] }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    test.advance(by: 0.05)
    let card = try #require(sheet.presentedView)
    #expect(card.layer.presentation()?.frame.minY ?? 0 > 60)
    test.advance(by: 1)
    #expect(top(shown, in: test) == 57)
    #expect(follower.selected.isEmpty)
  }

  @Test("Scrolling content at its top expands the sheet")
  func scrollingContentAtItsTopExpandsTheSheet() throws {
    for expands in [true, false] {
      let (test, shown, sheet) = try present { $0.detents = [.medium(), .large()] }
      sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
      let scroll = UIScrollView(frame: shown.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 100, height: 3000)
      shown.view.addSubview(scroll)
      test.layout()
      test.touches.drag(
        from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 420), duration: 0.6)
      test.advance(by: 2)
      #expect(sheet.selectedDetentIdentifier == (expands ? .large : nil))
      #expect((scroll.contentOffset.y > 100) == !expands)
    }
  }

  @Test("Invalidated detents are resolved again") func invalidatedDetentsAreResolvedAgain() throws {
    var height: CGFloat = 200
    let (test, shown, sheet) = try present {
      $0.detents = [.custom { context in min(height, context.maximumDetentValue) }]
    }
    #expect(isClose(top(shown, in: test), 844 - 200 - 34))
    height = 5000
    sheet.invalidateDetents()
    test.layout()
    #expect(top(shown, in: test) == 57)
  }

  /// "The default value is nil."
  @Test("The corner radius is the system's unless preferred")
  func theCornerRadiusIsTheSystemsUnlessPreferred() throws {
    let (test, _, sheet) = try present { _ in }
    #expect(sheet.preferredCornerRadius == nil)
    let card = try #require(sheet.presentedView)
    #expect(card.layer.cornerRadius == 10)
    sheet.preferredCornerRadius = 24
    test.layout()
    #expect(card.layer.cornerRadius == 24)
    sheet.preferredCornerRadius = -3
    #expect(sheet.preferredCornerRadius == 0)
    sheet.preferredCornerRadius = .nan
    #expect(sheet.preferredCornerRadius == nil)
  }

  @Test("An edge-attached sheet stays one on a low screen")
  func anEdgeAttachedSheetStaysOneOnALowScreen() {
    let test = TestHost(size: CGSize(width: 667, height: 375))
    let shown = UIViewController()
    shown.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    test.rootViewController.present(shown, animated: false)
    test.layout()
    #expect(shown.view.convert(shown.view.bounds, to: test.window).minY == 10)
  }

  @Test("A centered sheet stands over its source") func aCenteredSheetStandsOverItsSource() throws {
    let headless = HeadlessHost(device: .pad)
    let root = UIViewController()
    let window = headless.makeWindow(rootViewController: root)
    headless.layoutIfNeeded()
    let source = UIView(frame: CGRect(x: 500, y: 200, width: 100, height: 100))
    root.view.addSubview(source)
    let shown = UIViewController()
    shown.modalPresentationStyle = .formSheet
    shown.preferredContentSize = CGSize(width: 300, height: 300)
    shown.sheetPresentationController?.sourceView = source
    root.present(shown, animated: false)
    headless.layoutIfNeeded()
    let frame = shown.view.convert(shown.view.bounds, to: window)
    #expect(isClose(frame.midX, 550, within: 1))
    #expect(isClose(frame.midY, 250, within: 1))
  }

  @Test(
    "A medium sheet looks like that of the system",
    arguments: [
      (UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight, "light"),
      (.dark, .rightToLeft, "darkRightToLeft"),
    ])
  func aMediumSheetLooksLikeThatOfTheSystem(
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection, name: String
  ) throws {
    let (test, shown, _) = try present(
      style: style, direction: direction,
      contentSize: style == .dark ? .accessibilityLarge : .large
    ) {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }
    let label = UILabel(frame: CGRect(x: 20, y: 40, width: 350, height: 120))
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: shown.traitCollection)
    label.text = "A sheet at its medium detent, with a grabber."
    shown.view.addSubview(label)
    expectSnapshot(of: test, named: name)
  }
}
