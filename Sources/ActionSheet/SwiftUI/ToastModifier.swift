#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

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
    /// queue, and its time goes on. A custom view is that of the first update.
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
    ///         let toast = Toast("“\(draft.title)” deleted", edge: .bottom)
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
        PopupPresenter {
          PopupRequest(eachOf: value, queue: $0.presentationQueue, toast: toast)
        })
    }

    private func showing(
      _ state: PopupState, _ toast: @escaping @MainActor () -> Toast?,
      _ dismissed: @escaping @MainActor (PresentationOutcome) -> Void
    ) -> some View {
      background(
        PopupPresenter {
          PopupRequest(state, queue: $0.presentationQueue, toast: toast, ended: dismissed)
        })
    }
  }
#endif
