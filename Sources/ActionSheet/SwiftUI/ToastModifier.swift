#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  extension Toast {
    /// Creates a toast with a view of SwiftUI, which is as high as it needs at the width of the toast.
    ///
    ///     Toast(position: .middle) { Label("Added to Favorites", systemImage: "heart.fill") }
    ///
    /// - Parameters:
    ///   - position: The place on the screen.
    ///   - content: Creates the view.
    public convenience init(position: Position = .top, @ViewBuilder content: () -> some View) {
      let controller = UIHostingController(
        measuring: SheetHostedView(content: AnyView(content())))
      self.init(view: controller.view, controller: controller, position: position)
    }

    /// Gives the view of SwiftUI the environment of the presenting view.
    fileprivate func adopting(_ environment: EnvironmentValues) -> Toast {
      (controller as? UIHostingController<SheetHostedView>)?.rootView.environment = environment
      return self
    }
  }

  extension View {
    /// Shows a toast while a state is true.
    ///
    ///     ContentView()
    ///       .toast(isPresented: $isUploading) {
    ///         let toast = Toast.loading("Uploading")
    ///         toast.progress = upload.progress
    ///         return toast
    ///       }
    ///
    /// The toast is shown through the `presentationQueue` of the environment, or else the queue of the
    /// scene. The state becomes false when the toast has gone; setting it to false dismisses the toast. An
    /// update of the view changes what differs in texts, kind, progress, button and style of a toast in the
    /// queue, and its time goes on. A view of SwiftUI is updated, a custom one is that of the first update.
    ///
    /// - Parameters:
    ///   - isPresented: The state.
    ///   - dismissed: Called with the outcome when the toast has gone.
    ///   - toast: Creates the toast, at every update.
    /// - Returns: The view with the toast.
    public func toast(
      isPresented: Binding<Bool>,
      dismissed: @escaping @MainActor (PresentationOutcome) -> Void = { _ in },
      _ toast: @escaping @MainActor () -> Toast
    ) -> some View {
      showing(PopupState(isPresented), toast, dismissed)
    }

    /// Shows a toast while there is an item.
    ///
    ///     List(drafts) { … }
    ///       .toast(item: $deleted) { draft in
    ///         let toast = Toast("“\(draft.title)” deleted", position: .bottom)
    ///         toast.setButton("Undo") { drafts.restore(draft) }
    ///         return toast
    ///       }
    ///
    /// The item becomes `nil` when its toast has gone; setting it to `nil` dismisses the toast. An item with
    /// another identity replaces the toast. All else is as for a state that is true: see
    /// `toast(isPresented:dismissed:_:)`.
    public func toast<Item: Identifiable>(
      item: Binding<Item?>,
      dismissed: @escaping @MainActor (PresentationOutcome) -> Void = { _ in },
      _ toast: @escaping @MainActor (Item) -> Toast
    ) -> some View {
      showing(PopupState(item), { item.wrappedValue.map(toast) }, dismissed)
    }

    /// Shows a toast each time a value changes to one that is not `nil`.
    ///
    /// The toast is shown through the `presentationQueue` of the environment, or else the queue of the
    /// scene. It stays for its duration, whatever becomes of the value.
    public func toast<Value: Equatable>(
      for value: Value?, _ toast: @escaping @MainActor (Value) -> Toast
    ) -> some View {
      background(
        PopupPresenter { environment in
          PopupRequest(
            eachOf: value, queue: environment.presentationQueue,
            toast: { toast($0).adopting(environment) })
        })
    }

    private func showing(
      _ state: PopupState, _ toast: @escaping @MainActor () -> Toast?,
      _ dismissed: @escaping @MainActor (PresentationOutcome) -> Void
    ) -> some View {
      background(
        PopupPresenter { environment in
          PopupRequest(
            state, queue: environment.presentationQueue,
            toast: { toast()?.adopting(environment) }, ended: dismissed)
        })
    }
  }
#endif
