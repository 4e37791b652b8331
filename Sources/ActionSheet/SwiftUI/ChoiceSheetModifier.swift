/// Brings a sheet that is on screen into line with a state that says whether it should be.
struct ChoiceSheetSync: Equatable, Sendable {
  /// What to do next.
  enum Step: Equatable, Sendable {
    case nothing
    case present(Int)
    case dismiss
  }

  /// Whether the sheet has been asked to come and has not ended.
  private(set) var isShown = false

  private var lastNumber = 0

  /// Decides after an update.
  ///
  /// - Parameters:
  ///   - isWanted: What the state says.
  ///   - canPresent: Whether there is a window; without one the next update decides.
  /// - Returns: What to do next; a sheet is presented under a number of its own.
  mutating func step(isWanted: Bool, canPresent: Bool) -> Step {
    guard isWanted != isShown else { return .nothing }
    if isWanted {
      guard canPresent else { return .nothing }
      isShown = true
      lastNumber += 1
      return .present(lastNumber)
    }
    isShown = false
    return .dismiss
  }

  /// A sheet has ended.
  ///
  /// One that has been followed by another says nothing of that.
  ///
  /// - Parameters:
  ///   - number: What it was presented under.
  ///   - isWanted: What the state says.
  /// - Returns: Whether the state still says that it is there and has to be told.
  mutating func ended(_ number: Int, isWanted: Bool) -> Bool {
    guard number == lastNumber else { return false }
    isShown = false
    return isWanted
  }
}

#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension View {
    /// Presents a sheet of choices while a state is true.
    ///
    ///     Button("Delete") { isAsking = true }
    ///       .choiceSheet("Delete the draft?", isPresented: $isAsking) {
    ///         ActionSheetAction.destructive("Delete") { _ in drafts.delete() }
    ///         if drafts.canArchive {
    ///           ActionSheetAction.default("Archive") { _ in drafts.archive() }
    ///         }
    ///         ActionSheetAction.cancel()
    ///       }
    ///
    /// The sheet comes from the bottom of the window, or is a popover that points at the view. The
    /// state becomes false when the sheet has gone; setting it to false closes the sheet. An update of
    /// the view changes what differs from the last update, and nothing else of an open sheet: items are
    /// identified by their places; see ``ActionSheetBuilder``. If the environment has a
    /// `presentationQueue`, the sheet is presented through it.
    ///
    /// - Parameters:
    ///   - title: The title, if any.
    ///   - isPresented: The state.
    ///   - message: The message below the title, if any.
    ///   - items: The items, evaluated at every update.
    ///   - configuration: Sets everything else on a new sheet, once; items, views and text fields that it
    ///     adds survive all updates.
    ///   - dismissed: Called with the outcome when the sheet has gone.
    /// - Returns: The view with the sheet.
    public func choiceSheet(
      _ title: String? = nil, isPresented: Binding<Bool>, message: String? = nil,
      @ActionSheetBuilder items: @escaping @MainActor () -> [ActionSheetItem],
      configuration: @escaping @MainActor (ActionSheetController) -> Void = { _ in },
      dismissed: @escaping @MainActor (SheetOutcome) -> Void = { _ in }
    ) -> some View {
      background(
        ChoiceSheetPresenter(
          isPresented: isPresented, title: title, message: message, items: items,
          configuration: configuration, dismissed: dismissed))
    }
  }

  private struct PresentationQueueKey: EnvironmentKey {
    static let defaultValue: PresentationQueue? = nil
  }

  extension EnvironmentValues {
    /// The queue through which `choiceSheet` and `toast` present.
    ///
    /// The default is `nil`: sheets are presented at once, toasts through the queue of the scene.
    public var presentationQueue: PresentationQueue? {
      get { self[PresentationQueueKey.self] }
      set { self[PresentationQueueKey.self] = newValue }
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
      context.coordinator.update(
        controller, to: request(queue: context.environment.presentationQueue))
    }

    static func dismantleUIViewController(
      _ controller: ChoiceSheetAnchorController, coordinator: ChoiceSheetLink
    ) {
      coordinator.cancel()
    }

    private func request(queue: PresentationQueue?) -> ChoiceSheetRequest {
      ChoiceSheetRequest(
        isPresented: { isPresented }, title: title, message: message, items: items, queue: queue,
        configuration: configuration
      ) { outcome, isStillWanted in
        if isStillWanted { isPresented = false }
        dismissed(outcome)
      }
    }
  }
#endif
