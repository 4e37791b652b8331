import ControlCore

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
        [member.entry.attribute?()].compactMap { $0 }.topic(member.topic)
      }
  }
}

extension StyleMember {
  fileprivate var topic: String {
    let groups: [(StyleMembers, String)] = [
      (.metrics, "Sizes"), (.fonts, "Sizes"), (.behaviors, "Touches"), (.animation, "Motion"),
      (.colors, "Colors"),
    ]
    return groups.first { $0.0.contains(StyleMembers(self)) }?.1 ?? "Rows"
  }
}
