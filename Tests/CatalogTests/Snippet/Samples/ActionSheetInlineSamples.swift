// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_action_sheet_inline_default {
  @MainActor
  static func makeActionSheet() -> ActionSheetControl {
    let control = ActionSheetControl()
    control.title = "Photo"
    control.addAction(.destructive("Delete"))
    control.addAction(.default("Archive", id: "archive"))
    control.addAction(.cancel())
    control.ambientColor = .systemGroupedBackground
    return control
  }
}
enum Sample_action_sheet_inline_system {
  @MainActor
  static func makeActionSheet() -> ActionSheetControl {
    let control = ActionSheetControl()
    control.title = "Photo"
    control.addAction(.destructive("Delete"))
    control.addAction(.default("Archive", id: "archive"))
    control.addAction(.cancel())
    control.style = .system
    return control
  }
}
enum Sample_action_sheet_inline_solid {
  @MainActor
  static func makeActionSheet() -> ActionSheetControl {
    let control = ActionSheetControl()
    control.title = "Photo"
    control.addAction(.destructive("Delete"))
    control.addAction(.default("Archive", id: "archive"))
    control.addAction(.cancel())
    control.separatesRows = false
    control.separatorColor = .separator
    control.ambientColor = .systemGroupedBackground
    return control
  }
}
enum Sample_action_sheet_inline_busy {
  @MainActor
  static func makeActionSheet() -> ActionSheetControl {
    let control = ActionSheetControl()
    control.title = "Photo"
    control.addAction(.destructive("Delete"))
    control.addAction(.default("Archive", id: "archive"))
    control.addAction(.cancel())
    control.setBusy("archive", true)
    control.ambientColor = .systemGroupedBackground
    return control
  }
}
enum Sample_action_sheet_inline_disabled {
  @MainActor
  static func makeActionSheet() -> ActionSheetControl {
    let control = ActionSheetControl()
    control.title = "Photo"
    control.addAction(.destructive("Delete"))
    control.addAction(.default("Archive", id: "archive"))
    control.addAction(.cancel())
    control.isEnabled = false
    control.ambientColor = .systemGroupedBackground
    return control
  }
}
