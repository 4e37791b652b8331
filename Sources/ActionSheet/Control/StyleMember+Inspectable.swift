import ControlCore
import UIKit

extension ActionSheetControl: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    let texts = [
      InspectableProperty(
        "title", \ActionSheetControl.title, kind: .string, default: String?.none),
      InspectableProperty(
        "message", \ActionSheetControl.message, kind: .string, default: String?.none),
    ].topic("Texts")
    return texts
      + StyleMember.allCases.flatMap { member in
        [member.inspectable].compactMap { $0 }.topic(member.topic)
      }
  }
}

@MainActor
extension StyleMember {
  /// The property of the control that sets the member; `nil` if there is none.
  ///
  /// Its default is the value in ``SheetStyle/classic``.
  var inspectable: InspectableProperty? {
    switch self {
    case .actionHeight: number(\.actionHeight, \.metrics.actionHeight, 0...160)
    case .width:
      number(\.sheetWidth, \.pointWidth, 0...600, name: "sheetWidth").naming(0, "Automatic")
    case .bottomSpacing: number(\.bottomSpacing, \.metrics.bottomSpacing, 0...64)
    case .cornerRadius: number(\.cornerRadius, \.metrics.cornerRadius, 0...40)
    case .groupSpacing: number(\.groupSpacing, \.metrics.groupSpacing, 0...40)
    case .separatorThickness:
      number(\.separatorThickness, \.metrics.separatorThickness, 0...8)
    case .headerVerticalSpacing:
      number(\.headerVerticalSpacing, \.metrics.headerVerticalSpacing, 0...40)
    case .headerLineSpacing: number(\.headerLineSpacing, \.metrics.headerLineSpacing, 0...20)
    case .actionFont:
      number(\.actionFontSize, \.actionFontSize, 8...40, name: "actionFontSize")
    case .separatesRows: flag(\.separatesRows, \.separatesRows)
    case .material: flag(\.blursBackground, \.blursBackground, name: "blursBackground")
    case .usesContinuousCorners: flag(\.usesContinuousCorners, \.usesContinuousCorners)
    case .pinsHeader: flag(\.pinsHeader, \.pinsHeader)
    case .pinsCancel: flag(\.pinsCancel, \.pinsCancel)
    case .opensAtEnd: flag(\.opensAtEnd, \.opensAtEnd)
    case .alignsLeading: flag(\.alignsLeading, \.alignsLeading)
    case .closesOnBackgroundTap: flag(\.closesOnBackgroundTap)
    case .allowsScrolling: flag(\.allowsScrolling)
    case .allowsSliding: flag(\.allowsSliding)
    case .playsHaptics: flag(\.playsHaptics)
    case .interruptsGestures: flag(\.interruptsGestures)
    case .closesOnSwipe: flag(\.closesOnSwipe)
    case .closesInBackground: flag(\.closesInBackground)
    case .closesOnRotation: flag(\.closesOnRotation)
    case .animationDuration: number(\.animationDuration, \.animation.duration, 0...2)
    case .animationDampingRatio:
      number(\.animationDampingRatio, \.animation.dampingRatio, 0.01...1)
    case .animationVelocity: number(\.animationVelocity, \.animation.initialVelocity, 0...10)
    case .actionColor: color(\.actionColor, \.action)
    case .cancelColor: color(\.cancelColor, \.cancel)
    case .destructiveColor: color(\.destructiveColor, \.destructive)
    case .headerColor: color(\.headerColor, \.header)
    case .separatorColor: color(\.separatorColor, \.separator)
    case .groupSeparatorColor: color(\.groupSeparatorColor, \.groupSeparator)
    case .ambientColor: color(\.ambientColor, \.ambient)
    case .highlightColor: color(\.highlightColor, \.highlight)
    case .dimmingColor: color(\.dimmingColor, \.dimming)
    case .sideSpacing, .fillsWidth, .maximumWidth, .topSpacing, .headerTextInset, .actionTextInset,
      .accessoryInset, .accessorySpacing, .minimumScrollHeight, .capsuleInset, .cancelFont,
      .titleFont,
      .loneTitleFont, .messageFont, .loneMessageFont, .captionFont, .disabledColor,
      .cancelAmbientColor:
      nil
    }
  }

  fileprivate var topic: String {
    let groups: [(StyleMembers, String)] = [
      (.metrics, "Sizes"), (.fonts, "Sizes"), (.behaviors, "Touches"), (.animation, "Motion"),
      (.colors, "Colors"),
    ]
    return groups.first { $0.0.contains(StyleMembers(self)) }?.1 ?? "Rows"
  }

  private typealias Path<Value> = ReferenceWritableKeyPath<ActionSheetControl, Value>

  private func number<Value: InspectableConvertible>(
    _ path: Path<Value>, _ place: KeyPath<SheetStyle, Value>, _ range: ClosedRange<Double>,
    name: String? = nil
  ) -> InspectableProperty {
    InspectableProperty(
      name ?? "\(self)", path, kind: .number(range), default: SheetStyle.classic[keyPath: place])
  }

  private func flag(
    _ path: Path<Bool>, _ place: KeyPath<SheetStyle, Bool>? = nil, name: String? = nil
  ) -> InspectableProperty {
    let value = place.map { SheetStyle.classic[keyPath: $0] }
    return InspectableProperty(
      name ?? "\(self)", path, kind: .bool,
      default: value ?? SheetStyle.classic[behavior: behavior ?? []])
  }

  private func color(
    _ path: Path<UIColor>, _ place: KeyPath<SheetColors, UIColor>
  ) -> InspectableProperty {
    InspectableProperty("\(self)", path, default: SheetStyle.classic.colors[keyPath: place])
  }
}
