/// A title, a choice between grid and sliders, the opacity, and the picked color.
final class ColorPickerView: UIView {
  var onPick: ((PickedColor, _ continuously: Bool) -> Void)?
  var onClose: (() -> Void)?

  var title: String? {
    didSet { titleLabel.text = title }
  }

  var showsOpacity = true {
    didSet { setNeedsLayout() }
  }

  let modes = UISegmentedControl(items: ["Grid", "Sliders"].map { systemText($0) })
  let grid = ColorGridView(frame: .zero)
  let tracks = ["Red", "Green", "Blue"].map { ColorTrackControl(label: systemText($0)) }
  let opacityTrack = ColorTrackControl(label: systemText("Opacity"))
  private let titleLabel = UILabel()
  private let close = UIButton(type: .close)
  private let captions = ["Red", "Green", "Blue", "Opacity"].map { _ in UILabel() }
  private let numbers = (0..<4).map { _ in UILabel() }
  private let swatch = CheckersView(frame: .zero)
  private let swatchColor = UIView()
  private let scroll = UIScrollView()
  private var value = PickedColor(.white)

  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    titleLabel.accessibilityTraits = .header
    modes.selectedSegmentIndex = 0
    modes.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
    close.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
    for (label, text) in zip(captions, ["Red", "Green", "Blue", "Opacity"].map { systemText($0) }) {
      label.text = text.uppercased()
      label.textColor = .secondaryLabel
    }
    for label in numbers { label.textAlignment = .center }
    swatch.layer.cornerRadius = 10
    swatch.clipsToBounds = true
    swatch.addSubview(swatchColor)
    let views = [modes, grid, opacityTrack, swatch] as [UIView] + tracks + captions + numbers
    // A finger that slides at once picks a color; it does not scroll.
    scroll.delaysContentTouches = false
    for view in views { scroll.addSubview(view) }
    for view in [scroll, titleLabel, close] as [UIView] { addSubview(view) }
    connect()
    updateFonts()
  }

  required init?(coder: NSCoder) { nil }

  private func connect() {
    grid.onPick = { [weak self] in self?.pick($0, continuously: $1) }
    let parts: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue, \.alpha]
    for (track, part) in zip(tracks + [opacityTrack], parts) {
      track.onSlide = { [weak self] position, continuously in
        guard let self else { return }
        var changed = value
        changed[keyPath: part] = position
        pick(changed, continuously: continuously)
      }
    }
  }

  private func pick(_ new: PickedColor, continuously: Bool) {
    show(new)
    onPick?(new, continuously)
  }

  func show(_ new: PickedColor) {
    value = new
    grid.value = new
    let opaque = new.opaque
    let parts: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
    for (track, part) in zip(tracks, parts) {
      var (start, end) = (opaque, opaque)
      start[keyPath: part] = 0
      end[keyPath: part] = 1
      track.value = opaque[keyPath: part]
      track.show(from: start, to: end, thumb: opaque)
    }
    var clear = new
    clear.alpha = 0
    opacityTrack.value = new.alpha
    opacityTrack.show(from: clear, to: opaque, thumb: opaque)
    for (label, part) in zip(numbers, [new.red, new.green, new.blue]) {
      label.text = "\(Int((part * 255).rounded()))"
    }
    numbers[3].text = "\(Int((new.alpha * 100).rounded()))%"
    swatchColor.backgroundColor = new.color
  }

  private func updateFonts() {
    let traits = traitCollection
    titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    for label in captions {
      label.font = .systemFont(
        ofSize: UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits).pointSize,
        weight: .semibold)
    }
    for label in numbers {
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFonts()
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let margin = Self.margin
    titleLabel.frame = placed(
      CGRect(x: area.minX + margin, y: area.minY, width: area.width - 80, height: 60), in: bounds)
    close.frame = placed(
      CGRect(x: area.maxX - margin - 30, y: area.minY + 15, width: 30, height: 30), in: bounds)
    scroll.frame = CGRect(
      x: area.minX, y: area.minY + 60, width: area.width, height: max(0, area.height - 60))
    let width = max(0, area.width - 2 * margin)
    modes.frame = CGRect(x: margin, y: 0, width: width, height: 32)
    var top: CGFloat = 48
    let showsGrid = modes.selectedSegmentIndex == 0
    grid.isHidden = !showsGrid
    if showsGrid {
      grid.frame = CGRect(
        x: margin, y: top, width: width, height: ColorGridView.height(for: width))
      top = grid.frame.maxY + 20
    }
    for (index, track) in tracks.enumerated() {
      for view in [track, captions[index], numbers[index]] as [UIView] { view.isHidden = showsGrid }
      if !showsGrid { top = layOut(track, index: index, at: top, width: width) }
    }
    for view in [opacityTrack, captions[3], numbers[3]] as [UIView] {
      view.isHidden = !showsOpacity
    }
    if showsOpacity { top = layOut(opacityTrack, index: 3, at: top, width: width) }
    swatch.frame = placed(CGRect(x: margin, y: top + 4, width: 75, height: 75), in: scroll.bounds)
    swatchColor.frame = swatch.bounds
    scroll.contentSize = CGSize(width: area.width, height: swatch.frame.maxY + margin)
  }

  /// Places a slider below its caption and returns where the next one begins.
  private func layOut(
    _ track: ColorTrackControl, index: Int, at top: CGFloat, width: CGFloat
  ) -> CGFloat {
    let margin = Self.margin
    let caption = captions[index].sizeThatFits(.zero).height
    let number = max(52, numbers[index].sizeThatFits(.zero).width + 8)
    let area = CGRect(x: 0, y: 0, width: width + 2 * margin, height: 0)
    captions[index].frame = placed(
      CGRect(x: margin, y: top, width: width, height: caption), in: area)
    let y = top + caption + 6
    track.frame = placed(
      CGRect(
        x: margin, y: y, width: width - number - 8, height: ColorTrackControl.height), in: area)
    numbers[index].frame = placed(
      CGRect(
        x: margin + width - number, y: y, width: number, height: ColorTrackControl.height),
      in: area)
    return y + ColorTrackControl.height + 16
  }

  private func placed(_ rect: CGRect, in area: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    var rect = rect
    rect.origin.x = area.minX + area.maxX - rect.maxX
    return rect
  }
}
