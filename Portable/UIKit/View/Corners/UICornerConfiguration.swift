/// A value that describes how radii are mapped to the corners of a view.
@available(iOS 26.0, *)
public struct UICornerConfiguration: CustomStringConvertible {
  /// The corners in the order of `UIRectCorner`: top left, top right, bottom left, bottom right.
  enum Shape {
    /// A radius for each corner, nil for a square one.
    case corners([UICornerRadius?])
    case capsule(maximumRadius: CGFloat?)
  }

  let shape: Shape

  // MARK: Independent corners

  /// Creates a configuration in which each corner resolves the radius by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }

  /// Creates a configuration with a radius for each corner; a corner without one is square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    let radii = [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]
    return UICornerConfiguration(shape: .corners(radii))
  }

  // MARK: Capsule

  /// Creates a configuration whose corners form a capsule, up to a radius where one is given.
  ///
  /// A maximum that is not finite or not positive makes the corners square.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    let maximum = maximumRadius.map { $0.isFinite ? max(0, $0) : 0 }
    return UICornerConfiguration(shape: .capsule(maximumRadius: maximum.map { CGFloat($0) }))
  }

  public var description: String {
    switch shape {
    case .corners(let radii):
      "corners(\(radii.map { $0?.description ?? "square" }.joined(separator: ", ")))"
    case .capsule(let maximum):
      maximum.map { "capsule(maximumRadius: \($0))" } ?? "capsule"
    }
  }

  var isConcentric: Bool {
    guard case .corners(let radii) = shape else { return false }
    return radii.contains { $0?.isConcentric == true }
  }

  /// The radii of the corners of a rectangle.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle.
  ///   - concentric: The radius that is concentric with the container at the corner of an index.
  /// - Returns: Four radii, none greater than half of the shorter side.
  func radii(for size: CGSize, concentric: (Int) -> CGFloat) -> [CGFloat] {
    let half = max(0, min(size.width, size.height) / 2)
    switch shape {
    case .capsule(let maximum):
      return Array(repeating: min(half, maximum ?? half), count: 4)
    case .corners(let corners):
      return corners.enumerated().map { index, radius in
        switch radius?.kind {
        case .fixed(let radius): min(radius, half)
        case .containerConcentric(let minimum): min(max(minimum, concentric(index)), half)
        case nil: 0
        }
      }
    }
  }
}
