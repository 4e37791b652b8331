#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension ActionSheetItem {
    /// Returns an item that is a view of SwiftUI.
    ///
    /// The row is as high as the view needs at its width, and follows changes. In a list of SwiftUI that
    /// scrolls, give it a frame: it has no height of its own.
    ///
    ///     controller.items = [.view { RatingView(rating: rating) }, .action(.default("Send"))]
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - content: Creates the view.
    /// - Returns: The item.
    @MainActor
    public static func view(
      id: SheetItemID = SheetItemID(), @ViewBuilder content: () -> some View
    ) -> ActionSheetItem {
      let controller = UIHostingController(rootView: content())
      // A change of the preferred size tells the sheet to measure again.
      controller.sizingOptions = .preferredContentSize
      controller.safeAreaRegions = []
      controller.view.backgroundColor = .clear
      return .viewController(controller, id: id)
    }
  }

  extension UIHostingController: SheetBodyController {
    func height(fitting width: CGFloat) -> CGFloat {
      sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func adoptContent(of other: UIViewController?) {
      if let other = other as? UIHostingController<Content> { rootView = other.rootView }
    }
  }
#endif
