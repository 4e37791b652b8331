// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI

enum Sample_action_sheet_detents_medium_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.style.pinsCancel = false
          controller.title = "Albums"
          for title in [
            "Favorites", "Hikes", "Screenshots", "Family",
            "Recipes", "Receipts", "Plants", "Cities",
            "Beaches", "Concerts", "Drawings", "Maps",
          ] {
            controller.addAction(.default(title))
          }
          controller.detents = [.small, .medium, .large]
          controller.selectedDetent = .medium
        }
    }
  }
}
enum Sample_action_sheet_detents_small_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.style.pinsCancel = false
          controller.title = "Albums"
          for title in [
            "Favorites", "Hikes", "Screenshots", "Family",
            "Recipes", "Receipts", "Plants", "Cities",
            "Beaches", "Concerts", "Drawings", "Maps",
          ] {
            controller.addAction(.default(title))
          }
          controller.detents = [.small, .medium, .large]
          controller.largestUndimmedDetent = .small
        }
    }
  }
}
enum Sample_action_sheet_detents_large_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.style.pinsCancel = false
          controller.title = "Albums"
          for title in [
            "Favorites", "Hikes", "Screenshots", "Family",
            "Recipes", "Receipts", "Plants", "Cities",
            "Beaches", "Concerts", "Drawings", "Maps",
          ] {
            controller.addAction(.default(title))
          }
          controller.detents = [.small, .medium, .large]
          controller.selectedDetent = .large
        }
    }
  }
}
enum Sample_action_sheet_detents_custom_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.style.pinsCancel = false
          controller.title = "Albums"
          for title in [
            "Favorites", "Hikes", "Screenshots", "Family",
            "Recipes", "Receipts", "Plants", "Cities",
            "Beaches", "Concerts", "Drawings", "Maps",
          ] {
            controller.addAction(.default(title))
          }
          controller.detents = [.height(200), .large]
        }
    }
  }
}
#endif
