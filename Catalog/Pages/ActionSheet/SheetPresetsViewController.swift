import ActionSheet
import UIKit

/// The presets beside each other where there is room, else below each other, over the same scene.
///
///     scroll view
///     ├── title, scene     a preset
///     └── …
final class SheetPresetsViewController: UIViewController {
  private static let presets: [(title: String, style: SheetStyle)] = [
    (localized("Classic"), .classic), (localized("System"), .system),
    (localized("Edge to Edge"), .edgeToEdge),
    (localized("Opaque"), opaque), (localized("Solid"), solid), (localized("Leading"), leading),
  ]
  private static let margin: CGFloat = 16
  private static let leastWidth: CGFloat = 320
  private static let sceneHeight: CGFloat = 380

  private static let opaque: SheetStyle = {
    var style = SheetStyle.classic
    style.material = .opaque
    style.colors.ambient = .secondarySystemGroupedBackground
    style.metrics.cornerRadius = 20
    return style
  }()

  private static let solid: SheetStyle = {
    var style = SheetStyle.classic
    style.separatesRows = false
    style.metrics.cornerRadius = 24
    style.metrics.groupSpacing = 1
    style.colors.groupSeparator = .separator
    style.colors.separator = .separator
    return style
  }()

  private static let leading: SheetStyle = {
    var style = SheetStyle.system
    style.alignsLeading = true
    style.metrics.actionTextInset = 20
    style.metrics.cornerRadius = 18
    return style
  }()

  private let scrollView = UIScrollView()
  private var titles: [UILabel] = []
  private var scenes: [SheetSceneView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scrollView)
    for preset in Self.presets {
      let title = UILabel()
      title.text = preset.title
      title.font = .preferredFont(forTextStyle: .headline)
      title.adjustsFontForContentSizeCategory = true
      title.adjustsFontSizeToFitWidth = true
      let scene = SheetSceneView()
      scene.layer.cornerRadius = 16
      scene.layer.cornerCurve = .continuous
      scene.sheetInsets = .zero
      scene.sheet.style = preset.style
      scene.sheet.closesOnBackgroundTap = false
      scene.sheet.actionSelected = { action, _ in
        EventLog.shared.write("action-sheet-presets \(preset.title) \(action.title)")
      }
      SheetSamples.photo(scene.sheet)
      titles.append(title)
      scenes.append(scene)
      scrollView.addSubview(title)
      scrollView.addSubview(scene)
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: SheetPresetsViewController, _: UITraitCollection) in page.view.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let room = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    let columns = min(
      max(Int((room - Self.margin) / (Self.leastWidth + Self.margin)), 1), scenes.count)
    let width = (room - Self.margin * CGFloat(columns + 1)) / CGFloat(columns)
    var y: CGFloat = 8
    for start in stride(from: 0, to: scenes.count, by: columns) {
      let row = start..<min(start + columns, scenes.count)
      let titleHeight = titles[start].font.lineHeight.rounded(.up) + 12
      for index in row {
        let place =
          view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? columns - 1 - (index - start) : index - start
        let x =
          view.safeAreaInsets.left + Self.margin + CGFloat(place) * (width + Self.margin)
        titles[index].frame = CGRect(x: x + 4, y: y, width: width - 8, height: titleHeight)
        scenes[index].frame = CGRect(
          x: x, y: y + titleHeight, width: width, height: Self.sceneHeight)
      }
      y += titleHeight + Self.sceneHeight + Self.margin
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
