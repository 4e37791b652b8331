// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI
import UIKit

enum Sample_dialog_fold_upright_keyboard_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Sign in to the album"
          controller.message = "Guests need the name and the password."
          controller.addTextField { field in
            field.placeholder = "Name"
            field.textContentType = .username
          }
          controller.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
          }
          let signIn = ActionSheetAction.default("Sign In", id: "sign-in")
          controller.addAction(signIn)
          controller.addAction(.cancel())
          controller.preferredAction = signIn
          controller.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
        }
    }
  }
}
enum Sample_dialog_fold_across_keyboard_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Sign in to the album"
          controller.message = "Guests need the name and the password."
          controller.addTextField { field in
            field.placeholder = "Name"
            field.textContentType = .username
          }
          controller.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
          }
          let signIn = ActionSheetAction.default("Sign In", id: "sign-in")
          controller.addAction(signIn)
          controller.addAction(.cancel())
          controller.preferredAction = signIn
          controller.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
        }
    }
  }
}
enum Sample_dialog_fold_upright_SwiftUI {
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
          controller.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
        }
    }
  }
}
enum Sample_dialog_fold_across_SwiftUI {
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
          controller.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
        }
    }
  }
}
#endif
