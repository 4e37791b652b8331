// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI

enum Sample_dialog_confirm_SwiftUI {
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
        }
    }
  }
}
enum Sample_dialog_choice_SwiftUI {
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
        }
    }
  }
}
enum Sample_dialog_single_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "The network connection was lost."
          controller.addAction(.default("Done"))
        }
    }
  }
}
enum Sample_dialog_fields_SwiftUI {
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
        }
    }
  }
}
enum Sample_dialog_keyboard_SwiftUI {
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
        }
    }
  }
}
enum Sample_dialog_validation_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Name the album"
          controller.addTextField { field in
            field.placeholder = "Name"
          } validation: { name in
            // An empty name is not valid, but needs no message.
            name == "Family" ? "There is such an album." : name.isEmpty ? "" : nil
          }
          let save = ActionSheetAction.default("Save", id: "save")
          controller.addAction(save)
          controller.addAction(.cancel())
          controller.preferredAction = save
        }
    }
  }
}
enum Sample_dialog_any_text_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Name the album"
          controller.addTextField { field in
            field.placeholder = "Name"
          } validation: { name in
            // An empty name is not valid, but needs no message.
            name == "Family" ? "There is such an album." : name.isEmpty ? "" : nil
          }
          let save = ActionSheetAction.default("Save", id: "save")
          controller.addAction(save)
          controller.addAction(.cancel())
          controller.preferredAction = save
          var use = ActionSheetAction.default("Use Without a Name")
          use.allowsInvalidText = true
          controller.insertAction(use, at: 1)
        }
    }
  }
}
enum Sample_dialog_choices_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .dialog(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.title = "Repeat"
          let choices = [
            "Never", "Every Day", "Every Week",
            "Every Month",
          ]
          controller.items = [
            .picker(choices: choices, selection: 1), .action(.cancel()),
            .action(.default("Save", id: "save")),
          ]
          controller.preferredAction = controller.action(at: 1)
        }
    }
  }
}
enum Sample_dialog_long_SwiftUI {
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
          let text = "Guests need the name and the password."
          controller.message = Array(repeating: text, count: 24).joined(separator: " ")
        }
    }
  }
}
enum Sample_dialog_preferred_SwiftUI {
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
          controller.preferredAction = controller.action(at: 0)
        }
    }
  }
}
#endif
