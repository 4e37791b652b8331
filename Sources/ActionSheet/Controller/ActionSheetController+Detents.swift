import UIKit

/// Heights at which the sheet rests.
///
/// Detents apply to a sheet at the bottom of a window. A popover and a card are as high as their
/// content.
extension ActionSheetController {
  /// The state of a sheet that has detents.
  struct Detents {
    /// The detents as the app gave them.
    var all: [SheetDetent] = []
    var selected: SheetDetent?
    var largestUndimmed: SheetDetent?

    /// The height under a finger, in points.
    var draggedHeight: CGFloat?

    /// The value of ``ActionSheetController/selectedDetentIdentifier``.
    var published: String?
  }

  /// The heights at which the sheet rests; a finger moves it from one to the next.
  ///
  /// The default is empty: the sheet is as high as its content. While a sheet with several detents is
  /// smaller than its content, a finger that moves up makes it higher before the rows scroll.
  public var detents: [SheetDetent] {
    get { detentState.all }
    set {
      detentState.all = newValue
      detentChanged()
      layOutDetents()
    }
  }

  /// The detent at which the sheet rests.
  ///
  /// If the app has not selected one of ``detents``, it is the one with the smallest height; `nil` if
  /// there are no detents. To animate a change, set it in ``animateChanges(_:)``.
  public var selectedDetent: SheetDetent? {
    get {
      if let selected = detentState.selected, detents.contains(selected) { return selected }
      let maximum = maximumRowsHeight
      return detents.min { $0.height(maximum: maximum) < $1.height(maximum: maximum) }
    }
    set {
      guard newValue != detentState.selected else { return }
      detentState.selected = newValue
      detentChanged()
      layOutDetents()
    }
  }

  /// The identity of ``selectedDetent``, which Objective-C can read.
  ///
  /// It supports key-value observation, also for a finger that moves the sheet to another detent. It has
  /// changed already when the delegate is called. The default is `nil`.
  @GKInspectable public dynamic var selectedDetentIdentifier: String? { detentState.published }

  /// Notifies key-value observers if another detent is selected than before.
  func detentChanged() {
    let new = selectedDetent?.id
    if new != detentState.published {
      publish([Self.publishedDetent]) { detentState.published = new }
    }
  }

  /// The detent up to which the views behind the sheet are not dimmed and receive touches.
  ///
  /// The default is `nil`: they are always dimmed.
  public var largestUndimmedDetent: SheetDetent? {
    get { detentState.largestUndimmed }
    set {
      detentState.largestUndimmed = newValue
      layOutDetents()
    }
  }

  /// Animates changes of ``selectedDetent``, ``detents`` and ``largestUndimmedDetent``.
  ///
  /// - Parameter changes: Changes the properties.
  public func animateChanges(_ changes: @escaping () -> Void) {
    if isViewLoaded, view.window != nil {
      layOutSheet()
      sheet.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: changes)
  }

  // MARK: Layout

  /// The greatest height of the rows in the window, in points; about that on a phone before there is a view.
  var maximumRowsHeight: CGFloat {
    guard isViewLoaded else { return 800 }
    return SheetAvailableSpace(
      metrics: sheet.style.metrics, environment: environment(heightLimit: nil)
    ).height
  }

  /// The height that the selected detent or a finger leaves to the rows, in points; `nil` for no limit.
  var detentHeight: CGFloat? {
    guard placement == .bottom, let selectedDetent else { return nil }
    return detentState.draggedHeight ?? selectedDetent.height(maximum: maximumRowsHeight)
  }

  /// The heights of the detents; none is greater than that of the content.
  var detentTrack: SheetDetentTrack {
    let maximum = maximumRowsHeight
    let content = sheet.layout.rowsHeight
    return SheetDetentTrack(heights: detents.map { min($0.height(maximum: maximum), content) })
  }

  /// A Boolean value that determines whether the views behind the sheet are not dimmed.
  var isUndimmed: Bool {
    guard placement == .bottom, let selectedDetent, let largest = largestUndimmedDetent else {
      return false
    }
    let maximum = maximumRowsHeight
    return selectedDetent.height(maximum: maximum) <= largest.height(maximum: maximum)
  }

  /// Selects the detent with a height, and reports it if the user did so.
  func selectDetent(at index: Int) {
    let maximum = maximumRowsHeight
    let sorted = detents.sorted { $0.height(maximum: maximum) < $1.height(maximum: maximum) }
    guard sorted.indices.contains(index) else { return }
    let old = selectedDetent
    detentState.selected = sorted[index]
    detentChanged()
    if selectedDetent != old { delegate?.actionSheetControllerDidChangeSelectedDetent(self) }
  }

  func layOutDetents() {
    guard isViewLoaded, view.window != nil else { return }
    layOutSheet()
    sheet.layoutIfNeeded()
  }
}

/// The view of a controller; where nothing dims the views behind it, it leaves touches to them.
final class SheetRootView: UIView {
  /// Returns the view behind the sheet that receives touches beside it; `nil` if none does.
  var viewBehind: (() -> UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard view === self, let behind = viewBehind?() else { return view }
    return behind.hitTest(convert(point, to: behind), with: event)
  }
}
