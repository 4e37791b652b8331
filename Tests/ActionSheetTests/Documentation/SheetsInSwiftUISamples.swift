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
        .confirmationDialog("Delete the draft?", isPresented: $isAsking) {
          ActionSheetAction.destructive("Delete") { _ in message = "Draft deleted" }
          if canArchive {
            ActionSheetAction.default("Archive") { _ in message = "Draft archived" }
          }
          ActionSheetAction.cancel()
        }
        .toast(for: message) { Toast($0, position: .bottom) }
        .environment(\.presentationQueue, queue)
    }
  }
  // end of sample

  // sample SheetsInSwiftUI 2
  struct AlbumView: View {
    @State private var isNaming = false
    @State private var name = ""
    @State private var order: String? = "date"
    @State private var sharing: Photo?

    struct Photo: Identifiable {
      let id: Int
      let title: String
    }

    var body: some View {
      Button("Rename") { isNaming = true }
        .dialog("Name the album", isPresented: $isNaming) {
          ActionSheetItem.textField("Name", text: $name) { $0.isEmpty ? "" : nil }
          ActionSheetItem.section("Sort by", selection: $order) {
            ActionSheetAction.default("Name", id: "name")
            ActionSheetAction.default("Date", id: "date")
          }
          ActionSheetAction.cancel("Done")
        }
        .confirmationDialog("Share the photo", item: $sharing) { photo in
          ActionSheetAction.default("Copy") { _ in print("Copied: " + photo.title) }
          ActionSheetAction.cancel()
        }
        .environment(\.actionSheetStyle, .system)
    }
  }
  // end of sample

  // sample SheetsInSwiftUI 3
  struct HikeView: View {
    @State private var isRating = false
    @State private var stars = 4

    var body: some View {
      Button("Rate") { isRating = true }
        .confirmationDialog("How was the hike?", isPresented: $isRating) {
          ActionSheetItem.view(id: "stars") {
            Stepper("\(stars) stars", value: $stars, in: 1...5).padding()
          }
          ActionSheetAction.default("Send")
          ActionSheetAction.cancel()
        }
    }
  }
  // end of sample

  // sample SheetsInSwiftUI 4
  @Observable final class Trip {
    var stars = 4
    var canShare = true
  }

  struct TripsView: View {
    @State private var trip = Trip()

    var body: some View {
      NavigationStack {
        TripView().navigationTitle("Trip")
      }
      .environment(trip)
    }
  }

  struct TripView: View {
    @Environment(Trip.self) private var trip
    @State private var isRating = false

    var body: some View {
      Button("Rate") { isRating = true }
        .confirmationDialog("How was the trip?", isPresented: $isRating) {
          ActionSheetItem.view(id: "stars") { StarsView() }
          if trip.canShare {
            ActionSheetAction.default("Share") { _ in trip.canShare = false }
          }
          ActionSheetAction.cancel("Done")
        }
    }
  }

  struct StarsView: View {
    @Environment(Trip.self) private var trip

    var body: some View {
      @Bindable var trip = trip
      Stepper("\(trip.stars) stars", value: $trip.stars, in: 1...5).padding()
    }
  }
  // end of sample

  // sample SheetsInSwiftUI 5
  struct ReminderView: View {
    @State private var isAsking = false
    @State private var date = Date.now
    @State private var interval = 0

    var body: some View {
      Button("Remind Me") { isAsking = true }
        .confirmationDialog("Remind Me", isPresented: $isAsking) {
          ActionSheetItem.datePicker("Date", selection: $date) { $0.datePickerMode = .dateAndTime }
          ActionSheetItem.picker(
            "Repeat", choices: ["Never", "Every Day", "Every Week"], selection: $interval)
          ActionSheetAction.default("Save") { _ in print(date, interval) }
          ActionSheetAction.cancel()
        }
    }
  }
  // end of sample

  // sample SheetsInSwiftUI 6
  struct UploadView: View {
    @State private var deleted: Draft?
    @State private var isUploading = false
    @State private var progress: Double?

    struct Draft: Identifiable {
      let id: Int
      let title: String
    }

    var body: some View {
      Button("Upload") { isUploading = true }
        .toast(item: $deleted) { draft in
          let toast = Toast("Deleted: " + draft.title, position: .bottom)
          toast.setButton("Undo") { print("Restored") }
          return toast
        }
        .toast(isPresented: $isUploading) {
          let toast = Toast.loading("Uploading")
          toast.progress = progress
          return toast
        }
    }
  }
// end of sample
#endif
