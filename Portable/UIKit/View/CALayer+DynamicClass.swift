import QuartzCore

extension CALayer {
  // Off Apple a metatype value can only be called through a `required` initializer, and making
  // `CALayer.init()` required would break every subclass that overrides it. A convenience
  // initializer reaches the designated one through the class's own table; the method below is that
  // initializer under its symbol name, callable on any metatype.
  convenience init(_dynamicLayer: Void) {
    self.init()
  }

  static func make(of layerClass: AnyClass) -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      PortableLog.report("layerClass \(layerClass) is not a CALayer; a CALayer is used instead")
      return CALayer()
    }
    return type.instantiateLayer()
  }

  @_silgen_name("$s10QuartzCore7CALayerC5UIKitE13_dynamicLayerACyt_tcfC")
  private static func instantiateLayer() -> CALayer
}
