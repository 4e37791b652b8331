import ActionSheet
import ControlCore
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

/// A property of a control, the value that a subclass sets while it is set up, and its reading.
@MainActor
struct SetUpProperty<Root: UIView> {
  let set: (Root) -> Void
  let get: (Root) -> AnyHashable

  init<Value: Hashable>(_ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    set = { $0[keyPath: path] = value }
    get = { $0[keyPath: path] }
  }

  init<Value>(described path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    set = { $0[keyPath: path] = value }
    get = { String(describing: $0[keyPath: path]) }
  }
}

/// A subclass of a control of the kit that sets properties while it is set up.
@MainActor
protocol SetUpControl: UIView {
  associatedtype Base: UIView
  /// A control of the kit's own class.
  static var plain: Base { get }

  static var properties: [SetUpProperty<Base>] { get }

  init(frame: CGRect)
}

extension SetUpControl {
  /// Sets the properties of a control of this class.
  fileprivate func setProperties() {
    guard let base = self as? Base else { return }
    for property in Self.properties { property.set(base) }
  }
}

// These classes are not private, because a document finds them by name.

final class SetUpRangeSlider: RangeSliderControl, SetUpControl {
  static var plain: RangeSliderControl { RangeSliderControl(frame: .zero) }
  static let properties: [SetUpProperty<RangeSliderControl>] = [
    .init(\.maximumValue, 10), .init(\.upperValue, 7), .init(\.lowerValue, 2), .init(\.step, 0.5),
    .init(described: \.appearance, .tutorial), .init(\.neutralValue, 3),
    .init(\.filledSegments, [0]), .init(\.histogram, [1, 2]), .init(\.snapsToTicks, true),
    .init(described: \.ticks, [SliderTick(value: 4)]), .init(\.showsValueLabels, true),
    .init(\.trackHeight, 9), .init(described: \.collision, .push),
  ]

  override func commonInit() {
    super.commonInit()
    setProperties()
  }
}

final class SetUpMultiSlider: MultiSliderControl, SetUpControl {
  static var plain: MultiSliderControl { MultiSliderControl(frame: .zero) }
  static let properties: [SetUpProperty<MultiSliderControl>] = [
    .init(\.thumbCount, 4), .init(\.maximumValue, 8), .init(\.thumbValues, [1, 2, 4, 7]),
    .init(described: \.appearance, .minimal), .init(\.neutralValue, 3),
    .init(\.filledSegments, [1, 3]), .init(\.isVertical, true), .init(\.tickCount, 5),
    .init(\.enabledRange, 0.5...7.5), .init(\.thumbTintColor, .red),
    .init(\.thumbSize, CGSize(width: 20, height: 24)),
  ]

  override func commonInit() {
    super.commonInit()
    setProperties()
  }
}

final class SetUpSheet: ActionSheetControl, SetUpControl {
  static var plain: ActionSheetControl { ActionSheetControl(frame: .zero) }
  static let properties: [SetUpProperty<ActionSheetControl>] = [
    .init(\.title, "Photo"), .init(\.message, "It goes."), .init(\.actionHeight, 60),
    .init(\.cornerRadius, 3), .init(\.separatesRows, false), .init(\.actionColor, .red),
    .init(\.animationDuration, 1), .init(\.showsCancelActions, false), .init(\.runsHandlers, false),
    .init(described: \.preferredStyle, .alert), .init(\.playsHaptics, false),
  ]

  override func commonInit() {
    super.commonInit()
    setProperties()
  }
}

final class SetUpBoard: DrawingBoardControl, SetUpControl {
  static var plain: DrawingBoardControl { DrawingBoardControl(frame: .zero) }
  static let properties: [SetUpProperty<DrawingBoardControl>] = [
    .init(described: \.brush, LineBrush(dashes: [5, 2])), .init(\.strokeWidth, 9),
    .init(\.strokeColor, .green), .init(described: \.smoothing, .stabilizer(length: 31)),
    .init(
      described: \.historyLimits, HistoryLimits(residentRadius: 7, memoryByteLimit: 1 << 22)),
    .init(described: \.drawingPolicy, .pencilOnly), .init(described: \.sizePolicy, .extend),
    .init(described: \.colorSpace, .displayP3), .init(\.historyIsBackedUp, false),
    .init(\.boardFolder, URL(fileURLWithPath: "/Boards", isDirectory: true)),
    .init(\.drawingBackgroundColor, .orange), .init(\.isZoomEnabled, true),
  ]

  override func commonInit() {
    super.commonInit()
    setProperties()
  }
}

final class SetUpToolbar: DrawingToolbarControl, SetUpControl {
  static var plain: DrawingToolbarControl { DrawingToolbarControl(frame: .zero) }
  static let properties: [SetUpProperty<DrawingToolbarControl>] = [
    .init(
      described: \.tools,
      [DrawingTool(id: "pen", name: "Pen", symbolName: "pencil", brush: PenBrush(), width: 3)]),
    .init(\.widths, [1, 7.5]), .init(\.colors, [.red, .green]), .init(\.selectedWidth, 7.5),
    .init(\.selectedColor, .green), .init(\.isUndoEnabled, true), .init(\.isRedoEnabled, true),
    .init(\.cornerRadius, 3), .init(described: \.hitShape, .rounded(3)),
    .init(\.tintColor, .purple),
  ]

  override func commonInit() {
    super.commonInit()
    setProperties()
  }
}

final class SetUpHistory: DrawingHistoryControl, SetUpControl {
  static var plain: DrawingHistoryControl { DrawingHistoryControl(frame: .zero) }
  static let properties: [SetUpProperty<DrawingHistoryControl>] = [
    .init(\.showsScrubber, false), .init(\.showsThumbnails, false),
    .init(described: \.hitShape, .rounded(3)),
  ]

  override func commonInit() {
    super.commonInit()
    setProperties()
  }
}

final class SetUpPulse: RadarPulseControl, SetUpControl {
  static var plain: RadarPulseControl { RadarPulseControl(frame: .zero) }
  static let properties: [SetUpProperty<RadarPulseControl>] = [
    .init(\.isPulsing, false), .init(\.ringCount, 5), .init(\.period, 7),
    .init(\.pulseColor, .red), .init(\.restartsOnReturn, true),
    .init(described: \.hitShape, .rounded(3)),
  ]

  override func commonInit() {
    super.commonInit()
    setProperties()
  }
}

final class SetUpHeader: StickyHeaderView, SetUpControl {
  static var plain: StickyHeaderView { StickyHeaderView(frame: .zero) }
  static let properties: [SetUpProperty<StickyHeaderView>] = [
    .init(
      described: \.headerLayout, StickyHeaderLayout(expansion: .atTop, reservation: .nothing)),
    .init(\.maximumHeight, 180), .init(\.minimumHeight, 70), .init(\.isPinned, true),
    .init(\.isBehindContent, true),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setProperties()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setProperties()
  }
}

final class SetUpFooter: StickyFooterView, SetUpControl {
  static var plain: StickyFooterView { StickyFooterView(frame: .zero) }
  static let properties: [SetUpProperty<StickyFooterView>] = [
    .init(\.height, 60), .init(\.hidesWhileScrolling, false), .init(\.hideDistance, 33),
    .init(\.slideDuration, 0.4), .init(\.isBehindContent, true),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setProperties()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setProperties()
  }
}

final class SetUpButton: StatefulButton, SetUpControl {
  static var plain: StatefulButton { StatefulButton(frame: .zero) }
  static let properties: [SetUpProperty<StatefulButton>] = [
    .init(\.highlightedSelectedTitle, "HS"), .init(\.disabledSelectedTitle, "DS"),
    .init(\.focusedSelectedTitle, "FS"), .init(\.highlightedSelectedTitleColor, .red),
    .init(\.disabledSelectedTitleColor, .green), .init(\.focusedSelectedTitleColor, .blue),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setProperties()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setProperties()
  }
}

final class SetUpImageView: TappableImageView, SetUpControl {
  static var plain: TappableImageView { TappableImageView(frame: .zero) }
  static let properties: [SetUpProperty<TappableImageView>] = [
    .init(\.isEnabled, false)
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setProperties()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setProperties()
  }
}
