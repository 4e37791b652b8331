#if canImport(SwiftUI)
  import ControlCore
  import SwiftUI
  import UIKit

  /// The content of the views of sliders: the slider between the labels of its ends, in a row, or in a column
  /// if it is vertical.
  struct SliderContent<Selection: SliderSelection, Label: View, ValueLabel: View>: View {
    let slider: SliderRepresentable<Selection>
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel

    var body: some View {
      SliderStack {
        minimumValueLabel
        labeledSlider.layoutValue(key: SliderStack.IsSlider.self, value: true)
        maximumValueLabel
      }
    }

    /// The slider with its label, which is spoken and not displayed, as that of SwiftUI's sliders.
    @ViewBuilder private var labeledSlider: some View {
      if Label.self == EmptyView.self {
        slider
      } else if let text = label as? Text {
        slider.accessibilityElement(children: .contain).accessibilityLabel(text)
      } else if #available(iOS 18, *) {
        slider.accessibilityElement(children: .contain).accessibilityLabel { _ in label }
      } else {
        slider
      }
    }
  }

  // A row of a slider and its labels, or a column from the maximum to the minimum. Only the slider knows
  // whether it is vertical, which a closure of the app may set. Its size tells: it takes the whole length
  // along its axis alone.
  struct SliderStack: Layout {
    struct IsSlider: LayoutValueKey {
      static let defaultValue = false
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let (stack, subviews) = arrangement(of: subviews)
      var cache = stack.makeCache(subviews: subviews)
      return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let (stack, subviews) = arrangement(of: subviews)
      var cache = stack.makeCache(subviews: subviews)
      stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func arrangement(of subviews: Subviews) -> (stack: AnyLayout, subviews: Subviews) {
      let size = subviews.first { $0[IsSlider.self] }?
        .sizeThatFits(ProposedViewSize(width: 1000, height: 1000))
      guard let size, size.height > size.width else { return (AnyLayout(HStackLayout()), subviews) }
      return (AnyLayout(VStackLayout()), subviews[subviews.indices.reversed()])
    }
  }

  struct SliderRepresentable<Selection: SliderSelection>: UIViewRepresentable {
    let input: SliderSync<Selection>.Input
    let write: @MainActor (Selection) -> Void
    let onEditingChanged: (Bool) -> Void
    let configuration: ((Selection.Slider) -> Void)?

    func makeCoordinator() -> SliderLink<Selection> { SliderLink() }

    func makeUIView(context: Context) -> Selection.Slider {
      let slider = Selection.makeSlider()
      context.coordinator.listen(to: slider)
      return slider
    }

    func updateUIView(_ slider: Selection.Slider, context: Context) {
      context.coordinator.apply = { effect in
        switch effect {
        case .editing(let isEditing): onEditingChanged(isEditing)
        case .write(let value): write(value)
        }
      }
      context.coordinator.update(
        slider, to: input, isRightToLeft: context.environment.layoutDirection == .rightToLeft,
        isEnabled: context.environment.isEnabled,
        configuration: configuration,
        animator: context.transaction.animation == nil ? nil : animator(in: context))
    }

    /// Returns the animation of the transaction, and up to iOS 17 that of the slider.
    private func animator(in context: Context) -> SliderAnimator {
      guard #available(iOS 18, *) else { return SliderDisplay.animator }
      return { context.animate(changes: $0, completion: $1) }
    }

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView slider: Selection.Slider, context: Context
    ) -> CGSize? {
      slider.sizeThatFits(proposedWidth: proposal.width, proposedHeight: proposal.height)
    }
  }
#endif
