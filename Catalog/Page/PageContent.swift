import ActionSheet
import ControlCore
import UIKit

/// What a page shows in a state: its subject, and beside it attributes, code and events.
@MainActor
final class PageContent {
  private static let cardInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  private static let previewInsets = UIEdgeInsets(top: 20, left: 20, bottom: 16, right: 20)

  let subject: PageSubject

  /// The card with the control; `nil` where the subject has a screen.
  let previewCard: UIView?

  /// The panels that have been shown.
  private var cards: [PageViewController.Panel: UIView] = [:]

  private let page: CatalogPage
  private let state: PageState?
  private let preview: PreviewView?
  private let snippet: SnippetView
  private var source: SnippetSource
  /// The design whose values the attributes are reset to.
  private var design: SystemDesign
  /// The values of the attributes in the state itself.
  private let configured: [String: InspectableValue]
  /// What the page has beside attributes, with the values in the state itself.
  private let settings: [(setting: PageSetting, configured: String?)]
  /// The names of the attributes that a link or the inspector has set.
  private var edited: Set<String>
  private let events: EventsView
  private let resized: () -> Void

  /// Makes what a page shows in a state.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - state: The state.
  ///   - resized: Called when something may have another size.
  init(page: CatalogPage, state: PageState?, resized: @escaping () -> Void) {
    self.page = page
    self.state = state
    self.resized = resized
    // What is shown calls back, and does not hold what shows it.
    let link = Link()
    let subject = page.make { link.content?.sent($0) }
    self.subject = subject
    state?.setUp?(subject)
    let source = SnippetSource(subject, page: page, state: state)
    self.source = source
    design = subject.control?.traitCollection.systemDesign ?? .running
    state?.configure(subject)
    configured = subject.values
    settings = page.settings.map { (setting: $0, configured: $0.text(subject)) }
    reservedRects = (subject.object as? ActionSheetController)?.reservedRects ?? []
    let changes = state?.changes ?? []
    subject.apply(changes)
    edited = Set(changes.map(\.name))
    events = EventsView(resized: resized)
    snippet = SnippetView(
      languages: page.form.languages, article: page.articleURL,
      make: { (link.content?.source ?? source).lines($0) },
      resized: resized)
    let preview: PreviewView? =
      if subject.screen == nil, let control = subject.control {
        PreviewView(control: control, isFramed: subject.isFramed)
      } else {
        nil
      }
    self.preview = preview
    previewCard = preview.map { CardView("", content: $0, insets: Self.previewInsets) }
    link.content = self
    preview?.showValue(subject.readout())
  }

  private final class Link {
    weak var content: PageContent?
  }

  /// Returns whether the page has a panel; without a control it has no attributes.
  func has(_ panel: PageViewController.Panel) -> Bool {
    panel == .attributes ? subject.control != nil : panel != .screen
  }

  /// Returns whether a panel has been made.
  func isMade(_ panel: PageViewController.Panel) -> Bool { cards[panel] != nil }

  /// Returns a panel, which is made when it is first asked for; `nil` for one that the page lacks.
  func card(_ panel: PageViewController.Panel) -> UIView? {
    if let card = cards[panel] { return card }
    guard has(panel) else { return nil }
    let card: UIView? =
      switch panel {
      case .screen: nil
      case .attributes: subject.control.map(makeInspector)
      case .code: CardView(localized("Code"), content: snippet, insets: Self.cardInsets)
      case .events: CardView(localized("Events"), content: events, insets: Self.cardInsets)
      }
    cards[panel] = card
    return card
  }

  private func makeInspector(_ control: any Inspectable) -> InspectorView {
    InspectorView(
      control, defaults: source.defaults,
      changed: { [weak self] in
        self?.edited.insert($0.name)
        self?.attributeChanged()
      }, resized: resized)
  }

  /// Keeps sheets and toasts out of the fold of the device, beside what the state of a sheet reserves.
  func setFold(_ fold: CGRect?) {
    let fold = [fold].compactMap { $0 }
    (subject.screen as? any PresentingScreen)?.reserve(fold)
    guard let sheet = subject.object as? ActionSheetController else { return }
    sheet.reservedRects = reservedRects + fold
  }

  /// The rects that the state of a sheet reserves.
  private let reservedRects: [CGRect]

  /// The rects that the state reserves, whatever it presents.
  var stateRects: [CGRect] {
    reservedRects + ((subject.screen as? any PresentingScreen)?.stateRects ?? [])
  }

  /// The attributes that name something on this device.
  private static let localAttributes: Set = ["boardIdentifier"]

  /// The attributes that a link, the inspector or a touch has changed, as a link has them.
  ///
  /// Others have changed with the environment. Images are left out that only their owner can make, and
  /// what only this device has.
  var changedAttributes: [CatalogLink.Item] {
    guard let control = subject.control else { return [] }
    let touchable = (type(of: control) as? any Publishing.Type)?.publishedProperties ?? []
    let names = edited.union(touchable.map(\.name)).subtracting(Self.localAttributes)
    return type(of: control).inspectableProperties.compactMap { property in
      guard names.contains(property.name), let value = property.value(in: control),
        value != configured[property.name],
        let text = AttributeText.text(value, of: property)
      else { return nil }
      return CatalogLink.Item(name: property.name, text: text)
    }
  }

  /// What a link or the user has changed on the page beside the attributes.
  var changedSettings: [CatalogLink.Item] {
    settings.compactMap { setting, configured in
      guard let text = setting.text(subject), text != configured else { return nil }
      return CatalogLink.Item(name: setting.name, text: text)
    }
  }

  /// The panels that are in sight; what the others show is brought up to date when they are.
  var shownPanels = Set(PageViewController.Panel.allCases) {
    didSet {
      guard shownPanels != oldValue else { return }
      events.isShown = shownPanels.contains(.events)
      refresh()
    }
  }

  /// Takes everything off the page.
  func remove() {
    previewCard?.removeFromSuperview()
    for card in cards.values { card.removeFromSuperview() }
    guard let screen = subject.screen else { return }
    screen.willMove(toParent: nil)
    screen.viewIfLoaded?.removeFromSuperview()
    screen.removeFromParent()
  }

  private func attributeChanged() {
    refresh()
    // The control may have another size now.
    resized()
  }

  private func sent(_ event: String) {
    EventLog.shared.write("\(page.id) \(event)")
    events.append(event)
    refresh()
  }

  /// Takes what the attributes of a sheet are without being set, which follows the design.
  private func updateDefaults() {
    guard let sheet = subject.control as? ActionSheetControl,
      sheet.traitCollection.systemDesign != design
    else { return }
    design = sheet.traitCollection.systemDesign
    let other = page.make { _ in }
    other.control?.traitOverrides.systemDesign = design
    other.control?.updateTraitsIfNeeded()
    state?.setUp?(other)
    source.defaults = other.values
    (cards[.attributes] as? InspectorView)?.setDefaults(source.defaults)
  }

  /// Updates what shows an attribute that has changed.
  func refresh() {
    updateDefaults()
    preview?.showValue(subject.readout())
    if shownPanels.contains(.attributes) { _ = (cards[.attributes] as? InspectorView)?.refresh() }
    if shownPanels.contains(.code), snippet.refresh() { resized() }
  }
}

/// The code of what a page shows, as it is now.
@MainActor
struct SnippetSource {
  /// The values of the attributes before the state has set them.
  fileprivate(set) var defaults: [String: InspectableValue]

  private weak var control: (any Inspectable)?
  private let type: String
  private let module: String
  private let code: [String]
  private let form: CodeForm
  private let liveCode: @MainActor () -> [String]

  /// Notes the attributes after ``PageState/setUp``, which the code repeats.
  init(_ subject: PageSubject, page: CatalogPage, state: PageState?) {
    control = subject.control
    type = page.form.type ?? "\(Swift.type(of: subject.control ?? subject.object))"
    module = page.module
    form = page.form
    code = (state.flatMap { StateCode.lines["\(page.id)/\($0.id)"] } ?? [])
      .map { [form] in
        let isNamed = !form.name.isEmpty
        return $0.replacingOccurrences(
          of: StateCode.subject + (isNamed ? "" : "."), with: form.name)
      }
    liveCode = subject.liveCode
    defaults = subject.values
  }

  func snippet() -> Snippet {
    Snippet(
      type: type, module: module, form: form, setUp: code, attributes: attributes,
      live: liveCode().filter { !code.contains($0) },
      documentSize: { control.map(Self.documentSize) ?? Snippet.documentSize })
  }

  private var attributes: [Snippet.Attribute] {
    guard let control else { return [] }
    return Swift.type(of: control).inspectableProperties.compactMap { property in
      guard let value = property.value(in: control), value != defaults[property.name] else {
        return nil
      }
      return Snippet.Attribute(name: property.name, kind: property.kind, value: value)
    }
  }

  /// The size that a control needs in a document, whatever its size on the page.
  private static func documentSize(of control: UIView) -> CGSize {
    let own = control.intrinsicContentSize
    let none = UIView.noIntrinsicMetric
    let width = own.width == none ? Snippet.documentSize.width : own.width.rounded(.up)
    let height = own.height == none ? Snippet.documentSize.height : own.height.rounded(.up)
    return CGSize(width: width, height: height)
  }

  func lines(_ language: Snippet.Language) -> [String] {
    snippet().lines(language)
  }
}
