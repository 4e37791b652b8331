import DrawingBoard
import UIKit

/// Backgrounds to draw on, and the files that a drawing can be exported to.
///
///     cards
///     ├── board
///     ├── export      format, scale, with background or without
///     └── result      the picture, the size of its file, and where it was saved
final class ExportViewController: CardsViewController {
  /// A format of files.
  enum Format: String, CaseIterable {
    case png, jpeg, heic, apng, pdf, svg, json

    static let images: [Format] = [.png, .jpeg, .heic, .apng]
    static let vectors: [Format] = [.pdf, .svg, .json]

    var title: String { rawValue.uppercased() }

    var fileExtension: String {
      switch self {
      case .jpeg: "jpg"
      case .apng: "png"
      default: rawValue
      }
    }
  }

  private static let scales: [CGFloat] = [1, 2, 3]

  let board = DrawingBoardControl()
  private let result = UIImageView()
  private let resultText = TextBlock(
    "", font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private var scale: CGFloat = 2
  private var hasOpened = false
  private var data: Data?
  private var formatControls: [UISegmentedControl] = []

  /// The export that was started last.
  private(set) var exporting: Task<Void, Never>?

  /// Where files are saved; the app's documents unless set.
  var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first

  /// The format of the file.
  var format = Format.png

  /// Whether the file has the background.
  var includesBackground = true

  /// The lines of code that make the file from an `export`.
  var liveCode: [String] {
    [
      "guard let export = board.export(\(includesBackground ? "" : "includesBackground: false"))"
        + " else { return nil }",
      "return try await export.\(call)",
    ]
  }

  private var call: String {
    switch format {
    case .pdf, .svg: "\(format)Data(title: \"Drawing\")"
    case .json: "jsonData()"
    case .apng: "animatedPNGData(duration: 3)"
    case .png, .jpeg, .heic: "\(format)Data(scale: \(NumberText.string(scale)))"
    }
  }

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
        localized("Board"),
        content: ColumnView(
          [
            FixedHeightView(board, height: 260) { [weak self] in self?.openOnce() }, importButton,
          ], spacing: 10),
        insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)),
      CardView(
        localized("Export"),
        content: ColumnView(
          [
            formatSegments(Format.images, label: localized("Format")),
            formatSegments(Format.vectors, label: localized("Vector format")),
            segments(
              Self.scales, title: { "\(Int($0))×" }, selected: scale, label: localized("Scale")
            ) { [weak self] in
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

  /// Draws the sample once, when the board has its size.
  private func openOnce() {
    guard !hasOpened, board.pictureSize.height > 0 else { return }
    hasOpened = true
    // The first frame does not wait for the sample.
    Task { [weak self] in
      self?.drawSample()
      self?.export()
    }
  }

  /// Draws the photo into the picture; most of it happens on another thread.
  private var importButton: UIButton {
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = localized("Draw the photo into the picture")
    button.addAction(
      UIAction { [board] _ in
        Task { await board.importImage(preparing: SampleBackground.photo, placement: .fill) }
      }, for: .touchUpInside)
    return button
  }

  private var saveButton: UIButton {
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = localized("Save")
    button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    return button
  }

  /// One of two rows of formats, of which only one has a selection.
  private func formatSegments(_ formats: [Format], label: String) -> UIView {
    let control = segments(formats, title: \.title, selected: format, label: label) { [weak self] in
      guard let self else { return }
      format = $0
      for control in formatControls where control.titleForSegment(at: 0) != formats[0].title {
        control.selectedSegmentIndex = UISegmentedControl.noSegment
      }
      export()
    }
    formatControls.append(control)
    return control
  }

  private func segments<Value: Equatable>(
    _ values: [Value], title: (Value) -> String, selected: Value, label: String,
    picked: @escaping (Value) -> Void
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: values.map(title))
    control.selectedSegmentIndex = values.firstIndex(of: selected) ?? UISegmentedControl.noSegment
    control.accessibilityLabel = label
    control.addAction(
      UIAction { [weak control] _ in
        if let control { picked(values[control.selectedSegmentIndex]) }
      }, for: .valueChanged)
    return control
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
    let (format, scale) = (format, scale)
    let made: (file: Data?, picture: UIImage?)
    do {
      switch format {
      case .png: made.file = try await export.pngData(scale: scale)
      case .jpeg: made.file = try await export.jpegData(scale: scale)
      case .heic: made.file = try await export.heicData(scale: scale)
      case .apng: made.file = try await export.animatedPNGData(duration: 3)
      case .pdf: made.file = try await export.pdfData(title: localized("Drawing"))
      case .svg: made.file = try await export.svgData(title: localized("Drawing"))
      case .json: made.file = try await export.jsonData()
      }
      made.picture = try await export.image(
        scale: format == .apng ? 1 : Format.vectors.contains(format) ? nil : scale)
    } catch {
      return
    }
    guard !Task.isCancelled else { return }
    show(made.file, made.picture, format: format)
  }

  private func show(_ file: Data?, _ picture: UIImage?, format: Format) {
    report(file == nil ? "failed \(format)" : "exported \(format)")
    data = file
    result.image = picture
    let pixels =
      picture?.cgImage.map { localized("%1$@ × %2$@ pixels", "\($0.width)", "\($0.height)") } ?? ""
    if let file {
      let kilobytes = String(format: "%.0f", Double(file.count) / 1024)
      let size =
        switch format {
        case .pdf: localized("one page")
        case .svg, .json: localized("strokes as paths")
        default: pixels
        }
      resultText.text = localized("%1$@, %2$@, %3$@ KB", format.title, size, kilobytes)
    } else {
      resultText.text = localized("%1$@ is not available on this device", format.title)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Writes the file and says where.
  private func save() {
    guard let data, let folder else { return }
    let name = "Drawing.\(format.fileExtension)"
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
  private let laidOut: () -> Void

  init(_ content: UIView, height: CGFloat, laidOut: @escaping () -> Void = {}) {
    self.content = content
    self.height = height
    self.laidOut = laidOut
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    height = 0
    laidOut = {}
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    content.layoutIfNeeded()
    laidOut()
  }
}
