// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ActionSheet
import SwiftUI
import UIKit

enum Sample_storyboard_sliders_SwiftUI {
  struct SceneView: UIViewControllerRepresentable {
    var bundle = Bundle.main

    func makeUIViewController(context: Context) -> UIViewController {
      let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
      return storyboard.instantiateViewController(withIdentifier: "sliders")
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_storyboard_board_SwiftUI {
  struct SceneView: UIViewControllerRepresentable {
    var bundle = Bundle.main

    func makeUIViewController(context: Context) -> UIViewController {
      let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
      return storyboard.instantiateViewController(withIdentifier: "board")
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_storyboard_sheet_SwiftUI {
  final class SheetDocumentViewController: UIViewController {
    weak var sheet: ActionSheetControl?

    override func viewDidLoad() {
      super.viewDidLoad()
      sheet?.addAction(.destructive("Delete Photos"))
      sheet?.addAction(.cancel("Keep Photos"))
    }
  }

  struct SceneView: UIViewControllerRepresentable {
    var bundle = Bundle.main

    func makeUIViewController(context: Context) -> UIViewController {
      let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
      return storyboard.instantiateViewController(withIdentifier: "sheet")
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_storyboard_extras_SwiftUI {
  struct SceneView: UIViewControllerRepresentable {
    var bundle = Bundle.main

    func makeUIViewController(context: Context) -> UIViewController {
      let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
      return storyboard.instantiateViewController(withIdentifier: "extras")
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
#endif
