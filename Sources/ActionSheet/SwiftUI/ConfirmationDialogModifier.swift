#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension View {
    /// Presents a sheet of choices while a state is true.
    ///
    ///     Button("Delete") { isAsking = true }
    ///       .confirmationDialog("Delete the draft?", isPresented: $isAsking) {
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
    ///   - items: The items, evaluated once at every update while the state is true.
    ///   - configuration: Sets everything else on a new sheet, once; items, views and text fields that it
    ///     adds survive all updates.
    ///   - dismissed: Called with the outcome when the sheet has gone.
    /// - Returns: The view with the sheet.
    public func confirmationDialog(
      _ title: String? = nil, isPresented: Binding<Bool>, message: String? = nil,
      @ActionSheetBuilder items: @escaping @MainActor () -> [ActionSheetItem],
      configuration: @escaping @MainActor (ActionSheetController) -> Void = { _ in },
      dismissed: @escaping @MainActor (SheetOutcome) -> Void = { _ in }
    ) -> some View {
      presenting(
        .actionSheet, PopupState(isPresented), title, message, items, configuration, dismissed)
    }

    /// Presents a sheet of choices while there is an item.
    ///
    ///     List(drafts) { … }
    ///       .confirmationDialog("Delete the draft?", item: $selected) { draft in
    ///         ActionSheetAction.destructive("Delete") { _ in drafts.delete(draft) }
    ///         ActionSheetAction.cancel()
    ///       }
    ///
    /// The item becomes `nil` when its sheet has gone; setting it to `nil` closes the sheet. An item with
    /// another identity replaces the sheet. All else is as for a state that is true: see
    /// `confirmationDialog(_:isPresented:message:items:configuration:dismissed:)`.
    public func confirmationDialog<Item: Identifiable>(
      _ title: String? = nil, item: Binding<Item?>, message: String? = nil,
      @ActionSheetBuilder items: @escaping @MainActor (Item) -> [ActionSheetItem],
      configuration: @escaping @MainActor (ActionSheetController) -> Void = { _ in },
      dismissed: @escaping @MainActor (SheetOutcome) -> Void = { _ in }
    ) -> some View {
      presenting(
        .actionSheet, PopupState(item), title, message, { item.wrappedValue.map(items) ?? [] },
        configuration, dismissed)
    }

    /// Presents a dialog while a state is true.
    ///
    ///     Button("Rename") { isRenaming = true }
    ///       .dialog("Name the album", isPresented: $isRenaming) {
    ///         ActionSheetItem.textField("Name", text: $name) { $0.isEmpty ? "" : nil }
    ///         ActionSheetAction.default("Save") { _ in save() }
    ///         ActionSheetAction.cancel()
    ///       }
    ///
    /// A dialog is a sheet with another form; see <doc:Dialogs> and
    /// `confirmationDialog(_:isPresented:message:items:configuration:dismissed:)`.
    public func dialog(
      _ title: String? = nil, isPresented: Binding<Bool>, message: String? = nil,
      @ActionSheetBuilder items: @escaping @MainActor () -> [ActionSheetItem],
      configuration: @escaping @MainActor (ActionSheetController) -> Void = { _ in },
      dismissed: @escaping @MainActor (SheetOutcome) -> Void = { _ in }
    ) -> some View {
      presenting(
        .alert, PopupState(isPresented), title, message, items, configuration, dismissed)
    }

    /// Presents a dialog while there is an item.
    ///
    /// The item becomes `nil` when its dialog has gone; setting it to `nil` closes the dialog. An item with
    /// another identity replaces the dialog. All else is as for a state that is true.
    public func dialog<Item: Identifiable>(
      _ title: String? = nil, item: Binding<Item?>, message: String? = nil,
      @ActionSheetBuilder items: @escaping @MainActor (Item) -> [ActionSheetItem],
      configuration: @escaping @MainActor (ActionSheetController) -> Void = { _ in },
      dismissed: @escaping @MainActor (SheetOutcome) -> Void = { _ in }
    ) -> some View {
      presenting(
        .alert, PopupState(item), title, message, { item.wrappedValue.map(items) ?? [] },
        configuration, dismissed)
    }

    private func presenting(
      _ style: UIAlertController.Style, _ state: PopupState, _ title: String?, _ message: String?,
      _ items: @escaping @MainActor () -> [ActionSheetItem],
      _ configuration: @escaping @MainActor (ActionSheetController) -> Void,
      _ dismissed: @escaping @MainActor (SheetOutcome) -> Void
    ) -> some View {
      // The body of the presenting view: SwiftUI observes what the items read.
      let items = state.get().map { _ in items() }
      return background(
        PopupPresenter { environment in
          PopupRequest(
            state, preferredStyle: style, title: title, message: message, items: items,
            queue: environment.presentationQueue,
            prepare: {
              ($0 as? UIHostingController<SheetHostedView>)?.rootView.environment = environment
            }, configuration: configuration, ended: dismissed)
        })
    }
  }

  extension PopupState {
    @MainActor init(_ isPresented: Binding<Bool>) {
      self.init(
        get: { isPresented.wrappedValue ? true : nil },
        set: { _ in isPresented.wrappedValue = false })
    }

    @MainActor init<Item: Identifiable>(_ item: Binding<Item?>) {
      self.init(
        get: { item.wrappedValue.map { AnyHashable($0.id) } }, set: { _ in item.wrappedValue = nil }
      )
    }
  }

  /// An empty view, as large as the one it lies behind, that shows a popup for a state.
  struct PopupPresenter<Popup: AnyObject, Outcome>: UIViewControllerRepresentable {
    let request: @MainActor (EnvironmentValues) -> PopupRequest<Popup, Outcome>

    func makeCoordinator() -> PopupLink<Popup, Outcome> {
      PopupLink()
    }

    func makeUIViewController(context: Context) -> PresentationAnchorController {
      let controller = PresentationAnchorController()
      controller.appeared = { [weak link = context.coordinator] in link?.update($0) }
      return controller
    }

    func updateUIViewController(_ controller: PresentationAnchorController, context: Context) {
      context.coordinator.update(controller, to: request(context.environment))
    }

    static func dismantleUIViewController(
      _ controller: PresentationAnchorController, coordinator: PopupLink<Popup, Outcome>
    ) {
      coordinator.cancel()
    }
  }

  private struct PresentationQueueKey: EnvironmentKey {
    static let defaultValue: PresentationQueue? = nil
  }

  extension EnvironmentValues {
    /// The queue through which `confirmationDialog` and `toast` present; the default is `nil`: sheets are
    /// presented at once, toasts through the queue of the scene.
    public var presentationQueue: PresentationQueue? {
      get { self[PresentationQueueKey.self] }
      set { self[PresentationQueueKey.self] = newValue }
    }
  }

  private struct ActionSheetStyleKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = SheetStyle()

    static func read(from traitCollection: UITraitCollection) -> SheetStyle {
      traitCollection.actionSheetStyle
    }

    static func write(to mutableTraits: inout any UIMutableTraits, value: SheetStyle) {
      mutableTraits.actionSheetStyle = value
    }
  }

  extension EnvironmentValues {
    /// The style of the sheets, the dialogs and the toasts that a view presents, and of sheets in it.
    ///
    /// It is the trait `actionSheetStyle`, so controllers below the view have it as well, and the view has
    /// that of the controllers around it. Nothing of it is set by default, so sheets have the
    /// preset ``SheetStyle/system``.
    ///
    ///     ContentView().environment(\.actionSheetStyle, .classic)
    public var actionSheetStyle: SheetStyle {
      get { self[ActionSheetStyleKey.self] }
      set { self[ActionSheetStyleKey.self] = newValue }
    }
  }
#endif
