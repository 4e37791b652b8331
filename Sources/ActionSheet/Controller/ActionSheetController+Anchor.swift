import UIKit

/// What a sheet's popover points at, followed for as long as it is shown.
extension ActionSheetController {
  /// What the popover points at, whoever said so; `nil` where there is no popover.
  var popoverAnchor: SheetAnchor? {
    // Asking for the popover of what is not presented would make one, and keep it.
    guard presentingViewController != nil else { return nil }
    return popoverPresentationController.flatMap { SheetAnchor(of: $0) }
  }

  /// Looks twice a second whether the popover still has something to point at.
  ///
  /// Nobody tells when a view leaves its window or a bar takes its items away.
  func watchAnchor() {
    course.stopWatching?()
    course.stopWatching = nil
    guard course.lifecycle.isUp, popoverAnchor != nil else { return }
    course.stopWatching = clock.schedule(after: .milliseconds(500)) { [weak self] in
      self?.followAnchor()
      self?.watchAnchor()
    }
  }

  /// Closes a popover that has nothing left to point at, and has it point where that has gone to.
  func followAnchor() {
    guard let anchor = popoverAnchor, course.lifecycle.isUp,
      let container = presentationController?.containerView
    else { return }
    switch PopoverAnchor(source: anchor.frame(in: container), in: container.bounds) {
    case .lost:
      cancel(because: .sourceRemoved)
    case .pointing(let frame):
      guard frame != course.anchorFrame else { return }
      course.anchorFrame = frame
      container.setNeedsLayout()
    }
  }
}
