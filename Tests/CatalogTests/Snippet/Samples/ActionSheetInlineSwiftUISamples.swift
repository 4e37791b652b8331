// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI

enum Sample_action_sheet_inline_default_SwiftUI {
  struct ActionSheetView: UIViewRepresentable {
    func makeUIView(context: Context) -> ActionSheetControl {
      let control = ActionSheetControl()
      control.title = "Photo"
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.ambientColor = .systemGroupedBackground
      return control
    }

    func updateUIView(_ control: ActionSheetControl, context: Context) {}
  }
}
enum Sample_action_sheet_inline_system_SwiftUI {
  struct ActionSheetView: UIViewRepresentable {
    func makeUIView(context: Context) -> ActionSheetControl {
      let control = ActionSheetControl()
      control.title = "Photo"
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.style = .system
      return control
    }

    func updateUIView(_ control: ActionSheetControl, context: Context) {}
  }
}
enum Sample_action_sheet_inline_solid_SwiftUI {
  struct ActionSheetView: UIViewRepresentable {
    func makeUIView(context: Context) -> ActionSheetControl {
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

    func updateUIView(_ control: ActionSheetControl, context: Context) {}
  }
}
enum Sample_action_sheet_inline_busy_SwiftUI {
  struct ActionSheetView: UIViewRepresentable {
    func makeUIView(context: Context) -> ActionSheetControl {
      let control = ActionSheetControl()
      control.title = "Photo"
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.setBusy("archive", true)
      control.ambientColor = .systemGroupedBackground
      return control
    }

    func updateUIView(_ control: ActionSheetControl, context: Context) {}
  }
}
enum Sample_action_sheet_inline_disabled_SwiftUI {
  struct ActionSheetView: UIViewRepresentable {
    func makeUIView(context: Context) -> ActionSheetControl {
      let control = ActionSheetControl()
      control.title = "Photo"
      control.addAction(.destructive("Delete"))
      control.addAction(.default("Archive", id: "archive"))
      control.addAction(.cancel())
      control.isEnabled = false
      control.ambientColor = .systemGroupedBackground
      return control
    }

    func updateUIView(_ control: ActionSheetControl, context: Context) {}
  }
}
#endif
