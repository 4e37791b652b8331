// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ControlExtras
import UIKit

enum Sample_touch_forwarding_default {
  /// A view that forwards some of its touches, and the number of taps that reached what is around it.
  ///
  ///     view
  ///     ├── prompt
  ///     ├── content
  ///     └── count
  final class TapCountViewController: UIViewController {
    private static let margin: CGFloat = 20
    private static let contentHeight: CGFloat = 140

    /// The view that forwards touches.
    var content = UIView()

    /// The text above the content.
    var prompt = ""

    /// Called with one line about each touch that has ended.
    var eventHandler: (String) -> Void = { _ in }

    private let promptLabel = UILabel()
    private let countLabel = UILabel()
    private var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      promptLabel.text = prompt
      promptLabel.font = .preferredFont(forTextStyle: .body)
      countLabel.font = .preferredFont(forTextStyle: .subheadline)
      countLabel.textColor = .secondaryLabel
      countLabel.textAlignment = .center
      for label in [promptLabel, countLabel] {
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      for subview in [promptLabel, content, countLabel] { view.addSubview(subview) }
      (content as? HalfTouchView)?.touched = { [weak self] in self?.eventHandler("view") }
      showCount()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
        .insetBy(dx: Self.margin, dy: Self.margin)
      var y = area.minY
      for subview in [promptLabel, content, countLabel] {
        let height =
          subview === content
          ? Self.contentHeight
          : subview.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        subview.frame = CGRect(x: area.minX, y: y, width: area.width, height: height.rounded(.up))
        y = subview.frame.maxY + 12
      }
    }

    // Touches that the content forwards, and those beside it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      guard touches.contains(where: { content.frame.contains($0.location(in: view)) }) else { return }
      taps += 1
      eventHandler("card \(taps)")
      showCount()
    }

    private func showCount() {
      countLabel.text = "Taps on the card: \(taps)"
      view.setNeedsLayout()
    }
  }

  /// A strip of colors that scrolls, and forwards taps.
  final class ColorStripView: TouchForwardingScrollView {
    private static let side: CGFloat = 96
    private static let spacing: CGFloat = 12

    private let tiles = (0..<10).map { index in
      let tile = UIView()
      tile.backgroundColor = UIColor(
        hue: CGFloat(index) / 10, saturation: 0.55, brightness: 0.95, alpha: 1)
      tile.layer.cornerRadius = 14
      tile.layer.cornerCurve = .continuous
      tile.isUserInteractionEnabled = false
      return tile
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      showsHorizontalScrollIndicator = false
      for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      for tile in tiles { addSubview(tile) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let step = Self.side + Self.spacing
      for (index, tile) in tiles.enumerated() {
        tile.frame = CGRect(
          x: CGFloat(index) * step, y: (bounds.height - Self.side) / 2, width: Self.side,
          height: Self.side)
      }
      contentSize = CGSize(width: CGFloat(tiles.count) * step - Self.spacing, height: bounds.height)
    }
  }

  /// A view that marks the touches of its upper half, and forwards those of its lower half.
  final class HalfTouchView: TouchForwardingView {
    private static let diameter: CGFloat = 36

    /// Called when a touch that the view handled has ended.
    var touched: () -> Void = {}

    private let upper = UIView()
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addParts()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addParts()
    }

    private func addParts() {
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 14
      layer.cornerCurve = .continuous
      clipsToBounds = true
      upper.isUserInteractionEnabled = false
      upper.backgroundColor = UIColor.systemMint.withAlphaComponent(0.3)
      mark.isUserInteractionEnabled = false
      mark.backgroundColor = .systemMint
      mark.layer.cornerRadius = Self.diameter / 2
      mark.isHidden = true
      addSubview(upper)
      addSubview(mark)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    }

    override func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touch.location(in: self).y < bounds.midY
    }

    override func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      showMark(phase == .ended || phase == .cancelled ? nil : touch.location(in: self))
      if phase == .ended { touched() }
    }

    /// Shows a mark at a point; hides it for `nil`.
    func showMark(_ point: CGPoint?) {
      mark.isHidden = point == nil
      if let point { mark.center = point }
    }
  }

  @MainActor
  static func makeTapCount() -> UIViewController {
    let controller = TapCountViewController()
    controller.prompt = "Drag the colors to scroll them. A tap reaches the card."
    controller.content = ColorStripView(frame: .zero)
    return controller
  }
}
enum Sample_touch_forwarding_scrolled {
  /// A view that forwards some of its touches, and the number of taps that reached what is around it.
  ///
  ///     view
  ///     ├── prompt
  ///     ├── content
  ///     └── count
  final class TapCountViewController: UIViewController {
    private static let margin: CGFloat = 20
    private static let contentHeight: CGFloat = 140

    /// The view that forwards touches.
    var content = UIView()

    /// The text above the content.
    var prompt = ""

    /// Called with one line about each touch that has ended.
    var eventHandler: (String) -> Void = { _ in }

    private let promptLabel = UILabel()
    private let countLabel = UILabel()
    private var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      promptLabel.text = prompt
      promptLabel.font = .preferredFont(forTextStyle: .body)
      countLabel.font = .preferredFont(forTextStyle: .subheadline)
      countLabel.textColor = .secondaryLabel
      countLabel.textAlignment = .center
      for label in [promptLabel, countLabel] {
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      for subview in [promptLabel, content, countLabel] { view.addSubview(subview) }
      (content as? HalfTouchView)?.touched = { [weak self] in self?.eventHandler("view") }
      showCount()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
        .insetBy(dx: Self.margin, dy: Self.margin)
      var y = area.minY
      for subview in [promptLabel, content, countLabel] {
        let height =
          subview === content
          ? Self.contentHeight
          : subview.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        subview.frame = CGRect(x: area.minX, y: y, width: area.width, height: height.rounded(.up))
        y = subview.frame.maxY + 12
      }
    }

    // Touches that the content forwards, and those beside it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      guard touches.contains(where: { content.frame.contains($0.location(in: view)) }) else { return }
      taps += 1
      eventHandler("card \(taps)")
      showCount()
    }

    private func showCount() {
      countLabel.text = "Taps on the card: \(taps)"
      view.setNeedsLayout()
    }
  }

  /// A strip of colors that scrolls, and forwards taps.
  final class ColorStripView: TouchForwardingScrollView {
    private static let side: CGFloat = 96
    private static let spacing: CGFloat = 12

    private let tiles = (0..<10).map { index in
      let tile = UIView()
      tile.backgroundColor = UIColor(
        hue: CGFloat(index) / 10, saturation: 0.55, brightness: 0.95, alpha: 1)
      tile.layer.cornerRadius = 14
      tile.layer.cornerCurve = .continuous
      tile.isUserInteractionEnabled = false
      return tile
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      showsHorizontalScrollIndicator = false
      for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      for tile in tiles { addSubview(tile) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let step = Self.side + Self.spacing
      for (index, tile) in tiles.enumerated() {
        tile.frame = CGRect(
          x: CGFloat(index) * step, y: (bounds.height - Self.side) / 2, width: Self.side,
          height: Self.side)
      }
      contentSize = CGSize(width: CGFloat(tiles.count) * step - Self.spacing, height: bounds.height)
    }
  }

  /// A view that marks the touches of its upper half, and forwards those of its lower half.
  final class HalfTouchView: TouchForwardingView {
    private static let diameter: CGFloat = 36

    /// Called when a touch that the view handled has ended.
    var touched: () -> Void = {}

    private let upper = UIView()
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addParts()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addParts()
    }

    private func addParts() {
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 14
      layer.cornerCurve = .continuous
      clipsToBounds = true
      upper.isUserInteractionEnabled = false
      upper.backgroundColor = UIColor.systemMint.withAlphaComponent(0.3)
      mark.isUserInteractionEnabled = false
      mark.backgroundColor = .systemMint
      mark.layer.cornerRadius = Self.diameter / 2
      mark.isHidden = true
      addSubview(upper)
      addSubview(mark)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    }

    override func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touch.location(in: self).y < bounds.midY
    }

    override func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      showMark(phase == .ended || phase == .cancelled ? nil : touch.location(in: self))
      if phase == .ended { touched() }
    }

    /// Shows a mark at a point; hides it for `nil`.
    func showMark(_ point: CGPoint?) {
      mark.isHidden = point == nil
      if let point { mark.center = point }
    }
  }

  @MainActor
  static func makeTapCount() -> UIViewController {
    let controller = TapCountViewController()
    controller.prompt = "Drag the colors to scroll them. A tap reaches the card."
    controller.content = ColorStripView(frame: .zero)
    return controller
  }
}
enum Sample_touch_forwarding_half {
  /// A view that forwards some of its touches, and the number of taps that reached what is around it.
  ///
  ///     view
  ///     ├── prompt
  ///     ├── content
  ///     └── count
  final class TapCountViewController: UIViewController {
    private static let margin: CGFloat = 20
    private static let contentHeight: CGFloat = 140

    /// The view that forwards touches.
    var content = UIView()

    /// The text above the content.
    var prompt = ""

    /// Called with one line about each touch that has ended.
    var eventHandler: (String) -> Void = { _ in }

    private let promptLabel = UILabel()
    private let countLabel = UILabel()
    private var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      promptLabel.text = prompt
      promptLabel.font = .preferredFont(forTextStyle: .body)
      countLabel.font = .preferredFont(forTextStyle: .subheadline)
      countLabel.textColor = .secondaryLabel
      countLabel.textAlignment = .center
      for label in [promptLabel, countLabel] {
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      for subview in [promptLabel, content, countLabel] { view.addSubview(subview) }
      (content as? HalfTouchView)?.touched = { [weak self] in self?.eventHandler("view") }
      showCount()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
        .insetBy(dx: Self.margin, dy: Self.margin)
      var y = area.minY
      for subview in [promptLabel, content, countLabel] {
        let height =
          subview === content
          ? Self.contentHeight
          : subview.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        subview.frame = CGRect(x: area.minX, y: y, width: area.width, height: height.rounded(.up))
        y = subview.frame.maxY + 12
      }
    }

    // Touches that the content forwards, and those beside it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      guard touches.contains(where: { content.frame.contains($0.location(in: view)) }) else { return }
      taps += 1
      eventHandler("card \(taps)")
      showCount()
    }

    private func showCount() {
      countLabel.text = "Taps on the card: \(taps)"
      view.setNeedsLayout()
    }
  }

  /// A strip of colors that scrolls, and forwards taps.
  final class ColorStripView: TouchForwardingScrollView {
    private static let side: CGFloat = 96
    private static let spacing: CGFloat = 12

    private let tiles = (0..<10).map { index in
      let tile = UIView()
      tile.backgroundColor = UIColor(
        hue: CGFloat(index) / 10, saturation: 0.55, brightness: 0.95, alpha: 1)
      tile.layer.cornerRadius = 14
      tile.layer.cornerCurve = .continuous
      tile.isUserInteractionEnabled = false
      return tile
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      showsHorizontalScrollIndicator = false
      for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      for tile in tiles { addSubview(tile) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let step = Self.side + Self.spacing
      for (index, tile) in tiles.enumerated() {
        tile.frame = CGRect(
          x: CGFloat(index) * step, y: (bounds.height - Self.side) / 2, width: Self.side,
          height: Self.side)
      }
      contentSize = CGSize(width: CGFloat(tiles.count) * step - Self.spacing, height: bounds.height)
    }
  }

  /// A view that marks the touches of its upper half, and forwards those of its lower half.
  final class HalfTouchView: TouchForwardingView {
    private static let diameter: CGFloat = 36

    /// Called when a touch that the view handled has ended.
    var touched: () -> Void = {}

    private let upper = UIView()
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addParts()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addParts()
    }

    private func addParts() {
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 14
      layer.cornerCurve = .continuous
      clipsToBounds = true
      upper.isUserInteractionEnabled = false
      upper.backgroundColor = UIColor.systemMint.withAlphaComponent(0.3)
      mark.isUserInteractionEnabled = false
      mark.backgroundColor = .systemMint
      mark.layer.cornerRadius = Self.diameter / 2
      mark.isHidden = true
      addSubview(upper)
      addSubview(mark)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    }

    override func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touch.location(in: self).y < bounds.midY
    }

    override func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      showMark(phase == .ended || phase == .cancelled ? nil : touch.location(in: self))
      if phase == .ended { touched() }
    }

    /// Shows a mark at a point; hides it for `nil`.
    func showMark(_ point: CGPoint?) {
      mark.isHidden = point == nil
      if let point { mark.center = point }
    }
  }

  @MainActor
  static func makeTapCount() -> UIViewController {
    let controller = TapCountViewController()
    controller.prompt = "The upper half takes touches. The lower half forwards them."
    controller.content = HalfTouchView(frame: .zero)
    return controller
  }
}
enum Sample_touch_forwarding_touched {
  /// A view that forwards some of its touches, and the number of taps that reached what is around it.
  ///
  ///     view
  ///     ├── prompt
  ///     ├── content
  ///     └── count
  final class TapCountViewController: UIViewController {
    private static let margin: CGFloat = 20
    private static let contentHeight: CGFloat = 140

    /// The view that forwards touches.
    var content = UIView()

    /// The text above the content.
    var prompt = ""

    /// Called with one line about each touch that has ended.
    var eventHandler: (String) -> Void = { _ in }

    private let promptLabel = UILabel()
    private let countLabel = UILabel()
    private var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      promptLabel.text = prompt
      promptLabel.font = .preferredFont(forTextStyle: .body)
      countLabel.font = .preferredFont(forTextStyle: .subheadline)
      countLabel.textColor = .secondaryLabel
      countLabel.textAlignment = .center
      for label in [promptLabel, countLabel] {
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      for subview in [promptLabel, content, countLabel] { view.addSubview(subview) }
      (content as? HalfTouchView)?.touched = { [weak self] in self?.eventHandler("view") }
      showCount()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let area = view.bounds.inset(by: view.safeAreaInsets)
        .insetBy(dx: Self.margin, dy: Self.margin)
      var y = area.minY
      for subview in [promptLabel, content, countLabel] {
        let height =
          subview === content
          ? Self.contentHeight
          : subview.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        subview.frame = CGRect(x: area.minX, y: y, width: area.width, height: height.rounded(.up))
        y = subview.frame.maxY + 12
      }
    }

    // Touches that the content forwards, and those beside it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      guard touches.contains(where: { content.frame.contains($0.location(in: view)) }) else { return }
      taps += 1
      eventHandler("card \(taps)")
      showCount()
    }

    private func showCount() {
      countLabel.text = "Taps on the card: \(taps)"
      view.setNeedsLayout()
    }
  }

  /// A strip of colors that scrolls, and forwards taps.
  final class ColorStripView: TouchForwardingScrollView {
    private static let side: CGFloat = 96
    private static let spacing: CGFloat = 12

    private let tiles = (0..<10).map { index in
      let tile = UIView()
      tile.backgroundColor = UIColor(
        hue: CGFloat(index) / 10, saturation: 0.55, brightness: 0.95, alpha: 1)
      tile.layer.cornerRadius = 14
      tile.layer.cornerCurve = .continuous
      tile.isUserInteractionEnabled = false
      return tile
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      showsHorizontalScrollIndicator = false
      for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      for tile in tiles { addSubview(tile) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let step = Self.side + Self.spacing
      for (index, tile) in tiles.enumerated() {
        tile.frame = CGRect(
          x: CGFloat(index) * step, y: (bounds.height - Self.side) / 2, width: Self.side,
          height: Self.side)
      }
      contentSize = CGSize(width: CGFloat(tiles.count) * step - Self.spacing, height: bounds.height)
    }
  }

  /// A view that marks the touches of its upper half, and forwards those of its lower half.
  final class HalfTouchView: TouchForwardingView {
    private static let diameter: CGFloat = 36

    /// Called when a touch that the view handled has ended.
    var touched: () -> Void = {}

    private let upper = UIView()
    private let mark = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))

    override init(frame: CGRect) {
      super.init(frame: frame)
      addParts()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      addParts()
    }

    private func addParts() {
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 14
      layer.cornerCurve = .continuous
      clipsToBounds = true
      upper.isUserInteractionEnabled = false
      upper.backgroundColor = UIColor.systemMint.withAlphaComponent(0.3)
      mark.isUserInteractionEnabled = false
      mark.backgroundColor = .systemMint
      mark.layer.cornerRadius = Self.diameter / 2
      mark.isHidden = true
      addSubview(upper)
      addSubview(mark)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      upper.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
    }

    override func shouldHandle(_ touch: UITouch, with event: UIEvent?) -> Bool {
      touch.location(in: self).y < bounds.midY
    }

    override func handle(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      showMark(phase == .ended || phase == .cancelled ? nil : touch.location(in: self))
      if phase == .ended { touched() }
    }

    /// Shows a mark at a point; hides it for `nil`.
    func showMark(_ point: CGPoint?) {
      mark.isHidden = point == nil
      if let point { mark.center = point }
    }
  }

  @MainActor
  static func makeTapCount() -> UIViewController {
    let controller = TapCountViewController()
    controller.prompt = "The upper half takes touches. The lower half forwards them."
    controller.content = HalfTouchView(frame: .zero)
    return controller
  }
}
