// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import ControlExtras
import SwiftUI

enum Sample_dialog_system_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.sheet.traitOverrides.systemDesign = .classic
          controller.style = .system
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete"))
          controller.addAction(.cancel())
        }
    }
  }
}
enum Sample_dialog_system_glass_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.sheet.traitOverrides.systemDesign = .glass
          controller.style = .system
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete"))
          controller.addAction(.cancel())
        }
    }
  }
}
enum Sample_dialog_classic_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Delete this photo?"
          controller.message = "It goes from all your devices."
          controller.addAction(.destructive("Delete"))
          controller.addAction(.cancel())
          controller.style = .classic
        }
    }
  }
}
enum Sample_dialog_edge_to_edge_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Move this photo?"
          controller.message = "It is in three albums."
          controller.addAction(.default("Move to Favorites"))
          controller.addAction(.default("Move to Album"))
          controller.addAction(.cancel())
          controller.style = .edgeToEdge
        }
    }
  }
}
enum Sample_dialog_own_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Move this photo?"
          controller.message = "It is in three albums."
          controller.addAction(.default("Move to Favorites"))
          controller.addAction(.default("Move to Album"))
          controller.addAction(.cancel())
          controller.style.metrics.width = 320
          controller.style.metrics.cornerRadius = 24
          controller.style.metrics.capsuleInset = 12
          controller.style.metrics.separatorThickness = 8
          controller.style.colors.separator = .clear
          controller.style.colors.action = .systemIndigo
          controller.style.behaviors.insert(.closesOnBackgroundTap)
          controller.presentationAnimation = .slide
          controller.dismissalAnimation = .slide
        }
    }
  }
}
#endif
