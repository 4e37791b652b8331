import ActionSheet
import TestSupport
import Testing

@testable import CatalogApp

/// What the panel finds in a live view.
@MainActor
@Suite(.serialized)
struct AccessibilityAuditTests {
  private func label(_ text: String, color: UIColor, frame: CGRect, in host: TestHost) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: 16)
    label.textColor = color
    host.add(label)
  }

  @Test("Elements are found in reading order with contrast and targets")
  func elementsAreFoundInReadingOrderWithContrastAndTargets() throws {
    let host = TestHost()
    label("Below", color: .black, frame: CGRect(x: 20, y: 200, width: 200, height: 24), in: host)
    label(
      "Pale", color: UIColor(white: 0.75, alpha: 1),
      frame: CGRect(x: 20, y: 100, width: 200, height: 24), in: host)
    let button = UIButton(frame: CGRect(x: 240, y: 96, width: 30, height: 30))
    button.backgroundColor = .black
    button.accessibilityLabel = "Small"
    host.add(button)
    let bare = UIButton(frame: CGRect(x: 20, y: 300, width: 60, height: 60))
    bare.backgroundColor = .black
    host.add(bare)
    let hidden = UIView(frame: CGRect(x: 0, y: 400, width: 40, height: 40))
    hidden.isAccessibilityElement = true
    hidden.isHidden = true
    host.add(hidden)

    let report = AccessibilityAudit(view: host.view).report()
    #expect(report.elements.map(\.label) == ["Pale", "Small", "Below", ""])
    #expect(report.elements.map(\.role) == [.staticText, .button, .staticText, .button])
    #expect(
      report.elements.map(\.problems) == [
        [.lowContrast(needed: 4.5)], [.smallTarget], [], [.noLabel],
      ])
    #expect(report.problemCount == 3)
    let contrasts = report.elements.map { $0.contrast ?? 0 }
    #expect(abs(contrasts[0] - 1.8) < 0.1)
    #expect(contrasts[2] > 15)
    #expect(report.elements[1].target == CGSize(width: 30, height: 30))
  }

  @Test("A button whose touches reach farther has a larger target")
  func aButtonWhoseTouchesReachFartherHasALargerTarget() throws {
    final class WideButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let host = TestHost()
    let button = WideButton(frame: CGRect(x: 100, y: 100, width: 30, height: 30))
    button.accessibilityLabel = "Wide"
    host.add(button)
    let target = try #require(AccessibilityAudit(view: host.view).report().elements[0].target)
    #expect(abs(target.width - 49) <= 1 && abs(target.height - 49) <= 1)
  }

  @Test("Content scrolled out of sight has no contrast")
  func whatIsScrolledOutOfSightHasNoContrast() throws {
    let host = TestHost()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    scrollView.contentSize.height = 400
    host.add(scrollView)
    for (index, y) in [20, 90, 200].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: CGFloat(y), width: 200, height: 24))
      label.text = "\(index)"
      label.textColor = .black
      scrollView.addSubview(label)
    }
    host.layout()
    let report = AccessibilityAudit(view: host.view).report()
    #expect(report.elements.map(\.label) == ["0", "1", "2"])
    #expect(report.elements.map { $0.contrast != nil } == [true, false, false])
  }

  @Test("Text on a material is measured against the material")
  func aTextOnAMaterialIsMeasuredAgainstTheMaterial() throws {
    let host = TestHost()
    host.view.backgroundColor = .black
    let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialLight))
    material.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
    label.text = "Readable"
    label.textColor = .black
    material.contentView.addSubview(label)
    host.add(material)
    let contrast = try #require(AccessibilityAudit(view: host.view).report().elements[0].contrast)
    let drawn = try #require(host.color(at: CGPoint(x: 250, y: 200)))
    let background = Contrast.Color(red: drawn.red, green: drawn.green, blue: drawn.blue)
    let text = Contrast.Color(red: 0, green: 0, blue: 0)
    #expect(abs(contrast - Contrast.ratio(background, text)) < 0.5)
  }

  // The kit's own controls pass their own panel, in both appearances.
  @Test(
    "The controls of the pages have labels and targets",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func theControlsOfThePagesHaveLabelsAndTargets(style: UIUserInterfaceStyle) async throws {
    var count = 0
    for page in CatalogRegistry.pages where page.form.kind == .view {
      let host = TestHost(
        style: style, rootViewController: CatalogNavigation.make(openingOn: page.id))
      host.host.frameDuration = 0.1
      await host.advance(by: 0.5)
      let catalog = host.rootViewController as? CatalogSplitViewController
      // Not every page has one control.
      guard let control = catalog?.pageController?.control else { continue }
      let report = AccessibilityAudit(view: control).report()
      count += report.elements.count
      for element in report.elements {
        let problems = element.problems.filter { $0 == .noLabel || $0 == .smallTarget }
        #expect(problems.isEmpty, "\(page.id): \(element)")
      }
    }
    #expect(count > 8)
  }

  @Test("A thumb is visible against its track") func aThumbIsSeenAgainstItsTrack() async throws {
    let host = TestHost(rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let control = try #require(catalog.pageController?.control)
    let thumbs = AccessibilityAudit(view: control).report().elements
    #expect(thumbs.count == 2)
    for thumb in thumbs { #expect(thumb.contrast ?? 0 > 3, "\(thumb)") }
  }

  // The sheet is presented only while it is looked at; its rows are elements of the sheet.
  @Test("The panel lists the rows of a sheet", arguments: ["action-sheet", "dialog"])
  func thePanelListsTheRowsOfASheet(id: String) async throws {
    let host = TestHost(rootViewController: CatalogNavigation.make(openingOn: id))
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let page = try #require(catalog.pageController)
    page.showAccessibility()
    await host.advance(by: 1)
    let navigation = try #require(page.presentedViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? AccessibilityViewController)
    let buttons = list.findings.elements.filter { $0.role == .button }
    #expect(buttons.count == (page.control as? ActionSheetControl)?.numberOfActions)
    #expect(buttons.allSatisfy { !$0.label.isEmpty && $0.frame.width > 40 })
  }

  @Test("A sheet is measured as it is shown", arguments: ["solid", "system"])
  func aSheetIsMeasuredAsItIsShown(state: String) async throws {
    let host = TestHost(
      size: CGSize(width: 1366, height: 900), idiom: .pad,
      rootViewController: CatalogNavigation.make(openingOn: "action-sheet-presets", state: state))
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let page = try #require(catalog.pageController)
    let control = try #require(page.control)
    let screen = try #require(page.subject?.screen as? any PresentingScreen)
    screen.open(animated: true) {}
    await host.advance(by: 2)
    let shown = AccessibilityAudit(view: control).report()
    screen.close(animated: false) {}
    await host.advance(by: 1)
    page.showAccessibility()
    await host.advance(by: 2)
    let navigation = try #require(page.presentedViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? AccessibilityViewController)
    #expect(list.findings == shown)
    #expect(!shown.elements.isEmpty)
    #expect(shown.elements.allSatisfy { $0.contrast ?? 0 > 2 }, "\(shown.elements)")
  }

  @Test("The panel lists every element over the page") func thePanelListsEveryElementOverThePage()
    async throws
  {
    let host = TestHost(rootViewController: CatalogNavigation.make(openingOn: "range-slider"))
    await host.advance(by: 0.5)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    let page = try #require(catalog.pageController)
    page.showAccessibility()
    await host.advance(by: 1)
    let navigation = try #require(page.presentedViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? AccessibilityViewController)
    #expect(list.findings.elements.count >= 2)
    #expect(list.findings.elements.contains { $0.role == .adjustable })
    list.navigationItem.rightBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    await host.advance(by: 1)
    #expect(page.presentedViewController == nil)
  }
}
