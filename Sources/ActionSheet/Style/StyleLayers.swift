import ControlCore
import UIKit

/// The styles of a sheet, from the highest layer to the lowest.
///
/// The value of a member is that of the highest layer that sets it: the properties of the control, the
/// style of the sheet, the style of the container, the appearance proxy. Other members have the value of
/// the preset of the sheet's style or, if no whole style was assigned to the sheet, of the container's.
struct StyleLayers {
  /// The values of properties of the control.
  var control = StyleChanges()

  /// The values that an appearance proxy has set.
  var proxy = StyleChanges()

  /// A Boolean value that determines whether UIKit applies appearance proxies.
  ///
  /// UIKit does so after `willMove(toWindow:)` and before `didMoveToWindow()`.
  var appliesProxies = false

  /// The style of the sheet; `nil` if none of its members was set.
  private(set) var sheet: SheetStyle?

  /// A Boolean value that determines whether the preset is that of the sheet's style.
  private(set) var hasPreset = false

  mutating func assign(_ style: SheetStyle) {
    sheet = style
    hasPreset = true
  }

  /// Adopts the edits of a style that was taken from these layers.
  mutating func adopt(_ edited: SheetStyle) {
    guard edited.isEdited else { return assign(edited) }
    guard !edited.members.isEmpty else { return }
    var style = sheet ?? .classic
    style.set(edited.members, to: edited)
    sheet = style
  }

  mutating func reset() {
    control = StyleChanges()
    sheet = nil
    hasPreset = false
  }

  /// Returns the style that a sheet or a dialog has, with the style of the traits and the design of the system.
  func resolved(
    in container: SheetStyle, design: SystemDesign, form: UIAlertController.Style = .actionSheet
  ) -> SheetStyle {
    let whole = hasPreset ? sheet ?? container : container
    var style = whole.preset.style(in: design, form: form)
    proxy.apply(to: &style)
    style.set(container.members, to: container)
    if let sheet { style.set(sheet.members, to: sheet) }
    control.apply(to: &style)
    return style
  }
}

/// Changes of a style, each of which replaces earlier ones of the same members.
struct StyleChanges {
  typealias Change = (inout SheetStyle) -> Void

  private var changes: [(members: StyleMembers, change: Change)] = []

  var members: StyleMembers { changes.reduce(into: []) { $0.formUnion($1.members) } }

  /// Adds a change; one that sets no member, because its value is invalid, is ignored.
  mutating func add(_ change: @escaping Change) {
    var style = SheetStyle.classic
    change(&style)
    let members = style.members
    guard !members.isEmpty else { return }
    changes.removeAll { $0.members == members }
    changes.append((members, change))
  }

  func apply(to style: inout SheetStyle) {
    for (_, change) in changes { change(&style) }
  }
}
