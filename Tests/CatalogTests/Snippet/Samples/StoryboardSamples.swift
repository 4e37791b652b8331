// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import ActionSheet
import UIKit

enum Sample_storyboard_sliders {
  @MainActor
  static func makeScene(from bundle: Bundle = .main) -> UIViewController {
    let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
    return storyboard.instantiateViewController(withIdentifier: "sliders")
  }
}
enum Sample_storyboard_board {
  @MainActor
  static func makeScene(from bundle: Bundle = .main) -> UIViewController {
    let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
    return storyboard.instantiateViewController(withIdentifier: "board")
  }
}
enum Sample_storyboard_sheet {
  final class SheetDocumentViewController: UIViewController {
    weak var sheet: ActionSheetControl?

    override func viewDidLoad() {
      super.viewDidLoad()
      sheet?.addAction(.destructive("Delete Photos"))
      sheet?.addAction(.cancel("Keep Photos"))
    }
  }

  @MainActor
  static func makeScene(from bundle: Bundle = .main) -> UIViewController {
    let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
    return storyboard.instantiateViewController(withIdentifier: "sheet")
  }
}
enum Sample_storyboard_extras {
  @MainActor
  static func makeScene(from bundle: Bundle = .main) -> UIViewController {
    let storyboard = UIStoryboard(name: "Controls", bundle: bundle)
    return storyboard.instantiateViewController(withIdentifier: "extras")
  }
}
