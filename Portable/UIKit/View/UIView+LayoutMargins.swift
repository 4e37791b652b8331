import QuartzCore

// The margins a view was given and what became of them.
struct LayoutMarginStorage {
  enum Given: Equatable {
    case standard
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
    /// The margins of a table for the content of its cells, until others are set.
    case cell(NSDirectionalEdgeInsets)
  }

  var given = Given.standard
  var preservesSuperview = false
  var insetsFromSafeArea = true
}

extension UIView {
  final var effectiveLayoutMargins: UIEdgeInsets {
    var result = ownLayoutMargins
    if marginStorage.preservesSuperview, let parent = parentView {
      let outer = parent.layoutMargins
      let frame = backingLayer.frame
      let bounds = parent.backingLayer.bounds
      result.top = max(result.top, outer.top - (frame.minY - bounds.minY))
      result.left = max(result.left, outer.left - (frame.minX - bounds.minX))
      result.bottom = max(result.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      result.right = max(result.right, outer.right - (bounds.maxX - frame.maxX))
    }
    guard marginStorage.insetsFromSafeArea else { return result }
    return result + storedSafeAreaInsets
  }

  final var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
      bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
  }

  private var ownLayoutMargins: UIEdgeInsets {
    switch marginStorage.given {
    case .standard: return standardLayoutMargins
    case .absolute(let insets): return insets
    case .directional(let insets), .cell(let insets):
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return UIEdgeInsets(
        top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
    }
  }

  // A controller's root view has the system's margins at the sides and none above and below.
  private var standardLayoutMargins: UIEdgeInsets {
    guard owningViewController != nil else {
      return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side: CGFloat = backingLayer.bounds.width < 400 ? 16 : 20
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  final func setLayoutMargins(_ insets: UIEdgeInsets) {
    changeMargins { $0.given = .absolute(insets) }
  }

  final func setDirectionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) {
    changeMargins { $0.given = .directional(insets) }
  }

  final func changeMargins(_ change: (inout LayoutMarginStorage) -> Void) {
    let old = effectiveLayoutMargins
    change(&marginStorage)
    if effectiveLayoutMargins != old { marginsMayHaveChanged() }
  }

  final func marginsMayHaveChanged() {
    if layoutState != nil { noteLayoutChange(.insets) }
    layoutMarginsDidChange()
    owningViewController?.rootViewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in childViews where subview.marginStorage.preservesSuperview {
      subview.marginsMayHaveChanged()
    }
  }
}
