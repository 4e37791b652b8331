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

    var testDescription: String {
      "\(Int(size.width)) \(direction == .rightToLeft ? "rtl" : "ltr") \(textSize.rawValue)"
    }
  }

  /// The narrowest window with usual and with the largest texts, the widest, and small texts: a page
  /// that is whole in these has been whole between them.
  nonisolated static let extremes = [
    Look(size: CGSize(width: 320, height: 568), style: .dark),
    Look(
      size: CGSize(width: 320, height: 568), direction: .rightToLeft,
      textSize: .accessibilityExtraExtraExtraLarge),
    Look(size: CGSize(width: 1366, height: 1024), direction: .rightToLeft),
    Look(textSize: .extraSmall),
  ]

  nonisolated static let others = [
    Look(), Look(direction: .rightToLeft),
    Look(size: CGSize(width: 320, height: 568), textSize: .extraSmall),
    Look(textSize: .accessibilityExtraExtraExtraLarge),
    Look(size: CGSize(width: 1366, height: 1024)),
    Look(size: CGSize(width: 1366, height: 1024), direction: .rightToLeft, textSize: .extraSmall),
  ]

  // Over two seconds, because every page is made for every environment: one that was made for another
  // and follows it need not be as one that is made for it.
  @Test(arguments: Torture.isOn ? extremes + others : extremes)
  func everyPageIsWhole(look: Look) async {
    for page in CatalogRegistry.pages {
      let host = TestHost(
        size: look.size, style: look.style, direction: look.direction, contentSize: look.textSize,
        rootViewController: CatalogNavigation.make(openingOn: page.id))
      await host.advance(by: 0.6)
      let flaws = LayoutAudit(host.window).flaws
      #expect(flaws.isEmpty, "\(page.id): \(flaws.joined(separator: "; "))")
    }
  }
}

/// What is wrong with the frames in a window.
@MainActor
struct LayoutAudit {
  private(set) var flaws: [String] = []
  private let window: UIWindow

  init(_ window: UIWindow) {
    self.window = window
    audit(window, visible: window.bounds)
  }

  private mutating func audit(_ view: UIView, visible: CGRect) {
    let children = view.subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    if let scrollView = view as? UIScrollView { audit(scrollView) }
    if let label = view as? UILabel { audit(label, visible: visible) }
    for (index, child) in children.enumerated() where Self.isText(child) {
      for other in children.dropFirst(index + 1) where Self.isText(other) {
        let frames = (frame(child), frame(other))
        let common = frames.0.intersection(frames.1)
        // What stands entirely in front of another is meant to: a sheet before what dims, a toolbar
        // before its board.
        if common == frames.0 || common == frames.1 { continue }
        if common.width > 2, common.height > 2 {
          flaws.append("\(Self.name(child)) and \(Self.name(other)) overlap by \(common.size)")
        }
      }
    }
    let frame = frame(view)
    for child in children {
      // What a scroll view hides can be scrolled to.
      let inner =
        view is UIScrollView
        ? .infinite : view.clipsToBounds ? visible.intersection(frame) : visible
      audit(child, visible: inner)
    }
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
    let frame = frame(label)
    if frame.minX < visible.minX - 1 || frame.maxX > visible.maxX + 1 {
      flaws.append("\(Self.name(label)) is cut off at the side")
    }
    // A placeholder is truncated, as in the system's search fields.
    guard !label.adjustsFontSizeToFitWidth, !(label.superview is UITextField),
      label.bounds.width > 0
    else { return }
    let room = CGSize(width: label.bounds.width + 0.5, height: .greatestFiniteMagnitude)
    let needed = label.sizeThatFits(label.numberOfLines == 1 ? .infinite : room)
    if needed.width > label.bounds.width + 1.5 || needed.height > label.bounds.height + 1.5 {
      flaws.append("\(Self.name(label)) needs \(needed), has \(label.bounds.size)")
    }
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  private static func isText(_ view: UIView) -> Bool {
    // The rings share their middle, which their hit shapes tell apart.
    if view is RingMenu { return false }
    if let label = view as? UILabel { return label.text?.isEmpty == false }
    return view is UIControl
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
