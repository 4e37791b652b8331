import TestSupport
import Testing
import UIKit

@testable import ActionSheet

/// The texts and symbols of toasts.
@MainActor
struct ToastContentViewTests {
  private let stage = QueueStage()

  private func image(_ toast: Toast) -> UIImageView? {
    toast.view.descendants(UIImageView.self).first
  }

  private func show(_ toast: Toast) {
    stage.queue.enqueue(toast)
    stage.run(1)
  }

  @Test("Symbols have the colors of the system") func symbolsHaveTheColorsOfTheSystem() {
    let success = Toast.success("Saved")
    show(success)
    #expect(image(success)?.tintColor == .systemGreen)
    #expect(image(success)?.image == UIImage(systemName: "checkmark.circle.fill"))
    let error = Toast.error("Failed")
    stage.queue.cancelAll()
    show(error)
    #expect(image(error)?.tintColor == .systemRed)
    let plain = Toast("Plain")
    #expect(image(plain) == nil)
  }

  @Test("A style colors the symbol of an error, the ring and the button")
  func aStyleColorsTheSymbolOfAnErrorTheRingAndTheButton() {
    var style = SheetStyle.classic
    style.colors.destructive = .systemPurple
    style.colors.action = .systemOrange
    let error = Toast.error("Failed")
    error.style = style
    error.setButton("Retry")
    show(error)
    #expect(image(error)?.tintColor == .systemPurple)
    #expect(stage.toastButton?.configuration?.baseForegroundColor == .systemOrange)
    style.colors.header = .systemTeal
    let success = Toast.success("Saved")
    success.style = style
    stage.queue.cancelAll()
    show(success)
    #expect(image(success)?.tintColor == .systemTeal)
  }

  @Test("An image takes the place of the symbol until the toast is finished")
  func anImageTakesThePlaceOfTheSymbolUntilTheToastIsFinished() {
    let cloud = UIImage(systemName: "cloud")
    let toast = Toast("Saving", image: cloud, kind: .loading)
    show(toast)
    #expect(image(toast)?.image == cloud)
    toast.finish(.success)
    #expect(image(toast)?.image == UIImage(systemName: "checkmark.circle.fill"))
  }

  @Test("The symbol of an outcome appears with an animation, and without one before it is shown")
  func theSymbolOfAnOutcomeAppearsWithAnAnimationAndWithoutOneBeforeItIsShown() {
    let toast = Toast.loading("Saving")
    toast.finish(.success)
    #expect(image(toast)?.alpha == 1)
    let other = Toast.loading("Saving")
    show(other)
    stage.run(6)
    other.finish(.success)
    let symbol = image(other)
    stage.run(0.05)
    #expect((symbol?.layer.presentation()?.opacity ?? 1) < 1)
    stage.run(1)
    #expect(symbol?.layer.presentation()?.opacity ?? 1 == 1)
    #expect(symbol?.transform == .identity)
  }

  @Test("The activity indicator is larger at the largest text sizes")
  func theActivityIndicatorIsLargerAtTheLargestTextSizes() {
    let toast = Toast.loading("Saving")
    show(toast)
    var indicator: UIActivityIndicatorView? {
      toast.view.descendants(UIActivityIndicatorView.self).first
    }
    #expect(indicator?.style == .medium)
    stage.toastWindow?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.run(0.1)
    #expect(indicator?.style == .large && indicator?.isAnimating == true)
  }

  @Test("The spoken text begins with the meaning") func theSpokenTextHasTheMeaningBeforeIt() {
    func spoken(_ message: ToastMessage) -> String { message.spokenText }
    #expect(spoken(ToastMessage(text: "Saved", subtitle: "2 MB")) == "Saved, 2 MB")
    #expect(spoken(ToastMessage(text: "Saved", kind: .success)) == "Success, Saved")
    #expect(spoken(ToastMessage(text: "", subtitle: "2 MB", kind: .error)) == "Error, 2 MB")
  }
}
