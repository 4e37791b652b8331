import QuartzCore

extension UIImage {
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The image in one color, its own opacity kept; a dynamic color follows the traits.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = color }
  }

  /// The image in one color and with another rendering mode.
  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// An image whose edges keep their size while the middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// An image whose edges keep their size while the middle is tiled or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// An image that image views mirror where the layout runs right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsForRightToLeft = true }
  }

  /// A symbol with `configuration` on top of its own; another image is returned unchanged.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard case .symbol(let symbol) = content else { return self }
    let combined = symbol.configuration.applying(configuration)
    guard
      let changed = SymbolImage(
        name: symbol.name, configuration: combined,
        traits: configuration.traitCollection ?? symbol.traits)
    else { return self }
    var attributes = attributes
    attributes.scale = changed.displayScale
    return UIImage(content: .symbol(changed), attributes: attributes)
  }

  /// A symbol with `configuration` on top of its own; nil for another image.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  private func changing(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(content: content, attributes: attributes)
  }
}
