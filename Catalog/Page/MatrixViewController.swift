import ActionSheet
import ControlCore
import ControlExtras
import UIKit

/// A state of a page in every combination of appearance, direction, text size and design, all live.
///
///     scroll view
///     └── cells        made when they come near the visible part
final class MatrixViewController: ScrollingViewController {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 12

  /// The least width of a cell with a control, and of one with a screen, which is made smaller; as many
  /// stand beside each other as there is room for, two at least.
  private static let (controlWidth, screenWidth): (CGFloat, CGFloat) = (300, 180)

  private let cells: [MatrixCell]

  /// Makes a matrix.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - state: The state with the attributes that have changed; `nil` for the first.
  init(page: CatalogPage, state: PageState?) {
    cells = MatrixTraits.all.map { MatrixCell(page: page, state: state, traits: $0) }
    super.init(nibName: nil, bundle: nil)
    title = localized("All at Once")
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for cell in cells { scrollView.addSubview(cell) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    let width = room - Self.margin * 2 + Self.spacing
    // The cells of a row differ in appearance and direction.
    let least = cells.first?.hasScreen == true ? Self.screenWidth : Self.controlWidth
    let columns = [4, 2].first { CGFloat($0) * (least + Self.spacing) <= width } ?? 2
    let cellWidth = (width / CGFloat(columns) - Self.spacing).rounded(.down)
    var y: CGFloat = Self.spacing
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      let height = row.map { $0.height(width: cellWidth) }.max() ?? 0
      for (index, cell) in row.enumerated() {
        let x =
          view.safeAreaInsets.left + Self.margin
          + CGFloat(index) * (cellWidth + Self.spacing)
        cell.frame = CGRect(x: x, y: y, width: cellWidth, height: height)
      }
      y += height + Self.spacing
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + Self.margin)
    makeContents()
  }

  /// Makes the contents of the cells in and near the visible part.
  private func makeContents() {
    let near = scrollView.bounds.insetBy(dx: 0, dy: -scrollView.bounds.height / 2)
    for cell in cells where cell.frame.intersects(near) { cell.makeContent(in: self) }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    makeContents()
  }
}

/// A combination of the settings that change the appearance of a control most.
struct MatrixTraits: Equatable {
  let style: UIUserInterfaceStyle
  let direction: UITraitEnvironmentLayoutDirection
  let textSize: UIContentSizeCategory
  let design: SystemDesign

  /// Every combination; four that follow each other differ in appearance and direction alone.
  static let all: [MatrixTraits] = SystemDesign.allCases.flatMap { design in
    [UIContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityExtraLarge].flatMap { size in
      [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        [UIUserInterfaceStyle.light, .dark].map {
          MatrixTraits(style: $0, direction: direction, textSize: size, design: design)
        }
      }
    }
  }

  /// The name of the combination, such as `iOS 26 · AX3 · Dark · Right to Left`.
  ///
  /// The largest text has a line for each setting.
  @MainActor func name(in textSize: UIContentSizeCategory) -> String {
    let size = CatalogEnvironment.textSizes.first { $0.category == self.textSize }?.name ?? ""
    return [
      design == .glass ? "iOS 26" : "iOS 18", size,
      style == .dark ? localized("Dark") : localized("Light"),
      direction == .rightToLeft ? localized("Right to Left") : localized("Left to Right"),
    ].joined(separator: textSize.isAccessibilityCategory ? "\n" : " · ")
  }

  /// Gives a part of the view hierarchy the settings.
  @MainActor func apply(to view: UIView) {
    view.traitOverrides.userInterfaceStyle = style
    view.traitOverrides.layoutDirection = direction
    view.traitOverrides.preferredContentSizeCategory = textSize
    view.traitOverrides.systemDesign = design
  }
}

/// A combination with its name: the control, or the screen of a page made smaller, with its sheet.
///
///     MatrixCell
///     ├── name
///     └── stage            has the traits
///         ├── control
///         └── screen
///             ├── screen of the page
///             ├── dimming
///             └── sheet
final class MatrixCell: UIView {
  private static let screenSize = CGSize(width: 390, height: 640)
  private static let inset: CGFloat = 16
  private static let maximumControlHeight: CGFloat = 360

  let stage = UIView()
  private let screen = UIView(frame: CGRect(origin: .zero, size: screenSize))
  private let page: CatalogPage
  private let state: PageState?
  private let traits: MatrixTraits
  private let name: TextBlock
  private(set) var subject: PageSubject?

  init(page: CatalogPage, state: PageState?, traits: MatrixTraits) {
    self.page = page
    self.traits = traits
    self.state = state
    name = TextBlock(
      "", font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    super.init(frame: .zero)
    stage.layer.cornerRadius = 10
    stage.layer.cornerCurve = .continuous
    stage.clipsToBounds = true
    stage.backgroundColor = .secondarySystemGroupedBackground
    traits.apply(to: stage)
    addSubview(name)
    addSubview(stage)
    updateName()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
      cell.updateName()
    }
  }

  private func updateName() {
    name.text = traits.name(in: traitCollection.preferredContentSizeCategory)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The control that is shown; `nil` for a page with a screen, which is shown.
  private var control: UIView? { hasScreen ? nil : subject?.control }

  var hasScreen: Bool { page.form.kind != .view }

  /// Makes what the cell shows, if it is not there yet.
  func makeContent(in parent: UIViewController) {
    guard subject == nil else { return }
    let subject = page.make { _ in }
    (state ?? page.states.first)?.apply(to: subject)
    self.subject = subject
    if let control {
      stage.addSubview(control)
    } else if let controller = subject.screen {
      stage.addSubview(screen)
      show(controller, in: parent)
      if let sheet = subject.object as? ActionSheetController {
        let dimming = UIView()
        dimming.backgroundColor = sheet.style.colors.dimming
        add(dimming)
        show(sheet, in: parent)
      }
    }
    setNeedsLayout()
    parent.view.setNeedsLayout()
  }

  private func show(_ controller: UIViewController, in parent: UIViewController) {
    parent.addChild(controller)
    add(controller.view)
    controller.didMove(toParent: parent)
  }

  private func add(_ view: UIView) {
    view.frame = screen.bounds
    screen.addSubview(view)
  }

  /// The height that the cell needs; an estimate until it has its content.
  func height(width: CGFloat) -> CGFloat {
    let heading = name.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return heading.rounded(.up) + 4 + stageHeight(width: width)
  }

  private func stageHeight(width: CGFloat) -> CGFloat {
    guard !hasScreen else {
      return (Self.screenSize.height * width / Self.screenSize.width).rounded(.up)
    }
    guard let control else { return 120 }
    let room = CGSize(width: width - Self.inset * 2, height: .greatestFiniteMagnitude)
    let height = min(control.sizeThatFits(room).height, Self.maximumControlHeight)
    return height.rounded(.up) + Self.inset * 2
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let heading = name.sizeThatFits(
      CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    ).height.rounded(.up)
    name.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heading)
    stage.frame = CGRect(
      x: 0, y: heading + 4, width: bounds.width, height: max(bounds.height - heading - 4, 0))
    if let control {
      let room = stage.bounds.insetBy(dx: Self.inset, dy: Self.inset)
      let height = min(
        control.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height,
        room.height)
      control.frame = CGRect(
        x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
    } else {
      let scale = bounds.width / Self.screenSize.width
      screen.center = CGPoint(x: stage.bounds.midX, y: Self.screenSize.height * scale / 2)
      screen.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}
