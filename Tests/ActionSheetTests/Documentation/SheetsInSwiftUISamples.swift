// The samples of SheetsInSwiftUI.md, compiled as in an app: without testable imports.

#if canImport(SwiftUI)
  // sample SheetsInSwiftUI 1
  import ActionSheet
  import SwiftUI

  struct DraftsView: View {
    @State private var isAsking = false
    @State private var message: String?
    let canArchive: Bool
    let queue: PresentationQueue

    var body: some View {
      Button("Delete") { isAsking = true }
        .choiceSheet("Delete the draft?", isPresented: $isAsking) {
          ActionSheetAction.destructive("Delete") { _ in message = "Draft deleted" }
          if canArchive {
            ActionSheetAction.default("Archive") { _ in message = "Draft archived" }
          }
          ActionSheetAction.cancel()
        }
        .toast(for: message) { Toast($0, edge: .bottom) }
        .environment(\.presentationQueue, queue)
    }
  }
// end of sample
#endif
