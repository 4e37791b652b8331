/// What a configuration may depend on: traits and the state of its view.
public protocol UIConfigurationState {
}

/// The state of a view that shows configured content.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UIConfigurationState {
  var isPressedOrChosen: Bool {
    switch self {
    case let state as UICellConfigurationState: state.isHighlighted || state.isSelected
    case let state as UIViewConfigurationState: state.isHighlighted || state.isSelected
    default: false
    }
  }

  var isOff: Bool {
    switch self {
    case let state as UICellConfigurationState: state.isDisabled
    case let state as UIViewConfigurationState: state.isDisabled
    default: false
    }
  }
}
