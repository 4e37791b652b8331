#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension View {
    /// Presents a sheet of choices while a state is true.
    ///
    ///     Button("Delete") { isAsking = true }
    ///       .choiceSheet(isPresented: $isAsking, title: "Delete the draft?") {
    ///         [.action(.destructive("Delete") { _ in drafts.delete() }), .action(.cancel())]
    ///       }
    ///
    /// It comes from the bottom of the window; where that is wide it is a popover pointing at the
    /// view. The state becomes false when the sheet has gone, and setting it false closes the sheet.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is there.
    ///   - title: The title, if any.
    ///   - message: The message below it, if any.
    ///   - items: What the sheet shows; asked when it comes, and again at every update meanwhile.
    ///   - configuration: Sets everything else, just before the sheet comes.
    ///   - dismissed: Called with the outcome when the sheet has gone.
    /// - Returns: The view with the sheet.
    public func choiceSheet(
      isPresented: Binding<Bool>, title: String? = nil, message: String? = nil,
      items: @escaping @MainActor () -> [ActionSheetItem],
      configuration: @escaping @MainActor (ActionSheetController) -> Void = { _ in },
      dismissed: @escaping @MainActor (SheetOutcome) -> Void = { _ in }
    ) -> some View {
      background(
        ChoiceSheetPresenter(
          isPresented: isPresented, title: title, message: message, items: items,
          configuration: configuration, dismissed: dismissed))
    }
  }

  /// An empty view, as large as the one it lies behind, that presents a sheet.
  private struct ChoiceSheetPresenter: UIViewControllerRepresentable {
    @Binding var isPresented: Bool
    let title: String?
    let message: String?
    let items: @MainActor () -> [ActionSheetItem]
    let configuration: @MainActor (ActionSheetController) -> Void
    let dismissed: @MainActor (SheetOutcome) -> Void

    func makeCoordinator() -> ChoiceSheetLink {
      ChoiceSheetLink()
    }

    func makeUIViewController(context: Context) -> ChoiceSheetAnchorController {
      ChoiceSheetAnchorController(link: context.coordinator)
    }

    func updateUIViewController(_ controller: ChoiceSheetAnchorController, context: Context) {
      context.coordinator.update(controller, to: request)
    }

    static func dismantleUIViewController(
      _ controller: ChoiceSheetAnchorController, coordinator: ChoiceSheetLink
    ) {
      coordinator.cancel()
    }

    private var request: ChoiceSheetRequest {
      ChoiceSheetRequest(
        isPresented: { isPresented }, title: title, message: message, items: items,
        configuration: configuration
      ) { outcome, isStillWanted in
        if isStillWanted { isPresented = false }
        dismissed(outcome)
      }
    }
  }
#endif
