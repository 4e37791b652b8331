import Foundation

/// The variables of a view or a guide in an engine: its rectangle in its superview's coordinates.
@MainActor final class LayoutItem {
  weak var engine: LayoutEngine?
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let x: LayoutSystem.Variable
  let y: LayoutSystem.Variable
  let width: LayoutSystem.Variable
  let height: LayoutSystem.Variable
  /// The size of a scroll view's content, and its offset; made when a constraint uses them.
  var content: (width: LayoutSystem.Variable, height: LayoutSystem.Variable)?
  var offset: (x: LayoutSystem.Variable, y: LayoutSystem.Variable)?

  /// What the engine adds on behalf of the item.
  var ownConstraints: [LayoutSystem.ConstraintID] = []
  var offsetConstraints: [LayoutSystem.ConstraintID] = []
  var contentSize: (x: LayoutSystem.ConstraintID?, y: LayoutSystem.ConstraintID?) = (nil, nil)
  /// The intrinsic size and the priorities in force.
  var usedContentSize: CGSize?
  var usedPriorities: LayoutPriorities?
  /// Whether the superview is to give the view its frame.
  var isStale = false

  init(
    engine: LayoutEngine, x: LayoutSystem.Variable, y: LayoutSystem.Variable,
    width: LayoutSystem.Variable, height: LayoutSystem.Variable
  ) {
    self.engine = engine
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var variables: [LayoutSystem.Variable] {
    var result = [x, y, width, height]
    if let content { result += [content.width, content.height] }
    if let offset { result += [offset.x, offset.y] }
    return result
  }

  /// The rectangle of the last solution.
  var rect: CGRect {
    guard let system = engine?.system else { return .zero }
    return CGRect(
      x: system.value(of: x), y: system.value(of: y), width: max(0, system.value(of: width)),
      height: max(0, system.value(of: height)))
  }

  var isAmbiguous: Bool {
    guard let engine else { return false }
    return [x, y, width, height].contains { engine.system.isAmbiguous($0) }
  }
}
