import ActionSheet
import DrawingBoard
import TestSupport
import Testing
import UIKitHost

@testable import CatalogApp

/// No page clips a text, lets siblings overlap or scrolls sideways, whatever the environment.
@MainActor
struct PageLayoutTests {
  /// An environment that a page is laid out in.
  nonisolated struct Look: Sendable, CustomTestStringConvertible {
    var size = CGSize(width: 390, height: 844)
    var style = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var textSize = UIContentSizeCategory.large
    var language: String?

    var testDescription: String {
      "\(Int(size.width)) \(language ?? (direction == .rightToLeft ? "rtl" : "ltr"))"
        + " \(textSize.rawValue)"
    }
  }

  /// The narrowest window with usual and with the largest texts, the widest one with the smallest, and
  /// the largest texts where a line has some room: what changes from lines to columns does so between
  /// these. Every other one has the largest texts and a language among them.
  nonisolated static let extremes = [
    Look(size: CGSize(width: 320, height: 568), style: .dark),
    Look(
      size: CGSize(width: 320, height: 568), direction: .rightToLeft,
      textSize: .accessibilityExtraExtraExtraLarge),
    Look(textSize: .accessibilityExtraExtraExtraLarge),
    Look(size: CGSize(width: 1366, height: 1024), direction: .rightToLeft, textSize: .extraSmall),
    Look(size: CGSize(width: 320, height: 568), direction: .rightToLeft, language: "ar"),
    Look(size: CGSize(width: 320, height: 568), textSize: .extraExtraExtraLarge, language: "ja"),
  ]

  nonisolated static let others = [
    Look(), Look(direction: .rightToLeft), Look(textSize: .extraSmall),
    Look(size: CGSize(width: 320, height: 568), textSize: .extraSmall),
    Look(size: CGSize(width: 1366, height: 1024)),
    Look(size: CGSize(width: 1366, height: 1024), direction: .rightToLeft),
    Look(size: CGSize(width: 1366, height: 1024), direction: .rightToLeft, language: "ar"),
    Look(textSize: .accessibilityExtraExtraExtraLarge, language: "ja"),
  ]

  // Over two seconds, because pages are made for their environment: one that was made for another and
  // follows it need not be as one that is made for it. A page is laid out in three of the six
  // environments, each of its states in one of the three; `TORTURE` lays out all in all.
  @Test(
    "Every page is whole in every state", arguments: Torture.isOn ? extremes + others : extremes)
  func everyPageIsWholeInEveryState(look: Look) async {
    let own = Self.extremes.firstIndex { $0.testDescription == look.testDescription } ?? 0
    var index = 0
    CatalogLanguage.show(look.language.flatMap(CatalogLanguage.named))
    defer { CatalogLanguage.show(nil) }
    var labelCount = 0
    func audit(_ name: String, in host: TestHost) async {
      await host.advance(by: 0.6)
      // What another thread has made can come after the last frame.
      host.layout()
      let audit = LayoutAudit(host.window)
      #expect(audit.flaws.isEmpty, "\(name): \(audit.flaws.joined(separator: "; "))")
      #expect(audit.labelCount > 0, "\(name) has no text")
      labelCount += audit.labelCount
    }
    await expectEach(CatalogRegistry.pages, named: \.id) { page in
      index += 1
      guard Torture.isOn || index % 2 == own % 2 else { return }
      let catalog = CatalogNavigation.makeSplitViewController(openingOn: page.id, state: nil)
      let host = TestHost(
        size: look.size, style: look.style, direction: look.direction, contentSize: look.textSize,
        rootViewController: catalog)
      // Only the end of a movement is looked at.
      host.host.frameDuration = 0.1
      let controller = try #require(catalog.pageController)
      // Ten thousand strokes have the layout of the first ones.
      (controller.subject?.screen as? ManyStrokesViewController)?.strokeCount = 0
      await audit(page.id, in: host)
      for (number, state) in page.states.enumerated()
      where Torture.isOn || number % 3 == own / 2 {
        controller.show(state)
        await audit("\(page.id)/\(state.id)", in: host)
      }
    }
    #expect(labelCount > 1_000)
  }
}

/// What is wrong with the frames in a window.
@MainActor
struct LayoutAudit {
  private(set) var flaws: [String] = []

  /// The smallest text that the system's own text styles have, at the smallest text size.
  private static let smallestPointSize: CGFloat = 11

  /// The number of texts that were looked at.
  private(set) var labelCount = 0
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
    audit(window, visible: window.bounds)
  }

  private mutating func audit(_ view: UIView, visible: CGRect) {
    let children = view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    if let scrollView = view as? UIScrollView { audit(scrollView) }
    if let label = view as? UILabel { audit(label, visible: visible) }
    let texts = children.filter(Self.isText).map { ($0, self.frame($0)) }
    for (index, (child, childFrame)) in texts.enumerated() {
      for (other, otherFrame) in texts.dropFirst(index + 1) {
        let common = childFrame.intersection(otherFrame)
        if Self.mayCover(other, child, entirely: common == otherFrame) { continue }
        if common.width > 2, common.height > 2 {
          flaws.append("\(Self.name(child)) and \(Self.name(other)) overlap by \(common.size)")
        }
      }
    }
    let frame = frame(view)
    for child in children {
      let inner =
        (view as? UIScrollView).map(reachable)
        ?? (view.clipsToBounds ? visible.intersection(frame) : visible)
      audit(child, visible: inner)
    }
  }

  /// What a scroll view can be scrolled to, in the window: as wide as its content, and of any height.
  private func reachable(in scrollView: UIScrollView) -> CGRect {
    let left = scrollView.convert(CGPoint.zero, to: window).x
    let width = max(scrollView.contentSize.width, scrollView.bounds.width)
    let height = CGFloat(1 << 20)
    return CGRect(x: left, y: -height, width: width, height: height * 2)
  }

  private mutating func audit(_ scrollView: UIScrollView) {
    // Rows of states and of tools are meant to scroll sideways.
    if scrollView is ColorStripView || scrollView.superview is StateStrip { return }
    if scrollView.bounds.height < 100 { return }
    if String(describing: type(of: scrollView)).contains("Timeline") { return }
    let width = scrollView.contentSize.width + scrollView.contentInset.left
    if width > scrollView.bounds.width + 0.5 {
      flaws.append(
        "\(type(of: scrollView)) scrolls sideways, \(width) in \(scrollView.bounds.width)")
    }
  }

  private mutating func audit(_ label: UILabel, visible: CGRect) {
    guard let text = label.text, !text.isEmpty else { return }
    labelCount += 1
    let frame = frame(label)
    if frame.minX < visible.minX - 1 || frame.maxX > visible.maxX + 1 {
      flaws.append("\(Self.name(label)) is cut off at the side")
    }
    // A placeholder is truncated, as in the system's search fields, and a title between the buttons of a
    // navigation bar.
    guard !(label.superview is UITextField), label.bounds.width > 0,
      label.superview.map(Self.name) != "NavigationBarContentView"
    else { return }
    if label.adjustsFontSizeToFitWidth {
      auditShrinking(label)
      return
    }
    let room = CGSize(width: label.bounds.width + 0.5, height: .greatestFiniteMagnitude)
    let needed = label.sizeThatFits(label.numberOfLines == 1 ? .infinite : room)
    if needed.width > label.bounds.width + 1.5 || needed.height > label.bounds.height + 1.5 {
      flaws.append("\(Self.name(label)) needs \(needed), has \(label.bounds.size)")
    }
    auditWords(of: label, text)
  }

  /// A text that shrinks to fit is neither truncated nor too small to read.
  private mutating func auditShrinking(_ label: UILabel) {
    let needed = label.sizeThatFits(.infinite).width
    let lines = CGFloat(max(label.numberOfLines, 1))
    let scale = min(label.bounds.width * lines / max(needed - 1, 1), 1)
    if scale < label.minimumScaleFactor {
      flaws.append("\(Self.name(label)) is truncated: \(needed) in \(label.bounds.width)")
    }
    let pointSize = (label.font?.pointSize ?? 0) * scale
    if pointSize < Self.smallestPointSize {
      flaws.append("\(Self.name(label)) shrinks to \(pointSize) points")
    }
  }

  /// Words are whole in texts of several lines; the largest sizes of text break long ones, and names in
  /// code are longer than a narrow column.
  private mutating func auditWords(of label: UILabel, _ text: String) {
    guard label is TextBlock, !(label.superview is LinesView), let font = label.font,
      !label.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return }
    // Lines of Japanese break between most characters.
    if text.unicodeScalars.contains(where: { (0x3040...0x9FFF).contains($0.value) }) { return }
    for word in text.split(whereSeparator: \.isWhitespace) {
      let width = (String(word) as NSString).size(withAttributes: [.font: font]).width
      if width > label.bounds.width + 1.5 {
        flaws.append("“\(word)” needs \(width), has \(label.bounds.width)")
      }
    }
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// Whether a view may stand in front of another: a sheet before what dims, even one that was dragged
  /// half out, the target of a clear button before the end of its field, a button before the field
  /// whose taps move it, a toolbar entirely before its board.
  private static func mayCover(_ front: UIView, _ back: UIView, entirely: Bool) -> Bool {
    switch front {
    case is ActionSheetControl: name(back) == "SheetDimmingView"
    case is DrawingToolbarControl: entirely && back is DrawingBoardControl
    case is UIButton: ["BoardTextField", "TapFieldView"].contains(name(back))
    default: false
    }
  }

  private static func isText(_ view: UIView) -> Bool {
    // The rings share their middle, which their hit shapes tell apart.
    if view is RingMenu { return false }
    if let label = view as? UILabel { return label.text?.isEmpty == false }
    return view is UIControl || view is CardView || view is InspectorView
  }

  private static func name(_ view: UIView) -> String {
    if let text = (view as? UILabel)?.text { return "“\(text.prefix(30))”" }
    if let title = (view as? UIButton)?.configuration?.title { return "button “\(title)”" }
    return String(describing: type(of: view))
  }
}

extension CGSize {
  fileprivate static let infinite = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
