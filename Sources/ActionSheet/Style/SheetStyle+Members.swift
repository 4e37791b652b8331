import Foundation

extension SheetStyle {
  /// Whether the sheet does something by itself.
  subscript(behavior behavior: SheetBehaviors) -> Bool {
    get { behaviors.isSuperset(of: behavior) }
    set {
      if newValue { behaviors.formUnion(behavior) } else { behaviors.subtract(behavior) }
    }
  }

  /// The point size of the titles of actions at the text size a device comes with.
  ///
  /// The texts grow as body text does. What is not finite or not above zero is ignored.
  var actionFontSize: CGFloat {
    get { fonts.action.curve.pointSize(at: .large) }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      fonts.action.curve = .scaled(newValue)
      fonts.cancel.curve = .scaled(newValue)
    }
  }

  /// The width in points, 0 where it follows the window.
  var pointWidth: CGFloat {
    get { if case .points(let width) = metrics.width { width } else { 0 } }
    set { if newValue.isLength, newValue > 0 { metrics.width = .points(newValue) } }
  }

  /// The thickness of lines in points, below zero for one pixel.
  var linePoints: CGFloat {
    get {
      switch metrics.separatorThickness {
      case .points(let thickness): thickness
      case .hairline: -1
      }
    }
    set {
      guard newValue.isFinite else { return }
      metrics.separatorThickness = newValue < 0 ? .hairline : .points(newValue)
    }
  }

  /// Whether each row has a surface of its own.
  var separatesRows: Bool {
    get { surface == .rows }
    set { surface = newValue ? .rows : .container }
  }

  /// Whether surfaces blur what is behind them; a material that does is kept.
  var blursBackground: Bool {
    get { material != .opaque }
    set { if newValue != blursBackground { material = newValue ? .thin : .opaque } }
  }

  /// Whether cancel rows stand below everything else.
  var pinsCancel: Bool {
    get { cancelPlacement == .atEnd }
    set { cancelPlacement = newValue ? .atEnd : .asAdded }
  }

  /// Whether the titles of actions begin where reading does.
  var alignsLeading: Bool {
    get { actionAlignment == .leading }
    set { actionAlignment = newValue ? .leading : .center }
  }
}
