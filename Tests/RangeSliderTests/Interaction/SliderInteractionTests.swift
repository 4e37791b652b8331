import CoreGraphics
import Testing

@testable import RangeSlider

/// The effects of each step of a touch, without a view.
///
/// A slider of values 0 to 100 on 200 points, so that a point is half a value.
struct SliderInteractionTests {
  private var context: SliderInteraction.Context
  private var interaction = SliderInteraction()

  /// The values without the touch.
  private var base = SliderValues()

  init() {
    var values = SliderValues()
    values.set(minimum: 0, maximum: 100, lower: 20, upper: 50)
    context = SliderInteraction.Context(
      values: values,
      geometry: SliderGeometry(
        bounds: CGRect(x: 0, y: 0, width: 228, height: 44),
        thumbSize: CGSize(width: 28, height: 28), trackHeight: 4, minimum: 0, maximum: 100),
      behavior: SliderBehavior())
  }

  private mutating func begin(
    _ target: TouchTargets.Target, at x: CGFloat = 60, tapping tapped: Thumb? = nil
  ) -> SliderInteraction.Effects {
    base = context.values
    return apply(
      interaction.begin(
        target, at: CGPoint(x: x, y: 22), tapping: tapped, in: context,
        presented: context.values.values))
  }

  private mutating func move(to x: CGFloat, y: CGFloat = 22) -> SliderInteraction.Effects {
    apply(interaction.move(to: CGPoint(x: x, y: y), at: 0, in: context))
  }

  private mutating func apply(_ effects: SliderInteraction.Effects) -> SliderInteraction.Effects {
    if let values = effects.values { context.values = values }
    return effects
  }

  @Test("A drag changes values, and reports its beginning, its changes and its end once each")
  mutating func drag() {
    #expect(begin(.thumb(.lower)) == .init(changesHold: true))
    #expect(interaction.takeBegin() == .init(thumbs: .lower, source: .touch, phase: .began))
    #expect(interaction.takeBegin() == nil)
    let moved = move(to: 80)
    #expect(moved.values?.lower == 30)
    #expect(moved.report == .init(thumbs: .lower, source: .touch, phase: .changed))
    #expect(move(to: 80) == .init())
    let ended = apply(interaction.end(in: context, since: base))
    #expect(ended == .init(isOver: true))
    #expect(interaction.takeEnd() == .init(thumbs: .lower, source: .touch, phase: .ended))
    #expect(interaction.takeEnd() == nil)
    #expect(!interaction.isActive)
  }

  @Test("A canceled drag restores the values, and reports them if it reported others")
  mutating func cancel() {
    _ = begin(.thumb(.lower))
    _ = interaction.takeBegin()
    _ = move(to: 80)
    let effects = apply(interaction.cancel(in: context, restoring: base))
    #expect(context.values.lower == 20)
    #expect(effects.report?.phase == .changed)
    #expect(interaction.takeEnd()?.phase == .cancelled)
    #expect(interaction.cancel(in: context, restoring: base) == .init())
  }

  @Test("A drag without continuous events reports once, at the end")
  mutating func notContinuous() {
    context.behavior.isContinuous = false
    _ = begin(.thumb(.upper))
    #expect(move(to: 100).report == nil)
    let ended = apply(interaction.end(in: context, since: base))
    #expect(ended.report == .init(thumbs: .upper, source: .touch, phase: .changed))
  }

  @Test("An undecided touch holds its thumbs until it moves, then one of them")
  mutating func undecided() {
    context.values.set(lower: 50, upper: 50)
    _ = begin(.undecided(.lower, .upper), at: 114)
    #expect(interaction.heldThumbs == .both)
    #expect(move(to: 115) == .init())
    #expect(move(to: 120).changesHold)
    #expect(interaction.heldThumbs == .upper)
  }

  @Test("A tap moves a thumb with an animation when the finger is lifted, unless it slipped")
  mutating func tap() {
    _ = begin(.track(.upper), at: 164)
    #expect(interaction.heldThumbs.isEmpty)
    #expect(move(to: 170) == .init())
    let ended = apply(interaction.end(in: context, since: base))
    #expect(ended.isAnimated)
    #expect(context.values.upper == 75)
    #expect(interaction.takeEnd()?.source == .trackTap)
    _ = begin(.track(.upper), at: 164)
    #expect(move(to: 190).isOver)
    #expect(!interaction.isActive)
  }

  @Test("A touch between the thumbs that does not move is a tap, otherwise a drag of the range")
  mutating func rangeTap() {
    _ = begin(.range, at: 94, tapping: .lower)
    #expect(interaction.takeBegin()?.source == .rangeDrag)
    #expect(move(to: 96) == .init())
    let tapped = apply(interaction.end(in: context, since: base))
    #expect(tapped.isAnimated)
    #expect(tapped.report == .init(thumbs: .lower, source: .trackTap, phase: .changed))
    #expect(context.values.lower == 40)
    #expect(interaction.takeEnd()?.phase == .ended)
    _ = begin(.range, at: 94, tapping: .lower)
    #expect(move(to: 104).report?.source == .rangeDrag)
    #expect(context.values.lower == 45 && context.values.upper == 55)
    #expect(apply(interaction.end(in: context, since: base)) == .init(isOver: true))
  }

  private mutating func change(_ change: (inout SliderValues) -> Void) {
    let old = context.values
    change(&context.values)
    base.follow(context.values, from: old, during: [interaction.drag].compactMap { $0 })
    interaction.follow(context.values, from: old)
  }

  @Test("A held thumb that the app sets goes on from the place of the finger")
  mutating func held() {
    _ = begin(.thumb(.lower))
    change { $0.setValue(40, of: .lower) }
    #expect(move(to: 60) == .init())
    #expect(move(to: 64).values?.lower == 22)
  }

  @Test("Rules that change during a drag outlast its cancellation")
  mutating func rules() {
    _ = begin(.thumb(.lower))
    _ = move(to: 70)
    change { $0.set(minimum: 10) }
    _ = apply(interaction.cancel(in: context, restoring: base))
    #expect(context.values.minimum == 10)
    #expect(context.values.lower == 20)
  }

  @Test("A touch depends on the thumbs that it holds or can hold")
  mutating func dependence() {
    #expect(!interaction.depends(on: .both))
    _ = begin(.thumb(.lower))
    #expect(interaction.depends(on: .lower))
    #expect(!interaction.depends(on: .upper))
  }

  @Test("A drag along the slider excludes other pans; one across it does not")
  mutating func arbitration() {
    #expect(interaction.allowsPan(movement: CGPoint(x: 2, y: 9)))
    _ = begin(.thumb(.lower))
    _ = move(to: 80)
    #expect(!interaction.allowsPan(movement: CGPoint(x: 2, y: 90)))
  }

  @Test("Fine scrubbing moves a thumb by a part of the movement")
  mutating func scrubbing() {
    context.behavior.scrubsFinely = true
    _ = begin(.thumb(.lower))
    #expect(move(to: 80, y: 22 + 60).values?.lower == 25)
    #expect(move(to: 100, y: 22 + 160).values?.lower == 26)
  }
}
