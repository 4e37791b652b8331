import ControlCore
import UIKit

/// A control on a page with what shows its value, its attributes, its code and its events.
@MainActor
final class PageContent {
  private static let cardInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  private static let previewInsets = UIEdgeInsets(top: 20, left: 20, bottom: 16, right: 20)

  let control: any Inspectable & Control
  let previewCard: UIView

  /// The attributes, the code and the events.
  let cards: [UIView]

  private let pageID: String
  private let showcase: Showcase
  private let preview: PreviewView
  private let inspector: InspectorView
  private let snippet: SnippetView
  private let events: EventsView
  private let resized: () -> Void

  /// Makes the control in a state, and what shows it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - showcase: What the page shows.
  ///   - state: The state.
  ///   - resized: Called when something may have another size.
  init(
    page: CatalogPage, showcase: Showcase, state: PageState?, resized: @escaping () -> Void
  ) {
    pageID = page.id
    self.showcase = showcase
    self.resized = resized
    let control = showcase.make()
    self.control = control
    state?.setUp(control)
    let source = SnippetSource(control, page: page, showcase: showcase, state: state)
    state?.configure(control)
    // What is shown calls back, and does not hold what shows it.
    let link = Link()
    preview = PreviewView(control: control, isFramed: showcase.isFramed)
    inspector = InspectorView(
      control, defaults: source.defaults, changed: { link.content?.attributeChanged() },
      resized: resized)
    snippet = SnippetView(make: { source.lines($0) }, resized: resized)
    events = EventsView(resized: resized)
    previewCard = CardView("", content: preview, insets: Self.previewInsets)
    cards = [
      inspector, CardView(localized("Code"), content: snippet, insets: Self.cardInsets),
      CardView(localized("Events"), content: events, insets: Self.cardInsets),
    ]
    link.content = self
    showcase.connect(control) { [weak self] event in self?.sent(event) }
    preview.showValue(showcase.readout(control))
  }

  private final class Link {
    weak var content: PageContent?
  }

  /// The panels that are in sight; what the others show is brought up to date when they are.
  var shownPanels = Set(PageViewController.Panel.allCases) {
    didSet {
      guard shownPanels != oldValue else { return }
      events.isShown = shownPanels.contains(.events)
      refresh()
    }
  }

  func removeFromSuperview() {
    previewCard.removeFromSuperview()
    for card in cards { card.removeFromSuperview() }
  }

  private func attributeChanged() {
    refresh()
    // The control may have another size now.
    resized()
  }

  private func sent(_ event: String) {
    EventLog.shared.write("\(pageID) \(event)")
    events.append(event)
    refresh()
  }

  /// Updates what shows an attribute that has changed.
  private func refresh() {
    preview.showValue(showcase.readout(control))
    if shownPanels.contains(.attributes) { _ = inspector.refresh() }
    if shownPanels.contains(.code), snippet.refresh() { resized() }
  }
}

/// The code of a control on a page, as it is now.
@MainActor
struct SnippetSource {
  /// The values of the attributes before the state has set them.
  let defaults: [String: InspectableValue]

  private weak var control: (any Inspectable & Control)?
  private let module: String
  private let code: [String]
  private let showcase: Showcase

  /// Notes the control's attributes after ``PageState/setUp``, which the code repeats.
  init(
    _ control: any Inspectable & Control, page: CatalogPage, showcase: Showcase, state: PageState?
  ) {
    self.control = control
    module = page.module
    code = state?.code ?? []
    self.showcase = showcase
    let values = type(of: control).inspectableProperties.compactMap { property in
      property.value(in: control).map { (property.name, $0) }
    }
    defaults = Dictionary(values, uniquingKeysWith: { first, _ in first })
  }

  func snippet() -> Snippet? {
    guard let control else { return nil }
    let attributes = type(of: control).inspectableProperties.compactMap {
      property -> Snippet.Attribute? in
      guard let value = property.value(in: control), value != defaults[property.name] else {
        return nil
      }
      return Snippet.Attribute(name: property.name, kind: property.kind, value: value)
    }
    return Snippet(
      type: String(describing: type(of: control)), module: module, setUp: code,
      attributes: attributes, live: showcase.liveCode(control),
      documentSize: { Self.documentSize(of: control) })
  }

  /// The size that a control needs in a document, whatever its size on the page.
  private static func documentSize(of control: Control) -> CGSize {
    let own = control.intrinsicContentSize
    let none = UIView.noIntrinsicMetric
    let width = own.width == none ? Snippet.documentSize.width : own.width.rounded(.up)
    let height = own.height == none ? Snippet.documentSize.height : own.height.rounded(.up)
    return CGSize(width: width, height: height)
  }

  func lines(_ language: Snippet.Language) -> [String] {
    snippet()?.lines(language, view: showcase.swiftUI) ?? []
  }
}
