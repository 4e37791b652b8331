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
  var inspectable: InspectableProperty? {
    lengthProperty ?? switchProperty ?? animationProperty ?? colorProperty
  }

  fileprivate var topic: String {
    let groups: [(StyleMembers, String)] = [
      (.metrics, "Sizes"), (.fonts, "Sizes"), (.behaviors, "Touches"), (.animation, "Motion"),
      (.colors, "Colors"),
    ]
    return groups.first { $0.0.contains(StyleMembers(self)) }?.1 ?? "Rows"
  }

  private var lengthProperty: InspectableProperty? {
    let classic = SheetStyle.classic
    let metrics = classic.metrics
    return switch self {
    case .actionHeight: number("actionHeight", \.actionHeight, 0...160, metrics.actionHeight)
    case .width:
      number("sheetWidth", \.sheetWidth, 0...600, classic.pointWidth).naming(0, "Automatic")
    case .bottomSpacing: number("bottomSpacing", \.bottomSpacing, 0...64, metrics.bottomSpacing)
    case .cornerRadius: number("cornerRadius", \.cornerRadius, 0...40, metrics.cornerRadius)
    case .groupSpacing: number("groupSpacing", \.groupSpacing, 0...40, metrics.groupSpacing)
    case .separatorThickness:
      number("separatorThickness", \.separatorThickness, 0...8, metrics.separatorThickness)
    case .headerVerticalSpacing:
      number(
        "headerVerticalSpacing", \.headerVerticalSpacing, 0...40, metrics.headerVerticalSpacing)
    case .headerLineSpacing:
      number("headerLineSpacing", \.headerLineSpacing, 0...20, metrics.headerLineSpacing)
    case .actionFont: number("actionFontSize", \.actionFontSize, 8...40, classic.actionFontSize)
    default: nil
    }
  }

  private var switchProperty: InspectableProperty? {
    let classic = SheetStyle.classic
    func flag(_ name: String, _ keyPath: ReferenceWritableKeyPath<ActionSheetControl, Bool>)
      -> InspectableProperty
    {
      InspectableProperty(
        name, keyPath, kind: .bool, default: behavior.map { classic[behavior: $0] } ?? false)
    }
    func flag(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<ActionSheetControl, Bool>, _ value: Bool
    ) -> InspectableProperty {
      InspectableProperty(name, keyPath, kind: .bool, default: value)
    }
    return switch self {
    case .separatesRows: flag("separatesRows", \.separatesRows, classic.separatesRows)
    case .material: flag("blursBackground", \.blursBackground, classic.blursBackground)
    case .usesContinuousCorners:
      flag("usesContinuousCorners", \.usesContinuousCorners, classic.usesContinuousCorners)
    case .pinsHeader: flag("pinsHeader", \.pinsHeader, classic.pinsHeader)
    case .pinsCancel: flag("pinsCancel", \.pinsCancel, classic.pinsCancel)
    case .opensAtEnd: flag("opensAtEnd", \.opensAtEnd, classic.opensAtEnd)
    case .alignsLeading: flag("alignsLeading", \.alignsLeading, classic.alignsLeading)
    case .closesOnBackgroundTap: flag("closesOnBackgroundTap", \.closesOnBackgroundTap)
    case .allowsScrolling: flag("allowsScrolling", \.allowsScrolling)
    case .allowsSliding: flag("allowsSliding", \.allowsSliding)
    case .playsHaptics: flag("playsHaptics", \.playsHaptics)
    case .interruptsGestures: flag("interruptsGestures", \.interruptsGestures)
    case .closesOnSwipe: flag("closesOnSwipe", \.closesOnSwipe)
    case .closesInBackground: flag("closesInBackground", \.closesInBackground)
    case .closesOnRotation: flag("closesOnRotation", \.closesOnRotation)
    default: nil
    }
  }

  private var animationProperty: InspectableProperty? {
    let classic = SheetStyle.classic.animation
    return switch self {
    case .animationDuration:
      number("animationDuration", \.animationDuration, 0...2, classic.duration)
    case .animationDampingRatio:
      number("animationDampingRatio", \.animationDampingRatio, 0.01...1, classic.dampingRatio)
    case .animationVelocity:
      number("animationVelocity", \.animationVelocity, 0...10, classic.initialVelocity)
    default: nil
    }
  }

  private func number<Value: InspectableConvertible>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<ActionSheetControl, Value>,
    _ range: ClosedRange<Double>, _ value: Value
  ) -> InspectableProperty {
    InspectableProperty(name, keyPath, kind: .number(range), default: value)
  }

  private var colorProperty: InspectableProperty? {
    func color(
      _ name: String, _ keyPath: ReferenceWritableKeyPath<ActionSheetControl, UIColor>,
      _ value: UIColor
    ) -> InspectableProperty {
      InspectableProperty(name, keyPath, default: value)
    }
    let classic = SheetStyle.classic.colors
    return switch self {
    case .actionColor: color("actionColor", \.actionColor, classic.action)
    case .cancelColor: color("cancelColor", \.cancelColor, classic.cancel)
    case .destructiveColor: color("destructiveColor", \.destructiveColor, classic.destructive)
    case .headerColor: color("headerColor", \.headerColor, classic.header)
    case .separatorColor: color("separatorColor", \.separatorColor, classic.separator)
    case .groupSeparatorColor:
      color("groupSeparatorColor", \.groupSeparatorColor, classic.groupSeparator)
    case .ambientColor: color("ambientColor", \.ambientColor, classic.ambient)
    case .highlightColor: color("highlightColor", \.highlightColor, classic.highlight)
    case .dimmingColor: color("dimmingColor", \.dimmingColor, classic.dimming)
    default: nil
    }
  }
}
