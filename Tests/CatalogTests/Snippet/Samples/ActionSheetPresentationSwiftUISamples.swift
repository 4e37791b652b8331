// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI
import UIKit

enum Sample_action_sheet_dragged_SwiftUI {
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
enum Sample_action_sheet_card_SwiftUI {
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
          controller.modalPresentationStyle = .pageSheet
        }
    }
  }
}
enum Sample_action_sheet_full_screen_SwiftUI {
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
          controller.modalPresentationStyle = .fullScreen
        }
    }
  }
}
enum Sample_action_sheet_fold_across_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Move this photo?"
          controller.message = "It is in three albums."
          controller.addAction(.default("Move to Favorites"))
          controller.addAction(.default("Move to Album"))
          controller.addAction(.default("Copy to Album"))
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysBottom
          controller.reservedRects = [CGRect(x: 0, y: 335, width: 2_000, height: 8)]
        }
    }
  }
}
enum Sample_action_sheet_fold_upright_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Move this photo?"
          controller.message = "It is in three albums."
          controller.addAction(.default("Move to Favorites"))
          controller.addAction(.default("Move to Album"))
          controller.addAction(.default("Copy to Album"))
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.adaptivity = .alwaysBottom
          controller.reservedRects = [CGRect(x: 309, y: 0, width: 8, height: 2_000)]
        }
    }
  }
}
#endif
