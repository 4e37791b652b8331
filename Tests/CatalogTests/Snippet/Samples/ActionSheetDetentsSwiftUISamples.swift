// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI
import UIKit

enum Sample_action_sheet_detents_medium_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.style.pinsCancel = false
          controller.adaptivity = .alwaysBottom
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
          controller.adaptivity = .alwaysBottom
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
          controller.adaptivity = .alwaysBottom
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
          controller.adaptivity = .alwaysBottom
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
enum Sample_action_sheet_detents_grabber_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          controller.style = .system
          controller.style.pinsCancel = false
          controller.adaptivity = .alwaysBottom
          controller.title = "Albums"
          for title in [
            "Favorites", "Hikes", "Screenshots", "Family",
            "Recipes", "Receipts", "Plants", "Cities",
            "Beaches", "Concerts", "Drawings", "Maps",
          ] {
            controller.addAction(.default(title))
          }
          controller.detents = [.small, .medium, .large]
          controller.prefersGrabberVisible = true
        }
    }
  }
}
enum Sample_action_sheet_detents_list_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          let stack = UIStackView()
          stack.axis = .vertical
          stack.spacing = 24
          for title in [
            "Favorites", "Hikes", "Screenshots", "Family",
            "Recipes", "Receipts", "Plants", "Cities",
            "Beaches", "Concerts", "Drawings", "Maps",
            "Videos", "Shared",
          ] {
            let label = UILabel()
            label.text = title
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            stack.addArrangedSubview(label)
          }
          let list = UIScrollView()
          list.addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(
              equalTo: list.contentLayoutGuide.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor, constant: -40),
          ])
          let body = UIViewController()
          body.view = list
          controller.style = .system
          controller.style.behaviors.insert(.closesOnSwipe)
          controller.adaptivity = .alwaysBottom
          controller.items = [.viewController(body), .action(.cancel("Done"))]
          controller.detents = [.medium, .large]
          controller.prefersGrabberVisible = true
        }
    }
  }
}
enum Sample_action_sheet_detents_card_SwiftUI {
  struct ContentView: View {
    @State private var isPresented = false

    var body: some View {
      Button("Show Sheet") { isPresented = true }
        .choiceSheet(isPresented: $isPresented, items: {}) { controller in
          let stack = UIStackView()
          stack.axis = .vertical
          stack.spacing = 24
          for title in [
            "Favorites", "Hikes", "Screenshots", "Family",
            "Recipes", "Receipts", "Plants", "Cities",
            "Beaches", "Concerts", "Drawings", "Maps",
            "Videos", "Shared",
          ] {
            let label = UILabel()
            label.text = title
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            stack.addArrangedSubview(label)
          }
          let list = UIScrollView()
          list.addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: list.contentLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(
              equalTo: list.contentLayoutGuide.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor, constant: -40),
          ])
          let body = UIViewController()
          body.view = list
          controller.style = .system
          controller.style.behaviors.insert(.closesOnSwipe)
          controller.adaptivity = .alwaysBottom
          controller.items = [.viewController(body), .action(.cancel("Done"))]
          controller.detents = [.medium, .large]
          controller.prefersGrabberVisible = true
          controller.modalPresentationStyle = .pageSheet
        }
    }
  }
}
#endif
