// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import ControlExtras
import SwiftUI
import UIKit

enum Sample_action_sheet_system_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.sheet.traitOverrides.systemDesign = .classic
          controller.style = .system
          controller.title = "Move this photo?"
          controller.message = "It is in three albums."
          controller.addAction(.default("Move to Favorites"))
          controller.addAction(.default("Move to Album"))
          controller.addAction(.default("Copy to Album"))
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
        }
    }
  }
}
enum Sample_action_sheet_system_glass_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.sheet.traitOverrides.systemDesign = .glass
          controller.style = .system
          controller.title = "Move this photo?"
          controller.message = "It is in three albums."
          controller.addAction(.default("Move to Favorites"))
          controller.addAction(.default("Move to Album"))
          controller.addAction(.default("Copy to Album"))
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
        }
    }
  }
}
enum Sample_action_sheet_tinted_glass_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.sheet.traitOverrides.systemDesign = .glass
          controller.style = .system
          controller.title = "Move this photo?"
          controller.message = "It is in three albums."
          controller.addAction(.default("Move to Favorites"))
          controller.addAction(.default("Move to Album"))
          controller.addAction(.default("Copy to Album"))
          controller.addAction(.destructive("Delete Photo"))
          controller.addAction(.cancel())
          controller.style.colors.ambient = .systemIndigo.withAlphaComponent(0.6)
          controller.style.colors.cancelAmbient = .systemOrange.withAlphaComponent(0.6)
          controller.style.colors.action = .white
          controller.style.colors.cancel = .white
          controller.style.colors.header = .white
        }
    }
  }
}
enum Sample_action_sheet_background_SwiftUI {
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
          let size = UIImage.SymbolConfiguration(pointSize: 160)
          let heart = UIImage(systemName: "heart.fill", withConfiguration: size)
          let image = UIImageView(image: heart)
          image.contentMode = .center
          image.tintColor = .systemPink.withAlphaComponent(0.12)
          image.backgroundColor = .secondarySystemBackground
          controller.backgroundView = image
          controller.style.material = .opaque
          controller.style.colors.ambient = .clear
        }
    }
  }
}
enum Sample_action_sheet_fonts_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.title = "Fonts"
          let fonts: [(String, UIFont)] = [
            ("Copy", .monospacedSystemFont(ofSize: 17, weight: .regular)),
            ("Archive", .systemFont(ofSize: 24, weight: .heavy)),
            ("Favorite", .preferredFont(forTextStyle: .body)),
          ]
          for (title, font) in fonts {
            var action = ActionSheetAction.default(title)
            action.font = font
            controller.addAction(action)
          }
          controller.addAction(.cancel())
        }
    }
  }
}
#endif
