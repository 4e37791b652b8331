// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI

enum Sample_action_sheet_closing_open_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.default("Archive"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysBottom
        }
    }
  }
}
enum Sample_action_sheet_closing_slide_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.default("Archive"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysBottom
          controller.dismissalAnimation = .slide
        }
    }
  }
}
enum Sample_action_sheet_closing_fade_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.default("Archive"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysBottom
          controller.dismissalAnimation = .fade
        }
    }
  }
}
enum Sample_action_sheet_closing_shrink_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.default("Archive"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysBottom
          controller.dismissalAnimation = .shrink
        }
    }
  }
}
enum Sample_action_sheet_closing_corner_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.default("Archive"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysBottom
          controller.style.metrics.cornerRadius = 28
          controller.style.metrics.groupSpacing = 16
        }
    }
  }
}
#endif
