import UIKit

/// Heights at which the sheet rests.
///
/// Detents apply to a sheet at the bottom of a window. A popover is as high as its content, and so is a card
/// that UIKit presents, unless its `sheetPresentationController` has other detents.
extension ActionSheetController {
  /// The detent at which the sheet rests.
  ///
  /// If the app has not selected one of ``detents``, it is the one with the smallest height when the sheet
  /// appears; `nil` if there are no detents. The person and the app change it, a keyboard and the size of the
  /// window do not. To animate a change, set it in ``animateChanges(_:)``.
  public var selectedDetent: SheetDetent? {
    get {
      if let selected = setDetent, detents.contains(selected) { return selected }
      return sortedDetents.first
    }
    set {
      guard newValue != setDetent else { return }
      setDetent = newValue
      detentsChanged()
    }
  }

  func detentChanged() {
    let new = selectedDetent?.id
    if new != publishedDetentID {
      publish([Self.publishedDetent]) { publishedDetentID = new }
    }
  }

  func detentsChanged() {
    detentChanged()
    layOutDetents()
  }

  /// Animates changes of ``selectedDetent``, ``detents`` and ``largestUndimmedDetent``.
  public func animateChanges(_ changes: @escaping () -> Void) {
    if isViewLoaded, view.window != nil {
      layOutSheet()
      sheet.layoutIfNeeded()
    }
    UIView.animateSpring(duration: 0.35, changes)
  }

  // MARK: Layout

  /// The greatest height of the rows in the window without a keyboard, in points; about that on a phone before
  /// there is a view.
  var maximumRowsHeight: CGFloat {
    isViewLoaded ? availableHeight(avoidsKeyboard: false) : 800
  }

  private func availableHeight(avoidsKeyboard: Bool = true) -> CGFloat {
    sheet.style.metrics.availableHeight(
      in: environment(heightLimit: nil, avoidsKeyboard: avoidsKeyboard))
  }

  /// The height that the selected detent or a finger leaves to the rows, in points; `nil` for no limit.
  var detentHeight: CGFloat? {
    guard placement == .bottom, let selectedDetent else { return nil }
    return draggedHeight ?? selectedDetent.height(maximum: maximumRowsHeight)
  }

  /// The detents from the least height to the greatest.
  private var sortedDetents: [SheetDetent] {
    let maximum = maximumRowsHeight
    return detents.sorted { $0.height(maximum: maximum) < $1.height(maximum: maximum) }
  }

  /// The heights of the detents; none is greater than that of the content, or than a keyboard leaves.
  var detentTrack: SheetDetentTrack {
    let maximum = maximumRowsHeight
    let limit = min(sheet.layout.rowsHeight, availableHeight())
    return SheetDetentTrack(heights: detents.map { min($0.height(maximum: maximum), limit) })
  }

  var isUndimmed: Bool {
    guard placement == .bottom, let selectedDetent, let largest = largestUndimmedDetent else {
      return false
    }
    let maximum = maximumRowsHeight
    return selectedDetent.height(maximum: maximum) <= largest.height(maximum: maximum)
  }

  /// Selects a detent for the person, by its height among the others.
  func selectDetent(at index: Int) {
    let (old, detents) = (selectedDetent, sortedDetents)
    guard detents.indices.contains(index) else { return }
    setDetent = detents[index]
    detentChanged()
    if selectedDetent != old { delegate?.actionSheetControllerDidChangeSelectedDetent(self) }
  }

  /// Moves the sheet to the next greater height, or for -1 to the next smaller one, as the grabber does; if it
  /// wraps, the least height follows the greatest one.
  @discardableResult
  func moveToDetent(by step: Int, wraps: Bool = false) -> Bool {
    let heights = detentTrack.heights
    guard presenter.state.isOpen, let selectedDetent, let greatest = heights.last else {
      return false
    }
    let height = min(selectedDetent.height(maximum: maximumRowsHeight), greatest)
    var next =
      step > 0
      ? heights.firstIndex { $0 > height + 0.5 } : heights.lastIndex { $0 < height - 0.5 }
    if wraps, next == nil, heights[0] < height - 0.5 { next = 0 }
    guard let next else { return false }
    animateChanges {
      self.selectDetent(at: next)
      self.layOutDetents()
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    return true
  }

  func layOutDetents() {
    guard isViewLoaded, view.window != nil else { return }
    layOutSheet()
    sheet.layoutIfNeeded()
  }

  /// Shows the grabber, or removes it; only a sheet at the bottom has one.
  func updateGrabber() {
    let shows = prefersGrabberVisible && !isFilling
    guard shows != (sheet.container.grabber != nil) else { return }
    let grabber = shows ? SheetGrabberView(frame: .zero) : nil
    grabber?.controller = self
    sheet.container.grabber = grabber
    view.accessibilityElements = [grabber, sheet, dimmingView].compactMap { $0 }
  }

  // MARK: Card

  /// The card in which UIKit presents the sheet; `nil` if the sheet is no card.
  var card: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet: sheetPresentationController
    default: nil
    }
  }

  /// Gives the card the height of the content as its detent, unless the app has set others.
  func updateCard() {
    guard let card, card.detents.map(\.identifier) == [.large] else { return }
    card.detents = [
      .custom { [weak self] context in
        min(self?.cardHeight ?? .infinity, context.maximumDetentValue)
      }
    ]
  }

  func updateCardHeight(width: CGFloat) {
    guard let card else { return }
    let height = sheet.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let whole = height + 2 * fillingMargin
    guard whole != cardHeight else { return }
    cardHeight = whole
    card.invalidateDetents()
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
