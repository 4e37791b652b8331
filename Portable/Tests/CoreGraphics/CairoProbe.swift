import CCairo

/// The one call of Cairo's that a test makes itself.
enum CairoProbe {
  static func fill(_ cairo: OpaquePointer) {
    cairo_fill(cairo)
  }
}
