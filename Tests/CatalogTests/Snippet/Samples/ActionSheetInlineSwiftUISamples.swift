// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
#if canImport(SwiftUI)
  import ActionSheet
  import ControlExtras
  import DrawingBoard
  import RangeSlider
  import SwiftUI
  import UIKit

  enum Sample_action_sheet_inline_default {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.title = "Photo"
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_system {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.style = .system
        control.title = "Photo"
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_solid {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.title = "Photo"
        control.separatesRows = false
        control.separatorColor = .separator
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_busy {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.setBusy("archive", true)
        control.title = "Photo"
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
  enum Sample_action_sheet_inline_disabled {
    struct ActionSheetView: UIViewRepresentable {
      func makeUIView(context: Context) -> ActionSheetControl {
        let control = ActionSheetControl()
        control.addAction(.destructive("Delete"))
        control.addAction(.default("Archive", id: "archive"))
        control.addAction(.cancel())
        control.isEnabled = false
        control.title = "Photo"
        control.ambientColor = .systemGroupedBackground
        return control
      }

      func updateUIView(_ control: ActionSheetControl, context: Context) {}
    }
  }
#endif
