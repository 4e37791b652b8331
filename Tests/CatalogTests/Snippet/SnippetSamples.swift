// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// with RECORD_SNAPSHOTS=1 it is written anew.
import UIKit

@MainActor
enum SnippetSamples {
  static let all: [String: @MainActor () -> UIView] = [
    RangeSliderValuesSamples.all,
    RangeSliderTouchesSamples.all,
    RangeSliderLookSamples.all,
    RangeSliderLabelsAndTicksSamples.all,
    MultiSliderSamples.all,
    ActionSheetInlineSamples.all,
    DrawingAttributesSamples.all,
    PulseSamples.all,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
