extension CALayer {
  func storedValue(forKey key: String) -> Any? {
    if let property = property(forKey: key) { return property.get(self) }
    return values.rare.custom[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Puts a value into a property, or keeps it under its key when the layer has no such property.
  func store(_ value: Any?, forKey key: String) {
    if let property = property(forKey: key) {
      property.set(self, value)
      return
    }
    let action = changeAction(forKey: key)
    values.ownRare.custom[key] = value
    if !isPresentation {
      render.dropPresentation()
      if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  func storedValue(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let head = String(keyPath[..<dot])
    let tail = String(keyPath[keyPath.index(after: dot)...])
    guard let whole = value(forKey: head) else { return values.rare.custom[keyPath] }
    if let layer = whole as? CALayer { return layer.value(forKeyPath: tail) }
    return ValueComponent.get(tail, of: whole)
  }

  func store(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else {
      setValue(value, forKey: keyPath)
      return
    }
    let head = String(keyPath[..<dot])
    let tail = String(keyPath[keyPath.index(after: dot)...])
    guard let whole = self.value(forKey: head) else {
      values.ownRare.custom[keyPath] = value
      return
    }
    if let layer = whole as? CALayer {
      layer.setValue(value, forKeyPath: tail)
    } else if let changed = ValueComponent.set(tail, of: whole, to: value) {
      setValue(changed, forKey: head)
    } else {
      PortableLog.report("\(summary): no value can be set for the key path \(keyPath)")
    }
  }

  static func standardValue(forKey key: String) -> Any? {
    LayerProperty.table[key] == nil ? nil : CALayer().value(forKey: key)
  }
}
