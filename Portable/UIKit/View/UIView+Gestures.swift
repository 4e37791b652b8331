import QuartzCore

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard MainThread.check("UIView.addGestureRecognizer(_:)", of: self) else { return }
    if storedGestureRecognizers?.contains(where: { $0 === recognizer }) ?? false { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
    recognizer.move(to: self)
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard MainThread.check("UIView.removeGestureRecognizer(_:)", of: self) else { return }
    guard let index = storedGestureRecognizers?.firstIndex(where: { $0 === recognizer }) else {
      return
    }
    storedGestureRecognizers?.remove(at: index)
    recognizer.move(to: nil)
  }

  final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]?) {
    let wanted = recognizers ?? []
    for recognizer in storedGestureRecognizers ?? []
    where !wanted.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in wanted { addGestureRecognizer(recognizer) }
  }

  final func attach(_ interaction: any UIInteraction) {
    if storedInteractions.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  final func detach(_ interaction: any UIInteraction) {
    guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(with interactions: [any UIInteraction]) {
    for interaction in storedInteractions
    where !interactions.contains(where: { $0 === interaction }) {
      removeInteraction(interaction)
    }
    for interaction in interactions { addInteraction(interaction) }
  }
}
