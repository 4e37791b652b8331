import UIKit

extension StickyHeaderView: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    let standard = StickyHeaderLayout()
    return [
      InspectableProperty(
        "minimumHeight", \StickyHeaderView.minimumHeight, kind: .number(0...400),
        default: standard.minimumHeight),
      InspectableProperty(
        "maximumHeight", \StickyHeaderView.maximumHeight, kind: .number(0...400),
        default: standard.maximumHeight),
      InspectableProperty(
        "isPinned", \StickyHeaderView.isPinned, kind: .bool, default: standard.isPinned),
      InspectableProperty(
        "isBehindContent", \StickyHeaderView.isBehindContent, kind: .bool, default: false),
    ]
  }
}

extension StickyFooterView: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty("height", \StickyFooterView.height, kind: .number(0...200), default: 49),
      InspectableProperty(
        "hidesWhileScrolling", \StickyFooterView.hidesWhileScrolling, kind: .bool, default: true),
      InspectableProperty(
        "hideDistance", \StickyFooterView.hideDistance, kind: .number(0...200), default: 20),
      InspectableProperty(
        "slideDuration", \StickyFooterView.slideDuration, kind: .number(0...2), default: 0.2),
      InspectableProperty(
        "isBehindContent", \StickyFooterView.isBehindContent, kind: .bool, default: false),
    ]
  }
}
