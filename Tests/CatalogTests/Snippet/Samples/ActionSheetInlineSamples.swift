// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import ActionSheet
import ControlExtras
import DrawingBoard
import RangeSlider
import UIKit

@MainActor
enum ActionSheetInlineSamples {
  static let all: [String: @MainActor () -> UIView] = [
    "action-sheet-inline/default": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.title = "Photo"
      control.ambientColor = .systemGroupedBackground
      return control
    },
    "action-sheet-inline/system": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.style = .system
      control.title = "Photo"
      return control
    },
    "action-sheet-inline/solid": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.title = "Photo"
      control.separatesRows = false
      control.separatorColor = .separator
      control.ambientColor = .systemGroupedBackground
      return control
    },
    "action-sheet-inline/busy": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.setBusy("archive", true)
      control.title = "Photo"
      control.ambientColor = .systemGroupedBackground
      return control
    },
    "action-sheet-inline/disabled": {
      let control = ActionSheetControl()
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.isEnabled = false
      control.title = "Photo"
      control.ambientColor = .systemGroupedBackground
      return control
    },
  ]
}
