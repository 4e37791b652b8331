extension UIViewController {
  /// Leaves a sheet or a popover, if this controller is presented as one and in front.
  func escapePresentation() -> Bool {
    guard presentation.presenting != nil, presentedViewController == nil else { return false }
    return presentation.controller?.userEscapes() ?? false
  }
}

extension UIPress {
  /// The Escape key went down alone.
  var isPlainEscape: Bool {
    guard let key, key.keyCode == .keyboardEscape else { return false }
    return key.modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift])
  }
}
