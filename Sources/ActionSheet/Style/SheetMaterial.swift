/// What a sheet's surfaces are made of.
public enum SheetMaterial: Equatable, Sendable {
  /// The system's glass where there is such a thing, else a regular blur.
  case glass

  /// A blur that shows most of what is behind it.
  case ultraThin

  /// A blur that shows much of what is behind it.
  case thin

  /// A blur that shows some of what is behind it.
  case regular

  /// A blur that shows little of what is behind it.
  case thick

  /// The color alone.
  case opaque

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
    case .glass where !hasGlass: .regular
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
