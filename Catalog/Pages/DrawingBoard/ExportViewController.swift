import DrawingBoard
import UIKit

/// Backgrounds to draw on, and the files that a drawing can be exported to.
///
///     cards
///     ├── board
///     ├── background  white, squared, photo; the photo as a part of the drawing
///     ├── export      format, scale, with background or without
///     └── result      the picture, the size of its file, and where it was saved
final class ExportViewController: CardsViewController {
  private static let backgrounds = [localized("White"), localized("Squared"), localized("Photo")]
  private static let formats = ["PNG", "JPEG", "HEIC", "PDF"]
  private static let fileExtensions = ["png", "jpg", "heic", "pdf"]
  private static let scales: [CGFloat] = [1, 2, 3]

  let board = DrawingBoardControl()
  private let photo = SampleBackground.photo
  private let result = UIImageView()
  private let resultText = TextBlock(
    "", font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private var format = 0
  private var scale = 1
  private var includesBackground = true
  private var hasOpened = false
  private var data: Data?

  /// The export that was started last.
  private(set) var exporting: Task<Void, Never>?

  /// Where files are saved; the app's documents unless set.
  var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first

  /// The background that the page opens with, by its place in the list.
  var background = 2

  override func viewDidLoad() {
    board.layer.cornerRadius = 10
    board.layer.cornerCurve = .continuous
    board.accessibilityLabel = localized("Board to export")
    result.contentMode = .scaleAspectFit
    result.layer.cornerRadius = 8
    result.clipsToBounds = true
    result.backgroundColor = UIColor(patternImage: SampleBackground.transparency)
    resultText.textAlignment = .center
    board.addAction(UIAction { [weak self] _ in self?.export() }, for: .valueChanged)
    super.viewDidLoad()
    use(background)
  }

  override func makeCards() -> [UIView] {
    let backgroundRow = ChoiceRow(localized("With background"), isOn: includesBackground) {
      [weak self] in
      self?.includesBackground = $0
      self?.export()
    }
    backgroundRow.showsSeparator = false
    return [
      CardView(
        localized("Board"), content: FixedHeightView(board, height: 260),
        insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)),
      CardView(
        localized("Background"),
        content: ColumnView(
          [
            segments(Self.backgrounds, selected: background, label: localized("Background")) {
              [weak self] in
              self?.use($0)
            }, importButton,
          ], spacing: 12), insets: Self.cardInsets),
      CardView(
        localized("Export"),
        content: ColumnView(
          [
            segments(Self.formats, selected: format, label: localized("Format")) { [weak self] in
              self?.format = $0
              self?.export()
            },
            segments(Self.scales.map { "\(Int($0))×" }, selected: scale, label: localized("Scale"))
            {
              [weak self] in
              self?.scale = $0
              self?.export()
            },
            backgroundRow,
          ], spacing: 12), insets: Self.cardInsets),
      CardView(
        localized("Result"),
        content: ColumnView(
          [FixedHeightView(result, height: 200), resultText, saveButton], spacing: 10),
        insets: Self.cardInsets),
    ]
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layoutIfNeeded()
    guard !hasOpened, board.pictureSize.height > 0 else { return }
    hasOpened = true
    drawSample()
    export()
  }

  /// Draws the photo into the picture; most of it happens on another thread.
  private var importButton: UIButton {
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = localized("Draw the photo into the picture")
    button.addAction(
      UIAction { [board, photo] _ in
        Task { await board.importImage(preparing: photo, placement: .fill) }
      }, for: .touchUpInside)
    return button
  }

  private var saveButton: UIButton {
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = localized("Save")
    button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    return button
  }

  private func segments(
    _ titles: [String], selected: Int, label: String, picked: @escaping (Int) -> Void
  ) -> UIView {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = selected
    control.accessibilityLabel = label
    control.addAction(
      UIAction { [weak control] _ in
        if let control { picked(control.selectedSegmentIndex) }
      }, for: .valueChanged)
    return control
  }

  private func use(_ background: Int) {
    self.background = background
    switch background {
    case 1:
      board.drawingBackgroundImage = SampleBackground.squares
      board.drawingBackgroundPlacement = .tile
    case 2:
      board.drawingBackgroundImage = photo
      board.drawingBackgroundPlacement = .fill
    default: board.drawingBackgroundImage = nil
    }
    export()
  }

  private func drawSample() {
    let size = board.pictureSize
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    let red = CGColor(srgbRed: 1, green: 0.27, blue: 0.23, alpha: 1)
    func samples(_ places: [(CGFloat, CGFloat)]) -> [StrokeSample] {
      places.map {
        StrokeSample(location: CGPoint(x: $0.0 * size.width, y: $0.1 * size.height))
      }
    }
    board.draw(
      samples([(0.6, 0.3), (0.84, 0.68)]), with: EllipseBrush(),
      style: StrokeStyle(color: red, width: 5))
    board.draw(
      samples([(0.34, 0.22), (0.58, 0.42)]), with: ArrowBrush(),
      style: StrokeStyle(color: red, width: 5))
    var wave: [(CGFloat, CGFloat)] = []
    for step in 0...25 {
      let part = CGFloat(step) / 25
      let y: CGFloat = 0.84 + 0.03 * sin(part * 24)
      wave.append((0.08 + part * 0.4, y))
    }
    board.draw(
      samples(wave), with: PencilBrush(), style: StrokeStyle(color: white, width: 4))
  }

  /// Makes the file anew on another thread. An export that is running is canceled.
  private func export() {
    exporting?.cancel()
    exporting = Task { [weak self] in await self?.makeResult() }
  }

  private func makeResult() async {
    // Several changes in a turn of the run loop make one export.
    await Task.yield()
    guard !Task.isCancelled,
      let export = board.export(includesBackground: includesBackground)
    else { return }
    let (format, scale) = (format, Self.scales[scale])
    let made: (file: Data?, picture: UIImage?)
    do {
      switch format {
      case 0: made.file = try await export.pngData(scale: scale)
      case 1: made.file = try await export.jpegData(scale: scale)
      case 2: made.file = try await export.heicData(scale: scale)
      default: made.file = try await export.pdfData(title: localized("Drawing"))
      }
      made.picture = try await export.image(scale: format == 3 ? nil : scale)
    } catch {
      return
    }
    guard !Task.isCancelled else { return }
    show(made.file, made.picture, format: format)
  }

  private func show(_ file: Data?, _ picture: UIImage?, format: Int) {
    data = file
    result.image = picture
    let pixels =
      picture?.cgImage.map { localized("%1$@ × %2$@ pixels", "\($0.width)", "\($0.height)") } ?? ""
    if let file {
      let kilobytes = String(format: "%.0f", Double(file.count) / 1024)
      let size = format == 3 ? localized("one page") : pixels
      resultText.text = localized("%1$@, %2$@, %3$@ KB", Self.formats[format], size, kilobytes)
    } else {
      resultText.text = localized("%1$@ is not available on this device", Self.formats[format])
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Writes the file and says where.
  private func save() {
    guard let data, let folder else { return }
    let name = "Drawing.\(Self.fileExtensions[format])"
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appendingPathComponent(name), options: .atomic)
      resultText.text = localized("Saved as %1$@ in %2$@", name, folder.lastPathComponent)
    } catch {
      resultText.text = localized("Not saved: %1$@", error.localizedDescription)
    }
    UIAccessibility.post(notification: .announcement, argument: resultText.text)
    view.setNeedsLayout()
  }
}

/// A view that asks for a height, whatever its content.
private final class FixedHeightView: UIView {
  private let content: UIView
  private let height: CGFloat

  init(_ content: UIView, height: CGFloat) {
    self.content = content
    self.height = height
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    height = 0
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
