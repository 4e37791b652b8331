// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI
import UIKit

enum Sample_action_sheet_popover_view_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Share this photo"
          for (title, symbol) in [
            ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
            ("Favorite", "heart"),
          ] {
            controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
          }
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysPopover
        }
    }
  }
}
enum Sample_action_sheet_popover_rect_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Share this photo"
          for (title, symbol) in [
            ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
            ("Favorite", "heart"),
          ] {
            controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
          }
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysPopover
        }
    }
  }
}
enum Sample_action_sheet_popover_item_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Share this photo"
          for (title, symbol) in [
            ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
            ("Favorite", "heart"),
          ] {
            controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
          }
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysPopover
        }
    }
  }
}
enum Sample_action_sheet_popover_toolbar_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Share this photo"
          for (title, symbol) in [
            ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
            ("Favorite", "heart"),
          ] {
            controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
          }
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysPopover
        }
    }
  }
}
enum Sample_action_sheet_popover_tab_bar_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Share this photo"
          for (title, symbol) in [
            ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
            ("Favorite", "heart"),
          ] {
            controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
          }
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysPopover
        }
    }
  }
}
enum Sample_action_sheet_popover_moving_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Share this photo"
          for (title, symbol) in [
            ("Copy", "doc.on.doc"), ("Save to Files", "folder"),
            ("Favorite", "heart"),
          ] {
            controller.addAction(ActionSheetAction(title, image: UIImage(systemName: symbol)))
          }
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysPopover
        }
    }
  }
}
#endif
