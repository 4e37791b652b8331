// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI

enum Sample_action_sheet_turning_upright_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Turn me while I am open"
          controller.message = "Width, height and place follow; the choice under your finger stays."
          controller.addAction(.default("Copy"))
          controller.addAction(.default("Save to Files"))
          controller.addAction(.default("Favorite"))
          controller.addAction(.default("Add to Album"))
          controller.addAction(.cancel())
        }
    }
  }
}
enum Sample_action_sheet_turning_left_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Turn me while I am open"
          controller.message = "Width, height and place follow; the choice under your finger stays."
          controller.addAction(.default("Copy"))
          controller.addAction(.default("Save to Files"))
          controller.addAction(.default("Favorite"))
          controller.addAction(.default("Add to Album"))
          controller.addAction(.cancel())
        }
    }
  }
}
enum Sample_action_sheet_turning_right_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Turn me while I am open"
          controller.message = "Width, height and place follow; the choice under your finger stays."
          controller.addAction(.default("Copy"))
          controller.addAction(.default("Save to Files"))
          controller.addAction(.default("Favorite"))
          controller.addAction(.default("Add to Album"))
          controller.addAction(.cancel())
        }
    }
  }
}
#endif
