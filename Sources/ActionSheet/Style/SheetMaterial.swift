/// What a sheet's surfaces are made of.
public enum SheetMaterial: Equatable, Sendable {
  /// The system's glass where there is such a thing, else a regular blur.
  case glass

  /// What lies behind, blurred.
  case blur(Thickness)

  /// The colour alone.
  case opaque

  /// How much of what lies behind shines through.
  public enum Thickness: Equatable, Sendable {
    /// Most of it.
    case ultraThin

    /// Much of it.
    case thin

    /// Some of it.
    case regular

    /// Little of it.
    case thick
  }

  /// What is used in the end: glass where it exists, else a blur, and neither where the user has
  /// transparency reduced.
  ///
  /// Ask again whenever one of the two changes.
  ///
  /// - Parameters:
  ///   - hasGlass: Whether the system offers glass.
  ///   - reducesTransparency: Whether the user has transparency reduced.
  /// - Returns: A material that can be had as it is.
  func resolved(hasGlass: Bool, reducesTransparency: Bool) -> SheetMaterial {
    switch self {
    case _ where reducesTransparency: .opaque
    case .glass where !hasGlass: .blur(.regular)
    default: self
    }
  }
}

/// What carries a sheet's material.
public enum SheetSurface: Equatable, Sendable {
  /// Each row by itself; the gaps between them are see-through.
  case rows

  /// The whole sheet, gaps included.
  case container
}

/// Which parts of a sheet get a plate of material and which get colour.
///
/// The tint is laid on once: with the container's plate, or with each row's. It is made opaque where
/// the user has transparency reduced; a sheet that is opaque by its own choice has it as it is.
struct SheetBackgrounds: Equatable, Sendable {
  /// Whether the container carries material and tint.
  let fillsContainer: Bool

  /// Whether each row carries material and tint.
  let fillsRows: Bool

  /// What the plates are made of; opaque ones have the tint alone.
  let material: SheetMaterial

  /// Makes the plan of a style's surface and the material that is left of its own.
  init(surface: SheetSurface, material: SheetMaterial) {
    fillsContainer = surface == .container
    fillsRows = surface == .rows
    self.material = material
  }
}
