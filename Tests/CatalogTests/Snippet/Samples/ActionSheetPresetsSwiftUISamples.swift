// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI

enum Sample_action_sheet_presets_classic_SwiftUI {
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
        }
    }
  }
}
enum Sample_action_sheet_presets_system_SwiftUI {
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
          controller.style = .system
        }
    }
  }
}
enum Sample_action_sheet_presets_edge_to_edge_SwiftUI {
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
          controller.style = .edgeToEdge
        }
    }
  }
}
enum Sample_action_sheet_presets_opaque_SwiftUI {
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
          controller.style.material = .opaque
          controller.style.colors.ambient = .secondarySystemGroupedBackground
          controller.style.metrics.cornerRadius = 20
        }
    }
  }
}
enum Sample_action_sheet_presets_solid_SwiftUI {
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
          controller.style.separatesRows = false
          controller.style.metrics.cornerRadius = 24
          controller.style.metrics.groupSpacing = 1
          controller.style.colors.groupSeparator = .separator
          controller.style.colors.separator = .separator
        }
    }
  }
}
enum Sample_action_sheet_presets_leading_SwiftUI {
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
          controller.style = .system
          controller.style.alignsLeading = true
          controller.style.metrics.actionTextInset = 20
          controller.style.metrics.cornerRadius = 18
        }
    }
  }
}
#endif
