import QuartzCore

extension UIApplication {
  /// The side of a pencil was tapped twice; `location` is where it hovers, in the scene.
  package func process(
    pencilTapAt location: CGPoint?, in scene: UIWindowScene, timestamp: TimeInterval
  ) {
    for (interaction, window) in pencilInteractions(in: scene) {
      let tap = UIPencilInteraction.Tap(
        timestamp: timestamp, hoverPose: pose(at: location, for: interaction, in: window))
      interaction.delegate?.pencilInteraction(interaction, didReceiveTap: tap)
    }
    endTurn()
  }

  /// A pencil was squeezed.
  package func process(
    pencilSqueeze phase: UIPencilInteraction.Phase, at location: CGPoint?, in scene: UIWindowScene,
    timestamp: TimeInterval
  ) {
    for (interaction, window) in pencilInteractions(in: scene) {
      let squeeze = UIPencilInteraction.Squeeze(
        timestamp: timestamp, phase: phase,
        hoverPose: pose(at: location, for: interaction, in: window))
      interaction.delegate?.pencilInteraction(interaction, didReceiveSqueeze: squeeze)
    }
    endTurn()
  }

  private func pencilInteractions(in scene: UIWindowScene) -> [(UIPencilInteraction, UIWindow)] {
    scene.visibleWindows.flatMap { window in
      window.pencilInteractionsInside.map { ($0, window) }
    }
  }

  private func pose(
    at location: CGPoint?, for interaction: UIPencilInteraction, in window: UIWindow
  ) -> UIPencilHoverPose? {
    guard let location, let view = interaction.view else { return nil }
    return UIPencilHoverPose(location: view.convert(window.point(fromScene: location), from: nil))
  }
}

extension UIView {
  /// The enabled pencil interactions of this view and those inside, as far as they are visible.
  fileprivate var pencilInteractionsInside: [UIPencilInteraction] {
    guard !isHidden else { return [] }
    let own = interactions.compactMap { $0 as? UIPencilInteraction }.filter(\.isEnabled)
    return own + subviews.flatMap(\.pencilInteractionsInside)
  }
}
