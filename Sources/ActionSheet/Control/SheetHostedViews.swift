import ControlCore
import UIKit

/// The custom views of a sheet and their controllers, by the identities of their slots.
@MainActor
final class SheetHostedViews {
  /// A width of rows, and the text size.
  typealias Measure = (width: CGFloat, textSize: UIContentSizeCategory)

  private typealias Entry = (
    view: UIView, controller: UIViewController?, measure: Measure?, observation: ObservationToken?
  )

  private unowned let sheet: ActionSheetControl
  private var entries: [SheetItemID: Entry] = [:]
  private weak var parent: UIViewController?

  /// Called with each controller before its view is measured.
  var prepare: (@MainActor (UIViewController) -> Void)? {
    didSet { entries.values.lazy.compactMap(\.controller).forEach { prepare?($0) } }
  }

  init(_ sheet: ActionSheetControl) {
    self.sheet = sheet
  }

  var views: [SheetItemID: UIView] { entries.mapValues(\.view) }

  var isEmpty: Bool { entries.isEmpty }
  var isModal: Bool { entries.values.contains { $0.controller?.isModalInPresentation == true } }

  func id(of view: UIView) -> SheetItemID? {
    entries.first { $0.value.view === view }?.key
  }

  func set(_ slot: SheetViewSlot?, id: SheetItemID) {
    let former = entries[id]
    if let controller = former?.controller, controller !== slot?.controller { release(controller) }
    if let view = former?.view, view !== slot?.view, view.isDescendant(of: sheet) {
      view.removeFromSuperview()
    }
    entries[id] = nil
    guard let slot, let view = slot.view else { return }
    (view as? any SheetInputView)?.sheet = sheet
    if let controller = slot.controller { prepare?(controller) }
    let observation = slot.list?.observeChanges(of: \.contentSize, owner: sheet) {
      [weak view] sheet, _ in
      if let view { sheet.viewHeightChanged(view) }
    }
    entries[id] = (view, slot.controller, nil, observation)
  }

  // MARK: Measuring

  /// Returns the views that were not measured for a width and a text size, and notes that they are.
  func takeUnmeasured(_ measure: Measure) -> [SheetItemID: UIView] {
    let unmeasured = entries.filter { $0.value.measure.map { $0 != measure } ?? true }
    for id in unmeasured.keys { entries[id]?.measure = measure }
    return unmeasured.mapValues(\.view)
  }

  func invalidateMeasure(of id: SheetItemID) {
    entries[id]?.measure = nil
  }

  // MARK: Controllers

  /// Makes the controllers children of the controller that shows the sheet.
  ///
  /// - Parameter place: Gives their views their places, before the controllers learn that they have moved.
  func adoptControllers(place: () -> Void) {
    let controllers = entries.values.compactMap(\.controller)
    guard !controllers.isEmpty, sheet.window != nil, let parent = sheet.nextController else {
      return place()
    }
    self.parent = parent
    let moving = controllers.filter { $0.parent !== parent }
    for controller in moving { parent.addChild(controller) }
    place()
    for controller in moving { controller.didMove(toParent: parent) }
  }

  private func release(_ controller: UIViewController) {
    guard let parent = controller.parent, parent === self.parent else { return }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}

extension UIView {
  /// The controller of the view or of the nearest of its superviews that has one.
  var nextController: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}
