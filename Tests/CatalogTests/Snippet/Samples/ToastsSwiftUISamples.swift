// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI
import UIKit

enum Sample_toasts_button_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        let image = UIImage(systemName: "trash")
        let toast = Toast("Draft deleted", image: image, edge: .bottom)
        toast.setButton("Undo") { print("Undo") }
        queue.enqueue(toast)
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_success_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        queue.enqueue(.success("Saved to Files", subtitle: "Hike.pdf · 2 MB"))
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_error_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        let toast = Toast.error(
          "Upload failed", subtitle: "No connection")
        toast.setButton("Retry") { print("Retry") }
        queue.enqueue(toast)
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_loading_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        queue.enqueue(.loading("Uploading", edge: .bottom))
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_progress_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        let toast = Toast.loading(
          "Uploading", subtitle: "Hike.pdf · 2 MB", edge: .bottom)
        toast.progress = 0.6
        toast.setButton("Cancel") { print("Cancel") }
        queue.enqueue(toast)
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_finished_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        let toast = Toast.loading("Uploading", edge: .bottom)
        queue.enqueue(toast)
        toast.finish(.success, "Uploaded")
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_equal_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        for _ in 1...3 {
          queue.enqueue(Toast("Link copied", edge: .bottom))
        }
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_long_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        let text = "The letter was deleted from all of your devices."
        let toast = Toast(text, edge: .bottom)
        toast.setButton("Undo") { print("Undo") }
        queue.enqueue(toast)
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_fold_upright_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        queue.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
        let image = UIImage(systemName: "trash")
        let toast = Toast("Draft deleted", image: image, edge: .bottom)
        toast.setButton("Undo") { print("Undo") }
        queue.enqueue(toast)
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_fold_upright_top_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        queue.reservedRects = [CGRect(x: 229, y: 0, width: 8, height: 2_000)]
        queue.enqueue(.success("Saved to Files", subtitle: "Hike.pdf · 2 MB"))
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_fold_across_keyboard_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        queue.reservedRects = [CGRect(x: 0, y: 335, width: 2_000, height: 8)]
        let toast = Toast("Draft deleted", edge: .bottom)
        toast.setButton("Undo") { print("Undo") }
        queue.enqueue(toast)
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_fold_progress_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        queue.reservedRects = [CGRect(x: 309, y: 0, width: 8, height: 2_000)]
        let toast = Toast.loading(
          "Uploading", subtitle: "Hike.pdf · 2 MB", edge: .bottom)
        toast.progress = 0.6
        toast.setButton("Cancel") { print("Cancel") }
        queue.enqueue(toast)
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
enum Sample_toasts_fold_equal_SwiftUI {
  struct ContentView: View {
    let queue: PresentationQueue

    var body: some View {
      Button("Show Popups") {
        queue.reservedRects = [CGRect(x: 0, y: 441, width: 2_000, height: 8)]
        for _ in 1...3 {
          queue.enqueue(Toast("Link copied", edge: .top))
        }
      }
      .environment(\.presentationQueue, queue)
    }
  }
}
#endif
