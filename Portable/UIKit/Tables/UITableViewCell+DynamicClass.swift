extension UITableViewCell {
  // Off Apple a metatype value can only be called through a `required` initializer, and making the
  // designated one required would break every subclass that overrides it. This convenience
  // initializer reaches the designated one through the class's own table; the method below is that
  // initializer under its symbol name, callable on any metatype. Initializers own their arguments.
  convenience init(_dynamicIdentifier identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  static func make(reuseIdentifier: String) -> UITableViewCell { instantiate(reuseIdentifier) }

  @_silgen_name("$s5UIKit15UITableViewCellC18_dynamicIdentifierACSS_tcfC")
  private static func instantiate(_ identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  // As above.
  convenience init(_dynamicIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  static func make(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    instantiate(reuseIdentifier)
  }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C18_dynamicIdentifierACSS_tcfC")
  private static func instantiate(_ identifier: consuming String) -> UITableViewHeaderFooterView
}
